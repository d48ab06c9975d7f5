// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/score_table.hpp"

#include <algorithm>

#include "core/precondition.hpp"
#include "core/rules/score.hpp"

namespace damath::engine {

namespace {

using board::Piece;
using board::Rank;
using board::Side;
using board::Square;

constexpr std::size_t kOperators = 4;

}  // namespace

Value hundredthsOf(const exact::Number& points) {
  const exact::Rational rounded =
      exact::rounded(points * exact::Number(kPoint), exact::RoundingMode::HalfAway, 0);
  const auto whole = rounded.integer();
  if (!whole) return rounded.sign() * kGreatestScore;
  return std::clamp(*whole, -kGreatestScore, kGreatestScore);
}

ScoreTable::ScoreTable(const rules::Ruleset& ruleset, const rules::ChipSet& set)
    : m_sign(ruleset.scoreDirection.answer() == rules::ScoreDirection::HigherWins ? 1 : -1) {
  const bool coordinatesMatter = set.arithmetic() == rules::Arithmetic::Variables;
  // A rotation of the board by 180° maps each operator to an equal operator (B3), and maps BLUE's coordinates
  // to RED's coordinates in the own-side frame (B4). So in the own-side frame, RED's score for a landing
  // square is BLUE's score for the square that the rotation maps to it.
  const bool turned = coordinatesMatter && set.valueFrame(ruleset) == board::Frame::OwnSide;
  const std::size_t places = coordinatesMatter ? kPlaces : kOperators;
  m_jumps.resize(jumpIndex(places, 0, 0, 0));
  for (int number = board::kSquares - 1; number >= 0; --number) {
    const Square square(number);
    const std::size_t place =
        coordinatesMatter ? static_cast<std::size_t>(number) : static_cast<std::size_t>(square.sign());
    m_places[indexOf(Side::Blue)][static_cast<std::size_t>(number)] = place;
    m_places[indexOf(Side::Red)][static_cast<std::size_t>((turned ? square.turned() : square).number())] =
        place;
    if (coordinatesMatter || number < 4) computeSquare(ruleset, set, place, square);
  }
  for (std::size_t i = 0; i < places; ++i) {
    for (std::size_t pair = 0; pair < kChips * kChips; ++pair) {
      const Value score = m_jumps[jumpIndex(i, 0, pair, 0)];
      m_size += std::abs(score) / static_cast<Value>(places);
    }
  }
  m_size /= static_cast<Value>(kChips * kChips);

  m_remaining.resize(4 * kChips * kPlaces);
  for (const Side side : board::kSides) {
    for (board::ChipIndex chip = 0; chip < kChips; ++chip) {
      for (int number = 0; number < board::kSquares; ++number) {
        for (const Rank rank : {Rank::Ordinary, Rank::Dama}) {
          const Piece piece{side, chip, rank};
          const Square square(number);
          m_remaining[remainingIndex(piece, square)] =
              m_sign * hundredthsOf(rules::remainingValue(ruleset, set, piece, square));
        }
      }
    }
  }
}

void ScoreTable::computeSquare(const rules::Ruleset& ruleset, const rules::ChipSet& set, std::size_t place,
                               Square landing) {
  const rules::ScoreLaw law(ruleset, set);
  std::array<exact::Number, kChips> values;
  for (board::ChipIndex chip = 0; chip < kChips; ++chip) {
    values[chip] = law.valueOf(chip, landing, Side::Blue);
  }
  for (std::size_t taker = 0; taker < kChips; ++taker) {
    for (std::size_t taken = 0; taken < kChips; ++taken) {
      for (int damas = 0; damas <= 2; ++damas) {
        const rules::JumpScore score =
            // S2: each dama of the jump doubles the score
            law.scoreOfValues(values[taker], values[taken], landing.sign(), 1 << damas);
        m_jumps[jumpIndex(place, taker, taken, damas)] = m_sign * hundredthsOf(score.value);
      }
    }
  }
}

Value ScoreTable::turn(const board::Position& position, const rules::Turn& turn) const {
  if (!turn.isCapture()) return 0;
  const std::optional<Piece> taker = position.at(turn.start());
  DAMATH_EXPECTS(taker.has_value());
  Value sum = 0;
  for (const rules::Jump& jumped : turn.jumps()) {
    const std::optional<Piece> taken = position.at(jumped.taken);
    DAMATH_EXPECTS(taken.has_value());
    sum += jump(*taker, *taken, jumped.landing);
  }
  return sum;
}

}  // namespace damath::engine
