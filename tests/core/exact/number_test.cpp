// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/number.hpp"
#include "core/exact/big.hpp"

#include <gtest/gtest.h>

#include <random>
#include <utility>

#include "core/exact/monomial.hpp"
#include "tests/support/printing.hpp"

namespace damath::exact {
namespace {

Number root(std::int64_t radicand) {
  return Number::root(Rational(1), radicand);
}
Number ratio(std::int64_t top, std::int64_t bottom) {
  return Rational(top, bottom);
}
Rational rationalOf(const BigInteger& top, const BigInteger& bottom) {
  return toRational(top, bottom);
}

Number anyNumber(std::mt19937& random) {
  const auto part = [&random] {
    return Rational(static_cast<std::int64_t>(random() % 41) - 20,
                    1 + static_cast<std::int64_t>(random() % 12));
  };
  Number value(part());
  for (const int radicand : {2, 3, 5, 6, 30}) {
    if (random() % 3 == 0) value += Number::root(part(), radicand);
  }
  return value;
}

// Roots appear and vanish in sums and differences. The result has the same form as a number that is made with
// its roots directly.
TEST(Number, RootsComeAndGo) {
  const Number two = root(2);
  const Number both = two + root(3);
  ASSERT_EQ(both.roots().size(), 2U);
  EXPECT_EQ(both.roots().front(), (Root{2, 1}));
  EXPECT_EQ(both - root(3), two);
  EXPECT_EQ(both - two, root(3));
  EXPECT_TRUE((both - two - root(3)).isRational());
  EXPECT_EQ(root(5) + both + root(2), Number::root(2, 2) + root(5) + root(3));
  Number twice = both;
  twice += twice;
  EXPECT_EQ(twice, both * Number(2));
  EXPECT_NE(both, two);
}

TEST(Number, CopiesAndMovesKeepTheirOwnRoots) {
  const Number values[] = {Number(5), root(2), root(2) + root(3), root(2) + root(3) + root(5)};
  for (const Number& first : values) {
    for (const Number& second : values) {
      Number copy(first);
      copy = second;
      EXPECT_EQ(copy, second);
      copy += root(7);
      EXPECT_EQ(copy - root(7), second);
      Number from(second);
      Number to(first);
      to = std::move(from);
      EXPECT_EQ(to, second);
      from = first;
      EXPECT_EQ(from, first);
    }
  }
}

TEST(Number, RootsComeToLowestForm) {
  EXPECT_EQ(root(8), Number::root(Rational(2), 2));
  EXPECT_EQ(Number::root(Rational(4), 18), Number::root(Rational(12), 2));
  EXPECT_EQ(Number::root(Rational(16), 32), Number::root(Rational(64), 2));  // rulebook C1
  EXPECT_EQ(root(9), Number(3));
  EXPECT_EQ(root(1), Number(1));
  EXPECT_TRUE(root(0).isZero());
  EXPECT_TRUE(Number::root(Rational(0), 2).isZero());
  EXPECT_EQ(root(999'983).roots().front().radicand, 999'983);
  EXPECT_EQ(root(1'000'000), Number(1000));
}

TEST(Number, PartsThatCancelAreGone) {
  EXPECT_TRUE((root(2) - root(2)).isZero());
  EXPECT_EQ(root(2) + root(3) - root(3), root(2));
  EXPECT_TRUE((Number(1) + root(2) - Number(1) - root(2)).isZero());
  EXPECT_TRUE((root(2) * root(2)).isRational());
  EXPECT_EQ(root(8) - Number::root(Rational(2), 2), Number());
}

TEST(Number, Products) {
  EXPECT_EQ(root(2) * root(3), root(6));
  EXPECT_EQ(root(6) * root(10), Number::root(Rational(2), 15));
  EXPECT_EQ((root(2) + root(3)) * (root(2) + root(3)), Number(5) + Number::root(Rational(2), 6));
  EXPECT_EQ((Number(1) + root(2)) * (Number(1) - root(2)), Number(-1));
  EXPECT_EQ(Number::root(Rational(-9), 2) * Number::root(Rational(-1), 8), Number(36));
}

// The convergents p/q of √2 differ from √2 by about 1/(2√2·q²), alternately below and above it.
TEST(Number, SignOfDifferencesCloseToNought) {
  BigInteger p = 1;
  BigInteger q = 1;
  for (int i = 0; i < 150; ++i) {
    const Number below = Number(rationalOf(p, q)) - root(2);
    const int expected = i % 2 == 0 ? -1 : 1;
    ASSERT_EQ(below.sign(), expected) << p << "/" << q;
    ASSERT_EQ((-below).sign(), -expected);
    ASSERT_EQ(Number(rationalOf(p, q)) < root(2), expected < 0);
    const BigInteger next = p + 2 * q;
    q = p + q;
    p = next;
  }
  EXPECT_GT(q, boost::multiprecision::pow(BigInteger(10), 55U));
}

TEST(Number, OrderBetweenSumsOfDifferentRoots) {
  EXPECT_GT(root(2) + root(3), root(5));
  EXPECT_LT(root(2) + root(3), ratio(31463, 10000));
  EXPECT_GT(root(2) + root(3), ratio(31462, 10000));
  // √10 + √11 and √5 + √18 differ in the fourth decimal. √2 + √3 + √5 and √29 differ in the third.
  EXPECT_EQ((root(10) + root(11) <=> root(5) + root(18)), std::strong_ordering::greater);
  EXPECT_GT(root(29), root(2) + root(3) + root(5));
  EXPECT_EQ((root(2) + root(3) <=> root(3) + root(2)), std::strong_ordering::equal);
  EXPECT_LT(-root(3), -root(2));
}

TEST(Number, FloorIsTheGreatestWholeNumberNotAbove) {
  EXPECT_EQ(floorOf(Number(7)), 7);
  EXPECT_EQ(floorOf(ratio(7, 2)), 3);
  EXPECT_EQ(floorOf(ratio(-7, 2)), -4);
  EXPECT_EQ(floorOf(root(2)), 1);
  EXPECT_EQ(floorOf((-root(2))), -2);
  EXPECT_EQ(floorOf((Number(5) - Number::root(Rational(5, 36), 2))), 4);
  EXPECT_EQ(floorOf((root(2) + root(3))), 3);
  EXPECT_EQ(floorOf((-root(2) - root(3))), -4);
  // 3363/2378 is greater than √2, and 8119/5741 is less. Both differ from √2 by less than 10⁻⁷.
  EXPECT_EQ(floorOf((ratio(3363, 2378) - root(2) + Number(10))), 10);
  EXPECT_EQ(floorOf((ratio(8119, 5741) - root(2) + Number(10))), 9);
}

TEST(Number, QuotientByOneTerm) {
  EXPECT_EQ(quotient(Number(-7), Number(2)), ratio(-7, 2));
  EXPECT_EQ(quotient(Number::root(Rational(16), 32), Number::root(Rational(64), 2)), Number(1));
  EXPECT_EQ(quotient(Number(1), root(2)), Number::root(Rational(1, 2), 2));
  EXPECT_EQ(quotient(root(6), root(2)), root(3));
}

TEST(Number, QuotientByTwoTerms) {
  EXPECT_EQ(quotient(Number(1), Number(1) + root(2)), root(2) - Number(1));
  EXPECT_EQ(quotient(root(2), ratio(1, 2) - root(3)),
            Number::root(Rational(-2, 11), 2) - Number::root(Rational(4, 11), 6));
  EXPECT_EQ(quotient(Number(1), root(2) + root(3)), root(3) - root(2));
  EXPECT_EQ(quotient(Number(4), root(10) - root(6)), root(10) + root(6));
}

TEST(Number, NoQuotientByNoughtOrThreeTerms) {
  EXPECT_FALSE(quotient(Number(7), Number(0)).has_value());
  EXPECT_FALSE(quotient(Number(0), root(2) - root(2)).has_value());
  EXPECT_FALSE(quotient(Number(7), Number(1) + root(2) + root(3)).has_value());
  EXPECT_FALSE(quotient(Number(7), root(2) + root(3) + root(5)).has_value());
}

TEST(Number, LawsOfArithmetic) {
  std::mt19937 random(11);
  int divided = 0;
  for (int i = 0; i < 1000; ++i) {
    const Number a = anyNumber(random);
    const Number b = anyNumber(random);
    const Number c = anyNumber(random);
    ASSERT_EQ(a + b, b + a);
    ASSERT_EQ(a * b, b * a);
    ASSERT_EQ((a + b) + c, a + (b + c));
    ASSERT_EQ((a * b) * c, a * (b * c));
    ASSERT_EQ(a * (b + c), a * b + a * c);
    ASSERT_EQ(a - b + b, a);
    ASSERT_EQ((a * b).sign(), a.sign() * b.sign());
    ASSERT_EQ((a <=> b) == 0, a == b);
    const Number whole(toRational(floorOf(a)));
    ASSERT_LE(whole, a);
    ASSERT_LT(a, whole + Number(1));
    if (const auto result = quotient(a, b)) {
      ASSERT_EQ(*result * b, a);
      ++divided;
    }
  }
  EXPECT_GT(divided, 300);
}

// At (1, 2), 78xy² is 312. 0⁰ is 1.
TEST(Monomial, TakesTheCoordinatesOfTheSquare) {
  EXPECT_EQ((Monomial{Number(78), 1, 2}.at(1, 2)), Number(312));
  EXPECT_EQ((Monomial{Number(-3), 2, 1}.at(4, 5)), Number(-240));
  EXPECT_EQ((Monomial{Number(-15), 1, 0}.at(0, 3)), Number(0));
  EXPECT_EQ((Monomial{Number(28), 0, 1}.at(0, 3)), Number(84));
  EXPECT_EQ((Monomial{ratio(-7, 10), 0, 0}.at(0, 0)), ratio(-7, 10));
  EXPECT_EQ((Monomial{root(8), 0, 0}.at(7, 7)), Number::root(Rational(2), 2));
}

}  // namespace
}  // namespace damath::exact
