// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes tag pairs, `[Event "Division Contest"]`: one per line, as in PGN and PDN. Inside a value,
// `\"` and `\\` are escapes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// True if the line is meant as a tag: it begins with `[` and a letter. False for a move of an encircled dama,
// which also begins with a bracket: `[8] …` or `[xy] + 6x`.
[[nodiscard]] bool looksLikeTag(std::string_view line);
// True if the name of a tag is valid: a letter, then letters, digits and `_`.
[[nodiscard]] bool isTagName(std::string_view name);
// Parses a line that holds one tag. nullopt if the tag is incomplete or other text follows. Precondition: the
// line begins with `[`.
[[nodiscard]] std::optional<sheet::Tag> parseTag(std::string_view line);
// Returns the tag pair as a line of text, with its line end.
[[nodiscard]] std::string tagText(const sheet::Tag& tag);

}  // namespace damath::notation
