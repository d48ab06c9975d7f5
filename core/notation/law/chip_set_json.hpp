// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes chip sets as JSON: {"name":"…","chips":[{"square":[1,2],"text":"-9"}, … twelve]}. The
// squares are the start squares of BLUE, as (x, y). A chip's value is the value of its printed text. The
// order of the list is kept.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::notation {

// Returns the set as JSON in one line. Parsing the line gives an equal set. Precondition: each chip's value
// is the value of its text.
[[nodiscard]] std::string toChipSetJson(const rules::ChipSet& set);

// Parses a chip set. Errors: every fault of the document's form, of the squares (B5) and of the texts (C1,
// C3).
[[nodiscard]] Expected<rules::ChipSet, JsonFaults> parseChipSetJson(std::string_view text);

}  // namespace damath::notation
