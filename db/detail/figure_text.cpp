// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/figure_text.hpp"

#include "db/detail/failure.hpp"

namespace damath::db::detail {

std::string figureText(const exact::Number& value, exact::FigureStyle style) {
  return exact::toText(value, style);
}

exact::Number figureOf(const std::string& text, exact::FigureStyle style) {
  exact::Number value = spelled(exact::parseNumber(text), "figure", text);
  if (figureText(value, style) != text) throw BrokenRow("figure: '" + text + "'");
  return value;
}

}  // namespace damath::db::detail
