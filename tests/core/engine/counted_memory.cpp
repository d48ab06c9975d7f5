// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/engine/counted_memory.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::uint64_t> asked = 0;
}

void* operator new(std::size_t size) {
  ++asked;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace damath::support {

std::uint64_t timesMemoryWasAsked() {
  return asked;
}

}  // namespace damath::support
