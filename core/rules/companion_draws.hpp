// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions that draw a companion game (rulebook G8), and their names in options and files.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/turns/movement.hpp"

namespace damath::rules {

// The turns that count for CompanionDraws::kingTurns: those of each side, or those of both sides together.
enum class KingMoves { Each, All };
// The answers about a game in which each side has only one dama. Yes: a draw if nothing can be taken.
// UnlessWon: a draw if neither side can force a win.
enum class LoneKings { Yes, UnlessWon, No };

// An empty number, or the answer No, switches a condition off.
struct CompanionDraws {
  // The game is drawn after this number of consecutive turns, if all are by damas and without a capture.
  std::optional<int> kingTurns;
  KingMoves kingMoves = KingMoves::Each;
  std::optional<int> repetitionCount;  // the limit of occurrences of one position with the same side to move
  LoneKings loneKings = LoneKings::No;
  YesNo agreement = YesNo::No;
  friend constexpr bool operator==(const CompanionDraws&, const CompanionDraws&) = default;
};

// Returns the conditions of English draughts (G8): all, in their usual form.
[[nodiscard]] const CompanionDraws& allDraws();

// Returns the names of the conditions: `kingTurns` or `kingTurns:all`, `repetition`, `loneKings` or
// `loneKings:unlessWon`, `agreement`.
[[nodiscard]] std::vector<std::string> namesOf(const CompanionDraws& draws);
// Adds the condition with this name, with the numbers of allDraws(). Returns false and changes nothing if no
// condition has this name.
[[nodiscard]] bool add(CompanionDraws& draws, std::string_view name);

// Returns the number of consecutive turns of both sides after which the game is drawn; nullopt if kingTurns
// is empty.
[[nodiscard]] std::optional<int> kingTurnsOfBoth(const CompanionDraws& draws);

// True if the position is drawn because each side has only one dama. `canTake`: the side to move can take.
// Precondition: the game is a companion game.
[[nodiscard]] bool drawsLoneKings(const CompanionDraws& draws, const board::Position& position, bool canTake);

// True if one of the sides can force a win, whichever side is to move. Precondition: each side has one dama
// and no other chip, and the game is a companion game.
[[nodiscard]] bool canForceWin(const board::Position& position);

}  // namespace damath::rules
