// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/illegality.hpp"

#include <algorithm>

#include "core/rules/legal_turns.hpp"

namespace damath::rules {

namespace {

// Returns the number of jumps, from the first, that the turn shares with some playable chain.
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

// Returns the clause that an impossible jump breaks in a companion game: a dama jumps one step (G3), men jump
// forward (G2), the crowning ends the turn (G6); otherwise K2.
Clause impossibleJumpOfCompanion(const board::Position& position, const Turn& turn, std::size_t step) {
  const board::Piece mover = *position.at(turn.start());
  if (mover.rank == board::Rank::Dama) return "G3";
  const board::Square from = step == 0 ? turn.start() : turn.jumps()[step - 1].landing;
  if (step > 0 && from.y() == board::farRow(mover.side)) return "G6";
  const bool forward = (turn.jumps()[step].landing.y() > from.y()) == (mover.side == board::Side::Blue);
  return forward ? Clause("K2") : "G2";
}

// Returns the clause that a turn breaks if it is impossible on the board. The first impossible jump decides.
Illegality impossible(Game game, const Ruleset& ruleset, const board::Position& position, const Turn& turn,
                      const std::vector<PlayableTurn>& playable) {
  const bool dama = position.at(turn.start())->rank == board::Rank::Dama;
  const bool companion = game != Game::Damath;
  if (!turn.isCapture()) {
    return {!dama ? Clause("M2") : companion ? Clause("G3") : ruleset.damaRange.clauseFor("M3"), 0, {}};
  }
  const std::size_t step = std::min(commonJumps(playable, turn), turn.jumps().size() - 1);
  const auto before = turn.jumps().first(step);
  const bool takenAlready =
      std::ranges::any_of(before, [&](const Jump& jump) { return jump.taken == turn.jumps()[step].taken; });
  if (takenAlready) return {companion ? Clause("K8") : ruleset.removal.clauseFor("K8"), step, {}};
  if (companion) return {impossibleJumpOfCompanion(position, turn, step), step, {}};
  if (!dama) return {ruleset.menCaptureBackward.clauseFor("K2"), step, {}};
  Movement anyPath = movementOf(ruleset);
  anyPath.damaPath = DamaPath::Free;
  const bool isPath = isPlayable(anyPath, position, turn);
  return {isPath ? ruleset.damaPath.clauseFor("K9") : ruleset.damaRange.clauseFor("K3"), step, {}};
}

}  // namespace

std::optional<Illegality> illegality(Game game, const Ruleset& ruleset, const board::Position& position,
                                     const Turn& turn) {
  const bool isDamath = game == Game::Damath;
  const auto playable =
      judgedTurns(isDamath ? movementOf(ruleset) : movementOf(companionLaw(game)), position);
  const auto found = std::ranges::find(playable, turn, &PlayableTurn::turn);
  if (found == playable.end()) return impossible(game, ruleset, position, turn, playable);
  if (!found->breach) return std::nullopt;
  const Clause clause = isDamath ? clauseOf(*found->breach, ruleset) : clauseOf(*found->breach);
  Illegality broken{clause, turn.isCapture() ? turn.jumps().size() - 1 : 0, {}};
  for (const PlayableTurn& other : playable) {
    if (!other.breach) broken.due.push_back(other.turn);
  }
  return broken;
}

}  // namespace damath::rules
