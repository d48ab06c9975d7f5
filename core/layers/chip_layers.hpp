// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of the games that are played with chips: Damath, English draughts and Dame (rulebook L6). Layer 0
// of a chip is the position now, layer k the position as if its option k had been played: chips that the
// turn takes are gone, a chip that it crowns is a dama, and a whole chain is one option (rulebook L2, K4).
#pragma once

#include <optional>
#include <vector>

#include "core/layers/layer.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::layers {

using ChipLayer = Layer<board::Piece>;

[[nodiscard]] constexpr Place placeOf(board::Square square) {
  return {kRows - 1 - square.y(), square.x()};
}
// Nothing where no chip can stand.
[[nodiscard]] constexpr std::optional<board::Square> squareAt(Place place) {
  return board::Square::at(place.column, kRows - 1 - place.row);
}

[[nodiscard]] ChipLayer layerOf(const board::Position& position);

struct ChipOption {
  rules::Turn turn;
  board::Position after;
};

// The legal turns of the chip on the square, in the order of the generator. Empty where the square is vacant,
// where the chip is the other side's, and where the law leaves the chip no turn.
[[nodiscard]] std::vector<ChipOption> optionsOf(const rules::Movement& movement,
                                                const board::Position& position, board::Square square);

// Where the chips of the side to move stand that have options, by index (rulebook B2).
[[nodiscard]] std::vector<board::Square> squaresWithOptions(const rules::Movement& movement,
                                                            const board::Position& position);

}  // namespace damath::layers
