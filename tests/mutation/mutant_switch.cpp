// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/mutation/mutant_switch.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cstddef>
#include <cstdlib>

namespace mutant {

int chosen = 0;

namespace {

unsigned char* bytes = nullptr;
std::size_t size = 0;

// Runs before every other initializer of the program.
[[gnu::constructor(101)]] void choose() {
  if (const char* number = std::getenv("DAMATH_MUTANT")) chosen = std::atoi(number);
  const char* file = std::getenv("DAMATH_MUTANT_RECORD");
  if (file == nullptr) return;
  const int descriptor = open(file, O_RDWR);
  struct stat facts {};
  if (descriptor < 0 || fstat(descriptor, &facts) != 0) std::abort();
  size = static_cast<std::size_t>(facts.st_size);
  // Shared with the file, so that the bytes stay when a test ends or kills the program.
  void* mapped = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (mapped == MAP_FAILED) std::abort();
  bytes = static_cast<unsigned char*>(mapped);
  chosen = -1;
}

}  // namespace

[[gnu::cold, gnu::noinline]] void record(int number, Reached reached) {
  if (static_cast<std::size_t>(number) >= size) std::abort();
  bytes[number] |= static_cast<unsigned char>(reached);
}

}  // namespace mutant
