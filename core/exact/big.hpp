// SPDX-License-Identifier: GPL-3.0-or-later
// Integers and fractions of any size, for the few places that need them: reading, writing and rounding. No
// other header includes Boost.Multiprecision.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include "core/exact/number.hpp"
#include "core/exact/rational.hpp"

namespace damath::exact {

using BigInteger = boost::multiprecision::cpp_int;

struct BigFraction {
  boost::multiprecision::cpp_rational value;
};

[[nodiscard]] BigInteger numeratorOf(const Rational& value);
[[nodiscard]] BigInteger denominatorOf(const Rational& value);  // always greater than 0
[[nodiscard]] Rational toRational(const BigInteger& numerator, const BigInteger& denominator = 1);

// Returns the greatest integer that is not greater than the value.
[[nodiscard]] BigInteger floorOf(const Number& value);

}  // namespace damath::exact
