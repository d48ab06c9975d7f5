// SPDX-License-Identifier: GPL-3.0-or-later
// The games that are played on this board: Damath, whose law is a Ruleset, and the companions (rulebook 10),
// whose law is the data here. A companion has no operators and no scores; which of a side's chips stands
// where means nothing to it.
#pragma once

#include <optional>
#include <string_view>

#include "core/board/position.hpp"
#include "core/rules/cited.hpp"
#include "core/rules/movement.hpp"
#include "core/rules/turn_answers.hpp"

namespace damath::rules {

enum class Game { Damath, English, Dame };
inline constexpr Game kGames[] = {Game::Damath, Game::English, Game::Dame};

// When a companion game is drawn (G8); each of them an option.
struct CompanionDraws {
  std::optional<int> kingTurns;  // turns of each side, one after another, of damas alone and without capture
  std::optional<int> repetitionCount;  // occurrences of one position with the same side to move
  YesNo loneKings;                     // one dama each is left, and nothing to be taken
  YesNo agreement;
  friend constexpr bool operator==(const CompanionDraws&, const CompanionDraws&) = default;
};

struct CompanionLaw : TurnAnswers {
  Game game;
  Cited<CompanionDraws> draws;

  friend bool operator==(const CompanionLaw&, const CompanionLaw&) = default;
};

// Promise: the game is no Damath.
[[nodiscard]] const CompanionLaw& companionLaw(Game game);
// Twelve ordinary chips a side on the rows of B5, chips numbered as in every chip set.
[[nodiscard]] board::Position startPosition(const CompanionLaw& law);

// The same pieces on the same squares, whichever of a side's chips each is, and the same side to move: what a
// companion game calls one position (G8).
[[nodiscard]] bool isSameDiagram(const board::Position& a, const board::Position& b);

// `damath`, `english`, `dame`.
[[nodiscard]] std::string_view toText(Game game);
[[nodiscard]] std::optional<Game> parseGame(std::string_view text);

}  // namespace damath::rules
