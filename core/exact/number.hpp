// SPDX-License-Identifier: GPL-3.0-or-later
// An exact value of the game: a rational number plus rational multiples of square roots, p + q√2 + r√3 …
// (rulebook C3). Radicands are square-free and ascending, and no coefficient is 0, so equal values have equal
// forms. Comparison is exact, also between sums of roots. No operation of Number rounds. rounded() in
// rounding.hpp rounds.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/exact/rational.hpp"

namespace damath::exact {

// The value coefficient·√radicand.
struct Root {
  std::int64_t radicand = 2;
  Rational coefficient;
  friend bool operator==(const Root&, const Root&) = default;
};

// The square roots in a value: rational multiples of roots of different square-free numbers, ordered by
// radicand. Most values have no root or one root. Only several roots need a vector on the heap.
class Roots {
 public:
  Roots() = default;
  Roots(const Roots& other) : m_only(other.m_only) {
    if (other.m_several) takeSeveral(other);
  }
  Roots(Roots&& other) noexcept = default;
  Roots& operator=(const Roots& other) {
    m_only = other.m_only;
    if (m_several || other.m_several) takeSeveral(other);
    return *this;
  }
  Roots& operator=(Roots&& other) noexcept = default;
  ~Roots() = default;

  [[nodiscard]] bool empty() const { return m_only.radicand == kNone; }
  [[nodiscard]] std::span<const Root> all() const {
    if (m_several) return *m_several;
    return {&m_only, empty() ? std::size_t{0} : std::size_t{1}};
  }
  // Precondition: the radicand is square-free and greater than 1, and the coefficient is not 0.
  void add(const Root& root);

  friend bool operator==(const Roots& a, const Roots& b) {
    return a.m_only == b.m_only && (a.m_several == nullptr) == (b.m_several == nullptr) &&
           (a.m_several == nullptr || *a.m_several == *b.m_several);
  }

 private:
  // kNone and kSeveral are two values of m_only.radicand that are no radicands. kNone: the value has no root.
  // kSeveral: the value has several roots, in m_several.
  static constexpr std::int64_t kNone = 0;
  static constexpr std::int64_t kSeveral = -1;

  void takeSeveral(const Roots& other);
  void addToSeveral(const Root& root);

  Root m_only{kNone, {}};
  // All roots if there are two or more; m_only.radicand is then kSeveral. Null otherwise.
  std::unique_ptr<std::vector<Root>> m_several;
};

// The largest radicand that a text may contain. The product of two such radicands still fits 64 bits.
inline constexpr std::int64_t kMostRadicand = 1'000'000;

class Number {
 public:
  Number() = default;
  Number(std::int64_t integer) : m_rational(integer) {}           // NOLINT(google-explicit-constructor)
  Number(Rational rational) : m_rational(std::move(rational)) {}  // NOLINT(google-explicit-constructor)
  // Returns coefficient·√radicand in lowest form: 4√18 becomes 12√2, √9 becomes 3. Precondition: radicand ≥
  // 0.
  static Number root(const Rational& coefficient, std::int64_t radicand);

  [[nodiscard]] bool isZero() const { return m_roots.empty() && m_rational.isZero(); }
  [[nodiscard]] bool isRational() const { return m_roots.empty(); }
  [[nodiscard]] const Rational& rational() const { return m_rational; }
  [[nodiscard]] std::span<const Root> roots() const { return m_roots.all(); }
  [[nodiscard]] int sign() const;  // returns −1, 0 or 1

  Number operator-() const { return isRational() ? Number(-m_rational) : negation(); }
  friend Number operator+(const Number& a, const Number& b) {
    Number result = a;
    result += b;
    return result;
  }
  friend Number operator-(const Number& a, const Number& b) {
    return a.isRational() && b.isRational() ? Number(a.m_rational - b.m_rational) : a + -b;
  }
  friend Number operator*(const Number& a, const Number& b) {
    return a.isRational() && b.isRational() ? Number(a.m_rational * b.m_rational) : productOf(a, b);
  }
  Number& operator+=(const Number& other) {
    m_rational += other.m_rational;
    if (!other.m_roots.empty()) addRoots(other);
    return *this;
  }

  friend bool operator==(const Number& a, const Number& b) {
    return a.m_rational == b.m_rational && a.m_roots == b.m_roots;
  }
  friend std::strong_ordering operator<=>(const Number& a, const Number& b) { return (a - b).sign() <=> 0; }

 private:
  [[nodiscard]] Number negation() const;
  void addRoots(const Number& other);
  static Number productOf(const Number& a, const Number& b);

  Rational m_rational;
  Roots m_roots;
};

// Returns a ÷ b. nullopt if b is 0 (rulebook S4 decides the score of that case) or if b has more than two
// terms. No chip has more than two terms.
[[nodiscard]] std::optional<Number> quotient(const Number& a, const Number& b);

}  // namespace damath::exact
