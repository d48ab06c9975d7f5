// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a practice game beside its board: who is to move or how it ended, the totals, a hint.
#pragma once

#include <QString>

#include "app/models/practice/practice_game.hpp"
#include "app/models/text/translator.hpp"

namespace damath::views {

// Which game, in Damath with its chips and its rules.
[[nodiscard]] QString gameText(const game::Setup& setup, const models::Translator& translator);
// How strong the engine is: a level that errs by its name, any other by its number.
[[nodiscard]] QString levelText(rules::Game game, const game::Strength& strength,
                                const models::Translator& translator);
// Who plays that side.
[[nodiscard]] QString nameOf(const models::PracticeGame& practice, board::Side side,
                             const models::Translator& translator);
// Whose turn it is and what the law asks of it, or how the game ended, a line each.
[[nodiscard]] QString stateText(const models::PracticeGame& practice, const models::Translator& translator);
// Of both sides, as a table of HTML; empty of a game without scores.
[[nodiscard]] QString totalsText(const models::PracticeGame& practice, const models::Translator& translator);
// The advised turn, what it is worth, and how the game would go on. Promise: the search found a turn.
[[nodiscard]] QString hintText(const models::PracticeGame& practice, const engine::SearchResult& result,
                               const models::Translator& translator);

}  // namespace damath::views
