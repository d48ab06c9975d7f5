// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the fields of a journal row's `before` and `after` texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/notation/json/json_tree.hpp"

namespace damath::desk {

// Returns a null node if the text is empty or unreadable.
[[nodiscard]] notation::JsonNode rowNode(const std::string& text);

// Returns the field with this name; empty (or 0) if there is no field of this type.
[[nodiscard]] std::string textIn(const notation::JsonNode& row, std::string_view name);
[[nodiscard]] std::int64_t integerIn(const notation::JsonNode& row, std::string_view name);

}  // namespace damath::desk
