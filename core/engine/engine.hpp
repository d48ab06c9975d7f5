// SPDX-License-Identifier: GPL-3.0-or-later
// The practice engine, which finds the best turn of a position. In Damath, the best turn gains the most
// points. If the engine knows the Course of the game, the best turn leads to a win, if a win is possible. In
// the companion games (rulebook 10), the best turn gains the most material. Without pruning, the same
// position, course and plies always give the same answer.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/engine/value.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/running_game.hpp"
#include "core/rules/turns/movement.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::engine {

// The scoring of Damath's jumps and remaining chips (S1–S7). The engine reads it only during construction.
struct Scoring {
  const rules::Ruleset* ruleset = nullptr;
  const rules::ChipSet* set = nullptr;
};

inline constexpr int kMostPlies = 64;
inline constexpr std::uint64_t kNodesOfAll = std::numeric_limits<std::uint64_t>::max();

// The result that the side to move can force, whatever the opponent plays.
enum class Fate { Won, Lost };

struct SearchResult {
  std::optional<rules::Turn> best;  // nullopt only if there is no legal turn
  // The completely searched depth; 0 if there is no legal turn or the search stopped within depth 1.
  int plies = 0;
  Value value = 0;  // the value of the position after `plies` plies of best play
  // The result that the side to move reaches by best play. nullopt for a draw, for Damath without a course,
  // and if the search has not seen the end of the game.
  std::optional<Fate> fate;
  std::vector<rules::Turn> line;  // the best play of both sides, beginning with `best`
  std::uint64_t nodes = 0;        // number of examined positions
  // A lower bound of the value of `best` from the next depth, which the search began but did not complete.
  // nullopt if the search finished no turn of that depth, and always without pruning.
  std::optional<Value> further = {};
};

enum class Pruning {
  None,  // no turn that can change the value is searched less deep, so the value is the minimax value
  // Turns that look worse are searched less deep. The play is stronger in the same time, but values are
  // estimates.
  Likely
};

// A function that the search calls every few thousand positions. If the function returns true, the search
// ends. An empty function never ends the search.
using Stop = std::function<bool()>;

// The limits of a search. The first limit that is reached ends the search.
struct Limits {
  int plies = kMostPlies;  // the greatest search depth, at least 1; a turn of one side is one ply
  Stop stop = {};
  std::uint64_t nodes = kNodesOfAll;  // the largest number of examined positions, accurate to a few thousand
  std::function<void(const SearchResult&)> deepened =
      {};  // called after each completely searched depth; may be empty
  Pruning pruning = Pruning::None;
};

// The history of a game that the engine continues. The search then prefers any win to a larger margin of
// points, and takes the endings of the ruleset (E1–E4) into account. In a companion game, a return to an
// earlier position counts as a draw, so the side that is ahead looks for a new turn.
struct Course {
  // The lead in Damath: the total of the side to move minus the total of its opponent, in hundredths of a
  // point. The sign is reversed if the lower total wins.
  Value lead = 0;
  // The present position and the earlier positions that could occur again.
  std::span<const board::Position> seen = {};
  int quietTurns = 0;  // the number of turns since the last capture
  // The conditions that draw a companion game; nullopt for Damath.
  std::optional<rules::CompanionDraws> draws = {};
  int kingTurns = 0;  // companion games: consecutive turns of both sides by damas only, without a capture
};

class Engine {
 public:
  // Without `scoring`, the engine plays a companion game. Only a search with Pruning::Likely uses more than
  // one thread.
  explicit Engine(rules::Movement movement, std::optional<Scoring> scoring = std::nullopt, int threads = 1);
  ~Engine();
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;

  // Finds the best turn. Without a course, the value in the result is the gain from this position on, in
  // hundredths; the totals so far do not count.
  [[nodiscard]] SearchResult think(const board::Position& position, const Limits& limits,
                                   const std::optional<Course>& course = std::nullopt);

  // Returns the value of a turn for the side that makes it. The search is `plies` deep, and the turn itself
  // is the first ply. For the best turn, the value equals that of `think` without course and pruning. nullopt
  // if `stop` ended the search. Precondition: the turn is legal, and `plies` is 1–kMostPlies.
  [[nodiscard]] std::optional<Value> valueOf(const board::Position& position, const rules::Turn& turn,
                                             int plies, const Stop& stop = {});

 private:
  struct Team;
  std::unique_ptr<Team> m_team;
};

// Returns the course (the history that the engine needs) of a running game. The result refers to `game` and
// is valid until the game changes. `scoring` is the engine's scoring; nullopt for a companion game.
[[nodiscard]] Course courseOf(const rules::RunningGame& game, const std::optional<Scoring>& scoring);

// The engine's levels by game, in plies (rulebook 10). In the matches of docs/engine.md, each level won more
// than 60 % of the points against the level below. The matches do not include levels 7 and 8 of Damath.

// English draughts: Easy, Medium, Hard.
inline constexpr std::array kEnglishLevels = {2, 4, 6};
// Dame: levels 1 to 3.
inline constexpr std::array kDameLevels = {1, 2, 3};
// Damath: levels 1 to 8. Above five plies, one more ply makes too little difference, so the upper levels
// differ by more plies. The last level searches as deep as its time allows.
inline constexpr std::array kDamathLevels = {1, 2, 3, 4, 6, 8, 11, kMostPlies};

}  // namespace damath::engine
