// SPDX-License-Identifier: GPL-3.0-or-later
// Games that explain the same entries at the same cost and come to different totals. Nothing on the sheet
// tells which of them was played, so a person must choose.
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

// The most games that are told of one sheet.
inline constexpr std::size_t kMostEqualGames = 4;

// Returns the cheapest games from node 0 to the ends, one for each pair of grand totals. Of these, returns
// the games that contradict the fewest written scores, at most kMostEqualGames: a game that leaves every
// figure as it is written goes before one that changes figures. Never empty. Precondition: `ends` is not
// empty.
[[nodiscard]] std::vector<CheapestGame> equalGames(const Law& law, const Reading& reading,
                                                   const SearchGraph& graph, const std::vector<NodeId>& ends);

// Returns the segment's explained turns as a game with its totals.
[[nodiscard]] CheapestGame gameOf(const Law& law, const Segment& segment);

// Several games that nobody has chosen from yet.
struct Undecided {
  // The first turn of a game that is not a turn of all games; nullopt for a game that ends before it.
  struct Option {
    std::optional<rules::Turn> turn;
    board::Side side;                     // who makes the turn
    std::array<exact::Number, 2> grands;  // BLUE, RED: of the whole game
  };
  board::Position position;     // where the games part
  std::size_t turns = 0;        // how many explained turns come before
  int line = 0;                 // the line of the first entry that the games explain differently
  std::vector<Option> options;  // at least two, in the order of the games
};

// How the sheet says that the game ended.
struct WrittenEnd {
  rules::Ending ending = rules::Ending::Time;
  std::optional<rules::Result> result;  // nullopt if no result is written
};

// The game that is chosen, or the first of the games that are undecided.
struct GameChoice {
  std::size_t game = 0;
  std::optional<Undecided> undecided;
};
// Chooses between games by the written result, if some of them bear it out, and then by the reviewer's
// answers, which accept or decline the first turn in which games differ. The last game that no answer
// declines is chosen. Precondition: all games begin at the start and explain entries of the reading; `games`
// is not empty.
[[nodiscard]] GameChoice chooseGame(const Law& law, const Reading& reading, const board::Position& start,
                                    const std::vector<CheapestGame>& games, const HabitAnswers& answers,
                                    const WrittenEnd& written);

}  // namespace damath::sheet
