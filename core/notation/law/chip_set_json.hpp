// SPDX-License-Identifier: GPL-3.0-or-later
// Chip sets as JSON: {"name":"…","chips":[{"square":[1,2],"text":"-9"}, … twelve]}, the squares BLUE's, (x,
// y). The value of a chip is what its printed text names; the order of the list is kept.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::notation {

// In one line. Read back it is equal. Promise: each chip's value is what its text names.
[[nodiscard]] std::string toChipSetJson(const rules::ChipSet& set);

// Every fault of the set: shape, squares, texts that name no value (C1, B5).
[[nodiscard]] Expected<rules::ChipSet, JsonFaults> parseChipSetJson(std::string_view text);

}  // namespace damath::notation
