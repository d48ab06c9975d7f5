// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/rational.hpp"

#include <numeric>

#include "core/exact/big.hpp"
#include "core/precondition.hpp"

namespace damath::exact {

namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

// True if the value fits 64 bits. The least 64-bit integer is excluded, so that negation never overflows.
constexpr bool fits(Wide value) {
  return value >= -Wide{kMost} && value <= Wide{kMost};
}

Wide greatestDivisor(Wide a, Wide b) {
  while (b != 0) {
    const Wide rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

BigInteger wideInteger(Wide value) {
  const bool negative = value < 0;
  __extension__ using Bits = unsigned __int128;
  const Bits bits = negative ? Bits{0} - static_cast<Bits>(value) : static_cast<Bits>(value);
  BigInteger result = static_cast<std::uint64_t>(bits >> 64);
  result <<= 64;
  result += static_cast<std::uint64_t>(bits);
  return negative ? BigInteger(-result) : result;
}

}  // namespace

Rational::Rational(std::int64_t numerator, std::int64_t denominator) {
  DAMATH_EXPECTS(denominator != 0);
  *this = reduced(numerator, denominator);
}

Rational Rational::ofBig(const BigFraction& big) {
  const BigInteger top = boost::multiprecision::numerator(big.value);
  const BigInteger bottom = boost::multiprecision::denominator(big.value);
  Rational result;
  if (bottom <= kMost && top <= kMost && top >= -kMost) {
    result.m_numerator = static_cast<std::int64_t>(top);
    result.m_denominator = static_cast<std::int64_t>(bottom);
  } else {
    result.m_big = new BigFraction(big);
    result.m_denominator = kBig;
  }
  return result;
}

Rational Rational::reduced(Wide numerator, Wide denominator) {
  if (denominator < 0) {
    numerator = -numerator;
    denominator = -denominator;
  }
  if (fits(numerator) && fits(denominator)) {
    const auto top = static_cast<std::int64_t>(numerator);
    const auto bottom = static_cast<std::int64_t>(denominator);
    // Most denominators are small: after this one division, std::gcd has little work left.
    const std::int64_t divisor = std::gcd(top % bottom, bottom);
    Rational result;
    result.setWords(divisor == 1 ? top : top / divisor, divisor == 1 ? bottom : bottom / divisor);
    return result;
  }
  const Wide divisor = greatestDivisor(numerator < 0 ? -numerator : numerator, denominator);
  numerator /= divisor;
  denominator /= divisor;
  if (fits(numerator) && fits(denominator)) {
    Rational result(static_cast<std::int64_t>(numerator));
    result.m_denominator = static_cast<std::int64_t>(denominator);
    return result;
  }
  return toRational(wideInteger(numerator), wideInteger(denominator));
}

void Rational::assignBig(const Rational& other) {
  if (!other.isBig()) {
    dropBig();
    return setWords(other.m_numerator, other.m_denominator);
  }
  const auto* copy = new BigFraction(*other.m_big);
  if (isBig()) dropBig();
  m_big = copy;
  m_denominator = kBig;
}

void Rational::takeBig(Rational& other) noexcept {
  if (this == &other) return;
  if (isBig()) dropBig();
  if (!other.isBig()) return setWords(other.m_numerator, other.m_denominator);
  m_big = other.m_big;
  m_denominator = kBig;
  other.setWords(0, 1);
}

void Rational::dropBig() noexcept {
  delete m_big;
}

BigFraction Rational::toBig() const {
  return isBig() ? *m_big : BigFraction{boost::multiprecision::cpp_rational(m_numerator, m_denominator)};
}

bool Rational::isBigInteger() const {
  return denominatorOf(*this) == 1;
}

int Rational::sign() const {
  if (isBig()) return m_big->value.sign();
  return (m_numerator > 0) - (m_numerator < 0);
}

std::optional<std::int64_t> Rational::integer() const {
  if (isBig()) return m_big->value == kLeastWord ? std::optional(kLeastWord) : std::nullopt;
  if (m_denominator != 1) return std::nullopt;
  return m_numerator;
}

Rational Rational::bigNegation() const {
  return ofBig({-m_big->value});
}

Rational Rational::sumOf(const Rational& a, const Rational& b) {
  if (a.isBig() || b.isBig()) return ofBig({a.toBig().value + b.toBig().value});
  if (a.m_denominator == b.m_denominator) {
    return reduced(Wide{a.m_numerator} + b.m_numerator, a.m_denominator);
  }
  return reduced(Wide{a.m_numerator} * b.m_denominator + Wide{b.m_numerator} * a.m_denominator,
                 Wide{a.m_denominator} * b.m_denominator);
}

Rational Rational::productOf(const Rational& a, const Rational& b) {
  if (a.isBig() || b.isBig()) return ofBig({a.toBig().value * b.toBig().value});
  return reduced(Wide{a.m_numerator} * b.m_numerator, Wide{a.m_denominator} * b.m_denominator);
}

Rational operator/(const Rational& a, const Rational& b) {
  DAMATH_EXPECTS(!b.isZero());
  if (a.isBig() || b.isBig()) return Rational::ofBig({a.toBig().value / b.toBig().value});
  return Rational::reduced(Wide{a.m_numerator} * b.m_denominator, Wide{a.m_denominator} * b.m_numerator);
}

bool Rational::areEqualBig(const Rational& a, const Rational& b) {
  return a.isBig() && b.isBig() && a.m_big->value == b.m_big->value;
}

std::strong_ordering operator<=>(const Rational& a, const Rational& b) {
  if (a.isBig() || b.isBig()) {
    const int order = a.toBig().value.compare(b.toBig().value);
    return order <=> 0;
  }
  const Wide left = Wide{a.m_numerator} * b.m_denominator;
  const Wide right = Wide{b.m_numerator} * a.m_denominator;
  if (left < right) return std::strong_ordering::less;
  if (left > right) return std::strong_ordering::greater;
  return std::strong_ordering::equal;
}

BigInteger numeratorOf(const Rational& value) {
  return boost::multiprecision::numerator(value.toBig().value);
}

BigInteger denominatorOf(const Rational& value) {
  return boost::multiprecision::denominator(value.toBig().value);
}

Rational toRational(const BigInteger& numerator, const BigInteger& denominator) {
  return Rational::ofBig({boost::multiprecision::cpp_rational(numerator, denominator)});
}

}  // namespace damath::exact
