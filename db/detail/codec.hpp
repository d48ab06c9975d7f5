// SPDX-License-Identifier: GPL-3.0-or-later
// Values of the core as the contest file spells them. What cannot be read back throws BrokenRow.
#pragma once

#include <string>
#include <string_view>

#include "core/contest/contest.hpp"
#include "core/spellings.hpp"
#include "db/detail/failure.hpp"

namespace damath::db::detail {

// Canonical text of a figure in the spelling of its chip set, and back; text in another spelling is broken.
[[nodiscard]] std::string figureText(const exact::Number& value, exact::FigureStyle style);
[[nodiscard]] exact::Number figureOf(const std::string& text, exact::FigureStyle style);

// Whole rulesets and chip sets as JSON.
[[nodiscard]] std::string rulesetText(const rules::Ruleset& ruleset);
[[nodiscard]] rules::Ruleset rulesetOf(const std::string& text);
[[nodiscard]] std::string chipSetText(const rules::ChipSet& set);
[[nodiscard]] rules::ChipSet chipSetOf(const std::string& text);

[[nodiscard]] rules::Result resultOf(const std::string& text);
[[nodiscard]] rules::Clause clauseOf(const std::string& text);

// The value that a column's text spells. Throws BrokenRow where it spells none:
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
