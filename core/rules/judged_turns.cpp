// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/judged_turns.hpp"

#include <algorithm>

namespace damath::rules {

namespace {

CaptureClaim claimOf(const board::Position& position, const Turn& turn) {
  return {static_cast<int>(turn.jumps().size()), position.at(turn.start())->rank};
}

}  // namespace

Breach captureBreach(CapturePriority priority, CaptureClaim made, CaptureClaim due) {
  if (made.taker == board::Rank::Dama || due.taker == board::Rank::Ordinary) return Breach::NotMaximum;
  const bool numberFirst = priority == CapturePriority::CountThenDama || priority == CapturePriority::Count;
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

}  // namespace damath::rules
