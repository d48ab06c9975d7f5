// SPDX-License-Identifier: GPL-3.0-or-later
// Stores games with their results, and rematches.
#pragma once

#include "core/contest/model/contest.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

// Fills in the games, ordered by round and board, and the rematches in the order of play.
void readGames(Database& database, contest::Event& event);

// Stores the game without a result and ignores its id.
[[nodiscard]] contest::GameId addGame(Database& database, contest::EventId event, const contest::Game& game);

// Reads the columns ending, blue_grand, red_grand and result, beginning at `first`.
[[nodiscard]] std::optional<contest::GameResult> resultAt(const Row& row, int first,
                                                          exact::FigureStyle style);

// The event and the result of a game. gameState throws Refused if there is no such game.
struct GameState {
  contest::EventId event{};
  std::optional<contest::GameResult> result;
};
[[nodiscard]] GameState gameState(Database& database, contest::GameId game);
void setResult(Database& database, contest::GameId game, const contest::GameResult& result,
               exact::FigureStyle style);
// Makes the game open again.
void removeResult(Database& database, contest::GameId game);

[[nodiscard]] contest::GameId addRematch(Database& database, contest::EventId event,
                                         const contest::Rematch& rematch, exact::FigureStyle style);
// Throws Refused if the event has no such rematch.
[[nodiscard]] contest::Rematch rematchOf(Database& database, contest::EventId event, contest::GameId rematch,
                                         exact::FigureStyle style);
void setRematch(Database& database, const contest::Rematch& rematch, exact::FigureStyle style);
// Also removes the rematch's scoresheet from force. The scoresheet itself stays as evidence.
void removeRematch(Database& database, contest::GameId rematch);

}  // namespace damath::db::detail
