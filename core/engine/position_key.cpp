#include "core/engine/position_key.hpp"

#include <array>

namespace damath::engine {

namespace {

using board::Piece;
using board::Position;
using board::Side;
using board::Square;

constexpr std::size_t kPieces = std::size_t{2} * 2 * board::kChipsASide;

// The finalizer of SplitMix64 over a counter: well mixed and the same on every machine.
constexpr Key mixed(std::uint64_t counter) {
  std::uint64_t word = counter * 0x9E3779B97F4A7C15U;
  word = (word ^ word >> 30U) * 0xBF58476D1CE4E5B9U;
  word = (word ^ word >> 27U) * 0x94D049BB133111EBU;
  return word ^ word >> 31U;
}

constexpr std::array<Key, kPieces * board::kSquares> everyKey() {
  std::array<Key, kPieces * board::kSquares> keys{};
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = mixed(i + 1);
  return keys;
}
constexpr auto kKeys = everyKey();
constexpr Key kRedToMove = mixed(kKeys.size() + 1);

Key keyOf(Piece piece, Square square, Chips chips) {
  const std::size_t chip = chips == Chips::Named ? piece.chip : 0;
  const std::size_t kind = (chip * 2 + indexOf(piece.side)) * 2 + (piece.rank == board::Rank::Dama ? 1U : 0U);
  return kKeys[kind * board::kSquares + static_cast<std::size_t>(square.number())];
}

}  // namespace

Key keyOf(const Position& position, Chips chips) {
  Key key = position.toMove() == Side::Red ? kRedToMove : 0;
  for (board::Bits rest = position.of(Side::Blue) | position.of(Side::Red); rest != 0; rest &= rest - 1) {
    const Square square = board::firstSquare(rest);
    key ^= keyOf(*position.at(square), square, chips);
  }
  return key;
}

Key keyAfter(Key before, const Position& from, const rules::Turn& turn, const Position& to, Chips chips) {
  Key key = before ^ kRedToMove ^ keyOf(*from.at(turn.start()), turn.start(), chips) ^
            keyOf(*to.at(turn.end()), turn.end(), chips);
  for (const rules::Jump& jump : turn.jumps()) key ^= keyOf(*from.at(jump.taken), jump.taken, chips);
  return key;
}

}  // namespace damath::engine
