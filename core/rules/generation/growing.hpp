// A list that the generator fills: plain values, room kept from one use to the next, and nothing inline that
// the linker could share between objects built for different processors.
#pragma once

#include <cstddef>

#include "core/rules/generation/chain_walk.hpp"
#include "core/rules/turn.hpp"

namespace damath::rules::generation {

// A chain with its route.
struct Route {
  Turn turn;
  bool takerIsDama;
  bool couldGoOn;
};

template <class T>
class Growing {
 public:
  Growing() = default;
  Growing(const Growing&) = delete;
  Growing& operator=(const Growing&) = delete;
  ~Growing();

  void push(const T& value) {
    if (m_size == m_capacity) grow();
    m_values[m_size++] = value;
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

extern template class Growing<Chain>;
extern template class Growing<Turn>;
extern template class Growing<Route>;

}  // namespace damath::rules::generation
