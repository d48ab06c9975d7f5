// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about a game: its name, its turns with the arithmetic of their scores, its end, and the clause that
// decided the result.
#pragma once

#include <string>
#include <vector>

#include "app/play/game/game_setup.hpp"
#include "words/language.hpp"

namespace damath::game {

// Returns the name of the game, for example "Damath, chip set integer, ruleset manual".
[[nodiscard]] std::string gameName(const Law& law, words::Language language);
[[nodiscard]] std::string nameOf(const Setup& setup, board::Side side, words::Language language);

// Returns the turn in the notation of its game; in Damath with the arithmetic of its scores. Precondition:
// `turn` is playable in `position`.
[[nodiscard]] std::string turnText(const Law& law, const rules::Turn& turn, const board::Position& position);

// Returns the engine's value of a position in points: "-3.50".
[[nodiscard]] std::string pointsText(engine::Value value);

// True if the chips of one player are enough for a repetition under this ruleset (rulebook E4).
[[nodiscard]] bool isRepetitionByOne(const Setup& setup);

// reasonOfEnd returns the reason why the game ended. decisionOf returns sentences about the clause that
// decided the game, and about the winner. Precondition of both: the game is over.
[[nodiscard]] std::string reasonOfEnd(const Setup& setup, const rules::RunningGame& game,
                                      words::Language language);
[[nodiscard]] std::vector<std::string> decisionOf(const Setup& setup, const rules::RunningGame& game,
                                                  words::Language language);

}  // namespace damath::game
