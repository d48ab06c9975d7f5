// SPDX-License-Identifier: GPL-3.0-or-later
// Games with their results, and rematches.
#pragma once

#include "core/contest/contest.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

// Fills games by round and board, rematches in the order they were played.
void readGames(Database& database, contest::Event& event);

// Without a result; the game's own id is ignored.
[[nodiscard]] contest::GameId addGame(Database& database, contest::EventId event, const contest::Game& game);

// The columns ending, blue_grand, red_grand, result from `first` on.
[[nodiscard]] std::optional<contest::GameResult> resultAt(const Row& row, int first,
                                                          exact::FigureStyle style);

// The event and the result that a game has. Throws Refused where there is no such game.
struct GameState {
  contest::EventId event{};
  std::optional<contest::GameResult> result;
};
[[nodiscard]] GameState gameState(Database& database, contest::GameId game);
void setResult(Database& database, contest::GameId game, const contest::GameResult& result,
               exact::FigureStyle style);
// The game is open again.
void removeResult(Database& database, contest::GameId game);

[[nodiscard]] contest::GameId addRematch(Database& database, contest::EventId event,
                                         const contest::Rematch& rematch, exact::FigureStyle style);
// Throws Refused where the event has no such rematch.
[[nodiscard]] contest::Rematch rematchOf(Database& database, contest::EventId event, contest::GameId rematch,
                                         exact::FigureStyle style);
void setRematch(Database& database, const contest::Rematch& rematch, exact::FigureStyle style);
// With the place of its sheet, which stays as evidence.
void removeRematch(Database& database, contest::GameId rematch);

}  // namespace damath::db::detail
