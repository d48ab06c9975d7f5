#include "core/exact/rational.hpp"

#include <limits>
#include <numeric>

#include "core/promise.hpp"

namespace damath::exact {

namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

__extension__ using Wide = __int128;

// The lowest 64-bit number is left out so that negation never overflows.
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

BigInteger toBig(Wide value) {
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

Rational::Rational(const BigFraction& value) {
  const BigInteger top = boost::multiprecision::numerator(value);
  const BigInteger bottom = boost::multiprecision::denominator(value);
  if (bottom <= kMost && top <= kMost && top >= -kMost) {
    m_numerator = static_cast<std::int64_t>(top);
    m_denominator = static_cast<std::int64_t>(bottom);
  } else {
    m_big = std::make_shared<const BigFraction>(value);
  }
}

Rational Rational::reduced(Wide numerator, Wide denominator) {
  if (denominator < 0) {
    numerator = -numerator;
    denominator = -denominator;
  }
  if (fits(numerator) && fits(denominator)) {
    const auto top = static_cast<std::int64_t>(numerator);
    const auto bottom = static_cast<std::int64_t>(denominator);
    const std::int64_t divisor = std::gcd(top, bottom);
    Rational result(top / divisor);
    result.m_denominator = bottom / divisor;
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
  return Rational(BigFraction(toBig(numerator), toBig(denominator)));
}

BigFraction Rational::big() const {
  return m_big ? *m_big : BigFraction(m_numerator, m_denominator);
}

bool Rational::isInteger() const {
  return m_big ? boost::multiprecision::denominator(*m_big) == 1 : m_denominator == 1;
}

int Rational::sign() const {
  if (m_big) return m_big->sign();
  return (m_numerator > 0) - (m_numerator < 0);
}

BigInteger Rational::numerator() const {
  return m_big ? boost::multiprecision::numerator(*m_big) : BigInteger(m_numerator);
}

BigInteger Rational::denominator() const {
  return m_big ? boost::multiprecision::denominator(*m_big) : BigInteger(m_denominator);
}

std::optional<std::int64_t> Rational::integer() const {
  if (m_big) return *m_big == kLeastWord ? std::optional(kLeastWord) : std::nullopt;
  if (m_denominator != 1) return std::nullopt;
  return m_numerator;
}

Rational Rational::operator-() const {
  if (m_big) return Rational(BigFraction(-*m_big));
  return reduced(-Wide{m_numerator}, m_denominator);
}

Rational operator+(const Rational& a, const Rational& b) {
  if (a.m_big || b.m_big) return Rational(BigFraction(a.big() + b.big()));
  if (a.m_denominator == b.m_denominator) {
    return Rational::reduced(Wide{a.m_numerator} + b.m_numerator, a.m_denominator);
  }
  return Rational::reduced(Wide{a.m_numerator} * b.m_denominator + Wide{b.m_numerator} * a.m_denominator,
                           Wide{a.m_denominator} * b.m_denominator);
}

Rational operator-(const Rational& a, const Rational& b) {
  return a + -b;
}

Rational operator*(const Rational& a, const Rational& b) {
  if (a.m_big || b.m_big) return Rational(BigFraction(a.big() * b.big()));
  return Rational::reduced(Wide{a.m_numerator} * b.m_numerator, Wide{a.m_denominator} * b.m_denominator);
}

Rational operator/(const Rational& a, const Rational& b) {
  DAMATH_EXPECTS(!b.isZero());
  if (a.m_big || b.m_big) return Rational(BigFraction(a.big() / b.big()));
  return Rational::reduced(Wide{a.m_numerator} * b.m_denominator, Wide{a.m_denominator} * b.m_numerator);
}

bool operator==(const Rational& a, const Rational& b) {
  if (a.m_big || b.m_big) return a.m_big && b.m_big && *a.m_big == *b.m_big;
  return a.m_numerator == b.m_numerator && a.m_denominator == b.m_denominator;
}

std::strong_ordering operator<=>(const Rational& a, const Rational& b) {
  if (a.m_big || b.m_big) {
    const int order = a.big().compare(b.big());
    return order <=> 0;
  }
  const Wide left = Wide{a.m_numerator} * b.m_denominator;
  const Wide right = Wide{b.m_numerator} * a.m_denominator;
  if (left < right) return std::strong_ordering::less;
  if (left > right) return std::strong_ordering::greater;
  return std::strong_ordering::equal;
}

}  // namespace damath::exact
