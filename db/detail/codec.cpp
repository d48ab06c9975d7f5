// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/codec.hpp"

#include "core/exact/number_text.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"

namespace damath::db::detail {

namespace {

template <class T>
T orBroken(Expected<T, notation::JsonFaults> value, const char* column) {
  if (!value) throw BrokenRow(std::string(column) + ": unreadable at '" + value.error().front().where + "'");
  return *std::move(value);
}

}  // namespace

std::string figureText(const exact::Number& value, exact::FigureStyle style) {
  return exact::toText(value, style);
}

exact::Number figureOf(const std::string& text, exact::FigureStyle style) {
  exact::Number value = spelled(exact::parseNumber(text), "figure", text);
  if (figureText(value, style) != text) throw BrokenRow("figure: '" + text + "'");
  return value;
}

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

rules::Result resultOf(const std::string& text) {
  return spelled(rules::parseResult(text), "result", text);
}

rules::Clause clauseOf(const std::string& text) {
  return text.empty() ? rules::Clause() : spelled(rules::parseClause(text), "clause", text);
}

}  // namespace damath::db::detail
