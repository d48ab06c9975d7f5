// SPDX-License-Identifier: GPL-3.0-or-later
// Stores games with their results, and rematches.
#pragma once

#include "core/contest/model/contest.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

// Fills in the games of the event, ordered by round and board, and its rematches, ordered by id.
void readGames(Database& database, contest::Event& event);

// Adds a game without its result and returns its new id. The id in `game` is ignored.
[[nodiscard]] contest::GameId addGame(Database& database, contest::EventId event, const contest::Game& game);

// Returns the result in the columns ending, blue_grand, red_grand and result; nullopt if there is none.
// `first` is the number of the column ending.
[[nodiscard]] std::optional<contest::GameResult> resultAt(const Row& row, int first,
                                                          exact::FigureStyle style);

// The event and the result of a game. gameState throws Refused if there is no such game.
struct GameState {
  contest::EventId event{};
  std::optional<contest::GameResult> result;
};
[[nodiscard]] GameState gameState(Database& database, contest::GameId game);
// Stores the result of a game as a complete step of an edit. In a shared contest, a function of the server
// does the whole step.
void setResult(Database& database, contest::GameId game, const contest::GameResult& result,
               exact::FigureStyle style);
// Stores a result as a part of another step, such as a whole round that is taken over.
void putResult(Database& database, contest::GameId game, const contest::GameResult& result,
               exact::FigureStyle style);
// Deletes the result. The game is then open again.
void removeResult(Database& database, contest::GameId game);

[[nodiscard]] contest::GameId addRematch(Database& database, contest::EventId event,
                                         const contest::Rematch& rematch, exact::FigureStyle style);
// Returns a rematch of the event. Throws Refused if there is no such rematch.
[[nodiscard]] contest::Rematch rematchOf(Database& database, contest::EventId event, contest::GameId rematch,
                                         exact::FigureStyle style);
void setRematch(Database& database, const contest::Rematch& rematch, exact::FigureStyle style);
// Removes the rematch. Its scoresheet is no longer in force, but stays stored.
void removeRematch(Database& database, contest::GameId rematch);

}  // namespace damath::db::detail
