// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/law_text.hpp"

#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "db/detail/failure.hpp"

namespace damath::db::detail {

namespace {

template <class T>
T orBroken(Expected<T, notation::JsonFaults> value, const char* column) {
  if (!value) throw BrokenRow(std::string(column) + ": unreadable at '" + value.error().front().where + "'");
  return *std::move(value);
}

}  // namespace

std::string rulesetText(const rules::Ruleset& ruleset) {
  return notation::toRulesetJson(ruleset);
}

rules::Ruleset rulesetOf(const std::string& text) {
  return orBroken(notation::parseRulesetJson(text), "ruleset");
}

std::string chipSetText(const rules::ChipSet& set) {
  return notation::toChipSetJson(set);
}

rules::ChipSet chipSetOf(const std::string& text) {
  return orBroken(notation::parseChipSetJson(text), "chip set");
}

}  // namespace damath::db::detail
