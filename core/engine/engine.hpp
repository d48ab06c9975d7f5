// SPDX-License-Identifier: GPL-3.0-or-later
// The practice engine, which finds the best turn of a position. In Damath, the best turn gains the most
// points. If the engine knows the Course of the game, the best turn wins the game. In the companion games
// (rulebook 10), the best turn gains the most material. Without pruning, the same position and the same plies
// always give the same answer.
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

// A certain result, whatever the opponent plays.
enum class Fate { Won, Lost };

struct SearchResult {
  std::optional<rules::Turn> best;  // nullopt only if there is no legal turn
  int plies = 0;    // the completely searched depth; 0 if the search stopped before the end of depth 1
  Value value = 0;  // the value of the position after `plies` plies of best play
  // The fate of the side to move; nullopt if the search has not seen the end of the game.
  std::optional<Fate> fate;
  std::vector<rules::Turn> line;  // the best play of both sides, beginning with `best`
  std::uint64_t nodes = 0;        // number of examined positions
  // A lower bound of the value of `best`, from the depth that was stopped before its end. nullopt if no turn
  // of that depth was finished.
  std::optional<Value> further = {};
};

enum class Pruning {
  None,  // every turn is searched to the full depth: the value is that of plain minimax
  // Turns that look worse are searched less deep. The play is stronger in the same time, but values are
  // estimates.
  Likely
};

// A function that the search calls every few thousand positions. If it returns true, the search ends. May be
// empty.
using Stop = std::function<bool()>;

// The limits of a search. The first limit that is reached ends the search.
struct Limits {
  int plies = kMostPlies;  // at least 1; a turn of one side is one ply
  Stop stop = {};
  std::uint64_t nodes = kNodesOfAll;  // the number of positions, accurate to a few thousand
  std::function<void(const SearchResult&)> deepened =
      {};  // called after each completely searched depth; may be empty
  Pruning pruning = Pruning::None;
};

// The history of a game that the engine continues. The search then prefers the win to a larger margin and
// foresees the endings of the ruleset (E1–E4). In a companion game, a return to an earlier position counts as
// a draw, so the side that is ahead looks for a new turn.
struct Course {
  // Damath: the total of the side to move minus the total of its opponent, in hundredths of a point; negated
  // if the lower total wins.
  Value lead = 0;
  std::span<const board::Position> seen = {};  // this position and earlier positions that could occur again
  int quietTurns = 0;                          // the number of turns since the last capture
};

class Engine {
 public:
  // Without scoring, the engine plays a companion game. Only a search with Pruning::Likely uses more than one
  // thread.
  explicit Engine(rules::Movement movement, std::optional<Scoring> scoring = std::nullopt, int threads = 1);
  ~Engine();
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;

  // Finds the best turn. Without a course, the result's value is the value of the position itself, in
  // hundredths.
  [[nodiscard]] SearchResult think(const board::Position& position, const Limits& limits,
                                   const std::optional<Course>& course = std::nullopt);

  // Returns the value of a turn for its mover at a depth of `plies`, the turn itself included. For the best
  // turn, this equals the value of `think` without course and pruning. nullopt if `stop` ended the search.
  // Precondition: the turn is legal, and `plies` is 1–kMostPlies.
  [[nodiscard]] std::optional<Value> valueOf(const board::Position& position, const rules::Turn& turn,
                                             int plies, const Stop& stop = {});

 private:
  struct Team;
  std::unique_ptr<Team> m_team;
};

// Returns the course of a running game. The result refers to `game`: it is valid until the game changes.
// `scoring` is the engine's scoring; nullopt for a companion game.
[[nodiscard]] Course courseOf(const rules::RunningGame& game, const std::optional<Scoring>& scoring);

// The loss of a played turn: the value of the best turn of its position minus the value of the played turn,
// both searched to the same depth.
struct Review {
  SearchResult result;          // the search of the position before the turn
  std::optional<Value> played;  // nullopt if the turn was illegal or the engine was stopped first

  // Returns the loss, never negative. nullopt if `played` is nullopt.
  [[nodiscard]] std::optional<Value> given() const {
    return played ? std::optional(result.value - *played) : std::nullopt;
  }
};

// Reviews a turn. `limits` apply to the search for the best turn. The played turn is searched to the depth
// that this search reached, unless `leave` ends it.
[[nodiscard]] Review review(Engine& engine, const rules::Movement& movement, const board::Position& before,
                            const rules::Turn& played, const Limits& limits, const Stop& leave = {});

// The engine's levels by game, in plies (rulebook 10). Each level wins at least about two of three games
// against the level below (docs/engine.md).

// English draughts: Easy, Medium, Hard.
inline constexpr std::array kEnglishLevels = {2, 4, 6};
// Dame: levels 1 to 3.
inline constexpr std::array kDameLevels = {1, 2, 3};
// Damath: levels 1 to 8. A sixth ply makes too little difference after five, so the upper levels are further
// apart. The last level searches as deep as its time allows.
inline constexpr std::array kDamathLevels = {1, 2, 3, 4, 6, 8, 11, kMostPlies};

}  // namespace damath::engine
