// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes tag pairs, `[Event "Division Contest"]`: one per line, as in PGN and PDN. Inside a value,
// `\"` and `\\` are escapes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// True if the line begins with `[` and a letter and is meant as a tag. False for the entry of an encircled
// dama, `[8] …` or `[xy] + 6x`.
[[nodiscard]] bool looksLikeTag(std::string_view line);
// True for a letter followed by letters, digits and `_`.
[[nodiscard]] bool isTagName(std::string_view name);
// Parses a whole tag line. nullopt if the line is not a complete tag. Precondition: the line begins with `[`.
[[nodiscard]] std::optional<sheet::Tag> parseTag(std::string_view line);
// Returns the tag as a line, with its line end.
[[nodiscard]] std::string tagText(const sheet::Tag& tag);

}  // namespace damath::notation
