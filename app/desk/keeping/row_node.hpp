// SPDX-License-Identifier: GPL-3.0-or-later
// A row's before and after as the journal keeps them, read field by field.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/notation/json/json_tree.hpp"

namespace damath::desk {

// Null where there is no row, or none that can be read.
[[nodiscard]] notation::JsonNode rowNode(const std::string& text);

// The field of that name; empty, or 0, where the row has none of the kind.
[[nodiscard]] std::string textIn(const notation::JsonNode& row, std::string_view name);
[[nodiscard]] std::int64_t integerIn(const notation::JsonNode& row, std::string_view name);

}  // namespace damath::desk
