// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generation/instance.hpp"
#include "core/rules/generation/instance_table.hpp"

namespace damath::rules::generation {

namespace {
struct AnyProcessor {};
}  // namespace

const Instance& instanceForAnyProcessor(Movement movement) {
  // Processors without the newer instructions are rare. Only the manual's movement rules run at full speed on
  // them; others run a little slower. This saves a third of the compile time of this folder.
  return InstanceTable<AnyProcessor, kCountThenDama>::find(movement);
}

}  // namespace damath::rules::generation
