// SPDX-License-Identifier: GPL-3.0-or-later
// The square roots in a value (number.hpp): rational multiples of roots of different square-free numbers,
// ordered by radicand. Most values have no root or one root. Only several roots need a vector on the heap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/exact/rational.hpp"

namespace damath::exact {

// coefficient·√radicand
struct Root {
  std::int64_t radicand = 2;
  Rational coefficient;
  friend bool operator==(const Root&, const Root&) = default;
};

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
  // Special values of m_only.radicand.
  static constexpr std::int64_t kNone = 0;
  static constexpr std::int64_t kSeveral = -1;

  void takeSeveral(const Roots& other);
  void addToSeveral(const Root& root);

  Root m_only{kNone, {}};
  // null, or at least two roots; m_only.radicand is then kSeveral
  std::unique_ptr<std::vector<Root>> m_several;
};

}  // namespace damath::exact
