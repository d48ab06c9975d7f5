// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/paper.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

namespace damath::render {

namespace {

struct PaperName {
  std::string_view name;  // in the form that plainName() returns
  Paper paper{};
};
constexpr PaperName kNames[] = {{"a4", Paper::A4},          {"letter", Paper::Letter},
                                {"short", Paper::Letter},   {"shortbond", Paper::Letter},
                                {"8.5x11", Paper::Letter},  {"longbond", Paper::LongBond},
                                {"long", Paper::LongBond},  {"folio", Paper::LongBond},
                                {"8.5x13", Paper::LongBond}};

// Returns the text in small letters without blanks, hyphens and low lines.
std::string plainName(std::string_view text) {
  std::string plain;
  for (const char letter : text) {
    if (letter == ' ' || letter == '-' || letter == '_') continue;
    plain += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return plain;
}

}  // namespace

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
  const std::string plain = plainName(text);
  const auto found = std::ranges::find(kNames, plain, &PaperName::name);
  return found == std::end(kNames) ? std::nullopt : std::optional(found->paper);
}

bool isLegalPaper(std::string_view text) {
  const std::string plain = plainName(text);
  return plain == "legal" || plain == "8.5x14";
}

}  // namespace damath::render
