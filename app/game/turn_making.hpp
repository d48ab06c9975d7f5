// SPDX-License-Identifier: GPL-3.0-or-later
// Enters a turn on the board, square by square. The class knows the possible next squares. For any other
// square, it returns the reason why the square is refused. A chain is entered jump by jump. The last square
// of the chain alone is enough if only one chain ends there.
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

  // `law` must outlive this object.
  TurnMaking(const Law& law, const board::Position& position);

  [[nodiscard]] const board::Position& position() const { return m_position; }
  // Returns the squares of the chips that have a legal turn.
  [[nodiscard]] std::vector<board::Square> starts() const;
  // Returns the highest number of chips that a legal turn takes; 0 if no capture is due.
  [[nodiscard]] std::size_t mostTaken() const;

  // Chooses a chip, changes to another chip, or adds the next square of the turn. After an error, the squares
  // that were entered so far stay.
  [[nodiscard]] Went go(board::Square square);
  // Removes the last entered square. Returns false if no square was entered.
  bool back();

  // Returns the squares of the turn so far: the start square and the landing squares. Empty before a chip is
  // chosen.
  [[nodiscard]] const std::vector<board::Square>& route() const { return m_route; }
  [[nodiscard]] std::vector<rules::Jump> jumps() const;
  // A possible next square of the turn. `taken` is the square of the chip that a jump to this square takes;
  // nullopt for a quiet move.
  struct Target {
    board::Square square;
    std::optional<board::Square> taken;
  };
  [[nodiscard]] std::vector<Target> targets() const;
  // Returns the finished turn after Step::Made. Before that, returns the turn so far if the rules allow the
  // chain to end on the current square; else nullopt.
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
