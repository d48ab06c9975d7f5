#include "core/exact/rounding.hpp"

#include "core/exact/big.hpp"
#include "core/promise.hpp"

namespace damath::exact {

Rational rounded(const Number& value, RoundingMode mode, int decimals) {
  DAMATH_EXPECTS(decimals >= 0 && decimals <= 30);
  const Rational scale =
      toRational(boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(decimals)));
  const Number scaled = value * Number(scale);
  BigInteger whole = floorOf(scaled);
  const Number rest = scaled - Number(toRational(whole));
  const auto half = rest <=> Number(Rational(1, 2));
  const bool negative = value.sign() < 0;
  bool up = false;
  switch (mode) {
    case RoundingMode::HalfAway:
      up = half > 0 || (half == 0 && !negative);
      break;
    case RoundingMode::HalfEven:
      up = half > 0 || (half == 0 && whole % 2 != 0);
      break;
    case RoundingMode::HalfUp:
      up = half >= 0;
      break;
    case RoundingMode::Floor:
      break;
    case RoundingMode::Truncate:
      up = negative && !rest.isZero();
      break;
  }
  if (up) whole += 1;
  return toRational(whole) / scale;
}

}  // namespace damath::exact
