// SPDX-License-Identifier: GPL-3.0-or-later
// Converts values of the core to the text that the contest file stores, and back. Throws BrokenRow for a text
// that cannot be read.
#pragma once

#include <string>
#include <string_view>

#include "core/contest/model/contest.hpp"
#include "core/spellings.hpp"
#include "db/detail/failure.hpp"

namespace damath::db::detail {

// figureText returns the text of a number as the contest file stores it: in the style of its chip set, as a
// fraction or as a decimal. The reader throws BrokenRow for any other spelling of the same number.
[[nodiscard]] std::string figureText(const exact::Number& value, exact::FigureStyle style);
[[nodiscard]] exact::Number figureOf(const std::string& text, exact::FigureStyle style);

// The two functions return a whole ruleset or a whole chip set as JSON.
[[nodiscard]] std::string rulesetText(const rules::Ruleset& ruleset);
[[nodiscard]] rules::Ruleset rulesetOf(const std::string& text);
[[nodiscard]] std::string chipSetText(const rules::ChipSet& set);
[[nodiscard]] rules::ChipSet chipSetOf(const std::string& text);

[[nodiscard]] rules::Result resultOf(const std::string& text);
[[nodiscard]] rules::Clause clauseOf(const std::string& text);

// Returns `value`, which was parsed from the text of a column. Throws BrokenRow, with the column and the
// text, if `value` is nullopt. Examples:
//   spelled(rules::parseResult(text), "result", text), spelled<contest::System>("system", text)
template <class T>
[[nodiscard]] T spelled(std::optional<T> value, const char* column, const std::string& text) {
  if (!value) throw BrokenRow(std::string(column) + ": '" + text + "'");
  return *std::move(value);
}
template <class Enum>
[[nodiscard]] Enum spelled(const char* column, const std::string& text) {
  return spelled(valueOf<Enum>(text), column, text);
}

}  // namespace damath::db::detail
