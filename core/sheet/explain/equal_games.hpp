// SPDX-License-Identifier: GPL-3.0-or-later
// Finds games that explain the same entries at the same cost but have different grand totals. The entries do
// not tell which game was played. If the result on the sheet does not tell it either, a reviewer must choose.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/rules/ending.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/search_graph.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::sheet {

// The maximum number of games with different totals that equalGames returns.
inline constexpr std::size_t kMostEqualGames = 4;

// Returns the cheapest games from node 0 to one of the `ends`, one game for each pair of grand totals. Only
// games that contradict the fewest written scores are returned, at most kMostEqualGames. So if one game
// agrees with every written score, games that contradict a score are left out. The result is never empty.
// Precondition: `ends` is not empty.
[[nodiscard]] std::vector<CheapestGame> equalGames(const Law& law, const Reading& reading,
                                                   const SearchGraph& graph, const std::vector<NodeId>& ends);

// Returns the segment's turns as a game with its grand totals.
[[nodiscard]] CheapestGame gameOf(const Law& law, const Segment& segment);

// An open choice between several games that explain the sheet equally well.
struct Undecided {
  // A game that costs the same as the other options. `turn` is the turn of this game at the first place where
  // the games differ; nullopt if this game ends before that place.
  struct Option {
    std::optional<rules::Turn> turn;
    board::Side side;                     // the side that makes the turn
    std::array<exact::Number, 2> grands;  // grand totals of the whole game: BLUE, RED
  };
  board::Position position;     // the board before the first turn that differs
  std::size_t turns = 0;        // the number of explained turns before the first difference
  int line = 0;                 // the line of the first entry that the games explain differently, from 1
  std::vector<Option> options;  // at least two, in the order of the games
};

// The ending and the result that the sheet states.
struct WrittenEnd {
  rules::Ending ending = rules::Ending::Time;
  std::optional<rules::Result> result;  // nullopt if no result is written
};

// The choice between several games. `game` is the index of the chosen game. If the choice stays open, `game`
// is the first of the possible games, and `undecided` lists them.
struct GameChoice {
  std::size_t game = 0;
  std::optional<Undecided> undecided;
};
// Chooses one of the games. If some games agree with the result on the sheet, all others are dropped. Then
// the reviewer's answers accept or decline the first turn in which the games differ. If the answers decline
// all games, the last one is chosen. Precondition: `games` is not empty, and all games begin at `start` and
// explain entries of the reading.
[[nodiscard]] GameChoice chooseGame(const Law& law, const Reading& reading, const board::Position& start,
                                    const std::vector<CheapestGame>& games, const HabitAnswers& answers,
                                    const WrittenEnd& written);

}  // namespace damath::sheet
