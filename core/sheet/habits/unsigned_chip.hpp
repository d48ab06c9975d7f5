// SPDX-License-Identifier: GPL-3.0-or-later
// Chips named without their minus sign: `9` for −9 where the set has no 9.
#pragma once

#include <optional>

#include "core/rules/chip_set.hpp"
#include "core/sheet/cells/operand.hpp"

namespace damath::sheet {

// Returns the operand with the opposite sign: −9 for `9`. nullopt if the operand names a chip as it stands,
// has no value, or if no chip or several chips have the opposite value.
[[nodiscard]] std::optional<Operand> withSign(const rules::ChipSet& set, const Operand& operand);

}  // namespace damath::sheet
