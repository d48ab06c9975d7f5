// SPDX-License-Identifier: GPL-3.0-or-later
// A list that the generator fills. The list holds plain values and keeps its memory between uses. Its
// functions are always inline or instantiated in growing_list.cpp. Otherwise the linker could share inline
// code between objects compiled for different processors.
#pragma once

#include <cstddef>
#include <new>

#include "core/rules/generation/forces.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::rules::generation {

template <class T>
class GrowingList {
 public:
  GrowingList() = default;
  GrowingList(const GrowingList&) = delete;
  GrowingList& operator=(const GrowingList&) = delete;
  ~GrowingList();

  // Constructs the value in place. A copy would be slower: the processor would wait until the parts of the
  // value are written to memory.
  template <class... Parts>
  [[gnu::always_inline]] void add(const Parts&... parts) {
    if (m_size == m_capacity) grow();
    ::new (static_cast<void*>(m_values + m_size++)) T{parts...};
  }
  // Adds the value if `wanted`, without a branch. The processor would mispredict such a branch half of the
  // time.
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

// A capture with its whole route. Growing lists hold turns in three forms: Turn, CaptureChain and Step.
struct CaptureChain {
  Turn turn;
  bool takerIsDama;
  bool couldGoOn;
};

// The change that a legal turn makes to the board, without its route.
struct Step {
  Bits from;
  Bits to;
  Bits taken;
  bool crownedOnTheWay;
};

extern template class GrowingList<Turn>;
extern template class GrowingList<CaptureChain>;
extern template class GrowingList<Step>;

}  // namespace damath::rules::generation
