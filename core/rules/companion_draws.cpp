// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/companion_draws.hpp"

#include <array>
#include <bit>
#include <cstdint>

#include "core/board/position_builder.hpp"
#include "core/precondition.hpp"
#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::rules {

namespace {

using board::Position;
using board::Rank;
using board::Side;

bool isLoneKing(const Position& position, Side side) {
  const board::Bits chips = position.of(side);
  return std::popcount(chips) == 1 && (chips & position.damas()) == chips;
}

// The results of all positions with one dama of each side, by best play. Both companion games have the same
// table, because their damas move in the same way and one dama cannot take a chain.
class LoneKingTable {
 public:
  LoneKingTable() {
    while (decideMore()) {
    }
  }

  [[nodiscard]] bool isDecided(const Position& position) const {
    return m_fates[placeOf(position)] != Fate::Open;
  }

 private:
  // The fate of the side to move. Open: not decided (yet); the open positions that remain are draws.
  enum class Fate : std::uint8_t { Open, Won, Lost };

  static std::size_t placeOf(const Position& position) {
    const auto squareOf = [&](Side side) {
      return static_cast<std::size_t>(board::firstSquare(position.of(side)).number());
    };
    return (squareOf(Side::Blue) * board::kSquares + squareOf(Side::Red)) * 2 + indexOf(position.toMove());
  }

  // Decides the positions that follow from those decided so far. Returns false if none follows.
  bool decideMore() {
    bool decided = false;
    for (int blue = 0; blue < board::kSquares; ++blue) {
      for (int red = 0; red < board::kSquares; ++red) {
        for (const Side side : board::kSides) {
          if (blue == red) continue;
          board::PositionBuilder builder(side);
          builder.put(Square(blue), {Side::Blue, 0, Rank::Dama});
          builder.put(Square(red), {Side::Red, 0, Rank::Dama});
          const Position position = builder.build().value();
          Fate& fate = m_fates[placeOf(position)];
          if (fate != Fate::Open) continue;
          fate = fateOf(position);
          decided |= fate != Fate::Open;
        }
      }
    }
    return decided;
  }

  [[nodiscard]] Fate fateOf(const Position& position) const {
    const Movement movement = movementOf(companionLaw(Game::English));
    bool allWonForOther = true;
    for (const Turn& turn : legalTurns(movement, position)) {
      if (turn.isCapture()) return Fate::Won;  // the only chip of the other side is taken (G7)
      Position after = position;
      play(movement, after, turn);
      const Fate fate = m_fates[placeOf(after)];
      if (fate == Fate::Lost) return Fate::Won;
      allWonForOther &= fate == Fate::Won;
    }
    return allWonForOther ? Fate::Lost : Fate::Open;  // G7: a side without a legal turn loses
  }

  std::array<Fate, std::size_t{2} * board::kSquares * board::kSquares> m_fates{};
};

}  // namespace

const CompanionDraws& allDraws() {
  return companionLaw(Game::English).draws.answer();
}

std::vector<std::string> namesOf(const CompanionDraws& draws) {
  std::vector<std::string> names;
  if (draws.kingTurns) names.emplace_back(draws.kingMoves == KingMoves::All ? "kingTurns:all" : "kingTurns");
  if (draws.repetitionCount) names.emplace_back("repetition");
  if (draws.loneKings == LoneKings::Yes) names.emplace_back("loneKings");
  if (draws.loneKings == LoneKings::UnlessWon) names.emplace_back("loneKings:unlessWon");
  if (draws.agreement == YesNo::Yes) names.emplace_back("agreement");
  return names;
}

bool add(CompanionDraws& draws, std::string_view name) {
  if (name == "kingTurns" || name == "kingTurns:all") {
    draws.kingTurns = allDraws().kingTurns;
    draws.kingMoves = name == "kingTurns" ? KingMoves::Each : KingMoves::All;
  } else if (name == "repetition") {
    draws.repetitionCount = allDraws().repetitionCount;
  } else if (name == "loneKings") {
    draws.loneKings = LoneKings::Yes;
  } else if (name == "loneKings:unlessWon") {
    draws.loneKings = LoneKings::UnlessWon;
  } else if (name == "agreement") {
    draws.agreement = YesNo::Yes;
  } else {
    return false;
  }
  return true;
}

std::optional<int> kingTurnsOfBoth(const CompanionDraws& draws) {
  if (!draws.kingTurns) return std::nullopt;
  return draws.kingMoves == KingMoves::Each ? 2 * *draws.kingTurns : *draws.kingTurns;
}

bool drawsLoneKings(const CompanionDraws& draws, const Position& position, bool canTake) {
  if (draws.loneKings == LoneKings::No) return false;
  if (!isLoneKing(position, Side::Blue) || !isLoneKing(position, Side::Red)) return false;
  return draws.loneKings == LoneKings::Yes ? !canTake : !canForceWin(position);
}

bool canForceWin(const Position& position) {
  DAMATH_EXPECTS(isLoneKing(position, Side::Blue) && isLoneKing(position, Side::Red));
  static const LoneKingTable table;
  return table.isDecided(position);
}

}  // namespace damath::rules
