// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/finding_facts.hpp"

#include <algorithm>

#include "core/rules/legal_turns.hpp"
#include "core/rules/score.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::ChipIndex;
using board::Side;
using exact::Number;

// A paper sheet has some dozens of lines. What is longer is no such sheet, and is not searched again for each
// of its findings.
bool isSearchable(const Audited& audited) {
  return audited.sheet.lines.size() <= 500 && audited.report.findings.size() <= 1000;
}

std::optional<std::size_t> jumpAt(const ReplayedTurn& turn, int line) {
  const auto found = std::ranges::find(turn.lines, line);
  if (found == turn.lines.end()) return std::nullopt;
  return static_cast<std::size_t>(found - turn.lines.begin());
}

std::optional<TurnPlace> turnAtLine(const AuditReport& report, int line, std::optional<Side> side) {
  for (std::size_t i = 0; i < report.turns.size(); ++i) {
    if (side && report.turns[i].side != *side) continue;
    if (const auto jump = jumpAt(report.turns[i], line)) return TurnPlace{i, *jump};
  }
  return std::nullopt;
}

bool hasUnwritten(const ReplayedTurn& turn) {
  return turn.lines.size() < std::max<std::size_t>(turn.turn.jumps().size(), 1);
}

// The last turn with something unwritten before the line, or before the end of the moves.
std::optional<TurnPlace> turnLeftOut(const AuditReport& report, const Finding& finding) {
  std::optional<TurnPlace> found;
  for (std::size_t i = 0; i < report.turns.size(); ++i) {
    const ReplayedTurn& turn = report.turns[i];
    const bool reached =
        finding.beforeLine && !turn.lines.empty() && turn.lines.back() >= *finding.beforeLine;
    const bool fits = hasUnwritten(turn) && (!finding.side || turn.side == *finding.side);
    if (fits && (!reached || turn.lines.back() == *finding.beforeLine)) found = TurnPlace{i, 0};
    if (reached && found) break;
  }
  return found;
}

Number scoreSum(const ReplayedTurn& turn, std::size_t count) {
  Number sum;
  for (std::size_t i = 0; i < std::min(count, turn.scores.size()); ++i) sum += turn.scores[i].value;
  return sum;
}

bool isRight(const Audited& audited, const SumFacts& facts, const Finding& finding) {
  return finding.correct == figureText(audited.law.set, facts.rounded);
}

std::optional<SumFacts> runningSum(const Audited& audited, const Finding& finding) {
  const AuditReport& report = audited.report;
  const auto place = turnOf(report, finding);
  if (!place) return std::nullopt;
  const ReplayedTurn& last = report.turns[place->turn];
  if (hasUnwritten(last) || !last.turn.isCapture()) return std::nullopt;
  Number before;
  for (std::size_t i = 0; i < place->turn; ++i) {
    if (report.turns[i].side == last.side) before += scoreSum(report.turns[i], report.turns[i].scores.size());
  }
  before += scoreSum(last, place->jump);
  const Number score = last.scores[place->jump].value;
  SumFacts facts{{before, score}, before + score, {}};
  facts.rounded = audited.law.scores.runningTotal(facts.sum);
  return facts;
}

// The figure that should stand in a cell: as the audit corrects it, else as it is written.
std::optional<Number> rightFigure(const Audited& audited, int line, Side side, Cell cell) {
  const std::string& written = cell == Cell::Score
                                   ? audited.sheet.lines[static_cast<std::size_t>(line - 1)].of(side).score
                                   : audited.sheet.lines[static_cast<std::size_t>(line - 1)].of(side).total;
  std::string text = written;
  for (const Finding& each : audited.report.findings) {
    if (each.line != line || each.side != side || each.cell != cell) continue;
    if (each.severity() == Severity::Note) continue;
    if (!each.correct && !each.counted) return std::nullopt;
    text = each.correct ? *each.correct : *each.counted;
  }
  const Figure figure = readFigure(text);
  const auto* steps = std::get_if<std::vector<FigureStep>>(&figure);
  return steps != nullptr ? std::optional(steps->back().value) : std::nullopt;
}

// The same from the paper alone, where the lines could not be replayed.
std::optional<SumFacts> paperSum(const Audited& audited, const Finding& finding) {
  if (!finding.line || !finding.side || halfOf(audited, finding) == nullptr) return std::nullopt;
  const auto score = rightFigure(audited, *finding.line, *finding.side, Cell::Score);
  if (!score) return std::nullopt;
  for (int line = *finding.line - 1; line >= 1; --line) {
    const Half& half = audited.sheet.lines[static_cast<std::size_t>(line - 1)].of(*finding.side);
    if (half.kind != HalfKind::Play || half.score.empty()) continue;
    const auto before = rightFigure(audited, line, *finding.side, Cell::Total);
    if (!before) return std::nullopt;
    return SumFacts{{*before, *score}, *before + *score, *before + *score};
  }
  return std::nullopt;
}

std::optional<SumFacts> remainingSum(const Audited& audited, const Finding& finding) {
  const auto position = lastPosition(audited.report);
  if (!position || !finding.side) return std::nullopt;
  SumFacts facts;
  for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto square = position->find(*finding.side, chip);
    if (!square) continue;
    facts.parts.push_back(audited.law.scores.remainingValue(*position->at(*square), *square));
    facts.sum += facts.parts.back();
  }
  facts.rounded = facts.sum;
  return facts;
}

// The line that last says that the chip was taken, before this half of this line.
std::optional<int> lineThatTook(const Audited& audited, const EntryReader& reader, Side side, ChipIndex chip,
                                const Finding& finding) {
  const auto& lines = audited.sheet.lines;
  std::optional<int> found;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    if (finding.line && number > *finding.line) break;
    const Side taker = board::opponent(side);
    if (number == finding.line && !(taker == Side::Blue && finding.side == Side::Red)) break;
    const Half& half = lines[i].of(taker);
    if (half.kind != HalfKind::Play) continue;
    const Entry entry = reader.read(half.move);
    if (entry.capture() != nullptr && entry.capture()->taken.names(chip)) found = number;
  }
  return found;
}

}  // namespace

std::optional<TurnPlace> turnOf(const AuditReport& report, const Finding& finding) {
  if (finding.code == FindingCode::MissingLine) return turnLeftOut(report, finding);
  const bool ofPlay =
      finding.cell == Cell::Move || finding.cell == Cell::Score || finding.cell == Cell::Total;
  if (!finding.line || !finding.side || !ofPlay) return std::nullopt;
  if (finding.code == FindingCode::RepeatedLine || finding.code == FindingCode::EntryAfterEnd) {
    return std::nullopt;
  }
  // In swapped halves each stands in the other player's column.
  const bool displaced = finding.code == FindingCode::WrongTurn;
  const Side first = displaced ? board::opponent(*finding.side) : *finding.side;
  if (const auto place = turnAtLine(report, *finding.line, first)) return place;
  return displaced ? turnAtLine(report, *finding.line, std::nullopt) : std::nullopt;
}

std::optional<board::Position> positionBefore(const AuditReport& report, std::size_t turn) {
  if (turn >= report.turns.size()) return std::nullopt;
  const ReplayedTurn& made = report.turns[turn];
  board::Position before = made.before;
  before.setToMove(made.side);
  return before;
}

std::optional<board::Position> lastPosition(const AuditReport& report) {
  if (report.replay != Replay::Complete || report.turns.empty()) return std::nullopt;
  return report.turns.back().after;
}

std::optional<SumFacts> sumOf(const Audited& audited, const Finding& finding) {
  std::optional<SumFacts> facts;
  if (finding.cell == Cell::Total && isSearchable(audited)) {
    facts = runningSum(audited, finding);
    if (!facts || !isRight(audited, *facts, finding)) facts = paperSum(audited, finding);
    if (facts && facts->parts.front().isZero()) return std::nullopt;  // nothing to add
  }
  if (finding.cell == Cell::RemainingTotal) facts = remainingSum(audited, finding);
  if (finding.cell == Cell::GrandTotal && finding.side) {
    const Totals& totals = audited.report.of(*finding.side);
    facts = SumFacts{{totals.running, totals.remaining}, totals.grand, totals.grand};
  }
  if (!facts || facts->parts.size() < 2 || !isRight(audited, *facts, finding)) return std::nullopt;
  return facts;
}

const Half* halfOf(const Audited& audited, const Finding& finding) {
  if (!finding.line || !finding.side) return nullptr;
  const auto index = static_cast<std::size_t>(*finding.line - 1);
  return index < audited.sheet.lines.size() ? &audited.sheet.lines[index].of(*finding.side) : nullptr;
}

std::optional<PlacedChip> remainingChip(const Audited& audited, const Finding& finding) {
  const auto position = lastPosition(audited.report);
  const Half* half = halfOf(audited, finding);
  if (!position || half == nullptr || finding.cell != Cell::Remaining) return std::nullopt;
  const EntryReader reader(audited.law.set);
  // Where another chip was meant, the finding says which.
  const bool chipIsWrong = finding.written == half->move && half->move != half->score && finding.correct &&
                           !finding.correct->empty();
  const auto row = reader.readRemaining(chipIsWrong ? *finding.correct : half->move);
  if (!row) return std::nullopt;
  for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto square = position->find(*finding.side, chip);
    if (square && row->chip.names(chip)) return PlacedChip{*position->at(*square), *square};
  }
  return std::nullopt;
}

std::optional<PlacedChip> movedChip(const Audited& audited, const Finding& finding) {
  const auto place = turnOf(audited.report, finding);
  const auto position = place ? positionBefore(audited.report, place->turn) : std::nullopt;
  const Half* half = halfOf(audited, finding);
  if (!position || half == nullptr) return std::nullopt;
  const Entry entry = EntryReader(audited.law.set).read(half->move);
  if (entry.quiet() == nullptr) return std::nullopt;
  std::optional<PlacedChip> found;
  for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto square = position->find(position->toMove(), chip);
    if (!square || !entry.quiet()->chip.names(chip)) continue;
    if (found) return std::nullopt;  // of equal value (C1): either could be meant
    found = PlacedChip{*position->at(*square), *square};
  }
  return found;
}

std::optional<TakenChip> takenBefore(const Audited& audited, const Finding& finding) {
  const Half* half = halfOf(audited, finding);
  if (half == nullptr || !isSearchable(audited)) return std::nullopt;
  const EntryReader reader(audited.law.set);
  std::vector<std::pair<Operand, Side>> operands;
  if (finding.cell == Cell::Remaining) {
    if (const auto row = reader.readRemaining(half->move)) operands.emplace_back(row->chip, *finding.side);
  } else {
    const Entry entry = reader.read(half->move);
    if (entry.quiet() != nullptr) operands.emplace_back(entry.quiet()->chip, *finding.side);
    if (entry.capture() != nullptr) {
      operands.emplace_back(entry.capture()->taker, *finding.side);
      operands.emplace_back(entry.capture()->taken, board::opponent(*finding.side));
    }
  }
  for (const auto& [operand, side] : operands) {
    for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
      if (!operand.names(chip)) continue;
      if (const auto line = lineThatTook(audited, reader, side, chip, finding)) {
        return TakenChip{side, chip, *line};
      }
    }
  }
  return std::nullopt;
}

std::optional<CaptureCounts> captureCounts(const Audited& audited, const Finding& finding) {
  const auto place = turnOf(audited.report, finding);
  const auto position = place ? positionBefore(audited.report, place->turn) : std::nullopt;
  if (!position) return std::nullopt;
  CaptureCounts counts{audited.report.turns[place->turn].turn.jumps().size(), 0};
  for (const rules::Turn& turn : rules::legalTurns(audited.law.ruleset, *position)) {
    counts.most = std::max(counts.most, turn.jumps().size());
  }
  if (counts.taken == 0 || counts.most <= counts.taken) return std::nullopt;
  return counts;
}

std::optional<DamaFacts> chipsOf(const Audited& audited, const Finding& finding) {
  const auto place = turnOf(audited.report, finding);
  const auto position = place ? positionBefore(audited.report, place->turn) : std::nullopt;
  if (!position) return std::nullopt;
  const ReplayedTurn& made = audited.report.turns[place->turn];
  if (hasUnwritten(made) || !made.turn.isCapture()) return std::nullopt;
  const rules::Jump& jump = made.turn.jumps()[place->jump];
  return DamaFacts{{*position->at(made.turn.start()), jump.landing}, {*position->at(jump.taken), jump.taken}};
}

bool isSwapped(const Audited& audited, const Finding& finding) {
  if (!finding.correct) return false;
  const EntryReader reader(audited.law.set);
  const Entry written = reader.read(finding.written);
  const Entry right = reader.read(*finding.correct);
  if (written.capture() == nullptr || right.capture() == nullptr) return false;
  return written.capture()->taker.text == right.capture()->taken.text &&
         written.capture()->taken.text == right.capture()->taker.text;
}

}  // namespace damath::sheet
