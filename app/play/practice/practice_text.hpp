// SPDX-License-Identifier: GPL-3.0-or-later
// The texts beside the board of a practice game: the side to move or the ending, the totals, and a hint.
#pragma once

#include <QString>

#include "app/play/practice/practice_game.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

// Returns the name of the game. For Damath, chip set and ruleset follow.
[[nodiscard]] QString gameText(const game::Setup& setup, const Translator& translator);
// Returns the text for the engine's level: a name if the level makes deliberate mistakes, otherwise a number.
[[nodiscard]] QString levelText(rules::Game game, const game::Strength& strength,
                                const Translator& translator);
// Returns the name of this side in the game, for example BLUE.
[[nodiscard]] QString nameOf(const PracticeGame& practice, board::Side side, const Translator& translator);
// Returns the state of the game in separate lines: the side to move and what it must do, or the ending.
[[nodiscard]] QString stateText(const PracticeGame& practice, const Translator& translator);
// Returns the totals of both players as an HTML table; empty for a game without scores.
[[nodiscard]] QString totalsText(const PracticeGame& practice, const Translator& translator);
// Returns the text of a hint: the turn that the engine advises, its value, and the expected continuation.
// Precondition: the search found a turn.
[[nodiscard]] QString hintText(const PracticeGame& practice, const engine::SearchResult& result,
                               const Translator& translator);

}  // namespace damath::window
