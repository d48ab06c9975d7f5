// SPDX-License-Identifier: GPL-3.0-or-later
// The games on this board: Damath, whose rules are a Ruleset, and the companion games (rulebook 10), whose
// rules are data in this file. A companion game has no operators and no scores, and does not distinguish a
// side's chips.
#pragma once

#include <optional>
#include <string_view>

#include "core/board/position.hpp"
#include "core/rules/clause.hpp"
#include "core/rules/companion_draws.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turns/movement.hpp"

namespace damath::rules {

enum class Game { Damath, English, Dame };
inline constexpr Game kGames[] = {Game::Damath, Game::English, Game::Dame};

struct CompanionLaw : TurnAnswers {
  Game game;
  Cited<CompanionDraws> draws;

  friend bool operator==(const CompanionLaw&, const CompanionLaw&) = default;
};

// Returns the rules of a companion game. Precondition: the game is not Damath.
[[nodiscard]] const CompanionLaw& companionLaw(Game game);
// Returns the start position: twelve ordinary chips per side on the rows of B5, numbered as in every chip
// set.
[[nodiscard]] board::Position startPosition(const CompanionLaw& law);

// True if both positions have the same pieces on the same squares and the same side to move, no matter which
// chip of a side stands where. Companion games count such positions as one (G8).
[[nodiscard]] bool isSameDiagram(const board::Position& a, const board::Position& b);

// Returns `damath`, `english` or `dame`.
[[nodiscard]] std::string_view toText(Game game);
[[nodiscard]] std::optional<Game> parseGame(std::string_view text);

}  // namespace damath::rules
