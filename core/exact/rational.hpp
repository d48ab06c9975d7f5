// SPDX-License-Identifier: GPL-3.0-or-later
// An exact fraction in lowest terms with a positive denominator. Any size: values that fit two machine words,
// which is every figure a contest meets, are held there; the rest goes to Boost.Multiprecision. Equality and
// order are those of the value. No operation rounds. (Rulebook C3)
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace damath::exact {

// Holds the product of any two machine words.
__extension__ using Wide = __int128;

// A fraction of any size; big.hpp says what it is. Its library is large, so it is not included here.
struct BigFraction;

class Rational {
 public:
  Rational() : m_numerator(0) {}
  Rational(std::int64_t integer) : m_numerator(integer) {  // NOLINT(google-explicit-constructor): exact
    if (integer == kLeastWord) *this = reduced(integer, 1);
  }
  Rational(const Rational& other) : Rational() { *this = other; }
  Rational(Rational&& other) noexcept : Rational() { *this = std::move(other); }
  Rational& operator=(const Rational& other) {
    if (isBig() || other.isBig()) {
      assignBig(other);
    } else {
      setWords(other.m_numerator, other.m_denominator);
    }
    return *this;
  }
  Rational& operator=(Rational&& other) noexcept {
    if (isBig() || other.isBig()) {
      takeBig(other);
    } else {
      setWords(other.m_numerator, other.m_denominator);
    }
    return *this;
  }
  ~Rational() {
    if (isBig()) dropBig();
  }
  // Promise: denominator is not 0.
  Rational(std::int64_t numerator, std::int64_t denominator);

  [[nodiscard]] bool isZero() const { return !isBig() && m_numerator == 0; }
  [[nodiscard]] bool isInteger() const { return isBig() ? isBigInteger() : m_denominator == 1; }
  [[nodiscard]] int sign() const;  // −1, 0 or 1
  // The value where it is a whole number within 64 bits.
  [[nodiscard]] std::optional<std::int64_t> integer() const;

  struct Words {
    std::int64_t numerator;
    std::int64_t denominator;  // > 0
  };
  // The value in lowest terms where two machine words hold it.
  [[nodiscard]] std::optional<Words> words() const {
    return isBig() ? std::nullopt : std::optional(Words{m_numerator, m_denominator});
  }

  Rational operator-() const {
    if (isBig()) return bigNegation();
    Rational result;
    result.setWords(-m_numerator, m_denominator);
    return result;
  }
  friend Rational operator+(const Rational& a, const Rational& b) {
    std::int64_t sum = 0;
    const bool isWord = areWords(a, b) && !__builtin_add_overflow(a.m_numerator, b.m_numerator, &sum);
    return isWord ? Rational(sum) : sumOf(a, b);
  }
  friend Rational operator-(const Rational& a, const Rational& b) {
    std::int64_t rest = 0;
    const bool isWord = areWords(a, b) && !__builtin_sub_overflow(a.m_numerator, b.m_numerator, &rest);
    return isWord ? Rational(rest) : sumOf(a, -b);
  }
  friend Rational operator*(const Rational& a, const Rational& b) {
    std::int64_t product = 0;
    const bool isWord = areWords(a, b) && !__builtin_mul_overflow(a.m_numerator, b.m_numerator, &product);
    return isWord ? Rational(product) : productOf(a, b);
  }
  // Promise: b is not 0; rulebook S4 decides that case before it comes here.
  friend Rational operator/(const Rational& a, const Rational& b);
  Rational& operator+=(const Rational& other) {
    std::int64_t sum = 0;
    const bool isWord = areWords(*this, other) &&
                        !__builtin_add_overflow(m_numerator, other.m_numerator, &sum) && sum != kLeastWord;
    if (!isWord) return *this = sumOf(*this, other);
    m_numerator = sum;
    return *this;
  }
  Rational& operator*=(const Rational& other) { return *this = *this * other; }

  friend bool operator==(const Rational& a, const Rational& b) {
    if (a.isBig() || b.isBig()) return areEqualBig(a, b);
    return a.m_numerator == b.m_numerator && a.m_denominator == b.m_denominator;
  }
  friend std::strong_ordering operator<=>(const Rational& a, const Rational& b);

  // For big.hpp alone: the value in its larger form, and from it.
  [[nodiscard]] BigFraction toBig() const;
  [[nodiscard]] static Rational ofBig(const BigFraction& value);

 private:
  // Held as a big value, so that negation within two words never overflows.
  static constexpr std::int64_t kLeastWord = std::numeric_limits<std::int64_t>::min();

  static Rational reduced(Wide numerator, Wide denominator);
  // Two whole numbers of one word each, which is what most figures are.
  static bool areWords(const Rational& a, const Rational& b) {
    return a.m_denominator == 1 && b.m_denominator == 1;
  }
  static Rational sumOf(const Rational& a, const Rational& b);
  static Rational productOf(const Rational& a, const Rational& b);
  static bool areEqualBig(const Rational& a, const Rational& b);
  [[nodiscard]] bool isBigInteger() const;
  [[nodiscard]] Rational bigNegation() const;

  [[nodiscard]] bool isBig() const { return m_denominator == kBig; }
  // Promise: the value is not big so far.
  void setWords(std::int64_t numerator, std::int64_t denominator) {
    m_numerator = numerator;
    m_denominator = denominator;
  }
  void assignBig(const Rational& other);
  void takeBig(Rational& other) noexcept;
  void dropBig() noexcept;

  // Stands for the denominator of what two words do not hold.
  static constexpr std::int64_t kBig = 0;

  union {
    std::int64_t m_numerator;
    const BigFraction* m_big;  // its own
  };
  std::int64_t m_denominator = 1;
};

}  // namespace damath::exact
