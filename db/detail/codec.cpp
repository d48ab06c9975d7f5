#include "db/detail/codec.hpp"

#include <bit>
#include <utility>

#include "core/exact/number_text.hpp"
#include "core/notation/chip_set_json.hpp"
#include "core/notation/ruleset_json.hpp"
#include "db/detail/failure.hpp"

namespace damath::db::detail {

namespace {

constexpr std::pair<sheet::HalfKind, std::string_view> kKinds[] = {
    {sheet::HalfKind::Blank, "blank"},           {sheet::HalfKind::Play, "play"},
    {sheet::HalfKind::Remaining, "remaining"},   {sheet::HalfKind::RemainingTotal, "remainingTotal"},
    {sheet::HalfKind::GrandTotal, "grandTotal"},
};

template <class T>
T orBroken(std::optional<T> value, const char* column, const std::string& text) {
  if (!value) throw BrokenRow(std::string(column) + ": '" + text + "'");
  return *std::move(value);
}

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
  exact::Number value = orBroken(exact::parseNumber(text), "figure", text);
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

std::string_view sideText(board::Side side) {
  return side == board::Side::Blue ? "blue" : "red";
}

board::Side sideOf(const std::string& text) {
  if (text == "blue") return board::Side::Blue;
  if (text == "red") return board::Side::Red;
  throw BrokenRow("side: '" + text + "'");
}

std::string_view kindText(sheet::HalfKind kind) {
  for (const auto& [value, text] : kKinds) {
    if (value == kind) return text;
  }
  return {};
}

sheet::HalfKind kindOf(const std::string& text) {
  for (const auto& [value, name] : kKinds) {
    if (name == text) return value;
  }
  throw BrokenRow("kind: '" + text + "'");
}

contest::System systemOf(const std::string& text) {
  return orBroken(contest::parseSystem(text), "system", text);
}

rules::Ending endingOf(const std::string& text) {
  return orBroken(rules::parseEnding(text), "ending", text);
}

rules::Result resultOf(const std::string& text) {
  return orBroken(rules::parseResult(text), "result", text);
}

sheet::FindingCode findingCodeOf(const std::string& text) {
  return orBroken(sheet::parseFindingCode(text), "finding", text);
}

sheet::Cell cellOf(const std::string& text) {
  return orBroken(sheet::parseCell(text), "cell", text);
}

std::int64_t seedNumber(std::uint64_t seed) {
  return std::bit_cast<std::int64_t>(seed);
}

std::uint64_t seedOf(std::int64_t number) {
  return std::bit_cast<std::uint64_t>(number);
}

}  // namespace damath::db::detail
