// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of instances for each processor. CMakeLists.txt sets the processor for each source file.
#pragma once

#include "core/rules/generation/instance.hpp"

namespace damath::rules::generation {

[[nodiscard]] const Instance& instanceForAnyProcessor(Movement movement);
// Precondition: the processor has POPCNT, BMI1 and BMI2. This function does not exist on machines other than
// x86-64.
[[nodiscard]] const Instance& instanceForNewerProcessor(Movement movement);

}  // namespace damath::rules::generation
