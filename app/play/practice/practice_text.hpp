// SPDX-License-Identifier: GPL-3.0-or-later
// The texts beside the board of a practice game: the side to move or the ending, the totals, and a hint.
#pragma once

#include <QString>

#include "app/play/practice/practice_game.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

// Returns the game's name; for Damath with chip set and ruleset.
[[nodiscard]] QString gameText(const game::Setup& setup, const Translator& translator);
// Returns the engine's level: its name if the level makes mistakes, otherwise its number.
[[nodiscard]] QString levelText(rules::Game game, const game::Strength& strength,
                                const Translator& translator);
// Returns the player of this side.
[[nodiscard]] QString nameOf(const PracticeGame& practice, board::Side side, const Translator& translator);
// Returns the side to move and its obligations, or the ending, in separate lines.
[[nodiscard]] QString stateText(const PracticeGame& practice, const Translator& translator);
// Returns both totals as an HTML table; empty for a game without scores.
[[nodiscard]] QString totalsText(const PracticeGame& practice, const Translator& translator);
// Returns the advised turn, its value, and the expected continuation. Precondition: the search found a turn.
[[nodiscard]] QString hintText(const PracticeGame& practice, const engine::SearchResult& result,
                               const Translator& translator);

}  // namespace damath::window
