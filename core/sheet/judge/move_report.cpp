// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/move_report.hpp"

#include "core/rules/legal_turns.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Position;
using board::Side;
using rules::Clause;

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

}  // namespace

Finding moveFinding(FindingCode code, const PlayEntry& play, rules::Clause clause) {
  Finding made;
  made.code = code;
  made.line = play.line;
  made.side = play.column;
  made.cell = Cell::Move;
  made.clause = clause;
  made.written = play.half->move;
  return made;
}

std::string textOf(const Law& law, const BoardStep& happening) {
  const Side side = happening.mover.side;
  if (!happening.taken) {
    return quietText(law.ruleset, law.set, happening.mover.chip, happening.landing, side);
  }
  return captureText(law.set, happening.mover.chip, happening.landing.sign(), happening.taken->chip);
}

std::string textOf(const Law& law, const Position& position, const rules::Turn& turn) {
  std::string text;
  for (const BoardStep& happening : BoardSteps(position, turn)) {
    if (!text.empty()) text += ", ";
    text += textOf(law, happening);
    if (happening.taken) {
      text += " " + squareText(law.ruleset, law.set, happening.landing, happening.mover.side);
    }
  }
  return text;
}

std::optional<FindingIndex> MoveReport::askTurn(const ExplainedTurn& act, const Position& position) {
  const std::optional<FindingIndex> misplaced = askPlacing(act);
  return misplaced ? misplaced : askConduct(act, position);
}

std::optional<FindingIndex> MoveReport::askPlacing(const ExplainedTurn& act) {
  if (act.placing == Placing::Right) {
    m_swapped.reset();
    return std::nullopt;
  }
  Finding made = moveFinding(FindingCode::WrongTurn, m_reading.plays[act.misplacedEntry()], "M1");
  if (act.placing == Placing::HalvesSwapped && m_swapped) made.causedBy = m_swapped;
  const FindingIndex index = m_findings.add(std::move(made));
  m_swapped = act.placing == Placing::HalvesSwapped && !m_swapped ? std::optional(index) : std::nullopt;
  return index;
}

// Turns that could be made but should not have been.
std::optional<FindingIndex> MoveReport::askConduct(const ExplainedTurn& act, const Position& position) {
  if (!act.breach && !act.forbidden) return std::nullopt;
  if (act.breach == rules::Breach::ChainNotFinished) return std::nullopt;  // told at its last jump
  const PlayEntry& written = m_reading.plays[act.entry(0)];
  const std::optional<board::Piece> piece = position.at(act.turn.start());
  const bool dama = piece->rank == board::Rank::Dama;
  Finding made = act.breach ? moveFinding(codeOf(*act.breach), written, rules::clauseOf(*act.breach))
                            : moveFinding(FindingCode::IllegalMove, written, dama ? Clause("M3") : "M2");
  made.square = act.turn.end();
  addDue(made, position);
  return m_findings.add(std::move(made));
}

// The turns that were due instead; where it is one jump alone, the cell that would have been right.
void MoveReport::addDue(Finding& made, const Position& position) const {
  const rules::TurnList legal = rules::legalTurns(m_law.ruleset, position);
  for (const rules::Turn& turn : legal) made.alternatives.push_back(textOf(m_law, position, turn));
  if (legal.size() != 1 || made.code == FindingCode::IllegalMove) return;
  const BoardSteps due(position, legal.front());
  if (due.size() == 1) made.correct = textOf(m_law, due[0]);
}

void MoveReport::askUnfinished(const ExplainedTurn& act, const Position& position) {
  Finding made = moveFinding(FindingCode::ChainNotFinished, m_reading.plays[act.first + act.count - 1], "K4");
  made.square = act.turn.end();
  addDue(made, position);
  m_findings.add(std::move(made));
}

void MoveReport::noteAmbiguity(const ExplainedTurn& act, const std::vector<rules::Turn>& alternatives,
                               const Position& position) {
  Finding made = moveFinding(FindingCode::AmbiguousRoute, m_reading.plays[act.entry(0)], "N6");
  addRoutes(made, act, alternatives, position);
  if (made.alternatives.size() > 1) m_findings.add(std::move(made));
}

void MoveReport::addRoutes(Finding& made, const ExplainedTurn& act,
                           const std::vector<rules::Turn>& alternatives, const Position& position) const {
  made.alternatives.push_back(textOf(m_law, position, act.turn));
  for (const rules::Turn& turn : alternatives) {
    if (position.at(turn.start())) made.alternatives.push_back(textOf(m_law, position, turn));
  }
}

std::optional<FindingIndex> MoveReport::askSlip(const PlayEntry& written, const BoardStep& happening,
                                                const ExplainedTurn& act,
                                                const std::vector<rules::Turn>& alternatives,
                                                const Position& position) {
  const Side side = act.side;
  const std::optional<Match> found = match(m_law, written, happening, side);
  if (!found || found->slip == Slip::None) return std::nullopt;
  Finding made = moveFinding(FindingCode::IllegalMove, written, "N1");
  made.correct = textOf(m_law, happening);
  made.square = happening.landing;
  const CaptureEntry* capture = written.entry.capture();
  const QuietEntry* quiet = written.entry.quiet();
  switch (found->slip) {
    case Slip::None:
      break;
    case Slip::Chip: {
      const Operand& named = capture != nullptr ? capture->taker : quiet->chip;
      explainChip(made, named, side, happening, position);
      break;
    }
    case Slip::Taken:
      if (!capture->taken.isChip()) {
        made.code = FindingCode::NoSuchChip;
        made.clause = "C1";
      } else {
        made.code = FindingCode::WrongOperand;
        made.clause = "S1";
      }
      break;
    case Slip::Swapped:
      made.code = FindingCode::WrongOperand;
      made.clause = "S1";
      break;
    case Slip::Sign:
      made.code = FindingCode::WrongOperator;
      made.clause = "S1";
      break;
    case Slip::Destination:
      made.clause = !board::Square::at(quiet->destination, m_law.notationFrame, side) ? Clause("B1")
                    : happening.mover.rank == board::Rank::Dama                       ? Clause("M3")
                                                                                      : "M2";
      break;
    case Slip::Frame:
      made.clause = "N1";
      break;
    case Slip::Route:
      made.clause = "N6";
      break;
    case Slip::Unreadable:
      made.code = FindingCode::UnreadableEntry;
      made.clause = "N4";
      made.column = std::get<UnreadableEntry>(written.entry.move).column;
      break;
  }
  if (!alternatives.empty()) {
    made.correct.reset();
    addRoutes(made, act, alternatives, position);
  }
  return m_findings.add(std::move(made));
}

// A chip that is none, was taken before, or could not have done this.
void MoveReport::explainChip(Finding& made, const Operand& named, Side side, const BoardStep& happening,
                             const Position& position) const {
  if (!named.isChip()) {
    made.code = FindingCode::NoSuchChip;
    made.clause = "C1";
    return;
  }
  bool standing = false;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    standing = standing || (named.fits(chip) && position.find(side, chip));
  }
  const bool dama = happening.mover.rank == board::Rank::Dama;
  made.code = standing ? FindingCode::IllegalMove : FindingCode::NoSuchChip;
  made.clause = !standing         ? Clause("K8")
                : happening.taken ? (dama ? Clause("K3") : "K2")
                : dama            ? Clause("M3")
                                  : "M2";
}

}  // namespace damath::sheet
