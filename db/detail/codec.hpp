// SPDX-License-Identifier: GPL-3.0-or-later
// Converts values of the core to and from their text in the contest file. Throws BrokenRow for a text that
// cannot be read.
#pragma once

#include <string>
#include <string_view>

#include "core/contest/model/contest.hpp"
#include "core/spellings.hpp"
#include "db/detail/failure.hpp"

namespace damath::db::detail {

// The canonical text of a number, in the spelling of its chip set. Throws BrokenRow for any other spelling.
[[nodiscard]] std::string figureText(const exact::Number& value, exact::FigureStyle style);
[[nodiscard]] exact::Number figureOf(const std::string& text, exact::FigureStyle style);

// A whole ruleset or chip set as JSON.
[[nodiscard]] std::string rulesetText(const rules::Ruleset& ruleset);
[[nodiscard]] rules::Ruleset rulesetOf(const std::string& text);
[[nodiscard]] std::string chipSetText(const rules::ChipSet& set);
[[nodiscard]] rules::ChipSet chipSetOf(const std::string& text);

[[nodiscard]] rules::Result resultOf(const std::string& text);
[[nodiscard]] rules::Clause clauseOf(const std::string& text);

// Returns the value of a column's text. Throws BrokenRow if `value` is nullopt:
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
