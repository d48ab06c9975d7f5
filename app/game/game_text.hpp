// SPDX-License-Identifier: GPL-3.0-or-later
// A game in words: what is played, its turns with their working, how it ended and who won by which clause.
#pragma once

#include <string>
#include <vector>

#include "app/game/game_setup.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::game {

// "Damath, chip set integer, ruleset manual".
[[nodiscard]] std::string gameName(const Law& law, words::Language language);
[[nodiscard]] std::string nameOf(const Setup& setup, board::Side side, words::Language language);

// The turn in its game's own words; in Damath with the working of its scores. Promise: playable in the
// position.
[[nodiscard]] std::string turnText(const Law& law, const rules::Turn& turn, const board::Position& position);

// What the engine makes of a position, in points: "-3.50".
[[nodiscard]] std::string pointsText(engine::Value value);

// How often the position on the board has come up.
[[nodiscard]] int occurrencesOf(const Setup& setup, const rules::RunningGame& game);

// Promise of both: the game is over. Why it ended; and, a sentence each, what decided it and who won.
[[nodiscard]] std::string reasonOfEnd(const Setup& setup, const rules::RunningGame& game,
                                      words::Language language);
[[nodiscard]] std::vector<std::string> decisionOf(const Setup& setup, const rules::RunningGame& game,
                                                  words::Language language);

}  // namespace damath::game
