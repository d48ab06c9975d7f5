// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/settle/ruling.hpp"

#include <algorithm>

#include "core/board/side.hpp"
#include "core/precondition.hpp"
#include "core/sheet/cells/entry.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "core/sheet/settle/ruled_cells.hpp"

namespace damath::sheet {

namespace {

using board::Side;
using exact::Number;

// True if an entry with this finding does not count: it repeats another entry, or it stands after the end of
// the game.
bool isVoid(FindingCode code) {
  return code == FindingCode::RepeatedLine || code == FindingCode::EntryAfterEnd;
}

// Returns the figure that counts in the cell because of the ruling; nullopt if its text is no figure.
std::optional<Number> figureOf(const Ruling& ruling, const std::string& written) {
  return figureIn(ruling.value ? *ruling.value : written);
}

// Returns the score of a ruled move, computed from the move's own operands and sign. The landing square, and
// which chips are damas, come from the jump that was played on the line. Returns 0 for a quiet move. nullopt
// if the line has no jump or the score cannot be computed.
std::optional<Number> scoreOfMove(const RuledCells& cells, int line, Side side, const std::string& move) {
  const EntryReader reader(cells.audited().set);
  const Entry entry = reader.read(move);
  if (entry.quiet() != nullptr) return Number(0);
  if (entry.capture() == nullptr) return std::nullopt;
  for (const ReplayedTurn& turn : cells.audited().report.turns) {
    if (turn.side != side) continue;
    const BoardSteps boardSteps(turn.before, turn.turn);
    for (std::size_t jump = 0; jump < turn.lines.size() && jump < boardSteps.size(); ++jump) {
      if (turn.lines[jump] != line) continue;
      const auto score = scoreAsWritten(cells.law(), *entry.capture(), boardSteps[jump]);
      return score ? std::optional(score->value) : std::nullopt;
    }
  }
  return std::nullopt;
}

// Applies the rulings on a move and its score. Returns the amount by which the side's total changes.
Number ruleOnScore(RuledCells& cells, int line, Side side) {
  const std::string& written = cells.half(line, side).score;
  const Finding* move = cells.finding(line, side, Cell::Move);
  const Finding* found = cells.finding(line, side, Cell::Score);
  const bool counts = move == nullptr || !isVoid(move->code);
  const Number right = counts ? cells.right(line, side, Cell::Score).value_or(Number(0)) : Number(0);
  const Ruling* onMove = cells.ruling(line, side, Cell::Move);
  if (onMove != nullptr) cells.apply(*onMove, line, side);
  if (const Ruling* onScore = cells.ruling(line, side, Cell::Score)) {
    cells.apply(*onScore, line, side);
    return figureOf(*onScore, written).value_or(right) - right;
  }
  std::optional<Number> stands;
  if (found != nullptr && cells.followsKept(*found)) {
    stands = figureIn(written);
  } else if (onMove != nullptr && onMove->value) {
    stands = scoreOfMove(cells, line, side, *onMove->value);
  } else if (onMove != nullptr && !counts) {
    stands = figureIn(written);
  }
  if (!stands) return 0;
  cells.put(line, side, Cell::Score, *stands);
  return *stands - right;
}

// True if the finding reports a habit of filling in totals. A writer with such a habit made no mistake of
// addition.
bool isWayOfFillingIn(const Finding& finding) {
  return finding.code == FindingCode::HabitTotals ||
         (finding.code == FindingCode::HabitSigns && finding.kind == FindingCase::SignsOfTotals);
}

// Keeps the moves and R.C. rows as written if their findings follow from a habit that a ruling keeps.
void keepHabits(RuledCells& cells) {
  for (const Finding& finding : cells.audited().report.findings) {
    if (!finding.line || !finding.side || !cells.followsKept(finding)) continue;
    const Finding& cause = cells.audited().report.findings[*finding.causedBy];
    if (cause.factsAs<HabitScope>() == nullptr) continue;
    if (finding.cell == Cell::Move) cells.keep(*finding.line, *finding.side, Cell::Move);
    if (finding.cell != Cell::Remaining) continue;
    cells.keep(*finding.line, *finding.side, Cell::Move);
    cells.keep(*finding.line, *finding.side, Cell::Remaining);
  }
}

// Applies the ruling on a total, and sets `moved` to the amount by which this ruling changes the running
// total. If there is no such ruling, changes the total by `moved`, the amount from the rulings up to this
// line.
void ruleOnTotal(RuledCells& cells, int line, Side side, Number& moved) {
  const std::string& written = cells.half(line, side).total;
  const auto right = cells.right(line, side, Cell::Total);
  const Ruling* const ruling = cells.ruling(line, side, Cell::Total);
  const Finding* const found = cells.finding(line, side, Cell::Total);
  if (found != nullptr && isWayOfFillingIn(*found)) {
    const bool isKept = ruling != nullptr ? !ruling->value : cells.followsKept(*found);
    if (isKept) return cells.keep(line, side, Cell::Total);
  }
  if (ruling != nullptr) {
    const auto stands = figureOf(*ruling, written);
    if (right && stands) moved = *stands - *right;
    cells.apply(*ruling, line, side);
    return;
  }
  const bool isStated = !isBlank(readFigure(written)) || cells.isCorrected(line, side, Cell::Total);
  if (isStated && right && !moved.isZero()) cells.put(line, side, Cell::Total, *right + moved);
}

// Applies all rulings on moves, scores and totals. Returns the amount by which the side's running total
// changes.
Number ruleOnPlay(RuledCells& cells, Side side) {
  Number moved;
  for (int line = 1; line <= cells.lines(); ++line) {
    if (cells.half(line, side).kind != HalfKind::Play) continue;
    moved += ruleOnScore(cells, line, side);
    ruleOnTotal(cells, line, side, moved);
  }
  return moved;
}

// Returns the value that the audit calculates for an R.C. row; 0 if the row's chip is unknown or is not on
// the board.
Number rightOfRow(const RuledCells& cells, int line, Side side) {
  const Finding* found = cells.finding(line, side, Cell::Remaining);
  const bool isOver = found != nullptr && found->correct && found->correct->empty();
  const bool isNoChip = found != nullptr && !found->correct && !cells.isCorrected(line, side, Cell::Move);
  if (isOver || isNoChip) return 0;
  return cells.right(line, side, Cell::Remaining).value_or(Number(0));
}

// Returns the written figure of an R.C. row if it follows a habit that a ruling keeps; nullopt otherwise.
std::optional<Number> figureOfHabit(const RuledCells& cells, int line, Side side) {
  const Finding* found = cells.finding(line, side, Cell::Remaining);
  if (found == nullptr || !cells.followsKept(*found)) return std::nullopt;
  const Half& half = cells.half(line, side);
  const bool isOfChip = found->written == half.move && found->written != half.score;
  if (isOfChip) return std::nullopt;
  return figureIn(textOf(half, Cell::Remaining));
}

// Applies the rulings on R.C. rows. Returns the amount by which the sum of the rows changes.
Number ruleOnRemaining(RuledCells& cells, Side side) {
  Number moved;
  Number right;
  for (int line = 1; line <= cells.lines(); ++line) {
    const Half& half = cells.half(line, side);
    if (half.kind != HalfKind::Remaining) continue;
    const Number counts = rightOfRow(cells, line, side);
    right += counts;
    const Ruling* ruling = cells.ruling(line, side, Cell::Remaining);
    if (ruling == nullptr) {
      if (const auto stands = figureOfHabit(cells, line, side)) moved += *stands - counts;
      continue;
    }
    moved += figureOf(*ruling, textOf(half, Cell::Remaining)).value_or(counts) - counts;
    cells.keep(line, side, Cell::Move);
    cells.apply(*ruling, line, side);
  }
  if (const Ruling* ruling = cells.ruling(std::nullopt, side, Cell::Remaining)) {
    moved += figureOf(*ruling, {}).value_or(Number(0)) - (cells.audited().report.of(side).remaining - right);
  }
  return moved;
}

// Applies the ruling on a TOTAL or GRAND row. `right` is the sum that the audit calculates. `stands` is the
// sum after the rulings so far; a ruling on this row changes it.
void ruleOnSum(RuledCells& cells, Side side, HalfKind kind, Cell cell, const Number& right, Number& stands) {
  std::optional<int> line;
  for (int each = 1; each <= cells.lines() && !line; ++each) {
    if (cells.half(each, side).kind == kind) line = each;
  }
  if (const Ruling* ruling = cells.ruling(line, side, cell)) {
    stands = figureOf(*ruling, line ? textOf(cells.half(*line, side), cell) : "").value_or(stands);
    if (line) cells.apply(*ruling, *line, side);
    return;
  }
  if (line && stands != right) cells.put(*line, side, cell, stands);
}

// Returns the result that these grand totals give. Some endings decide the result without the totals.
rules::Result resultOfTotals(const AuditedSheet& audited, const std::array<Number, 2>& grands) {
  return rules::resultOf(audited.ruleset, audited.report.ending, grands[0], grands[1]);
}

rules::Result ruledResult(const RuledCells& cells, const std::array<Number, 2>& grands) {
  const AuditedSheet& audited = cells.audited();
  if (const Ruling* ruling = cells.ruling(std::nullopt, std::nullopt, Cell::Result)) {
    const auto result = ruling->value ? rules::parseResult(*ruling->value) : audited.sheet.result();
    if (result) return *result;
  }
  // The audit's result counts unless the changed grand totals give another result. If the game was not
  // followed, the audit's result is the result on paper.
  const AuditReport& report = audited.report;
  const rules::Result before =
      resultOfTotals(audited, {report.of(Side::Blue).grand, report.of(Side::Red).grand});
  const rules::Result after = resultOfTotals(audited, grands);
  return before == after ? report.result : after;
}

bool isFigure(Cell cell) {
  return cell != Cell::Move && cell != Cell::Result;
}

const Half* halfOf(const Sheet& sheet, const Ruling& ruling) {
  if (!ruling.line || !ruling.side) return nullptr;
  const auto index = static_cast<std::size_t>(*ruling.line - 1);
  return *ruling.line >= 1 && index < sheet.lines.size() ? &sheet.lines[index].of(*ruling.side) : nullptr;
}

void setCell(Half& half, Cell cell, const std::string& text) {
  if (half.kind == HalfKind::Play) {
    (cell == Cell::Move ? half.move : cell == Cell::Score ? half.score : half.total) = text;
  } else if (cell == Cell::Move) {
    half.move = text;
  } else {
    (half.score.empty() && !half.total.empty() ? half.total : half.score) = text;
  }
}

// Adds a TOTAL or GRAND row for the side unless the sheet has one.
void addSum(Sheet& sheet, Side side, HalfKind kind, const std::string& figure) {
  for (Line& line : sheet.lines) {
    if (line.of(side).kind == kind) return;
  }
  const auto beside = std::ranges::find_if(sheet.lines, [&](const Line& line) {
    return line.of(board::opponent(side)).kind == kind && line.of(side).kind == HalfKind::Blank;
  });
  Half half;
  half.kind = kind;
  half.score = figure;
  if (beside != sheet.lines.end()) {
    beside->of(side) = std::move(half);
    return;
  }
  Line line;
  line.of(side) = std::move(half);
  const auto later = std::ranges::find_if(sheet.lines, [&](const Line& each) {
    return std::ranges::any_of(each.halves, [&](const Half& other) { return other.kind > kind; });
  });
  sheet.lines.insert(later, std::move(line));
}

}  // namespace

bool isOfPlaceAlone(const Finding& finding) {
  return finding.factsAs<HabitScope>() != nullptr && habitsIn(finding).empty();
}

std::optional<RulingFault> faultOf(const AuditedSheet& audited, const Ruling& ruling, Disputed disputed) {
  const auto speaksOf = [&](const Finding& finding) {
    if (isOf(ruling, finding.line, finding.side, finding.cell)) return true;
    const bool isBeside = ruling.cell == Cell::Score || ruling.cell == Cell::Total;
    return isBeside && finding.cell == Cell::Move && finding.severity() == Severity::Error && finding.line &&
           finding.line == ruling.line && finding.side == ruling.side;
  };
  const bool hasFinding = std::ranges::any_of(audited.report.findings, speaksOf);
  if (!hasFinding && disputed == Disputed::No) return RulingFault::NoFinding;
  for (const Finding& finding : audited.report.findings) {
    if (disputed == Disputed::Yes || !isOf(ruling, finding.line, finding.side, finding.cell)) continue;
    if (finding.code == FindingCode::SeveralGames) return RulingFault::LeavesGamesOpen;
    const bool isProvenExchange =
        finding.code == FindingCode::ExchangedColumns && finding.kind != FindingCase::Unproven;
    if (isProvenExchange && !ruling.value) return RulingFault::KeepsExchange;
  }
  if (ruling.cell == Cell::Move) {
    const bool isReadable = !ruling.value || !EntryReader(audited.set).read(*ruling.value).isUnreadable();
    return isReadable ? std::nullopt : std::optional(RulingFault::NoValue);
  }
  if (ruling.cell == Cell::Result) {
    const auto result = ruling.value ? rules::parseResult(*ruling.value) : audited.sheet.result();
    // In a dispute about the entered result, a sheet without a written result can also be kept as it is. The
    // result of its totals then counts.
    const bool isStated = result || (!ruling.value && disputed == Disputed::Yes);
    return isStated ? std::nullopt : std::optional(RulingFault::NoValue);
  }
  const Half* half = halfOf(audited.sheet, ruling);
  const bool isMissingSum = half == nullptr && ruling.cell != Cell::Remaining;
  if (!ruling.value && isMissingSum) return RulingFault::NoValue;
  const std::string written = half == nullptr ? std::string() : textOf(*half, ruling.cell);
  const bool isBlank = ruling.value && ruling.value->empty();
  const bool isStated = !isBlank && figureIn(ruling.value.value_or(written)).has_value();
  return isFigure(ruling.cell) && !isStated ? std::optional(RulingFault::NoValue) : std::nullopt;
}

Outcome outcomeOf(const AuditedSheet& audited, const std::vector<Ruling>& rulings) {
  RuledCells cells(audited, rulings);
  Outcome outcome;
  for (const Side side : board::kSides) {
    const Totals& totals = audited.report.of(side);
    outcome.running[indexOf(side)] = totals.running;
    Number& remaining = outcome.remaining[indexOf(side)] = totals.remaining;
    Number& grand = outcome.grands[indexOf(side)] = totals.grand;
    if (rulings.empty()) continue;
    keepHabits(cells);
    const Number moved = ruleOnPlay(cells, side);
    outcome.running[indexOf(side)] += moved;
    remaining += ruleOnRemaining(cells, side);
    ruleOnSum(cells, side, HalfKind::RemainingTotal, Cell::RemainingTotal, totals.remaining, remaining);
    grand += moved + (remaining - totals.remaining);
    ruleOnSum(cells, side, HalfKind::GrandTotal, Cell::GrandTotal, totals.grand, grand);
  }
  outcome.result = ruledResult(cells, outcome.grands);
  const bool isRuled = cells.ruling(std::nullopt, std::nullopt, Cell::Result) != nullptr;
  outcome.isOpen = !isRuled && audited.report.isResultOpen && !openGaps(audited.report, rulings).empty();
  outcome.isAgainstTotals = !isRuled && resultOfTotals(audited, outcome.grands) != outcome.result;
  outcome.corrections = cells.take();
  return outcome;
}

Sheet correctedByRulings(const AuditedSheet& audited, const std::vector<Ruling>& rulings) {
  if (rulings.empty()) return corrected(audited.sheet, audited.set, audited.ruleset, audited.report);
  const Outcome outcome = outcomeOf(audited, rulings);
  Sheet result = audited.sheet;
  for (const Correction& correction : outcome.corrections) {
    DAMATH_EXPECTS(correction.line >= 1 && correction.line <= static_cast<int>(result.lines.size()));
    setCell(result.lines[static_cast<std::size_t>(correction.line - 1)].of(correction.side), correction.cell,
            correction.correct);
  }
  for (int number = 1; number <= static_cast<int>(result.lines.size()); ++number) {
    for (const Side side : board::kSides) {
      Half& half = result.lines[static_cast<std::size_t>(number - 1)].of(side);
      if (half.kind != HalfKind::Remaining || !half.move.empty()) continue;
      // The row names no chip. In most cases, the corrections have cleared the chip because it is not on the
      // board. The whole row is cleared then, unless a ruling states its figure.
      const bool isRuled = std::ranges::any_of(rulings, [&](const Ruling& ruling) {
        return isOf(ruling, number, side, Cell::Remaining) && (!ruling.value || !ruling.value->empty());
      });
      if (!isRuled) half = Half{};
    }
  }
  for (const Side side : board::kSides) {
    addSum(result, side, HalfKind::RemainingTotal, figureText(audited.set, outcome.remaining[indexOf(side)]));
    addSum(result, side, HalfKind::GrandTotal, figureText(audited.set, outcome.grands[indexOf(side)]));
  }
  const rules::Ending ending = audited.report.ending;
  if (ending != audited.sheet.ending()) result.setTag(kEndingTag, std::string(rules::toText(ending)));
  if (!outcome.isOpen) result.setTag(kResultTag, std::string(rules::toText(outcome.result)));
  int number = 0;
  for (const Ruling& ruling : rulings) {
    const std::string stands = ruling.value.value_or("keep");
    result.setTag("Ruled" + std::to_string(++number), placeText(ruling) + " " + stands);
  }
  return result;
}

std::string placeText(const Ruling& ruling) {
  std::string text = ruling.line ? std::to_string(*ruling.line) + " " : std::string();
  if (ruling.side) text += std::string(toText(*ruling.side)) + '.';
  return text + std::string(toText(ruling.cell));
}

}  // namespace damath::sheet
