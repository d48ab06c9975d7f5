// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/illegality.hpp"

#include <algorithm>

#include "core/rules/judged_turns.hpp"

namespace damath::rules {

namespace {

// How many jumps of the turn, from the first, some playable chain makes too.
std::size_t commonJumps(const std::vector<PlayableTurn>& playable, const Turn& turn) {
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

bool isPlayable(const Movement& movement, const board::Position& position, const Turn& turn) {
  return std::ranges::any_of(playableTurns(movement, position),
                             [&](const PlayableTurn& other) { return other.turn == turn; });
}

// Where the companions have clauses of their own: a dama's one step, the men's forward jump, the crowning
// that ends the turn.
Clause impossibleJumpOfCompanion(const board::Position& position, const Turn& turn, std::size_t step) {
  const board::Piece mover = *position.at(turn.start());
  if (mover.rank == board::Rank::Dama) return "G3";
  const board::Square from = step == 0 ? turn.start() : turn.jumps()[step - 1].landing;
  if (step > 0 && from.y() == board::farRow(mover.side)) return "G6";
  const bool forward = (turn.jumps()[step].landing.y() > from.y()) == (mover.side == board::Side::Blue);
  return forward ? Clause("K2") : "G2";
}

// The clause of a turn that cannot be made on the board at all, by its first impossible jump.
Illegality impossible(Game game, const Movement& movement, const board::Position& position, const Turn& turn,
                      const std::vector<PlayableTurn>& playable) {
  const bool dama = position.at(turn.start())->rank == board::Rank::Dama;
  const bool companion = game != Game::Damath;
  if (!turn.isCapture()) return {!dama ? Clause("M2") : companion ? Clause("G3") : "M3", 0, {}};
  const std::size_t step = std::min(commonJumps(playable, turn), turn.jumps().size() - 1);
  const auto before = turn.jumps().first(step);
  const bool takenAlready =
      std::ranges::any_of(before, [&](const Jump& jump) { return jump.taken == turn.jumps()[step].taken; });
  if (takenAlready) return {"K8", step, {}};
  if (companion) return {impossibleJumpOfCompanion(position, turn, step), step, {}};
  if (!dama) return {"K2", step, {}};
  Movement anyPath = movement;
  anyPath.damaPath = DamaPath::Free;
  return {isPlayable(anyPath, position, turn) ? Clause("K9") : "K3", step, {}};
}

}  // namespace

std::optional<Illegality> illegality(Game game, const Movement& movement, const board::Position& position,
                                     const Turn& turn) {
  const auto playable = judgedTurns(movement, position);
  const auto found = std::ranges::find(playable, turn, &PlayableTurn::turn);
  if (found == playable.end()) return impossible(game, movement, position, turn, playable);
  if (!found->breach) return std::nullopt;
  Illegality broken{clauseOf(*found->breach), turn.isCapture() ? turn.jumps().size() - 1 : 0, {}};
  for (const PlayableTurn& other : playable) {
    if (!other.breach) broken.due.push_back(other.turn);
  }
  return broken;
}

}  // namespace damath::rules
