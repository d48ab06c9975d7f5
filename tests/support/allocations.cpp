// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> calls = 0;

}  // namespace

void* operator new(std::size_t size) {
  ++calls;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}

namespace damath::testing {

std::size_t allocationsSoFar() {
  return calls;
}

}  // namespace damath::testing
