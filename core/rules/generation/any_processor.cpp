// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generation/instance_table.hpp"
#include "core/rules/generation/processors.hpp"

namespace damath::rules::generation {

namespace {
struct AnyProcessor {};
}  // namespace

const Instance& instanceForAnyProcessor(Movement movement) {
  // Processors without the newer instructions are few: they have the manual's law at full speed, others a
  // little slower, which saves a third of the time that all of this room takes to compile.
  return InstanceTable<AnyProcessor, kCountThenDama>::find(movement);
}

}  // namespace damath::rules::generation
