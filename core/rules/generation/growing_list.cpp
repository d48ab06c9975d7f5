// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generation/growing_list.hpp"

#include <memory>
#include <type_traits>

namespace damath::rules::generation {

template <class T>
GrowingList<T>::~GrowingList() {
  if (m_values != nullptr) std::allocator<T>().deallocate(m_values, m_capacity);
}

template <class T>
void GrowingList<T>::grow() {
  static_assert(std::is_trivially_copyable_v<T>);
  const std::size_t capacity = m_capacity == 0 ? 64 : 2 * m_capacity;
  T* values = std::allocator<T>().allocate(capacity);
  std::uninitialized_copy_n(m_values, m_size, values);
  if (m_values != nullptr) std::allocator<T>().deallocate(m_values, m_capacity);
  m_values = values;
  m_capacity = capacity;
}

template class GrowingList<Turn>;
template class GrowingList<CaptureChain>;
template class GrowingList<Step>;

}  // namespace damath::rules::generation
