// SPDX-License-Identifier: GPL-3.0-or-later
// Chips named without their minus sign: `9` for −9 if the set has no 9.
#pragma once

#include <optional>

#include "core/rules/chip_set.hpp"
#include "core/sheet/cells/operand.hpp"

namespace damath::sheet {

// Returns the operand with the opposite sign: −9 for `9`. nullopt if the operand fits a chip as written or
// has no positive value. Also nullopt if no chip or several chips have the opposite value, unless the text
// with a minus sign is a chip's printed text.
[[nodiscard]] std::optional<Operand> withSign(const rules::ChipSet& set, const Operand& operand);

}  // namespace damath::sheet
