// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one target under libFuzzer. The build chooses the target.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const damath::fuzz::Target* const target = damath::fuzz::targetNamed(DAMATH_FUZZ_TARGET);
  if (target == nullptr) std::abort();
  if (size > target->mostBytes) return 0;
  const std::string input(data, data + size);
  const damath::fuzz::Broken broken = target->run(input);
  if (broken.empty()) return 0;
  std::fprintf(stderr, "%s: %s\n", DAMATH_FUZZ_TARGET, broken.c_str());
  std::abort();
}
