// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/breach.hpp"

#include <algorithm>

#include "core/rules/generation/generator.hpp"
#include "core/rules/generation/generator_instance.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::rules {

namespace {

std::optional<Breach> breachOf(const generation::CaptureChain& route, const Movement& movement,
                               const TurnList& legal) {
  if (std::ranges::find(legal, route.turn) != legal.end()) return std::nullopt;
  if (route.couldGoOn && movement.chain == Chain::Compulsory) return Breach::ChainNotFinished;
  if (route.turn.jumps().size() >= legal.front().jumps().size()) return Breach::DamaPriority;
  return Breach::NotMaximum;
}

CaptureClaim claimOf(const board::Position& position, const Turn& turn) {
  const bool takesDama = std::ranges::any_of(
      turn.jumps(), [&](const Jump& jump) { return position.pieceOn(jump.taken).rank == board::Rank::Dama; });
  return {static_cast<int>(turn.jumps().size()), position.at(turn.start())->rank, takesDama};
}

// True if the dama of K6 is there under this priority: the taker, or a taken chip.
bool hasDama(CapturePriority priority, const CaptureClaim& claim) {
  return generation::isOfTakenDamas(priority) ? claim.takesDama : claim.taker == board::Rank::Dama;
}

// Compares the turn with every possible chain from its start square. Returns the greatest number of equal
// jumps at the beginning of both.
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

int captureWeight(CapturePriority priority, const CaptureClaim& claim) {
  return generation::weightOf(priority, claim.jumps, hasDama(priority, claim));
}

std::vector<PlayableTurn> playableTurns(const Movement& movement, const board::Position& position) {
  const TurnList legal = legalTurns(movement, position);
  const generation::Instance& instance = generation::instanceFor(movement);
  generation::GrowingList<generation::CaptureChain> routes;
  instance.chains(movement, generation::forcesOf(position), position.toMove(), routes);
  std::vector<PlayableTurn> playable;
  for (const generation::CaptureChain& route : routes) {
    playable.push_back({route.turn, breachOf(route, movement, legal)});
  }
  generation::GrowingList<Turn> quiets;
  instance.quiets(movement, generation::forcesOf(position), position.toMove(), quiets);
  const auto breach = routes.empty() ? std::nullopt : std::optional(Breach::MissedCapture);
  for (const Turn& turn : quiets) playable.push_back({turn, breach});
  return playable;
}

Breach captureBreach(CapturePriority priority, CaptureClaim made, CaptureClaim due) {
  if (hasDama(priority, made) || !hasDama(priority, due)) return Breach::NotMaximum;
  const bool numberFirst = priority == CapturePriority::CountThenDama || priority == CapturePriority::Count ||
                           priority == CapturePriority::CountThenTakenDama;
  return numberFirst && made.jumps < due.jumps ? Breach::NotMaximum : Breach::DamaPriority;
}

std::vector<PlayableTurn> judgedTurns(const Movement& movement, const board::Position& position) {
  std::vector<PlayableTurn> turns = playableTurns(movement, position);
  const auto due = std::ranges::find_if(
      turns, [](const PlayableTurn& each) { return !each.breach && each.turn.isCapture(); });
  if (due == turns.end()) return turns;
  const CaptureClaim claim = claimOf(position, due->turn);
  for (PlayableTurn& each : turns) {
    if (each.breach != Breach::NotMaximum && each.breach != Breach::DamaPriority) continue;
    each.breach = captureBreach(movement.capturePriority, claimOf(position, each.turn), claim);
  }
  return turns;
}

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
