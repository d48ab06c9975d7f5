// How the engine looks ahead: deeper and deeper, each depth to its exact value. A turn's worth is what it
// scores less what the position after it is worth to the opponent; at the last ply only captures, which are
// compulsory, go on.
#pragma once

#include <optional>
#include <vector>

#include "core/engine/engine.hpp"
#include "core/engine/judgement.hpp"
#include "core/engine/score_table.hpp"

namespace damath::engine {

class Search {
 public:
  Search(const rules::Movement& movement, const std::optional<Scoring>& scoring);
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  [[nodiscard]] Thought think(const board::Position& position, const Limits& limits);

 private:
  struct Window {
    Value alpha;
    Value beta;
  };
  struct Level {
    rules::TurnList turns;
    rules::TurnList line;  // the best play from here on
  };

  [[nodiscard]] Value valueOf(const board::Position& position, int plies, std::size_t level, Window window);
  [[nodiscard]] bool stopped();

  rules::Movement m_movement;
  std::optional<ScoreTable> m_table;
  Judgement m_judgement;
  std::vector<Level> m_levels;
  const Limits* m_limits = nullptr;
  std::uint64_t m_nodes = 0;
  bool m_stopped = false;
};

}  // namespace damath::engine
