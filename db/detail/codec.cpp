// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/codec.hpp"

#include <bit>

#include "core/board/side_text.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/spellings.hpp"

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

board::Side sideOf(const std::string& text) {
  return spelled(board::parseSide(text), "side", text);
}

std::string_view kindText(sheet::HalfKind kind) {
  return spellingOf(kind);
}

sheet::HalfKind kindOf(const std::string& text) {
  return spelled(valueOf<sheet::HalfKind>(text), "kind", text);
}

rules::Ending endingOf(const std::string& text) {
  return spelled(rules::parseEnding(text), "ending", text);
}

rules::Result resultOf(const std::string& text) {
  return spelled(rules::parseResult(text), "result", text);
}

sheet::FindingCode findingCodeOf(const std::string& text) {
  return spelled(sheet::parseFindingCode(text), "finding", text);
}

sheet::Severity severityOf(const std::string& text) {
  return spelled(sheet::parseSeverity(text), "severity", text);
}

sheet::Cell cellOf(const std::string& text) {
  return spelled(sheet::parseCell(text), "cell", text);
}

rules::Clause clauseOf(const std::string& text) {
  return text.empty() ? rules::Clause() : spelled(rules::parseClause(text), "clause", text);
}

std::int64_t seedNumber(std::uint64_t seed) {
  return std::bit_cast<std::int64_t>(seed);
}

std::uint64_t seedOf(std::int64_t number) {
  return std::bit_cast<std::uint64_t>(number);
}

}  // namespace damath::db::detail
