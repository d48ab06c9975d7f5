// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generation/instance_table.hpp"
#include "core/rules/generation/processors.hpp"

namespace damath::rules::generation {

namespace {
struct AnyProcessor {};
}  // namespace

const Instance& instanceForAnyProcessor(Movement movement) {
  return InstanceTable<AnyProcessor>::find(movement);
}

}  // namespace damath::rules::generation
