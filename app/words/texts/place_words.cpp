// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/place_words.hpp"

#include "words/phrase.hpp"

namespace damath::words {

std::string placeText(desk::Place place, Language language) {
  return said(Phrase::PlaceOfGame, language,
              {std::to_string(numberOf(place.round)), std::to_string(numberOf(place.board))});
}

std::string sheetPlaceText(const desk::SheetAt& at, Language language) {
  const auto* place = std::get_if<desk::Place>(&at);
  return place == nullptr ? said(Phrase::TheRematch, language) : placeText(*place, language);
}

std::string boardList(const std::vector<contest::BoardNumber>& boards) {
  constexpr std::size_t kMost = 20;
  std::string text;
  for (std::size_t i = 0; i < boards.size() && i < kMost; ++i) {
    text += (i > 0 ? ", " : "") + std::to_string(numberOf(boards[i]));
  }
  if (boards.size() > kMost) text += " (+" + std::to_string(boards.size() - kMost) + ")";
  return text;
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

}  // namespace damath::words
