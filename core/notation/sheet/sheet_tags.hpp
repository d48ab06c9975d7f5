// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the tags of a sheet, for both the text form and the CSV form.
#pragma once

#include <optional>

#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// Adds the tag, or returns the reason against it: TagTwice, BadEnding or BadResult.
[[nodiscard]] std::optional<SheetFault> addTag(sheet::Sheet& sheet, sheet::Tag tag);

// Returns the fault of a completely read sheet: NoLines or NoSet. nullopt if the sheet is complete.
[[nodiscard]] std::optional<SheetFault> lackOf(const sheet::Sheet& sheet);

}  // namespace damath::notation
