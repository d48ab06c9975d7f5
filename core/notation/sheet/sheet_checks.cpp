// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/sheet_checks.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/rules/ending.hpp"
#include "core/text/letter.hpp"
#include "core/text/lines.hpp"

namespace damath::notation {

Unexpected<SheetError> refusedSheet(SheetFault fault, std::size_t line, std::string_view words) {
  return Unexpected(SheetError{fault, static_cast<int>(line), std::string(shortened(words))});
}

Expected<std::vector<std::string_view>, SheetError> sheetLines(std::string_view text) {
  if (text.size() > kMostSheetBytes) return refusedSheet(SheetFault::TooLarge, 1, {});
  if (const auto line = firstLineNotText(text)) {
    return refusedSheet(SheetFault::NotText, static_cast<std::size_t>(*line), {});
  }
  return linesOf(text);
}

std::optional<SheetFault> addTag(sheet::Sheet& sheet, sheet::Tag tag) {
  const auto same = [&tag](const sheet::Tag& other) { return other.name == tag.name; };
  if (std::ranges::any_of(sheet.tags, same)) return SheetFault::TagTwice;
  if (tag.name == sheet::kEndingTag && !rules::parseEnding(tag.value)) return SheetFault::BadEnding;
  if (tag.name == sheet::kResultTag && tag.value != "*" && !rules::parseResult(tag.value)) {
    return SheetFault::BadResult;
  }
  sheet.tags.push_back(std::move(tag));
  return std::nullopt;
}

std::optional<SheetFault> lackOf(const sheet::Sheet& sheet) {
  if (sheet.tags.empty() && sheet.lines.empty()) return SheetFault::NoLines;
  if (sheet.setName().empty()) return SheetFault::NoSet;
  return std::nullopt;
}

}  // namespace damath::notation
