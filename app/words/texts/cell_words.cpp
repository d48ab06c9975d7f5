// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/cell_words.hpp"

#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "before_sheet_Cell.inc"
#include "name_sheet_Cell.inc"

}  // namespace

Phrase cellName(sheet::Cell cell) {
  return nameOf(cell);
}

Phrase cellNameBefore(sheet::Cell cell) {
  return beforeOf(cell);
}

std::string cellText(const std::optional<int>& line, const std::optional<board::Side>& side, sheet::Cell cell,
                     Language language) {
  std::string text;
  if (line) text = said(Phrase::LineLead, language, {std::to_string(*line)});
  if (side) text += std::string(board::nameOf(*side)) + ", ";
  return text + std::string(toText(cellName(cell), language));
}

}  // namespace damath::words
