// SPDX-License-Identifier: GPL-3.0-or-later
// The instances once more for each processor; CMakeLists.txt says for which each source is compiled.
#pragma once

#include "core/rules/generation/instance.hpp"

namespace damath::rules::generation {

[[nodiscard]] const Instance& instanceForAnyProcessor(Movement movement);
// Only where POPCNT, BMI1 and BMI2 are at hand; absent on machines that are no x86-64.
[[nodiscard]] const Instance& instanceForNewerProcessor(Movement movement);

}  // namespace damath::rules::generation
