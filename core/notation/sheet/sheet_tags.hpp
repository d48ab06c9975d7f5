// SPDX-License-Identifier: GPL-3.0-or-later
// What the tags of a sheet must be, the same in the text form and its CSV twin.
#pragma once

#include <optional>

#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// Adds the tag, or says why not: TagTwice, BadEnding, BadResult.
[[nodiscard]] std::optional<SheetFault> addTag(sheet::Sheet& sheet, sheet::Tag tag);

// What a sheet read to its end still lacks: NoLines, NoSet.
[[nodiscard]] std::optional<SheetFault> lackOf(const sheet::Sheet& sheet);

}  // namespace damath::notation
