// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one target under libFuzzer. The build chooses the target.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using damath::fuzz::Target;
  static const std::span<const Target> targets = damath::fuzz::targets();
  static const auto target = std::ranges::find(targets, std::string_view(DAMATH_FUZZ_TARGET), &Target::name);
  if (target == targets.end()) std::abort();
  if (size > target->mostBytes) return 0;
  const std::string input(data, data + size);
  const damath::fuzz::Broken broken = target->run(input);
  if (broken.empty()) return 0;
  std::fprintf(stderr, "%s: %s\n", DAMATH_FUZZ_TARGET, broken.c_str());
  std::abort();
}
