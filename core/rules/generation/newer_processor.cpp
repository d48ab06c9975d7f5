#include "core/rules/generation/processors.hpp"

#include "core/rules/generation/instance_table.hpp"

namespace damath::rules::generation {

namespace {
struct NewerProcessor {};
}  // namespace

const Instance& instanceForNewerProcessor(Movement movement) {
  return InstanceTable<NewerProcessor>::find(movement);
}

}  // namespace damath::rules::generation
