// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generation/generator_instance.hpp"
#include "core/rules/generation/generator_table.hpp"

namespace damath::rules::generation {

namespace {
struct AnyProcessor {};
}  // namespace

const Instance& instanceForAnyProcessor(Movement movement) {
  // Processors without the newer instructions, or with slow ones, are rare. For them, only the movement rules
  // of the ruleset `manual` are compiled as a fixed, fast instance. All other rules share a slower instance,
  // which saves a third of the compile time of this folder.
  return InstanceTable<AnyProcessor, kCountThenDama>::find(movement);
}

}  // namespace damath::rules::generation
