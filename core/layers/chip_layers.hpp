// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of the games with chips: Damath, English draughts and Dame (rulebook L6). Layer 0 of a chip is the
// present position. Layer k is the position after its option k: chips that the turn takes are gone, and a
// chip that the turn crowns is a dama. A whole chain is one option (rulebook L2, K4).
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
// Returns the square at this place of the grid. nullopt if the place is not a square on which chips can
// stand.
[[nodiscard]] constexpr std::optional<board::Square> squareAt(Place place) {
  return board::Square::at(place.column, kRows - 1 - place.row);
}

[[nodiscard]] ChipLayer layerOf(const board::Position& position);

struct ChipOption {
  rules::Turn turn;
  board::Position after;
};

// Returns the legal turns of the chip on the square, in the order of rules::legalTurns. Empty if the square
// is vacant, the chip belongs to the other side or the chip has no legal turn.
[[nodiscard]] std::vector<ChipOption> optionsOf(const rules::Movement& movement,
                                                const board::Position& position, board::Square square);

// Returns the squares of the chips that have options, for the side to move, ordered by index (rulebook B2).
[[nodiscard]] std::vector<board::Square> squaresWithOptions(const rules::Movement& movement,
                                                            const board::Position& position);

}  // namespace damath::layers
