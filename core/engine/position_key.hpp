// SPDX-License-Identifier: GPL-3.0-or-later
// The key of a position in the transposition table: which chip of which rank stands on which square, and the
// side to move. Each piece on its square has a key. The key of a position is the XOR of these keys, and of
// kTurnKey if RED is to move, so a few steps give the key after a turn.
#pragma once

#include <array>
#include <cstdint>

#include "core/board/position.hpp"
#include "core/splitmix64.hpp"

namespace damath::engine {

using Key = std::uint64_t;

// Tells if a key distinguishes the chips of a side. In companion games all chips of a side are alike, so
// positions that differ only in chip numbers get the same key.
enum class Chips { Named, Alike };

namespace detail {

inline constexpr std::size_t kKinds = std::size_t{4} * board::kChipsASide;

// Returns output number `counter` of the splitmix64 generator, from 1.
constexpr Key mixed(std::uint64_t counter) {
  return splitmix64((counter - 1) * kSplitmixStep);
}

constexpr std::array<Key, kKinds * board::kSquares> everyKey() {
  std::array<Key, kKinds * board::kSquares> keys{};
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = mixed(i + 1);
  return keys;
}
inline constexpr auto kKeys = everyKey();

}  // namespace detail

// The part of the key for the side to move: XORed into the key if RED is to move, so every turn toggles it.
inline constexpr Key kTurnKey = detail::mixed(detail::kKeys.size() + 1);

[[nodiscard]] inline Key keyOf(board::Piece piece, board::Square square, Chips chips) {
  const std::size_t chip = chips == Chips::Named ? piece.chip : 0;
  const std::size_t kind = (chip * 2 + indexOf(piece.side)) * 2 + (piece.rank == board::Rank::Dama ? 1U : 0U);
  return detail::kKeys[kind * board::kSquares + static_cast<std::size_t>(square.number())];
}

// Returns a key for a number that influences the value of a position, such as a total. `kind` (0 or 1)
// separates two such numbers. These keys come from other outputs of the generator than the keys of pieces.
[[nodiscard]] inline Key keyOfNumber(unsigned kind, std::int64_t number) {
  return detail::mixed((std::uint64_t{1} << (61U + kind)) + static_cast<std::uint64_t>(number));
}

[[nodiscard]] inline Key keyOf(const board::Position& position, Chips chips) {
  Key key = position.toMove() == board::Side::Red ? kTurnKey : 0;
  for (board::Bits rest = position.of(board::Side::Blue) | position.of(board::Side::Red); rest != 0;
       rest &= rest - 1) {
    const board::Square square = board::firstSquare(rest);
    key ^= keyOf(*position.at(square), square, chips);
  }
  return key;
}

}  // namespace damath::engine
