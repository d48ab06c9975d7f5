// SPDX-License-Identifier: GPL-3.0-or-later
// The practice engine: the best turn of a position, in Damath by what the turns still to come are worth in
// points, or, of a game that is played, by who wins it; in the companion games (rulebook 10) by material.
// Without pruning the same position and the same plies give the same answer.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/engine/value.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/movement.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turn.hpp"

namespace damath::engine {

// What Damath's jumps and remaining chips are worth (S1–S7); read while the engine is made, not later.
struct Scoring {
  const rules::Ruleset* ruleset = nullptr;
  const rules::ChipSet* set = nullptr;
};

inline constexpr int kMostPlies = 64;
inline constexpr std::uint64_t kNodesOfAll = std::numeric_limits<std::uint64_t>::max();

// Who wins whatever the opponent plays.
enum class Fate { Won, Lost };

struct SearchResult {
  std::optional<rules::Turn> best;  // nothing only where there is no legal turn
  int plies = 0;                    // searched to the end; 0 where stopped before the first was
  Value value = 0;                  // of the position after so many plies of best play
  std::optional<Fate> fate;         // of the side to move; nothing where the search has not seen the end
  std::vector<rules::Turn> line;    // the best play of both sides, beginning with `best`
  std::uint64_t nodes = 0;          // positions looked at
  // Of the depth in whose midst it was stopped: what `best` is worth there at least. Nothing where that depth
  // has not come to a turn yet.
  std::optional<Value> further = {};
};

enum class Pruning {
  None,   // every turn to the full depth: the value is that of plain minimax
  Likely  // what looks worse is looked at less deep: stronger within a time, and values reported are
          // judgements
};

// Asked every few thousand positions; true ends the search. May be empty.
using Stop = std::function<bool()>;

// The search ends with whichever comes first.
struct Limits {
  int plies = kMostPlies;  // at least 1; a turn of one side is one ply
  Stop stop = {};
  std::uint64_t nodes = kNodesOfAll;  // positions, give or take a few thousand
  std::function<void(const SearchResult&)> deepened =
      {};  // called for each depth searched to its end; may be empty
  Pruning pruning = Pruning::None;
};

// How a game came to its position, for who plays on: the win then comes before the margin, and the endings of
// the ruleset (E1–E4) are foreseen. A companion game that comes back to what was seen counts as drawn from
// there on, so that who is ahead finds something new.
struct Course {
  Value lead = 0;  // Damath: the side to move's total so far less its opponent's, less where the lower wins
  std::span<const board::Position> seen = {};  // this position and those before it that could come again
  int quietTurns = 0;                          // the last ones in a row without a capture
};

class Engine {
 public:
  // Without scoring: a companion game. Threads beyond the first help where likely pruning is asked for.
  explicit Engine(rules::Movement movement, std::optional<Scoring> scoring = std::nullopt, int threads = 1);
  ~Engine();
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;

  // Without a course: what the position itself is worth, in points.
  [[nodiscard]] SearchResult think(const board::Position& position, const Limits& limits,
                                   const std::optional<Course>& course = std::nullopt);

  // What a turn is worth to its mover when looked at so many plies deep, itself being the first; the best
  // turn's is the value that `think` finds without a course and pruning. Nothing where it was stopped.
  // Promise: the turn is legal, and plies from 1 to kMostPlies.
  [[nodiscard]] std::optional<Value> valueOf(const board::Position& position, const rules::Turn& turn,
                                             int plies, const Stop& stop = {});

 private:
  struct Team;
  std::unique_ptr<Team> m_team;
};

}  // namespace damath::engine
