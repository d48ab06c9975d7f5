// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/rational.hpp"
#include "core/exact/big.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <utility>

#include "tests/support/printing.hpp"

namespace damath::exact {
namespace {

using Fraction = boost::multiprecision::cpp_rational;

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();

BigInteger bigPower(int exponent) {
  return boost::multiprecision::pow(BigInteger(2), static_cast<unsigned>(exponent));
}

// Returns a fraction whose numerator and denominator have up to 63 bits each. So results of calculations
// occur in both forms: as two words, and as numbers beyond two words.
Rational anyRational(std::mt19937_64& random) {
  const auto shift = random() % 63;
  const auto top = static_cast<std::int64_t>(random() >> (1 + shift));
  const auto bottom = static_cast<std::int64_t>(random() >> (1 + random() % 63)) | 1;
  return {random() % 2 == 0 ? top : -top, bottom};
}

Fraction bigOf(const Rational& value) {
  return value.toBig().value;
}

TEST(Rational, IsHeldInLowestTermsWithPositiveDenominator) {
  const auto expectForm = [](const Rational& value, std::int64_t top, std::int64_t bottom) {
    EXPECT_EQ(numeratorOf(value), top);
    EXPECT_EQ(denominatorOf(value), bottom);
  };
  expectForm({6, 4}, 3, 2);
  expectForm({-6, 4}, -3, 2);
  expectForm({6, -4}, -3, 2);
  expectForm({-6, -4}, 3, 2);
  expectForm({0, -7}, 0, 1);
  expectForm({kLeast, kLeast}, 1, 1);
  expectForm({kLeast, 2}, kLeast / 2, 1);
  expectForm({kMost, -kMost}, -1, 1);
}

// After a copy or a move, each object has its own value. Both small values and values beyond two words are
// tested.
TEST(Rational, CopiesAndMovesKeepTheirOwnValues) {
  const Rational small(-7, 3);
  const Rational big = toRational(bigPower(80));
  const Rational bigger = toRational(bigPower(90));
  for (const Rational& first : {small, big}) {
    for (const Rational& second : {small, big, bigger}) {
      Rational copy(first);
      EXPECT_EQ(copy, first);
      copy = second;
      EXPECT_EQ(copy, second);
      copy += Rational(1);
      EXPECT_EQ(copy - Rational(1), second);
      Rational from(second);
      Rational to(first);
      to = std::move(from);
      EXPECT_EQ(to, second);
      from = first;
      EXPECT_EQ(from, first);
      const Rational made(std::move(to));
      EXPECT_EQ(made, second);
    }
    Rational same(first);
    const Rational& alias = same;
    same = alias;
    EXPECT_EQ(same, first);
  }
}

TEST(Rational, FourOperationsOnSmallFractions) {
  const Rational a(-3, 10);
  const Rational b(7, 10);
  EXPECT_EQ(a + b, Rational(2, 5));
  EXPECT_EQ(a - b, Rational(-1));
  EXPECT_EQ(a * b, Rational(-21, 100));
  EXPECT_EQ(a / b, Rational(-3, 7));
  EXPECT_EQ(b / a, Rational(-7, 3));
  EXPECT_EQ(-a, Rational(3, 10));
  EXPECT_EQ(Rational(-29, 30) + Rational(24, 10), Rational(43, 30));
}

TEST(Rational, GrowsBeyondTwoWordsAndComesBack) {
  const Rational beyond = Rational(kMost) + Rational(1);
  EXPECT_EQ(numeratorOf(beyond), bigPower(63));
  EXPECT_FALSE(beyond.integer().has_value());
  EXPECT_TRUE(beyond.isInteger());
  const Rational back = beyond - Rational(1);
  EXPECT_EQ(back, Rational(kMost));
  EXPECT_EQ(back.integer(), kMost);

  const Rational square = Rational(kMost) * Rational(kMost);
  EXPECT_EQ(numeratorOf(square), BigInteger(kMost) * kMost);
  EXPECT_EQ(square / Rational(kMost), Rational(kMost));
  const Rational fourth = square * square;
  EXPECT_EQ(numeratorOf(fourth), BigInteger(numeratorOf(square) * numeratorOf(square)));
  EXPECT_EQ(fourth / square / square, Rational(1));
  EXPECT_TRUE((fourth - fourth).isZero());
  EXPECT_EQ(fourth - fourth, Rational(0));
}

TEST(Rational, GrowsInTheDenominatorToo) {
  const Rational tiny = Rational(1, kMost) * Rational(1, kMost - 1);
  EXPECT_EQ(denominatorOf(tiny), BigInteger(kMost) * (kMost - 1));
  EXPECT_FALSE(tiny.isInteger());
  EXPECT_EQ(tiny.sign(), 1);
  EXPECT_GT(tiny, Rational(0));
  EXPECT_LT(tiny, Rational(1, kMost));
  EXPECT_EQ(tiny * Rational(kMost) * Rational(kMost - 1), Rational(1));
}

TEST(Rational, LeastWordIsTheSameHoweverReached) {
  const Rational direct(kLeast);
  const Rational computed = Rational(-kMost) - Rational(1);
  EXPECT_EQ(direct, computed);
  EXPECT_EQ(direct, Rational(kLeast, 1));
  EXPECT_EQ(direct.integer(), kLeast);
  EXPECT_EQ(computed.integer(), kLeast);
  EXPECT_EQ(numeratorOf((-direct)), bigPower(63));
  EXPECT_EQ(-(-direct), direct);
  EXPECT_EQ(direct * direct, toRational(bigPower(126)));
  EXPECT_EQ(direct + direct, toRational(BigInteger(-bigPower(64))));
}

TEST(Rational, OrderAroundTwoToThe63) {
  const Rational below(kMost);
  const Rational at = below + Rational(1);
  const Rational above = at + Rational(1);
  EXPECT_LT(below, at);
  EXPECT_LT(at, above);
  EXPECT_GT(above, below);
  EXPECT_EQ(at <=> (above - Rational(1)), std::strong_ordering::equal);
  EXPECT_LT(-above, -at);
  EXPECT_LT(-at, -below);
  EXPECT_LT(-at, Rational(1, 3));
  // The cross products differ by 1 near 2^126.
  EXPECT_LT(Rational(kMost - 2, kMost - 1), Rational(kMost - 1, kMost));
  EXPECT_GT(Rational(-(kMost - 2), kMost - 1), Rational(-(kMost - 1), kMost));
}

TEST(Rational, WholeNumbersKnowTheirWord) {
  EXPECT_EQ(Rational(-75).integer(), -75);
  EXPECT_EQ(Rational(10, 10).integer(), 1);
  EXPECT_FALSE(Rational(7, 2).integer().has_value());
  EXPECT_TRUE(Rational(10, 10).isInteger());
  EXPECT_FALSE(Rational(7, 2).isInteger());
}

TEST(Rational, AgreesWithUnboundedFractions) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 3000; ++i) {
    const Rational a = anyRational(random);
    const Rational b = anyRational(random);
    ASSERT_EQ(bigOf(a + b), bigOf(a) + bigOf(b));
    ASSERT_EQ(bigOf(a - b), bigOf(a) - bigOf(b));
    ASSERT_EQ(bigOf(a * b), bigOf(a) * bigOf(b));
    ASSERT_EQ(a == b, bigOf(a) == bigOf(b));
    ASSERT_EQ(a < b, bigOf(a) < bigOf(b));
    ASSERT_EQ(a.sign(), bigOf(a).sign());
    ASSERT_EQ(Rational::ofBig({bigOf(a)}), a);
    if (b.isZero()) continue;
    ASSERT_EQ(bigOf(a / b), bigOf(a) / bigOf(b));
    ASSERT_EQ(a / b * b, a);
  }
}

TEST(RationalDeathTest, DenominatorZeroBreaksAPrecondition) {
  EXPECT_DEATH(Rational(1, 0), "precondition failed");
  EXPECT_DEATH(Rational(1) / Rational(0), "precondition failed");
}

}  // namespace
}  // namespace damath::exact
