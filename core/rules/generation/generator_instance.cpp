// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generation/generator_instance.hpp"

namespace damath::rules::generation {

Processor processorHere() {
#ifdef DAMATH_NEWER_PROCESSOR
  // The first two generations of Zen processors have POPCNT, BMI1 and BMI2 too. But their instruction that
  // gathers bits is slower than arithmetic, so they use the instance for any processor.
  static const bool newer = __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0 &&
                            __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_is("znver1") == 0 &&
                            __builtin_cpu_is("znver2") == 0;
  if (newer) return Processor::Newer;
#endif
  return Processor::Any;
}

const Instance& instanceFor(Movement movement, [[maybe_unused]] Processor processor) {
#ifdef DAMATH_NEWER_PROCESSOR
  if (processor == Processor::Newer) return instanceForNewerProcessor(movement);
#endif
  return instanceForAnyProcessor(movement);
}

const Instance& instanceFor(Movement movement) {
  return instanceFor(movement, processorHere());
}

}  // namespace damath::rules::generation
