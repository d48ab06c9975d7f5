// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of a scoresheet's lines and tags that the readers of the text form and of the CSV form share.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

[[nodiscard]] Unexpected<SheetError> refusedSheet(SheetFault fault, std::size_t line, std::string_view words);
// Returns the lines of the text. Errors: TooLarge if the text has more than kMostSheetBytes; NotText if the
// text is not UTF-8 or has a NUL byte.
[[nodiscard]] Expected<std::vector<std::string_view>, SheetError> sheetLines(std::string_view text);

// Adds the tag to the sheet. Returns the fault if the tag is not accepted: TagTwice, BadEnding or BadResult.
[[nodiscard]] std::optional<SheetFault> addTag(sheet::Sheet& sheet, sheet::Tag tag);

// Returns NoLines if the read sheet has neither a tag nor a line; NoSet if the Set tag is missing; otherwise
// nullopt.
[[nodiscard]] std::optional<SheetFault> lackOf(const sheet::Sheet& sheet);

}  // namespace damath::notation
