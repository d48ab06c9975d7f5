// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/sheets/scoresheet.hpp"

#include <algorithm>

#include "core/exact/number_text.hpp"
#include "core/precondition.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/record/filled_cell.hpp"
#include "core/sheet/settle/ruled_cells.hpp"
#include "core/text/crossed_out.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/route.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using sheet::Cell;
using sheet::HalfKind;
using words::Phrase;

ScoresheetHalf halfAsWritten(const sheet::Half& half) {
  ScoresheetHalf printed;
  printed.kind = half.kind;
  if (half.kind == HalfKind::RemainingTotal || half.kind == HalfKind::GrandTotal) {
    printed.total.written = half.score;
  } else {
    printed.move.written = half.move;
    printed.score.written = half.score;
    printed.total.written = half.total;
  }
  return printed;
}

bool closes(const sheet::Line& line) {
  const auto isOf = [&](auto kinds) { return std::ranges::any_of(line.halves, kinds, &sheet::Half::kind); };
  return !isOf([](HalfKind kind) { return kind == HalfKind::Play; }) &&
         isOf([](HalfKind kind) { return kind != HalfKind::Blank; });
}

std::string resultLabel(words::Language language, std::optional<rules::Result> result) {
  return result ? resultName(*result, language) : said(Phrase::NoResult, language);
}

ScoresheetRow* rowOf(Scoresheet& printed, int line) {
  for (auto* rows : {&printed.play, &printed.closing}) {
    const auto row = std::ranges::find(*rows, line, &ScoresheetRow::line);
    if (row != rows->end()) return &*row;
  }
  return nullptr;
}

// Returns the printed text of a cell. Cell::Remaining stands for two texts of an R.C. line (remaining chips):
// the chip and its value. `written`, the text as the player wrote it, tells which of the two is meant.
CellText& cellOf(ScoresheetHalf& half, Cell cell, std::string_view written) {
  switch (cell) {
    case Cell::Move:
      return half.move;
    case Cell::Score:
      return half.score;
    case Cell::Remaining:
      return half.score.written != written && half.move.written == written ? half.move : half.score;
    case Cell::Total:
    case Cell::RemainingTotal:
    case Cell::GrandTotal:
    case Cell::Result:
      break;
  }
  return half.total;
}

HalfKind kindOf(Cell cell) {
  if (cell == Cell::Remaining) return HalfKind::Remaining;
  return cell == Cell::RemainingTotal ? HalfKind::RemainingTotal : HalfKind::GrandTotal;
}

// Returns one player's half of a closing line (R.C., TOTAL or GRAND TOTAL) that the scoresheet lacks. Inserts
// the line before the first line of a later kind. For TOTAL and GRAND TOTAL, uses the other player's line of
// this kind instead if this player's half of the line is blank.
ScoresheetHalf& insertedHalf(Scoresheet& printed, HalfKind kind, board::Side side) {
  const auto later = std::ranges::find_if(printed.closing, [&](const ScoresheetRow& row) {
    return std::ranges::any_of(row.halves, [&](const ScoresheetHalf& half) { return half.kind > kind; });
  });
  const bool above = later != printed.closing.begin();
  if (kind != HalfKind::Remaining && above) {
    ScoresheetHalf& beside = std::prev(later)->halves[indexOf(side)];
    const HalfKind across = std::prev(later)->halves[indexOf(board::opponent(side))].kind;
    if (across == kind && beside.kind == HalfKind::Blank) {
      beside.kind = kind;
      return beside;
    }
  }
  ScoresheetRow row;
  row.halves[indexOf(side)].kind = kind;
  return printed.closing.insert(later, std::move(row))->halves[indexOf(side)];
}

void mark(Scoresheet& printed, const sheet::Finding& finding, int number) {
  if (finding.cell == Cell::Result) {
    printed.result.findings.push_back(number);
    return;
  }
  if (finding.line && finding.side) {
    ScoresheetRow* row = rowOf(printed, *finding.line);
    if (row == nullptr) return;
    ScoresheetHalf& half = row->halves[indexOf(*finding.side)];
    cellOf(half, finding.cell, finding.written).findings.push_back(number);
    return;
  }
  if (finding.beforeLine || finding.line) {
    ScoresheetRow* row = rowOf(printed, finding.beforeLine.value_or(finding.line.value_or(0)));
    if (row != nullptr) row->margin.push_back(number);
    return;
  }
  const bool closing = finding.cell == Cell::Remaining || finding.cell == Cell::RemainingTotal ||
                       finding.cell == Cell::GrandTotal;
  if (closing && finding.side && finding.correct) {
    ScoresheetHalf& half = insertedHalf(printed, kindOf(finding.cell), *finding.side);
    CellText& cell = finding.cell == Cell::Remaining ? half.move : half.total;
    cell.correct = finding.correct;
    cell.findings.push_back(number);
    if (finding.cell == Cell::Remaining) half.score.correct = finding.counted;
  }
}

void apply(Scoresheet& printed, const sheet::Correction& correction) {
  ScoresheetRow* row = rowOf(printed, correction.line);
  if (row == nullptr) return;
  CellText& cell = cellOf(row->halves[indexOf(correction.side)], correction.cell, correction.written);
  if (cell.written != correction.correct) cell.correct = correction.correct;
}

// Writes the sums that count after all rulings into the closing lines that were inserted because the
// scoresheet lacks them. If a ruling says that remaining chips do not count, the inserted R.C. rows lose
// their correct texts.
void settleInserted(Scoresheet& printed, const AuditPrint& audit, const rules::ChipSet& set) {
  const auto isKeptOut = [&](board::Side side) {
    return std::ranges::any_of(audit.rulings, [side](const RulingPrint& each) {
      return !each.ruling.line && each.ruling.side == side && each.ruling.cell == Cell::Remaining &&
             !each.ruling.value;
    });
  };
  for (ScoresheetRow& row : printed.closing) {
    if (row.line > 0) continue;
    for (const board::Side side : board::kSides) {
      ScoresheetHalf& half = row.halves[indexOf(side)];
      if (half.kind == HalfKind::RemainingTotal)
        half.total.correct = sheet::figureText(set, audit.outcome.remaining[indexOf(side)]);
      if (half.kind == HalfKind::GrandTotal)
        half.total.correct = sheet::figureText(set, audit.outcome.grands[indexOf(side)]);
      if (half.kind != HalfKind::Remaining || !isKeptOut(side)) continue;
      half.move.correct.reset();
      half.score.correct.reset();
    }
  }
}

// Returns the printed texts to which a line, a side and a cell refer. If `line` is nullopt, returns the texts
// of the inserted closing lines. If `side` is nullopt, returns the text of the result.
std::vector<CellText*> cellsAt(Scoresheet& printed, std::optional<int> line, std::optional<board::Side> side,
                               Cell cell) {
  if (!side) return {&printed.result};
  std::vector<CellText*> cells;
  if (line) {
    ScoresheetRow* row = rowOf(printed, *line);
    if (row != nullptr) cells.push_back(&cellOf(row->halves[indexOf(*side)], cell, {}));
    return cells;
  }
  for (ScoresheetRow& row : printed.closing) {
    ScoresheetHalf& half = row.halves[indexOf(*side)];
    if (row.line > 0 || half.kind != kindOf(cell)) continue;
    cells.push_back(cell == Cell::Remaining ? &half.move : &half.total);
  }
  return cells;
}

// Marks a cell if several routes of a capture fit the written text. The audit then followed the likeliest
// route (N6). Does not mark the cell if the scoresheet is accepted, or if a ruling on this cell settled the
// route.
void markOpenRoute(Scoresheet& printed, const sheet::Finding& finding, const AuditPrint& audit,
                   words::Language language) {
  const bool isSaid =
      audit.copy == Copy::Corrected || std::ranges::any_of(audit.rulings, [&](const RulingPrint& each) {
        return each.ruling.line == finding.line && each.ruling.side == finding.side &&
               each.ruling.cell == finding.cell;
      });
  if (finding.code != sheet::FindingCode::AmbiguousRoute || isSaid) return;
  for (CellText* cell : cellsAt(printed, finding.line, finding.side, finding.cell)) {
    cell->beside = said(Phrase::AnotherRoute, language);
  }
}

// Strikes out one player's half of a line that was written after the end of the game. Its entries do not
// count.
void strikeHalf(Scoresheet& printed, const sheet::Finding& finding) {
  if (!finding.line || !finding.side) return;
  ScoresheetRow* row = rowOf(printed, *finding.line);
  if (row == nullptr) return;
  ScoresheetHalf& half = row->halves[indexOf(*finding.side)];
  for (CellText* cell : {&half.move, &half.score, &half.total}) {
    if (cell->written.empty()) {
      cell->correct.reset();
    } else {
      cell->correct = std::string();
    }
  }
}

// A player wrote nothing in a cell that the program filled in. The figure then stands alone as the correct
// value. A cell of a TOTAL or GRAND TOTAL line is never filled in.
void takeFilled(Scoresheet& printed, const std::vector<sheet::FilledCell>& cells) {
  for (const sheet::FilledCell& each : cells) {
    ScoresheetRow* row = rowOf(printed, each.line);
    if (row == nullptr || row->halves[indexOf(each.side)].kind != HalfKind::Play) continue;
    CellText& cell = cellOf(row->halves[indexOf(each.side)], each.cell, {});
    if (cell.written.empty()) continue;
    cell.correct = std::move(cell.written);
    cell.written.clear();
  }
}

// Returns the remark about the figures that the program filled in; empty if there are none.
std::string filledRemark(const sheet::Sheet& sheet, words::Language language) {
  const std::size_t count = sheet::filledCells(sheet).size();
  return count == 0 ? std::string() : said(Phrase::PrintedFilled, language, {std::to_string(count)});
}

// True if a ruling or a correct value differs from the players' entries. Figures that the program filled in
// do not count.
bool isCorrected(const Scoresheet& printed, const std::vector<sheet::FilledCell>& filled) {
  if (printed.result.correct || !printed.rulings.empty()) return true;
  const auto hasOne = [&](const ScoresheetRow& row) {
    return std::ranges::any_of(board::kSides, [&](board::Side side) {
      const auto isFilled = [&](Cell cell) {
        return std::ranges::find(filled, sheet::FilledCell{row.line, side, cell}) != filled.end();
      };
      const ScoresheetHalf& half = row.halves[indexOf(side)];
      return half.move.correct || (half.score.correct && !isFilled(Cell::Score)) ||
             (half.total.correct && !isFilled(Cell::Total));
    });
  };
  return std::ranges::any_of(printed.play, hasOne) || std::ranges::any_of(printed.closing, hasOne);
}

void markRuling(Scoresheet& printed, const sheet::Ruling& ruling, int number) {
  for (CellText* cell : cellsAt(printed, ruling.line, ruling.side, ruling.cell)) {
    cell->findings.push_back(number);
  }
}

// Prints the number of the ruling in each cell that the ruling changes, unless the number of a finding is
// already printed there.
void markEffect(Scoresheet& printed, const sheet::RulingEffect& effect, const sheet::AuditReport& report) {
  for (CellText* cell : cellsAt(printed, effect.line, effect.side, effect.cell)) {
    if (!cell->findings.empty()) continue;
    for (const std::size_t ruling : effect.rulings) cell->findings.push_back(numberOfRuling(report, ruling));
  }
}

// The players wrote their remaining chips in each other's column. Strikes out each player's R.C. entries and
// puts the entries of the other column beside them. Changes nothing in a row that is no R.C. row.
void exchangeRemaining(ScoresheetRow& row, int finding) {
  const std::array<ScoresheetHalf, 2> written = row.halves;
  const auto isRemaining = [](const ScoresheetHalf& half) { return half.kind == HalfKind::Remaining; };
  const auto isOther = [&](const ScoresheetHalf& half) {
    return !isRemaining(half) && half.kind != HalfKind::Blank;
  };
  if (std::ranges::none_of(written, isRemaining) || std::ranges::any_of(written, isOther)) return;
  for (const board::Side side : board::kSides) {
    ScoresheetHalf& half = row.halves[indexOf(side)];
    const ScoresheetHalf& own = written[indexOf(board::opponent(side))];
    half.kind = HalfKind::Remaining;
    const auto exchange = [&](CellText& cell, const CellText& right) {
      if (cell.correct || cell.written == right.written) return;
      cell.correct = right.written;
      cell.findings.push_back(finding);
    };
    exchange(half.move, own.move);
    exchange(half.score, own.score);
  }
}

// The players wrote in each other's column. Puts the correct R.C. entries, TOTAL and GRAND TOTAL beside the
// written ones, which belong to the other player.
void putExchangedSums(Scoresheet& printed, const AuditPrint& audit, const rules::ChipSet& set) {
  const auto& findings = audit.report.findings;
  const auto isExchange = [](const sheet::Finding& finding) {
    return finding.code == sheet::FindingCode::ExchangedColumns &&
           finding.kind != sheet::FindingCase::Unproven;
  };
  const auto exchange = std::ranges::find_if(findings, isExchange);
  if (exchange == findings.end() || !audit.report.isFollowed()) return;
  const auto number = static_cast<int>(exchange - findings.begin()) + 1;
  const auto* scope = exchange->factsAs<sheet::HabitScope>();
  for (ScoresheetRow& row : printed.closing) {
    if (scope != nullptr && scope->withRows) exchangeRemaining(row, number);
    for (const board::Side side : board::kSides) {
      ScoresheetHalf& half = row.halves[indexOf(side)];
      const bool isSum = half.kind == HalfKind::RemainingTotal || half.kind == HalfKind::GrandTotal;
      const auto& sums = half.kind == HalfKind::GrandTotal ? audit.outcome.grands : audit.outcome.remaining;
      const exact::Number& own = sums[indexOf(side)];
      const exact::Number& other = sums[indexOf(board::opponent(side))];
      if (!isSum || half.total.correct || own == other) continue;
      if (sheet::figureIn(half.total.written) != other) continue;
      half.total.correct = sheet::figureText(set, own);
      half.total.findings.push_back(number);
    }
  }
}

void addDecimals(Scoresheet& printed, const sheet::Outcome& outcome, const rules::ChipSet& set) {
  for (ScoresheetRow& row : printed.closing) {
    for (const board::Side side : board::kSides) {
      ScoresheetHalf& half = row.halves[indexOf(side)];
      const exact::Number& grand = outcome.grands[indexOf(side)];
      const bool wanted = sheet::wantsDecimals(sheet::figureText(set, grand));
      if (half.kind != HalfKind::GrandTotal || !wanted) continue;
      const std::string decimals = exact::toDecimals(grand, 2);
      const std::string& shown = half.total.correct ? *half.total.correct : half.total.written;
      if (shown != decimals) half.total.beside = decimals;
    }
  }
}

// Removes the tildes that mark crossed-out text from the quoted cells of a sentence. If the cell has other
// text behind the crossed-out text, only that other text stays. If the whole cell is crossed out, its text
// stays.
std::string withoutTildes(const std::string& sentence) {
  constexpr std::string_view kTildes = "~~";
  std::string text = sentence;
  for (std::size_t from = 0; (from = text.find(kTildes, from)) != std::string::npos;) {
    const std::size_t close = text.find(kTildes, from + kTildes.size());
    if (close == std::string::npos) break;
    const std::size_t end = close + kTildes.size();
    const bool isFollowed = end < text.size() && text[end] == ' ';
    // Examples: if the cell has a text behind the crossed-out text, “~~99~~ 5” becomes “5”. If not, “~~99~~”
    // becomes “99”.
    if (isFollowed) {
      text.erase(from, end + 1 - from);
    } else {
      text.erase(close, kTildes.size());
      text.erase(from, kTildes.size());
    }
  }
  return text;
}

void crossOut(CellText& cell) {
  CrossedOut text = crossedOutIn(cell.written);
  if (text.crossed.empty()) return;
  cell.written = std::move(text.rest);
  cell.crossedOut = std::move(text.crossed);
}

// Moves crossed-out text from the written text of each cell to its own field. Files mark this text with
// tildes. On paper, a line is drawn through it.
void crossOut(Scoresheet& printed) {
  for (auto* rows : {&printed.play, &printed.closing}) {
    for (ScoresheetRow& row : *rows) {
      for (ScoresheetHalf& half : row.halves) {
        for (CellText* cell : {&half.move, &half.score, &half.total}) crossOut(*cell);
      }
    }
  }
}

Scoresheet asWritten(const sheet::Sheet& sheet, GameHead head, words::Language language) {
  Scoresheet printed;
  printed.title = said(Phrase::ScoresheetTitle, language, {setName(head.set, language)});
  printed.head = std::move(head);
  printed.ending = endingName(sheet.ending(), language);
  printed.result.written = resultLabel(language, sheet.result());
  int number = 0;
  for (const sheet::Line& line : sheet.lines) {
    ScoresheetRow row;
    row.line = ++number;
    for (const board::Side side : board::kSides) row.halves[indexOf(side)] = halfAsWritten(line.of(side));
    const bool closing = !printed.closing.empty() || closes(line);
    (closing ? printed.closing : printed.play).push_back(std::move(row));
  }
  takeFilled(printed, sheet::filledCells(sheet));
  printed.remark = filledRemark(sheet, language);
  return printed;
}

}  // namespace

Scoresheet scoresheet(const sheet::Sheet& sheet, GameHead head, words::Language language) {
  Scoresheet printed = asWritten(sheet, std::move(head), language);
  crossOut(printed);
  return printed;
}

void putResult(Scoresheet& printed, const contest::GameResult& result, words::Language language) {
  printed.ending = endingName(result.ending, language);
  const std::string inForce = resultLabel(language, result.result);
  if (printed.result.written == said(Phrase::NoResult, language)) printed.result.written.clear();
  printed.result.correct.reset();
  if (printed.result.written != inForce) printed.result.correct = inForce;
}

Scoresheet correctedScoresheet(const sheet::Sheet& sheet, GameHead head, const rules::ChipSet& set,
                               const AuditPrint& audit, words::Language language) {
  DAMATH_EXPECTS(audit.sentences.size() == audit.report.findings.size());
  Scoresheet printed = asWritten(sheet, std::move(head), language);
  for (std::size_t i = 0; i < audit.report.findings.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    const sheet::Finding& finding = audit.report.findings[i];
    const bool isRuled = std::ranges::any_of(audit.rulings, [&](const RulingPrint& each) {
      return each.ruling.line == finding.line && each.ruling.side == finding.side;
    });
    if (finding.code == sheet::FindingCode::EntryAfterEnd && !isRuled) strikeHalf(printed, finding);
    markOpenRoute(printed, finding, audit, language);
    if (audit.sentences[i].empty()) {
      const auto said = i < audit.sentenceOf.size() ? audit.sentenceOf[i] : std::nullopt;
      if (said) mark(printed, finding, static_cast<int>(*said) + 1);
      continue;
    }
    mark(printed, finding, number);
    printed.findings.push_back({number, withoutTildes(withoutRoutes(audit.sentences[i]))});
  }
  for (const sheet::Correction& correction : audit.outcome.corrections) apply(printed, correction);
  settleInserted(printed, audit, set);
  putExchangedSums(printed, audit, set);
  for (std::size_t i = 0; i < audit.rulings.size(); ++i) {
    const int number = numberOfRuling(audit.report, i);
    markRuling(printed, audit.rulings[i].ruling, number);
    printed.rulings.push_back({number, withoutTildes(withoutRoutes(audit.rulings[i].sentence))});
  }
  for (const sheet::RulingEffect& effect : audit.effects) markEffect(printed, effect, audit.report);
  if (!sheet.result()) printed.result.written.clear();
  if (!audit.outcome.isOpen && sheet.result() != audit.outcome.result)
    printed.result.correct = resultLabel(language, audit.outcome.result);
  addDecimals(printed, audit.outcome, set);
  // A sheet whose cells were not corrected, because all findings are notes, gets no stamp "Corrected copy".
  if (audit.copy == Copy::Audited && !printed.findings.empty())
    printed.stamp = said(Phrase::AuditedCopy, language);
  if (audit.copy == Copy::Corrected && isCorrected(printed, sheet::filledCells(sheet)))
    printed.stamp = said(Phrase::CorrectedCopy, language);
  crossOut(printed);
  return printed;
}

}  // namespace damath::compose
