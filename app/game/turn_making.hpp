// SPDX-License-Identifier: GPL-3.0-or-later
// A turn while it is made at the board, square by square: where it can begin and go on, and, where something
// else is tried, why not. A chain is made jump by jump, or at once by its last square where one chain ends
// there.
#pragma once

#include <optional>
#include <vector>

#include "app/game/game_law.hpp"
#include "core/expected.hpp"
#include "core/notation/board/typed_turn.hpp"

namespace damath::game {

class TurnMaking {
 public:
  enum class Step { Begun, Gone, Made };
  using Went = Expected<Step, notation::TypedTurnFault>;

  // The law must outlive this.
  TurnMaking(const Law& law, const board::Position& position);

  [[nodiscard]] const board::Position& position() const { return m_position; }
  // The squares with a chip that has a legal turn.
  [[nodiscard]] std::vector<board::Square> starts() const;
  // How many chips every legal turn takes at most; 0 where nothing is due.
  [[nodiscard]] std::size_t mostTaken() const;

  // Chooses a chip, another chip, or the next square of its turn. Refused: what was made so far stays.
  [[nodiscard]] Went go(board::Square square);
  // Takes the last square back; false where there was none.
  bool back();

  // Start and landings so far; empty before a chip is chosen.
  [[nodiscard]] const std::vector<board::Square>& route() const { return m_route; }
  [[nodiscard]] std::vector<rules::Jump> jumps() const;
  // Where the turn can go on, and what it takes on the way; nothing for a quiet move.
  struct Target {
    board::Square square;
    std::optional<board::Square> taken;
  };
  [[nodiscard]] std::vector<Target> targets() const;
  // The whole turn behind Step::Made; before that one which may end here, where the law lets a chain stop.
  [[nodiscard]] std::optional<rules::Turn> turn() const;

 private:
  [[nodiscard]] std::vector<rules::Turn> fitting(const std::vector<board::Square>& route) const;
  [[nodiscard]] Went begin(board::Square square);

  const Law& m_law;
  board::Position m_position;
  rules::TurnList m_legal;
  std::vector<board::Square> m_route;
  std::optional<rules::Turn> m_made;
};

}  // namespace damath::game
