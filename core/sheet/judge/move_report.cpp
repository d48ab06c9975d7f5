// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/move_report.hpp"

#include <algorithm>
#include <utility>

#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Position;
using board::Side;

FindingCode codeOf(rules::Breach breach) {
  switch (breach) {
    case rules::Breach::MissedCapture:
      return FindingCode::MissedCapture;
    case rules::Breach::NotMaximum:
      return FindingCode::NotMaximum;
    case rules::Breach::DamaPriority:
      return FindingCode::DamaPriority;
    case rules::Breach::ChainNotFinished:
      return FindingCode::ChainNotFinished;
  }
  return FindingCode::IllegalMove;
}

bool isDama(const board::Piece& piece) {
  return piece.rank == board::Rank::Dama;
}

constexpr Fault kWrongOperand{FindingCode::WrongOperand, "S1"};

// Return the fault of a piece that cannot make a quiet move as written (illegalMoveOf), or a capture as
// written (illegalTakeOf).
Fault illegalMoveOf(const board::Piece& piece, const rules::Ruleset& ruleset) {
  if (!isDama(piece)) return {FindingCode::IllegalMove, "M2", FindingCase::OrdinaryStep};
  return {FindingCode::IllegalMove, ruleset.damaRange.clauseFor("M3"), FindingCase::DamaSlide};
}
Fault illegalTakeOf(const board::Piece& piece, const rules::Ruleset& ruleset) {
  if (isDama(piece)) {
    return {FindingCode::IllegalMove, ruleset.damaRange.clauseFor("K3"), FindingCase::DamaTake};
  }
  return {FindingCode::IllegalMove, ruleset.menCaptureBackward.clauseFor("K2"), FindingCase::OrdinaryTake};
}

// Returns the chip that a quiet move names, with its square. Returns no facts unless exactly one chip on the
// board fits: chips may have equal values (C1).
FindingFacts standingChip(const PlayEntry& written, Side side, const Position& position) {
  const QuietEntry* quiet = written.entry.quiet();
  std::vector<PlacedChip> found;
  for (board::ChipIndex chip = 0; quiet != nullptr && chip < board::kChipsASide; ++chip) {
    const auto square = quiet->chip.names(chip) ? position.find(side, chip) : std::nullopt;
    if (square) found.push_back({*position.at(*square), *square});
  }
  return found.size() == 1 ? FindingFacts(std::move(found)) : FindingFacts();
}

}  // namespace

std::optional<FindingIndex> MoveReport::askTurn(const ExplainedTurn& explained, const Position& position) {
  const std::optional<FindingIndex> misplaced = askPlacing(explained);
  return misplaced ? misplaced : askConduct(explained, position);
}

std::optional<FindingIndex> MoveReport::askPlacing(const ExplainedTurn& explained) {
  if (explained.placing == Placing::Right) {
    m_swapped.reset();
    return std::nullopt;
  }
  const FindingCase kind =
      explained.placing == Placing::OutOfTurn ? FindingCase::Plain : FindingCase::OtherColumn;
  Finding made = findingAt({FindingCode::WrongTurn, "M1", kind}, m_reading.plays[explained.misplacedEntry()]);
  if (explained.placing == Placing::HalvesSwapped && m_swapped) made.causedBy = m_swapped;
  const FindingIndex index = m_findings.add(std::move(made));
  m_swapped = explained.placing == Placing::HalvesSwapped && !m_swapped ? std::optional(index) : std::nullopt;
  return index;
}

// Reports a turn that the pieces can make but that is illegal.
std::optional<FindingIndex> MoveReport::askConduct(const ExplainedTurn& explained, const Position& position) {
  if (!explained.breach && !explained.forbidden) return std::nullopt;
  // askUnfinished() reports an unfinished chain.
  if (explained.breach == rules::Breach::ChainNotFinished) return std::nullopt;
  const PlayEntry& written = m_reading.plays[explained.entry(0)];
  const Fault fault =
      explained.breach ? Fault{codeOf(*explained.breach), rules::clauseOf(*explained.breach, m_law.ruleset)}
                       : illegalMoveOf(*position.at(explained.turn.start()), m_law.ruleset);
  Finding made = findingAt(fault, written);
  if (made.code == FindingCode::IllegalMove) made.facts = standingChip(written, explained.side, position);
  const rules::TurnList legal = rules::legalTurns(m_law.ruleset, position);
  if (made.code == FindingCode::NotMaximum) {
    CaptureCounts counts{explained.turn.jumps().size(), 0};
    for (const rules::Turn& turn : legal) counts.most = std::max(counts.most, turn.jumps().size());
    if (counts.most > counts.taken) made.facts = counts;
  }
  addDue(made, legal, position);
  return m_findings.add(std::move(made));
}

// Adds the legal turns as alternatives. If there is only one legal turn and it has a single step, this step
// is the correct value. An IllegalMove gets no correct value.
void MoveReport::addDue(Finding& made, const rules::TurnList& legal, const Position& position) const {
  for (const rules::Turn& turn : legal) made.alternatives.push_back(textOf(m_law, position, turn));
  if (legal.size() != 1 || made.code == FindingCode::IllegalMove) return;
  const BoardSteps due(position, legal.front());
  if (due.size() == 1) made.correct = textOf(m_law, due[0]);
}

void MoveReport::askUnfinished(const ExplainedTurn& explained, const Position& position) {
  Finding made = findingAt({FindingCode::ChainNotFinished, m_law.ruleset.chain.clauseFor("K4")},
                           m_reading.plays[explained.first + explained.count - 1]);
  addDue(made, rules::legalTurns(m_law.ruleset, position), position);
  m_findings.add(std::move(made));
}

void MoveReport::noteAmbiguity(const ExplainedTurn& explained, const std::vector<rules::Turn>& alternatives,
                               const Position& position) {
  Finding made = findingAt({FindingCode::AmbiguousRoute, "N6"}, m_reading.plays[explained.entry(0)]);
  addRoutes(made, explained, alternatives, position);
  if (made.alternatives.size() > 1) m_findings.add(std::move(made));
}

void MoveReport::addRoutes(Finding& made, const ExplainedTurn& explained,
                           const std::vector<rules::Turn>& alternatives, const Position& position) const {
  made.alternatives.push_back(textOf(m_law, position, explained.turn));
  for (const rules::Turn& turn : alternatives) {
    if (position.at(turn.start())) made.alternatives.push_back(textOf(m_law, position, turn));
  }
}

std::optional<FindingIndex> MoveReport::askSlip(const PlayEntry& written, const BoardStep& boardStep,
                                                const ExplainedTurn& explained,
                                                const std::vector<rules::Turn>& alternatives,
                                                const Position& position) {
  const Side side = explained.side;
  const std::optional<Match> found = match(m_law, written, boardStep, side);
  if (!found || found->slip == Slip::None) return std::nullopt;
  Finding made = findingAt(faultOf(found->slip, written, side, boardStep, position), written);
  made.facts = factsOf(made, written, boardStep, side, position);
  made.correct = textOf(m_law, boardStep);
  const CaptureEntry* capture = written.entry.capture();
  if (made.kind == FindingCase::OtherRoute && capture != nullptr && capture->landing) {
    *made.correct += " " + squareText(m_law.ruleset, m_law.set, boardStep.landing, side);
  }
  if (!alternatives.empty()) {
    if (made.kind == FindingCase::Swapped) made.kind = FindingCase::Plain;
    if (made.kind == FindingCase::MinusMissing) made.kind = FindingCase::NotInSet;
    made.correct.reset();
    addRoutes(made, explained, alternatives, position);
  }
  return m_findings.add(std::move(made));
}

FindingFacts MoveReport::factsOf(const Finding& made, const PlayEntry& written, const BoardStep& boardStep,
                                 Side side, const Position& position) const {
  if (made.code == FindingCode::WrongOperator) return Landing{boardStep.landing};
  if (made.code == FindingCode::IllegalMove) return standingChip(written, side, position);
  if (made.kind != FindingCase::TakenBefore) return {};
  const CaptureEntry* capture = written.entry.capture();
  const Operand& named = capture != nullptr ? capture->taker : written.entry.quiet()->chip;
  const auto taken = m_taken.before(written.line, written.column, named, side);
  return taken ? FindingFacts(*taken) : FindingFacts();
}

Fault MoveReport::faultOf(Slip slip, const PlayEntry& written, Side side, const BoardStep& boardStep,
                          const Position& position) const {
  const CaptureEntry* capture = written.entry.capture();
  const QuietEntry* quiet = written.entry.quiet();
  // The likely cause of a wrong square is seen in the square as written, not in the one that a habit makes of
  // it.
  const QuietEntry* asWritten =
      written.translated == nullptr ? quiet : written.translated->asWritten.entry.quiet();
  const Fault swapped{FindingCode::IllegalMove, m_law.ruleset.notationFrame.clauseFor("N1"),
                      FindingCase::SwappedSquare};
  const board::Coordinates right = boardStep.landing.coordinates(m_law.notationFrame, side);
  const board::Coordinates turned = boardStep.landing.turned().coordinates(m_law.notationFrame, side);
  const bool isSwapped =
      asWritten != nullptr && asWritten->destination.x == right.y && asWritten->destination.y == right.x;
  switch (slip) {
    case Slip::None:
      break;
    case Slip::Frame:
      // (4,3) for (3,4) is both. Only RED has a reason to count from another side than the ruleset.
      if (isSwapped && (side == Side::Blue || asWritten->destination != turned)) return swapped;
      break;
    case Slip::Chip:
      return faultOf(capture != nullptr ? capture->taker : quiet->chip, side, boardStep, position);
    case Slip::Taken:
      return capture->taken.isChip() ? kWrongOperand
                                     : noChipFault(capture->taken, m_law.set.chips[boardStep.taken->chip]);
    case Slip::Swapped:
      return {FindingCode::WrongOperand, "S1", FindingCase::Swapped};
    case Slip::Sign:
      return {FindingCode::WrongOperator, "S1"};
    case Slip::Destination:
      if (isSwapped) return swapped;
      if (!board::Square::at(quiet->destination, m_law.notationFrame, side)) return kNoSuchSquare;
      return illegalMoveOf(boardStep.mover, m_law.ruleset);
    case Slip::Route:
      return {FindingCode::IllegalMove, "N6", FindingCase::OtherRoute};
    case Slip::Unreadable:
      return kUnreadable;
  }
  return {FindingCode::IllegalMove, m_law.ruleset.notationFrame.clauseFor("N1"), FindingCase::OtherFrame};
}

// Returns the fault of a chip that an entry names: it is not in the set, was taken before, or cannot make
// this step.
Fault MoveReport::faultOf(const Operand& named, Side side, const BoardStep& boardStep,
                          const Position& position) const {
  if (!named.isChip()) return noChipFault(named, m_law.set.chips[boardStep.mover.chip]);
  bool standing = false;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    standing = standing || (named.fits(chip) && position.find(side, chip));
  }
  if (!standing) return kTakenBefore;
  return boardStep.taken ? illegalTakeOf(boardStep.mover, m_law.ruleset)
                         : illegalMoveOf(boardStep.mover, m_law.ruleset);
}

}  // namespace damath::sheet
