// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/text/place_text.hpp"

#include <algorithm>

#include "core/precondition.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

using layers::kRows;
using layers::Place;

// Parses a number of one or two digits.
std::optional<int> numberOf(std::string_view text) {
  text = trimmed(text);
  const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
  if (text.empty() || text.size() > 2 || !std::ranges::all_of(text, isDigit)) return std::nullopt;
  int number = 0;
  for (const char digit : text) number = 10 * number + (digit - '0');
  return number;
}

std::optional<Place> placeOfIndex(std::string_view text) {
  const auto index = numberOf(text);
  if (!index || *index >= layers::kPlaceCount) return std::nullopt;
  return Place{*index / kRows, *index % kRows};
}

std::optional<Place> placeOfCoordinates(std::string_view text) {
  if (!text.starts_with('(') || !text.ends_with(')')) return std::nullopt;
  const std::string_view inner = text.substr(1, text.size() - 2);
  const std::size_t comma = inner.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = numberOf(inner.substr(0, comma));
  const auto y = numberOf(inner.substr(comma + 1));
  return x && y ? Place::at(kRows - 1 - *y, *x) : std::nullopt;
}

std::optional<Place> placeOfLetter(std::string_view text, Files files) {
  if (files == Files::None || text.size() != 2) return std::nullopt;
  const int file = text[0] >= 'A' && text[0] <= 'H' ? text[0] - 'A' : text[0] - 'a';
  const int column = files == Files::FromLeft ? file : kRows - 1 - file;
  return Place::at(kRows - 1 - (text[1] - '1'), column);
}

}  // namespace

std::optional<Place> parsePlaceText(std::string_view text, Files files) {
  text = trimmed(text);
  if (const auto place = placeOfIndex(text)) return place;
  if (const auto place = placeOfCoordinates(text)) return place;
  return placeOfLetter(text, files);
}

std::string placeName(Place place, Files files) {
  DAMATH_EXPECTS(files != Files::None);
  const int file = files == Files::FromLeft ? place.column : kRows - 1 - place.column;
  return {static_cast<char>('a' + file), static_cast<char>('1' + kRows - 1 - place.row)};
}

}  // namespace damath::notation
