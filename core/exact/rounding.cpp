// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/rounding.hpp"

#include "core/exact/big.hpp"
#include "core/precondition.hpp"

namespace damath::exact {

namespace {

// The position of a value between two neighboring integers: the greatest integer not above the value, and the
// next integer.
struct Between {
  std::strong_ordering half;  // the distance from the integer below to the value, compared with 1/2
  bool isWhole;
  bool isNegative;
  bool isBelowOdd;
};

// True if the value is rounded up.
bool goesUp(RoundingMode mode, const Between& value) {
  switch (mode) {
    case RoundingMode::HalfAway:
      return value.half > 0 || (value.half == 0 && !value.isNegative);
    case RoundingMode::HalfEven:
      return value.half > 0 || (value.half == 0 && value.isBelowOdd);
    case RoundingMode::HalfUp:
      return value.half >= 0;
    case RoundingMode::Floor:
      return false;
    case RoundingMode::Truncate:
      return value.isNegative && !value.isWhole;
  }
  return false;
}

constexpr int kMostWordDecimals = 9;

// Rounds within machine words, which is nearly always possible. nullopt if machine words cannot hold the
// value, the scale or the rounded number.
std::optional<Rational> roundedInWords(const Number& value, RoundingMode mode, int decimals) {
  const auto words = value.isRational() ? value.rational().words() : std::nullopt;
  if (!words || decimals > kMostWordDecimals) return std::nullopt;
  std::int64_t scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const Wide scaled = Wide{words->numerator} * scale;
  Wide whole = scaled / words->denominator;
  Wide rest = scaled % words->denominator;
  if (rest < 0) {
    whole -= 1;
    rest += words->denominator;
  }
  const Between between{2 * rest <=> Wide{words->denominator}, rest == 0, scaled < 0, (whole & 1) != 0};
  if (goesUp(mode, between)) whole += 1;
  const auto word = static_cast<std::int64_t>(whole);
  return word == whole ? std::optional(Rational(word, scale)) : std::nullopt;
}

}  // namespace

Rational rounded(const Number& value, RoundingMode mode, int decimals) {
  DAMATH_EXPECTS(decimals >= 0 && decimals <= 30);
  if (const auto found = roundedInWords(value, mode, decimals)) return *found;
  const Rational scale =
      toRational(boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(decimals)));
  const Number scaled = value * Number(scale);
  BigInteger whole = floorOf(scaled);
  const Number rest = scaled - Number(toRational(whole));
  const Between between{rest <=> Number(Rational(1, 2)), rest.isZero(), value.sign() < 0, whole % 2 != 0};
  if (goesUp(mode, between)) whole += 1;
  return toRational(whole) / scale;
}

}  // namespace damath::exact
