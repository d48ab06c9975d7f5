// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/settle/ruling.hpp"

#include <algorithm>
#include <tuple>

#include "core/promise.hpp"
#include "core/sheet/cells/entry.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Side;
using exact::Number;

bool isOf(const Ruling& ruling, std::optional<int> line, std::optional<Side> side, Cell cell) {
  return ruling.line == line && ruling.side == side && ruling.cell == cell;
}

std::optional<Number> figureIn(std::string_view text) {
  const Figure figure = readFigure(text);
  if (std::holds_alternative<BlankFigure>(figure)) return Number(0);  // N3
  const auto* steps = std::get_if<std::vector<FigureStep>>(&figure);
  return steps == nullptr ? std::nullopt : std::optional(steps->back().value);
}

// The figure of an R.C., TOTAL or GRAND half.
const std::string& figureText(const Half& half) {
  return half.score.empty() && !half.total.empty() ? half.total : half.score;
}

const std::string& textOf(const Half& half, Cell cell) {
  if (half.kind != HalfKind::Play) return cell == Cell::Move ? half.move : figureText(half);
  return cell == Cell::Move ? half.move : cell == Cell::Score ? half.score : half.total;
}

// Entries that count for nothing: written twice, or after the end.
bool isVoid(FindingCode code) {
  return code == FindingCode::RepeatedLine || code == FindingCode::EntryAfterEnd;
}

class RulingApplier {
 public:
  RulingApplier(const AuditedSheet& audited, const std::vector<Ruling>& rulings)
      : m_audited(audited),
        m_law(audited.ruleset, audited.set),
        m_rulings(rulings),
        m_corrections(corrections(audited.sheet, audited.report)) {}

  Outcome outcome() {
    Outcome outcome;
    for (const Side side : board::kSides) {
      const Totals& totals = m_audited.report.of(side);
      Number& remaining = outcome.remaining[indexOf(side)] = totals.remaining;
      Number& grand = outcome.grands[indexOf(side)] = totals.grand;
      if (m_rulings.empty()) continue;
      m_moved = {};
      playThrough(side);
      remaining += remainingMoved(side);
      closeSum(side, HalfKind::RemainingTotal, Cell::RemainingTotal, totals.remaining, remaining);
      grand += m_moved + (remaining - totals.remaining);
      closeSum(side, HalfKind::GrandTotal, Cell::GrandTotal, totals.grand, grand);
    }
    outcome.result = resultOf(outcome.grands);
    std::ranges::stable_sort(m_corrections, {}, [](const Correction& correction) {
      return std::tuple(correction.line, indexOf(correction.side), correction.cell);
    });
    outcome.corrections = std::move(m_corrections);
    return outcome;
  }

 private:
  [[nodiscard]] const std::vector<Line>& lines() const { return m_audited.sheet.lines; }

  [[nodiscard]] const Ruling* ruled(std::optional<int> line, std::optional<Side> side, Cell cell) const {
    const auto found =
        std::ranges::find_if(m_rulings, [&](const Ruling& each) { return isOf(each, line, side, cell); });
    return found == m_rulings.end() ? nullptr : &*found;
  }

  [[nodiscard]] const Finding* finding(std::optional<int> line, Side side, Cell cell) const {
    const auto found = std::ranges::find_if(m_audited.report.findings, [&](const Finding& each) {
      return each.severity() == Severity::Error && each.line == line && each.side == side &&
             each.cell == cell;
    });
    return found == m_audited.report.findings.end() ? nullptr : &*found;
  }

  // Whether it merely follows from a finding whose cell is kept.
  [[nodiscard]] bool followsKept(const Finding& finding) const {
    for (auto cause = finding.causedBy; cause; cause = m_audited.report.findings[*cause].causedBy) {
      const Finding& root = m_audited.report.findings[*cause];
      const Ruling* ruling = ruled(root.line, root.side, root.cell);
      if (ruling != nullptr) return !ruling->value;
    }
    return false;
  }

  [[nodiscard]] Correction* correction(int line, Side side, Cell cell) {
    const auto found = std::ranges::find_if(m_corrections, [&](const Correction& each) {
      return each.line == line && each.side == side && each.cell == cell;
    });
    return found == m_corrections.end() ? nullptr : &*found;
  }

  void keep(int line, Side side, Cell cell) {
    std::erase_if(m_corrections, [&](const Correction& each) {
      return each.line == line && each.side == side && each.cell == cell;
    });
  }

  void put(int line, Side side, Cell cell, const std::string& stands) {
    const std::string& written = textOf(lines()[static_cast<std::size_t>(line - 1)].of(side), cell);
    if (written == stands) return keep(line, side, cell);
    if (Correction* standing = correction(line, side, cell)) {
      standing->correct = stands;
    } else {
      m_corrections.push_back({line, side, cell, written, stands, std::nullopt});
    }
  }

  // A sum that stands elsewhere than the audit has it: corrected, unless the paper says just that.
  void putSum(int line, Side side, Cell cell, const Number& sum) {
    const auto written = figureIn(textOf(lines()[static_cast<std::size_t>(line - 1)].of(side), cell));
    if (written && *written == sum) return keep(line, side, cell);
    put(line, side, cell, sheet::figureText(m_audited.set, sum));
  }

  // What the audit has in a figure cell.
  [[nodiscard]] std::optional<Number> rightIn(int line, Side side, Cell cell, const Half& half) {
    if (const Correction* correction = this->correction(line, side, cell)) {
      return figureIn(correction->correct);
    }
    const Finding* found = finding(line, side, cell);
    if (found != nullptr && found->correct) return figureIn(*found->correct);
    return figureIn(textOf(half, cell));
  }

  // A ruling's figure, by value or by keeping.
  [[nodiscard]] std::optional<Number> figureOf(const Ruling& ruling, const std::string& written) const {
    return figureIn(ruling.value ? *ruling.value : written);
  }

  // The score that a ruled move has by its own words, on the square and with the ranks of the jump played.
  [[nodiscard]] std::optional<Number> scoreOfMove(int line, Side side, const std::string& move) const {
    const EntryReader reader(m_audited.set);
    const Entry entry = reader.read(move);
    if (entry.quiet() != nullptr) return Number(0);
    if (entry.capture() == nullptr) return std::nullopt;
    for (const ReplayedTurn& turn : m_audited.report.turns) {
      if (turn.side != side) continue;
      const BoardSteps happenings(turn.before, turn.turn);
      for (std::size_t jump = 0; jump < turn.lines.size() && jump < happenings.size(); ++jump) {
        if (turn.lines[jump] != line) continue;
        const auto score = scoreAsWritten(m_law, *entry.capture(), happenings[jump]);
        return score ? std::optional(score->value) : std::nullopt;
      }
    }
    return std::nullopt;
  }

  void playScore(int line, Side side, const Half& half) {
    const Finding* move = finding(line, side, Cell::Move);
    const Finding* found = finding(line, side, Cell::Score);
    const bool counts = move == nullptr || !isVoid(move->code);
    const Number right = counts ? rightIn(line, side, Cell::Score, half).value_or(Number(0)) : Number(0);
    const Ruling* onMove = ruled(line, side, Cell::Move);
    if (onMove != nullptr)
      onMove->value ? put(line, side, Cell::Move, *onMove->value) : keep(line, side, Cell::Move);
    if (const Ruling* ruling = ruled(line, side, Cell::Score)) {
      m_moved += figureOf(*ruling, half.score).value_or(right) - right;
      ruling->value ? put(line, side, Cell::Score, *ruling->value) : keep(line, side, Cell::Score);
      return;
    }
    std::optional<Number> stands;
    if (found != nullptr && followsKept(*found)) {
      stands = figureIn(half.score);
    } else if (onMove != nullptr && onMove->value) {
      stands = scoreOfMove(line, side, *onMove->value);
    } else if (onMove != nullptr && !counts) {
      stands = figureIn(half.score);
    }
    if (!stands) return;
    m_moved += *stands - right;
    if (figureIn(half.score) == stands) return keep(line, side, Cell::Score);
    put(line, side, Cell::Score, sheet::figureText(m_audited.set, *stands));
  }

  void playTotal(int line, Side side, const Half& half) {
    const auto right = rightIn(line, side, Cell::Total, half);
    if (const Ruling* ruling = ruled(line, side, Cell::Total)) {
      const auto stands = figureOf(*ruling, half.total);
      if (right && stands) m_moved = *stands - *right;
      ruling->value ? put(line, side, Cell::Total, *ruling->value) : keep(line, side, Cell::Total);
      return;
    }
    const bool isStated = !half.total.empty() || correction(line, side, Cell::Total) != nullptr;
    if (isStated && right && !m_moved.isZero()) putSum(line, side, Cell::Total, *right + m_moved);
  }

  void playThrough(Side side) {
    for (std::size_t index = 0; index < lines().size(); ++index) {
      const Half& half = lines()[index].of(side);
      if (half.kind != HalfKind::Play) continue;
      const int line = static_cast<int>(index) + 1;
      playScore(line, side, half);
      playTotal(line, side, half);
    }
  }

  // What an R.C. row counts by the audit: nothing where its chip is not on the board.
  [[nodiscard]] Number rightOfRow(int line, Side side, const Half& half) {
    const Finding* found = finding(line, side, Cell::Remaining);
    const bool isOver = found != nullptr && found->correct && found->correct->empty();
    const bool isNoChip =
        found != nullptr && !found->correct && correction(line, side, Cell::Move) == nullptr;
    if (isOver || isNoChip) return 0;
    return rightIn(line, side, Cell::Remaining, half).value_or(Number(0));
  }

  // How far the rulings move the R.C. sum.
  Number remainingMoved(Side side) {
    Number moved;
    Number right;
    for (std::size_t index = 0; index < lines().size(); ++index) {
      const Half& half = lines()[index].of(side);
      if (half.kind != HalfKind::Remaining) continue;
      const int line = static_cast<int>(index) + 1;
      const Number counts = rightOfRow(line, side, half);
      right += counts;
      const Ruling* ruling = ruled(line, side, Cell::Remaining);
      if (ruling == nullptr) continue;
      moved += figureOf(*ruling, figureText(half)).value_or(counts) - counts;
      keep(line, side, Cell::Move);
      ruling->value ? put(line, side, Cell::Remaining, *ruling->value) : keep(line, side, Cell::Remaining);
    }
    if (const Ruling* ruling = ruled(std::nullopt, side, Cell::Remaining)) {
      moved += figureOf(*ruling, {}).value_or(Number(0)) - (m_audited.report.of(side).remaining - right);
    }
    return moved;
  }

  // A TOTAL or GRAND: `right` by the audit, `stands` as the rulings so far have it and then as it is.
  void closeSum(Side side, HalfKind kind, Cell cell, const Number& right, Number& stands) {
    std::optional<int> line;
    for (std::size_t index = 0; index < lines().size() && !line; ++index) {
      if (lines()[index].of(side).kind == kind) line = static_cast<int>(index) + 1;
    }
    const std::string& written =
        line ? figureText(lines()[static_cast<std::size_t>(*line - 1)].of(side)) : m_nothing;
    if (const Ruling* ruling = ruled(line, side, cell)) {
      stands = figureOf(*ruling, written).value_or(stands);
      if (!line) return;
      ruling->value ? put(*line, side, cell, *ruling->value) : keep(*line, side, cell);
      return;
    }
    if (line && stands != right) putSum(*line, side, cell, stands);
  }

  [[nodiscard]] rules::Result resultOf(const std::array<Number, 2>& grands) const {
    const AuditReport& report = m_audited.report;
    if (const Ruling* ruling = ruled(std::nullopt, std::nullopt, Cell::Result)) {
      const auto result = ruling->value ? rules::parseResult(*ruling->value) : m_audited.sheet.result();
      if (result) return *result;
    }
    if (m_rulings.empty()) return report.result;
    return rules::resultOf(m_audited.ruleset, report.ending, grands[0], grands[1]);
  }

  const AuditedSheet& m_audited;
  const Law m_law;
  const std::vector<Ruling>& m_rulings;
  std::vector<Correction> m_corrections;
  Number m_moved;  // of the side under way: how far the rulings so far move what it comes to
  const std::string m_nothing;
};

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

// A TOTAL or GRAND that a side has not on paper.
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

std::optional<RulingFault> faultOf(const AuditedSheet& audited, const Ruling& ruling, Disputed disputed) {
  const auto speaksOf = [&](const Finding& finding) {
    if (isOf(ruling, finding.line, finding.side, finding.cell)) return true;
    const bool isBeside = ruling.cell == Cell::Score || ruling.cell == Cell::Total;
    return isBeside && finding.cell == Cell::Move && finding.severity() == Severity::Error && finding.line &&
           finding.line == ruling.line && finding.side == ruling.side;
  };
  const bool hasFinding = std::ranges::any_of(audited.report.findings, speaksOf);
  if (!hasFinding && disputed == Disputed::No) return RulingFault::NoFinding;
  if (ruling.cell == Cell::Move) return {};
  if (ruling.cell == Cell::Result) {
    const auto result = ruling.value ? rules::parseResult(*ruling.value) : audited.sheet.result();
    // Against the result that was entered a sheet is kept also where it names none: what it comes to stands.
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
  return RulingApplier(audited, rulings).outcome();
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
  for (Line& line : result.lines) {
    for (Half& half : line.halves) {
      // An R.C. row of a chip that is not on the board.
      if (half.kind == HalfKind::Remaining && half.move.empty()) half = Half{};
    }
  }
  for (const Side side : board::kSides) {
    addSum(result, side, HalfKind::RemainingTotal, figureText(audited.set, outcome.remaining[indexOf(side)]));
    addSum(result, side, HalfKind::GrandTotal, figureText(audited.set, outcome.grands[indexOf(side)]));
  }
  const rules::Ending ending = audited.report.ending;
  if (ending != audited.sheet.ending()) result.setTag("Ending", std::string(rules::toText(ending)));
  result.setTag("Result", std::string(rules::toText(outcome.result)));
  int number = 0;
  for (const Ruling& ruling : rulings) {
    const std::string stands = ruling.value.value_or("keep");
    result.setTag("Ruled" + std::to_string(++number), placeText(ruling) + " " + stands);
  }
  return result;
}

std::string placeText(const Ruling& ruling) {
  std::string text = ruling.line ? std::to_string(*ruling.line) + " " : std::string();
  if (ruling.side) text += *ruling.side == Side::Blue ? "blue." : "red.";
  return text + std::string(toText(ruling.cell));
}

}  // namespace damath::sheet
