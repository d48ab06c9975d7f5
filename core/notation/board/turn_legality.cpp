// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/turn_legality.hpp"

#include <algorithm>

#include "core/rules/judged_turns.hpp"

namespace damath::notation {

namespace {

using rules::Breach;
using rules::Clause;
using rules::PlayableTurn;

// How many jumps of the turn, from the first, some playable chain makes too.
std::size_t commonJumps(const std::vector<PlayableTurn>& playable, const rules::Turn& turn) {
  std::size_t most = 0;
  for (const PlayableTurn& other : playable) {
    if (other.turn.start() != turn.start()) continue;
    const auto mine = turn.jumps();
    const auto theirs = other.turn.jumps();
    const auto end = std::mismatch(mine.begin(), mine.end(), theirs.begin(), theirs.end()).first;
    most = std::max(most, static_cast<std::size_t>(end - mine.begin()));
  }
  return most;
}

bool isPlayable(const rules::Movement& movement, const board::Position& position, const rules::Turn& turn) {
  return std::ranges::any_of(rules::playableTurns(movement, position),
                             [&](const PlayableTurn& other) { return other.turn == turn; });
}

// Where the companions have clauses of their own: a dama's one step, the men's forward jump, the crowning
// that ends the turn.
Clause impossibleJumpOfCompanion(const board::Position& position, const rules::Turn& turn, std::size_t step) {
  const board::Piece mover = *position.at(turn.start());
  if (mover.rank == board::Rank::Dama) return "G3";
  const board::Square from = step == 0 ? turn.start() : turn.jumps()[step - 1].landing;
  if (step > 0 && from.y() == board::farRow(mover.side)) return "G6";
  const bool forward = (turn.jumps()[step].landing.y() > from.y()) == (mover.side == board::Side::Blue);
  return forward ? Clause("K2") : "G2";
}

// The clause of a turn that cannot be made on the board at all, by its first impossible jump.
Illegality impossible(const GameLaw& law, const board::Position& position, const rules::Turn& turn,
                      const std::vector<PlayableTurn>& playable) {
  const bool dama = position.at(turn.start())->rank == board::Rank::Dama;
  const bool companion = !law.hasScores();
  if (!turn.isCapture()) return {!dama ? Clause("M2") : companion ? Clause("G3") : "M3", 0, {}};
  const std::size_t step = std::min(commonJumps(playable, turn), turn.jumps().size() - 1);
  const auto before = turn.jumps().first(step);
  const bool takenAlready = std::ranges::any_of(
      before, [&](const rules::Jump& jump) { return jump.taken == turn.jumps()[step].taken; });
  if (takenAlready) return {"K8", step, {}};
  if (companion) return {impossibleJumpOfCompanion(position, turn, step), step, {}};
  if (!dama) return {"K2", step, {}};
  rules::Movement anyPath = law.movement();
  anyPath.damaPath = rules::DamaPath::Free;
  return {isPlayable(anyPath, position, turn) ? Clause("K9") : "K3", step, {}};
}

}  // namespace

std::string pathText(const rules::Turn& turn) {
  std::string text = std::to_string(turn.start().index());
  if (!turn.isCapture()) return text + "-" + std::to_string(turn.end().index());
  for (const rules::Jump& jump : turn.jumps()) text += "-" + std::to_string(jump.landing.index());
  return text;
}

std::optional<Illegality> illegality(const GameLaw& law, const board::Position& position,
                                     const rules::Turn& turn) {
  const auto playable = rules::judgedTurns(law.movement(), position);
  const auto found = std::ranges::find(playable, turn, &PlayableTurn::turn);
  if (found == playable.end()) return impossible(law, position, turn, playable);
  if (!found->breach) return std::nullopt;
  Illegality broken{rules::clauseOf(*found->breach), turn.isCapture() ? turn.jumps().size() - 1 : 0, {}};
  for (const PlayableTurn& other : playable) {
    if (!other.breach) broken.turnsDue.push_back(pathText(other.turn));
  }
  return broken;
}

}  // namespace damath::notation
