// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/parts/points_text.hpp"

#include "core/exact/number_text.hpp"
#include "core/precondition.hpp"
#include "core/text/parts.hpp"

namespace damath::compose {

std::string halvesText(const std::string& points) {
  const auto number = exact::parseNumber(points);
  if (!number || !number->isRational()) return points;
  const exact::Rational value = number->rational();
  return (value + value).isInteger() ? pointsText(value) : points;
}

std::string scoreText(const tiebreak::TableScore& score) {
  return joined(score.points, "–", pointsText);
}

std::string pointsText(const exact::Rational& points) {
  const exact::Rational half(1, 2);
  const bool endsInHalf = !points.isInteger() && (points + points).isInteger();
  if (!endsInHalf) return exact::toText(points);
  const bool negative = points.sign() < 0;
  const exact::Rational whole = (negative ? -points : points) - half;
  const std::string sign = negative ? "-" : "";
  return sign + (whole.isZero() ? std::string() : exact::toText(whole)) + "½";
}

std::string resultText(const contest::Event& event, const contest::Game& game, contest::EntryId entry) {
  DAMATH_EXPECTS(game.blue == entry || game.red == entry);
  if (!game.result) return {};
  const rules::Points& points = event.setup.ruleset.points.answer();
  switch (game.result->result) {
    case rules::Result::Draw:
      return pointsText(points.draw);
    case rules::Result::NobodyWins:
      return pointsText(points.loss);
    case rules::Result::BlueWins:
      return pointsText(game.blue == entry ? points.win : points.loss);
    case rules::Result::RedWins:
      break;
  }
  return pointsText(game.red == entry ? points.win : points.loss);
}

std::string bracketed(const std::string& text) {
  return "[" + text + "]";
}

}  // namespace damath::compose
