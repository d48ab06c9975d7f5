// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/record/sheet.hpp"

#include <algorithm>

#include "core/precondition.hpp"

namespace damath::sheet {

std::string_view Sheet::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

void Sheet::setTag(std::string_view name, std::string value) {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  if (found == tags.end()) {
    tags.push_back({std::string(name), std::move(value)});
  } else {
    found->value = std::move(value);
  }
}

std::string_view Sheet::rulesetName() const {
  const std::string_view name = tag(kRulesetTag);
  return name.empty() ? "manual" : name;
}

rules::Ending Sheet::ending() const {
  const std::string_view text = tag(kEndingTag);
  if (text.empty()) return rules::Ending::Time;
  const auto ending = rules::parseEnding(text);
  DAMATH_EXPECTS(ending.has_value());
  return *ending;
}

bool hasEnd(const Sheet& sheet) {
  return std::ranges::any_of(sheet.lines, [](const Line& line) {
    return std::ranges::any_of(line.halves, [](const Half& half) {
      return half.kind != HalfKind::Blank && half.kind != HalfKind::Play;
    });
  });
}

bool isEmpty(const Sheet& sheet) {
  return std::ranges::all_of(sheet.lines, [](const Line& line) {
    return std::ranges::all_of(line.halves, [](const Half& half) {
      return half.move.empty() && half.score.empty() && half.total.empty();
    });
  });
}

}  // namespace damath::sheet
