// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/chip_set.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "core/board/position.hpp"
#include "core/board/position_builder.hpp"
#include "core/precondition.hpp"

namespace damath::rules {

namespace {

using board::Square;

// BLUE's squares: front row y = 2, middle row y = 1, back row y = 0, each left to right.
constexpr int kBlueSquares[board::kChipsASide] = {8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3};

using Texts = std::array<std::string_view, board::kChipsASide>;

// The chip sets of rulebook 2.
constexpr std::pair<std::string_view, Texts> kBuiltIn[] = {
    {"counting", {"10", "7", "2", "5", "1", "4", "11", "8", "12", "9", "6", "3"}},
    {"whole", {"9", "6", "1", "4", "0", "3", "10", "7", "11", "8", "5", "2"}},
    {"fraction",
     {"10/10", "7/10", "2/10", "5/10", "1/10", "4/10", "11/10", "8/10", "12/10", "9/10", "6/10", "3/10"}},
    {"integer", {"-9", "6", "-1", "4", "0", "-3", "10", "-7", "-11", "8", "-5", "2"}},
    {"rational",
     {"-9/10", "6/10", "-1/10", "4/10", "0", "-3/10", "10/10", "-7/10", "-11/10", "8/10", "-5/10", "2/10"}},
    {"radical",
     {"-9√2", "-√8", "4√18", "16√32", "-49√8", "-25√18", "36√32", "64√2", "-121√18", "-81√32", "100√2",
      "144√8"}},
    {"polynomial",
     {"-3x²y", "-xy²", "6x", "10y", "-21xy²", "-15x", "28y", "36x²y", "-55x", "-45y", "66x²y", "78xy²"}},
};

ChipSet makeSet(std::string_view name, const Texts& texts) {
  ChipSet set;
  set.name = name;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::optional<exact::Monomial> value = parseChipValue(texts[i]);
    DAMATH_EXPECTS(value.has_value());
    set.chips[i] = {Square(kBlueSquares[i]), std::string(texts[i]), *value};
  }
  return set;
}

const std::vector<ChipSet>& builtInSets() {
  static const std::vector<ChipSet> sets = [] {
    std::vector<ChipSet> made;
    for (const auto& [name, texts] : kBuiltIn) made.push_back(makeSet(name, texts));
    return made;
  }();
  return sets;
}

bool takeSuffix(std::string_view& text, std::string_view suffix) {
  if (!text.ends_with(suffix)) return false;
  text.remove_suffix(suffix.size());
  return true;
}

// Removes the power of a variable from the end of the text and returns it: "-3x²" → 2 for "x".
int takePower(std::string_view& text, std::string_view variable) {
  const std::string_view whole = text;
  const bool squared = takeSuffix(text, "²") || takeSuffix(text, "^2");
  if (takeSuffix(text, variable)) return squared ? 2 : 1;
  text = whole;
  return 0;
}

}  // namespace

Arithmetic ChipSet::arithmetic() const {
  const auto hasVariables = [](const Chip& chip) { return chip.value.hasVariables(); };
  if (std::ranges::any_of(chips, hasVariables)) return Arithmetic::Variables;
  const auto isWhole = [](const Chip& chip) {
    return chip.value.coefficient.isRational() && chip.value.coefficient.rational().isInteger();
  };
  return std::ranges::all_of(chips, isWhole) ? Arithmetic::Whole : Arithmetic::Exact;
}

exact::FigureStyle ChipSet::figureStyle() const {
  return arithmetic() == Arithmetic::Variables ? exact::FigureStyle::Decimal : exact::FigureStyle::Fraction;
}

board::Frame ChipSet::valueFrame(const Ruleset& ruleset) const {
  return ruleset.polynomialFrame.answer().value_or(board::Frame::OwnSide);
}

board::Frame ChipSet::notationFrame(const Ruleset& ruleset) const {
  return ruleset.notationFrame.answer().value_or(
      arithmetic() == Arithmetic::Variables ? board::Frame::OwnSide : board::Frame::Absolute);
}

const ChipSet* builtInChipSet(std::string_view name) {
  for (const ChipSet& set : builtInSets()) {
    if (set.name == name) return &set;
  }
  return nullptr;
}

std::vector<std::string_view> builtInChipSetNames() {
  std::vector<std::string_view> names;
  for (const auto& [name, texts] : kBuiltIn) names.push_back(name);
  return names;
}

std::vector<ChipSetFault> faultsOf(const ChipSet& set) {
  std::vector<ChipSetFault> faults;
  for (std::size_t i = 0; i < set.chips.size(); ++i) {
    const Chip& chip = set.chips[i];
    const auto before = std::span(set.chips).first(i);
    if (chip.text.empty()) faults.push_back({ChipSetBreach::TextEmpty, i});
    if (std::ranges::any_of(before, [&](const Chip& other) { return other.text == chip.text; })) {
      faults.push_back({ChipSetBreach::TextTwice, i});
    }
    if (chip.square.y() > 2) faults.push_back({ChipSetBreach::SquareNotBlues, i});
    if (std::ranges::any_of(before, [&](const Chip& other) { return other.square == chip.square; })) {
      faults.push_back({ChipSetBreach::SquareTwice, i});
    }
  }
  return faults;
}

std::optional<exact::Monomial> parseChipValue(std::string_view text) {
  exact::Monomial value;
  value.yPower = takePower(text, "y");
  value.xPower = takePower(text, "x");
  if (value.hasVariables() && (text.empty() || text == "-" || text == "−")) {
    value.coefficient = exact::Number(text.empty() ? 1 : -1);
    return value;
  }
  const std::optional<exact::Number> coefficient = exact::parseNumber(text);
  if (!coefficient) return std::nullopt;
  value.coefficient = *coefficient;
  return value;
}

board::Position startPosition(const ChipSet& set, const Ruleset& ruleset) {
  board::PositionBuilder position(ruleset.firstMover.answer());
  for (std::size_t i = 0; i < set.chips.size(); ++i) {
    const auto chip = static_cast<board::ChipIndex>(i);
    const Square square = set.chips[i].square;
    position.put(square, {board::Side::Blue, chip, board::Rank::Ordinary});
    position.put(square.turned(), {board::Side::Red, chip, board::Rank::Ordinary});
  }
  return position.build().value();
}

}  // namespace damath::rules
