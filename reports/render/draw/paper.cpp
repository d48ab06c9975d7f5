// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/paper.hpp"

#include <algorithm>
#include <cmath>

namespace damath::render {

QPageSize pageSize(Paper paper) {
  switch (paper) {
    case Paper::A4:
      return QPageSize(QPageSize::A4);
    case Paper::Letter:
      return QPageSize(QPageSize::Letter);
    case Paper::LongBond:
      break;
  }
  return QPageSize(QSizeF(8.5, 13.0), QPageSize::Inch, QStringLiteral("Long bond"), QPageSize::ExactMatch);
}

QSizeF formArea(Paper paper) {
  constexpr qreal kLeastMargin = 11.7;
  return {kFormWidth, std::floor(pageSize(paper).size(QPageSize::Millimeter).height() - 2 * kLeastMargin)};
}

std::string_view toText(Paper paper) {
  switch (paper) {
    case Paper::A4:
      return "A4";
    case Paper::Letter:
      return "Letter";
    case Paper::LongBond:
      break;
  }
  return "LongBond";
}

std::optional<Paper> parsePaper(std::string_view text) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  for (const Paper paper : kPapers) {
    const std::string_view name = toText(paper);
    if (std::ranges::equal(text, name, {}, lower, lower)) return paper;
  }
  return std::nullopt;
}

}  // namespace damath::render
