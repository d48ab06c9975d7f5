// SPDX-License-Identifier: GPL-3.0-or-later
// The practice engine: the best turn of a position, in Damath by what the turns still to come are worth in
// points, in the companion games (rulebook 10) by material. Same position and same plies give the same
// answer.
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

struct SearchResult {
  std::optional<rules::Turn> best;  // nothing only where there is no legal turn
  int plies = 0;                    // searched to the end; 0 where stopped before the first was
  Value value = 0;                  // of the position after so many plies of best play
  std::vector<rules::Turn> line;    // the best play of both sides, beginning with `best`
  std::uint64_t nodes = 0;          // positions looked at
};

// The search ends with whichever comes first.
struct Limits {
  int plies = kMostPlies;           // at least 1; a turn of one side is one ply
  std::function<bool()> stop = {};  // asked every few thousand positions; true ends the search; may be empty
  std::uint64_t nodes = kNodesOfAll;  // positions, give or take a few thousand
  std::function<void(const SearchResult&)> deepened =
      {};  // told each depth searched to its end; may be empty
};

class Search;

class Engine {
 public:
  // Without scoring: a companion game.
  explicit Engine(rules::Movement movement, std::optional<Scoring> scoring = std::nullopt);
  ~Engine();
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;

  // `seen`: what the game has been through. A companion game that comes back to such a position counts as
  // drawn from there on, so that who is ahead finds something new; Damath's repetition (E4) is not foreseen.
  [[nodiscard]] SearchResult think(const board::Position& position, const Limits& limits,
                                   std::span<const board::Position> seen = {});

  // What a turn is worth to its mover when looked at so many plies deep, itself being the first; the best
  // turn's is the value that `think` finds. Promise: the turn is legal, and plies from 1 to kMostPlies.
  [[nodiscard]] Value valueOf(const board::Position& position, const rules::Turn& turn, int plies);

 private:
  std::unique_ptr<Search> m_search;
};

}  // namespace damath::engine
