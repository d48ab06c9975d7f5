// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/chip_layers.hpp"

#include <algorithm>

namespace damath::layers {

ChipLayer layerOf(const board::Position& position) {
  ChipLayer layer;
  for (const Place place : kPlaces) {
    const std::optional<board::Square> square = squareAt(place);
    if (!square) continue;
    const std::optional<board::Piece> piece = position.at(*square);
    layer[place] = piece ? Tile<board::Piece>(*piece) : Tile<board::Piece>(Vacant{});
  }
  return layer;
}

std::vector<ChipOption> optionsOf(const rules::Movement& movement, const board::Position& position,
                                  board::Square square) {
  std::vector<ChipOption> options;
  for (const rules::Turn& turn : rules::legalTurns(movement, position)) {
    if (turn.start() != square) continue;
    ChipOption& option = options.emplace_back(ChipOption{turn, position});
    rules::play(movement, option.after, turn);
  }
  return options;
}

std::vector<board::Square> squaresWithOptions(const rules::Movement& movement,
                                              const board::Position& position) {
  std::vector<board::Square> squares;
  for (const rules::Turn& turn : rules::legalTurns(movement, position)) squares.push_back(turn.start());
  std::ranges::sort(squares, {}, [](board::Square square) { return square.index(); });
  squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
  return squares;
}

}  // namespace damath::layers
