// SPDX-License-Identifier: GPL-3.0-or-later
// Tag pairs, `[Event "Division Contest"]`: one a line, as in PGN and PDN; inside a value `\"` and `\\`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// Begins `[Letters` and is meant as a tag; an encircled dama, `[8] …` or `[xy] + 6x`, is not.
[[nodiscard]] bool looksLikeTag(std::string_view line);
// A letter, then letters, digits and `_`.
[[nodiscard]] bool isTagName(std::string_view name);
// Nothing where the line is no whole tag.
[[nodiscard]] std::optional<sheet::Tag> parseTag(std::string_view line);
// With its line end.
[[nodiscard]] std::string tagText(const sheet::Tag& tag);

}  // namespace damath::notation
