// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/number.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/exact/big.hpp"
#include "core/precondition.hpp"

namespace damath::exact {

namespace {

// Bounds of the value times 10^places: lower ≤ value·10^places < lower + width.
struct Bounds {
  BigInteger lower;
  BigInteger width;
};

BigInteger floorQuotient(const BigInteger& a, const BigInteger& b) {
  BigInteger whole;
  BigInteger rest;
  boost::multiprecision::divide_qr(a, b, whole, rest);
  if (rest != 0 && rest.sign() < 0) whole -= 1;
  return whole;
}

Bounds bounds(const Number& value, unsigned places) {
  const BigInteger scale = boost::multiprecision::pow(BigInteger(10), places);
  const Rational& plain = value.rational();
  Bounds result{floorQuotient(numeratorOf(plain) * scale, denominatorOf(plain)), 1};
  for (const Root& root : value.roots()) {
    const BigInteger top = numeratorOf(root.coefficient) * scale;
    const BigInteger length = boost::multiprecision::sqrt(BigInteger(top * top * root.radicand));
    // `length` is a square root rounded down, so |coefficient|·√radicand·scale lies between length ÷
    // denominator and (length + 1) ÷ denominator.
    if (root.coefficient.sign() > 0) {
      result.lower += floorQuotient(length, denominatorOf(root.coefficient));
    } else {
      result.lower += floorQuotient(-length - 1, denominatorOf(root.coefficient));
    }
    result.width += 2;
  }
  return result;
}

// Returns the product of two roots. For square-free a and b: √a·√b = g·√(a/g · b/g) with g = gcd(a, b).
Number rootProduct(const Root& a, const Root& b) {
  const std::int64_t common = std::gcd(a.radicand, b.radicand);
  std::int64_t radicand = 0;
  DAMATH_EXPECTS(!__builtin_mul_overflow(a.radicand / common, b.radicand / common, &radicand));
  return Number::root(a.coefficient * b.coefficient * Rational(common), radicand);
}

Rational squareOf(const Root& root) {
  return root.coefficient * root.coefficient * Rational(root.radicand);
}

// Returns the sign of the sum of two terms, from the sign and the square of each term. Precondition: the
// terms are linearly independent. Therefore their sum is not 0.
int signOfTwo(int first, const Rational& squareOfFirst, int second, const Rational& squareOfSecond) {
  if (first == second) return first;
  return squareOfFirst > squareOfSecond ? first : second;
}

}  // namespace

void Roots::takeSeveral(const Roots& other) {
  m_several = other.m_several ? std::make_unique<std::vector<Root>>(*other.m_several) : nullptr;
}

void Roots::add(const Root& root) {
  if (empty()) {
    m_only = root;
  } else if (m_only.radicand == root.radicand) {
    m_only.coefficient += root.coefficient;
    if (m_only.coefficient.isZero()) m_only.radicand = kNone;
  } else {
    addToSeveral(root);
  }
}

void Roots::addToSeveral(const Root& root) {
  if (!m_several) {
    m_several = std::make_unique<std::vector<Root>>(1, std::exchange(m_only, Root{kSeveral, {}}));
  }
  std::vector<Root>& roots = *m_several;
  const auto place = std::ranges::lower_bound(roots, root.radicand, {}, &Root::radicand);
  if (place == roots.end() || place->radicand != root.radicand) {
    roots.insert(place, root);
    return;
  }
  place->coefficient += root.coefficient;
  if (place->coefficient.isZero()) roots.erase(place);
  if (roots.size() > 1) return;
  m_only = roots.front();
  m_several.reset();
}

Number Number::root(const Rational& coefficient, std::int64_t radicand) {
  DAMATH_EXPECTS(radicand >= 0);
  if (radicand == 0 || coefficient.isZero()) return {};
  std::int64_t outside = 1;
  for (std::int64_t factor = 2; factor <= radicand / factor; ++factor) {
    while (radicand % (factor * factor) == 0) {
      radicand /= factor * factor;
      outside *= factor;
    }
  }
  Number result;
  if (radicand == 1) {
    result.m_rational = coefficient * Rational(outside);
  } else {
    result.m_roots.add({radicand, coefficient * Rational(outside)});
  }
  return result;
}

int Number::sign() const {
  if (m_roots.empty()) return m_rational.sign();
  if (roots().size() == 1 && m_rational.isZero()) return roots().front().coefficient.sign();
  const Root& last = roots().back();
  if (roots().size() == 1) {
    return signOfTwo(m_rational.sign(), m_rational * m_rational, last.coefficient.sign(), squareOf(last));
  }
  if (roots().size() == 2 && m_rational.isZero()) {
    const Root& first = roots().front();
    return signOfTwo(first.coefficient.sign(), squareOf(first), last.coefficient.sign(), squareOf(last));
  }
  // Roots of different square-free numbers are linearly independent, so the sum is not 0. The loop therefore
  // ends at some precision.
  for (unsigned places = 8;; places *= 2) {
    const Bounds range = bounds(*this, places);
    if (range.lower > 0) return 1;
    if (range.lower + range.width < 0) return -1;
  }
}

Number Number::negation() const {
  Number result(-m_rational);
  for (const Root& root : roots()) result.m_roots.add({root.radicand, -root.coefficient});
  return result;
}

void Number::addRoots(const Number& other) {
  for (const Root& root : other.roots()) m_roots.add(root);
}

Number Number::productOf(const Number& a, const Number& b) {
  Number result(a.m_rational * b.m_rational);
  const auto addMultiples = [&result](const Number& of, const Rational& by) {
    if (by.isZero()) return;
    for (const Root& root : of.roots()) result.m_roots.add({root.radicand, root.coefficient * by});
  };
  addMultiples(a, b.m_rational);
  addMultiples(b, a.m_rational);
  for (const Root& left : a.roots()) {
    for (const Root& right : b.roots()) result += rootProduct(left, right);
  }
  return result;
}

BigInteger floorOf(const Number& value) {
  if (value.isRational()) {
    return floorQuotient(numeratorOf(value.rational()), denominatorOf(value.rational()));
  }
  for (unsigned places = 8;; places *= 2) {
    const Bounds range = bounds(value, places);
    const BigInteger scale = boost::multiprecision::pow(BigInteger(10), places);
    BigInteger low = floorQuotient(range.lower, scale);
    if (low == floorQuotient(range.lower + range.width, scale)) return low;
  }
}

std::optional<Number> quotient(const Number& a, const Number& b) {
  if (b.isZero()) return std::nullopt;
  if (b.isRational()) return a * Number(Rational(1) / b.rational());
  if (b.roots().size() + (b.rational().isZero() ? 0 : 1) > 2) return std::nullopt;
  // The divisor is u + v: v is its last root, u is its other term or 0. Then 1/(u + v) = (u − v)/(u² − v²).
  // The squares u² and v² are rational. They differ, because no two terms of a Number share a radicand.
  const Root& root = b.roots().back();
  const Number last = Number::root(root.coefficient, root.radicand);
  const Number other = b - last;
  const Number conjugate = other - last;
  const Rational norm = (other * other - last * last).rational();
  return a * conjugate * Number(Rational(1) / norm);
}

}  // namespace damath::exact
