// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/sheet_tags.hpp"

#include <algorithm>

#include "core/rules/ending.hpp"

namespace damath::notation {

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
