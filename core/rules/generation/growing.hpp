// SPDX-License-Identifier: GPL-3.0-or-later
// A list that the generator fills: plain values, room kept from one use to the next, and nothing inline that
// the linker could share between objects built for different processors.
#pragma once

#include <cstddef>
#include <new>

#include "core/rules/generation/chain_walk.hpp"
#include "core/rules/turn.hpp"

namespace damath::rules::generation {

// A chain with its route.
struct Route {
  Turn turn;
  bool takerIsDama;
  bool couldGoOn;
};

// What a legal turn does to the board, without its route.
struct Step {
  Bits from;
  Bits to;
  Bits taken;
  bool crownedOnTheWay;
};

template <class T>
class Growing {
 public:
  Growing() = default;
  Growing(const Growing&) = delete;
  Growing& operator=(const Growing&) = delete;
  ~Growing();

  // Made in its place: a copy would have to wait for what was just written.
  template <class... Parts>
  [[gnu::always_inline]] void add(const Parts&... parts) {
    if (m_size == m_capacity) grow();
    ::new (static_cast<void*>(m_values + m_size++)) T{parts...};
  }
  // Without a branch that the processor would guess wrong every other time.
  template <class... Parts>
  [[gnu::always_inline]] void addIf(bool wanted, const Parts&... parts) {
    add(parts...);
    m_size -= wanted ? 0 : 1;
  }
  void clear() { m_size = 0; }

  [[nodiscard]] const T* begin() const { return m_values; }
  [[nodiscard]] const T* end() const { return m_values + m_size; }
  [[nodiscard]] std::size_t size() const { return m_size; }
  [[nodiscard]] bool empty() const { return m_size == 0; }

 private:
  void grow();

  T* m_values = nullptr;
  std::size_t m_size = 0;
  std::size_t m_capacity = 0;
};

extern template class Growing<Turn>;
extern template class Growing<Route>;
extern template class Growing<Step>;

}  // namespace damath::rules::generation
