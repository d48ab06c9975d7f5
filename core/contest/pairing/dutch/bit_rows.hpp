// SPDX-License-Identifier: GPL-3.0-or-later
// A square matrix of bits, stored row by row. Example: the bit at (a, b) is set if the players a and b may
// meet.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace damath::dutch {

class BitRows {
 public:
  explicit BitRows(int count = 0)
      : m_words(static_cast<std::size_t>(count + 63) / 64),
        m_bits(m_words * static_cast<std::size_t>(count)) {}

  [[nodiscard]] bool has(int row, int column) const {
    return ((m_bits[wordOf(row, column)] >> (column % 64)) & 1U) != 0;
  }
  void set(int row, int column) { m_bits[wordOf(row, column)] |= std::uint64_t{1} << (column % 64); }
  void clear(int row, int column) { m_bits[wordOf(row, column)] &= ~(std::uint64_t{1} << (column % 64)); }
  // For a symmetric matrix: `join` sets the bits at (a, b) and (b, a). `part` clears both bits.
  void join(int a, int b) { set(a, b), set(b, a); }
  void part(int a, int b) { clear(a, b), clear(b, a); }

  // Sets every bit that is set in `other`. Precondition: both matrices have the same size.
  void add(const BitRows& other) {
    for (std::size_t word = 0; word < m_bits.size(); ++word) m_bits[word] |= other.m_bits[word];
  }

  // Calls `visit` with the number of each column whose bit is set in this row, in ascending order.
  template <class Visit>
  void each(int row, const Visit& visit) const {
    const std::size_t first = static_cast<std::size_t>(row) * m_words;
    for (std::size_t word = 0; word < m_words; ++word) {
      for (std::uint64_t rest = m_bits[first + word]; rest != 0; rest &= rest - 1) {
        visit(static_cast<int>(word * 64) + std::countr_zero(rest));
      }
    }
  }
  // Returns the number of set bits of the row in the columns from `from` to `to` − 1.
  [[nodiscard]] int countIn(int row, int from, int to) const {
    int count = 0;
    for (int word = from / 64; word * 64 < to; ++word) {
      std::uint64_t bits = m_bits[static_cast<std::size_t>(row) * m_words + static_cast<std::size_t>(word)];
      if (word * 64 < from) bits &= ~std::uint64_t{0} << (from % 64);
      if (to - word * 64 < 64) bits &= (std::uint64_t{1} << (to % 64)) - 1;
      count += std::popcount(bits);
    }
    return count;
  }

 private:
  [[nodiscard]] std::size_t wordOf(int row, int column) const {
    return static_cast<std::size_t>(row) * m_words + static_cast<std::size_t>(column / 64);
  }

  std::size_t m_words;
  std::vector<std::uint64_t> m_bits;
};

}  // namespace damath::dutch
