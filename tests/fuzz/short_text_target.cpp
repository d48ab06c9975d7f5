// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the short texts of documents, sheets and command lines. The first byte chooses the kind of text.
#include "core/exact/number_text.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/pdn/pdn_fen.hpp"
#include "core/notation/text/place_text.hpp"
#include "core/notation/text/tag_text.hpp"
#include "core/play/closing_rows.hpp"
#include "core/play/live_game.hpp"
#include "core/rules/chip_set.hpp"
#include "core/text/csv.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

Broken brokenNumber(std::string_view input) {
  const auto number = exact::parseNumber(input);
  if (!number) return {};
  for (const exact::FigureStyle style : {exact::FigureStyle::Fraction, exact::FigureStyle::Decimal}) {
    const auto back = exact::parseNumber(exact::toText(*number, style));
    if (!back) return "the number written is refused";
    if (*back != *number) return "the number written reads otherwise";
  }
  static_cast<void>(exact::toDecimals(*number, 2));
  return {};
}

Broken brokenChipValue(std::string_view input) {
  const auto value = rules::parseChipValue(input);
  if (value && value->coefficient != -(-value->coefficient))
    return "a value that is not its own opposite's opposite";
  return {};
}

Broken brokenPlace(std::string_view input) {
  for (const notation::Files files :
       {notation::Files::None, notation::Files::FromLeft, notation::Files::FromRight}) {
    const auto place = notation::parsePlaceText(input, files);
    if (!place || files == notation::Files::None) continue;
    if (notation::parsePlaceText(notation::placeName(*place, files), files) != place)
      return "a place reads otherwise";
  }
  return {};
}

Broken brokenSquare(std::string_view input) {
  for (const rules::Game game : rules::kGames) {
    const auto square = notation::parseSquareName(game, input);
    if (square && notation::parseSquareName(game, notation::squareName(game, *square)) != square) {
      return "a square reads otherwise";
    }
  }
  return {};
}

Broken brokenFen(std::string_view input) {
  const auto position = notation::parsePdnFen(input);
  if (!position) return position.error().column >= 1 ? "" : "a fault without a column";
  const auto back = notation::parsePdnFen(notation::toPdnFen(*position));
  if (!back) return "the position written is refused";
  return notation::toPdnFen(*back) == notation::toPdnFen(*position) ? ""
                                                                    : "the position written reads otherwise";
}

Broken brokenTag(std::string_view input) {
  if (!input.starts_with('[')) return {};
  const auto tag = notation::parseTag(input);
  if (!tag) return {};
  if (!notation::isTagName(tag->name)) return "a tag without a name";
  std::string line = notation::tagText(*tag);
  if (line.ends_with('\n')) line.pop_back();
  const auto back = notation::parseTag(line);
  if (!back) return "the tag written is refused";
  return *back == *tag ? "" : "the tag written reads otherwise";
}

Broken brokenClosing(std::string_view input) {
  const auto rows = play::parseClosing(input);
  return !rows || play::isClosing(*rows) ? "" : "rows that do not close a sheet";
}

Broken brokenCsv(std::string_view input) {
  std::size_t bytes = 0;
  for (const auto& row : parseCsv(input)) {
    for (const auto& cell : row.cells) bytes += cell.size();
  }
  return bytes <= input.size() ? "" : "cells with more letters than the text";
}

}  // namespace

Broken runShortText(std::string_view input) {
  if (input.empty()) return {};
  const char kind = input.front();
  input.remove_prefix(1);
  switch (kind) {
    case 'n':
      return brokenNumber(input);
    case 'c':
      return brokenChipValue(input);
    case 'p':
      return brokenPlace(input);
    case 's':
      return brokenSquare(input);
    case 'f':
      return brokenFen(input);
    case 't':
      return brokenTag(input);
    case 'r':
      return brokenClosing(input);
    default:
      return brokenCsv(input);
  }
}

}  // namespace damath::fuzz
