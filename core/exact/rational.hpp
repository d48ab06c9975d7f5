// SPDX-License-Identifier: GPL-3.0-or-later
// An exact fraction of any size, in lowest terms with a positive denominator. If numerator and denominator
// each fit a 64-bit word, the object holds the two words; every number of a normal contest fits.
// Boost.Multiprecision holds larger values. Equality and order follow the value. No operation rounds
// (rulebook C3).
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace damath::exact {

// A 128-bit integer, which can hold the product of any two 64-bit words.
__extension__ using Wide = __int128;

// A fraction of any size, defined in big.hpp. This header does not include big.hpp, because its library is
// large.
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
  // Precondition: `denominator` is not 0.
  Rational(std::int64_t numerator, std::int64_t denominator);

  [[nodiscard]] bool isZero() const { return !isBig() && m_numerator == 0; }
  [[nodiscard]] bool isInteger() const { return isBig() ? isBigInteger() : m_denominator == 1; }
  [[nodiscard]] int sign() const;  // returns −1, 0 or 1
  // Returns the value if it is an integer within 64 bits, else nullopt.
  [[nodiscard]] std::optional<std::int64_t> integer() const;

  struct Words {
    std::int64_t numerator;
    std::int64_t denominator;  // always greater than 0
  };
  // Returns the value in lowest terms if two machine words can hold it, else nullopt.
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
  // Precondition: b is not 0. Callers handle a division by 0 first (rulebook S4).
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

  // toBig returns the value as a BigFraction, ofBig returns the value of a BigFraction. Only big.hpp and its
  // sources need these two functions.
  [[nodiscard]] BigFraction toBig() const;
  [[nodiscard]] static Rational ofBig(const BigFraction& value);

 private:
  // The least 64-bit integer is held as a big value, so that the negation of a value in words never
  // overflows.
  static constexpr std::int64_t kLeastWord = std::numeric_limits<std::int64_t>::min();

  static Rational reduced(Wide numerator, Wide denominator);
  // True if both values are integers of one word, which is the most frequent case.
  static bool areWords(const Rational& a, const Rational& b) {
    return a.m_denominator == 1 && b.m_denominator == 1;
  }
  static Rational sumOf(const Rational& a, const Rational& b);
  static Rational productOf(const Rational& a, const Rational& b);
  static bool areEqualBig(const Rational& a, const Rational& b);
  [[nodiscard]] bool isBigInteger() const;
  [[nodiscard]] Rational bigNegation() const;

  [[nodiscard]] bool isBig() const { return m_denominator == kBig; }
  // Precondition: the value is not big.
  void setWords(std::int64_t numerator, std::int64_t denominator) {
    m_numerator = numerator;
    m_denominator = denominator;
  }
  void assignBig(const Rational& other);
  void takeBig(Rational& other) noexcept;
  void dropBig() noexcept;

  // The value of m_denominator that says that m_big holds the fraction, because it does not fit two words.
  static constexpr std::int64_t kBig = 0;

  union {
    std::int64_t m_numerator;
    const BigFraction* m_big;  // owned by this object
  };
  std::int64_t m_denominator = 1;
};

}  // namespace damath::exact
