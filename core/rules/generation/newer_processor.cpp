// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generation/generator_instance.hpp"
#include "core/rules/generation/generator_table.hpp"

namespace damath::rules::generation {

namespace {
struct NewerProcessor {
  [[gnu::always_inline]] static Bits gathered(Bits bits, Bits mask) {
    return __builtin_ia32_pext_di(bits, mask);
  }
};
}  // namespace

const Instance& instanceForNewerProcessor(Movement movement) {
  return InstanceTable<NewerProcessor, kCountThenDama, kShortChains, kShortOptional, kDamaThenCount,
                       kDamaAlone>::find(movement);
}

}  // namespace damath::rules::generation
