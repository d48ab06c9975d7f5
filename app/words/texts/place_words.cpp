// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/place_words.hpp"

#include "core/board/side.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "name_sheet_Cell.inc"

}  // namespace

std::string placeText(desk::Place place, Language language) {
  return said(Phrase::PlaceOfGame, language,
              {std::to_string(numberOf(place.round)), std::to_string(numberOf(place.board))});
}

std::string sheetPlaceText(const desk::SheetAt& at, Language language) {
  const auto* place = std::get_if<desk::Place>(&at);
  return place == nullptr ? said(Phrase::TheRematch, language) : placeText(*place, language);
}

std::string placeList(const std::vector<desk::Place>& places, Language language) {
  constexpr std::size_t kMost = 20;
  std::string text;
  for (std::size_t i = 0; i < places.size() && i < kMost; ++i) {
    text += (i > 0 ? "; " : "") + placeText(places[i], language);
  }
  if (places.size() > kMost) text += " (+" + std::to_string(places.size() - kMost) + ")";
  return text;
}

Phrase cellName(sheet::Cell cell) {
  return nameOf(cell);
}

std::string cellText(const std::optional<int>& line, const std::optional<board::Side>& side, sheet::Cell cell,
                     Language language) {
  std::string text;
  if (line) text = said(Phrase::LineLead, language, {std::to_string(*line)});
  if (side) text += std::string(board::nameOf(*side)) + ", ";
  return text + std::string(toText(cellName(cell), language));
}

}  // namespace damath::words
