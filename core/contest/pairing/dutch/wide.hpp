// SPDX-License-Identifier: GPL-3.0-or-later
// Integers of a fixed, large width, in two's complement. One number holds all criteria of a bracket. The
// class has only the operations that the weights and prices of the matching need.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace damath::dutch {

template <std::size_t Limbs>
class Wide {
 public:
  constexpr Wide() = default;
  // NOLINTNEXTLINE: a small number may be used as a Wide without a conversion.
  constexpr Wide(std::int64_t value) {
    m_limbs[0] = static_cast<std::uint64_t>(value);
    for (std::size_t i = 1; i < Limbs; ++i) m_limbs[i] = value < 0 ? ~std::uint64_t{0} : 0;
  }

  constexpr Wide& operator+=(const Wide& other) {
    unsigned char carry = 0;
    for (std::size_t i = 0; i < Limbs; ++i) {
      const std::uint64_t sum = m_limbs[i] + other.m_limbs[i];
      const std::uint64_t whole = sum + carry;
      carry = static_cast<unsigned char>((sum < m_limbs[i] ? 1 : 0) | (whole < sum ? 1 : 0));
      m_limbs[i] = whole;
    }
    return *this;
  }
  constexpr Wide& operator-=(const Wide& other) {
    unsigned char borrow = 0;
    for (std::size_t i = 0; i < Limbs; ++i) {
      const std::uint64_t rest = m_limbs[i] - other.m_limbs[i];
      const std::uint64_t whole = rest - borrow;
      borrow = static_cast<unsigned char>((m_limbs[i] < other.m_limbs[i] ? 1 : 0) | (rest < whole ? 1 : 0));
      m_limbs[i] = whole;
    }
    return *this;
  }
  friend constexpr Wide operator+(Wide a, const Wide& b) { return a += b; }
  friend constexpr Wide operator-(Wide a, const Wide& b) { return a -= b; }
  friend constexpr Wide operator-(const Wide& a) { return Wide() - a; }

  // Returns a · 2^bits.
  friend constexpr Wide operator<<(const Wide& a, int bits) {
    Wide shifted;
    const auto limbs = static_cast<std::size_t>(bits / 64);
    const int rest = bits % 64;
    for (std::size_t i = Limbs; i-- > limbs;) {
      shifted.m_limbs[i] = a.m_limbs[i - limbs] << rest;
      if (rest > 0 && i > limbs) shifted.m_limbs[i] |= a.m_limbs[i - limbs - 1] >> (64 - rest);
    }
    return shifted;
  }
  // Returns half of the value. Precondition: the value is even.
  friend constexpr Wide halfOf(const Wide& a) {
    Wide half;
    for (std::size_t i = 0; i + 1 < Limbs; ++i)
      half.m_limbs[i] = (a.m_limbs[i] >> 1) | (a.m_limbs[i + 1] << 63);
    half.m_limbs[Limbs - 1] =
        static_cast<std::uint64_t>(static_cast<std::int64_t>(a.m_limbs[Limbs - 1]) >> 1);
    return half;
  }

  friend constexpr bool operator==(const Wide&, const Wide&) = default;
  friend constexpr std::strong_ordering operator<=>(const Wide& a, const Wide& b) {
    const auto top =
        static_cast<std::int64_t>(a.m_limbs[Limbs - 1]) <=> static_cast<std::int64_t>(b.m_limbs[Limbs - 1]);
    if (top != 0) return top;
    for (std::size_t i = Limbs - 1; i-- > 0;) {
      if (a.m_limbs[i] != b.m_limbs[i]) return a.m_limbs[i] <=> b.m_limbs[i];
    }
    return std::strong_ordering::equal;
  }

 private:
  std::array<std::uint64_t, Limbs> m_limbs{};
};

__extension__ typedef __int128 Wide128;

constexpr std::int64_t halfOf(std::int64_t value) {
  return value / 2;
}
constexpr Wide128 halfOf(Wide128 value) {
  return value / 2;
}

}  // namespace damath::dutch
