// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/parts.hpp"

#include <string_view>

#include "core/sheet/cells/tokens.hpp"

namespace damath::sheet {

namespace {

constexpr std::string_view kJumpWords[] = {"and", "at", "then", "saka"};

// Returns the place behind the separator at `place`; `place` itself if there is no separator.
std::size_t behindSeparator(const NormalizedText& written, std::size_t place, Between between) {
  const char character = written.at(place);
  if (character == ';' || character == '&' || character == '\n') return place + 1;
  if (character == ',' && between == Between::JumpsAndCommas) return place + 1;
  if (character == '-' && written.at(place + 1) == '>') return place + 2;
  const bool isBesideBlanks = place > 0 && written.at(place - 1) == ' ' && written.at(place + 1) == ' ';
  if (character == '/' && between == Between::JumpsAndSlashes && isBesideBlanks) return place + 1;
  if (!isSmallLetter(character) || (place > 0 && isSmallLetter(written.at(place - 1)))) return place;
  for (const std::string_view word : kJumpWords) {
    std::size_t behind = place;
    if (takeWord(written, behind, word)) return behind;
  }
  return place;
}

}  // namespace

std::vector<NormalizedText> partsOf(const NormalizedText& written, Between between) {
  std::vector<NormalizedText> parts;
  std::size_t from = 0;
  int depth = 0;
  for (std::size_t place = 0; place < written.size();) {
    const char character = written.at(place);
    if (character == '(' || character == '[') ++depth;
    if ((character == ')' || character == ']') && depth > 0) --depth;
    const std::size_t behind = depth == 0 ? behindSeparator(written, place, between) : place;
    if (behind > place) {
      parts.push_back(written.part(from, place));
      from = behind;
    }
    place = behind > place ? behind : place + 1;
  }
  parts.push_back(written.part(from, written.size()));
  if (parts.size() > 1 && parts.back().isBlank()) parts.pop_back();
  return parts;
}

std::vector<NormalizedText> wordsOf(const NormalizedText& written) {
  std::vector<NormalizedText> words;
  std::size_t from = written.skipBlanks(0);
  while (from < written.size()) {
    std::size_t to = from;
    while (to < written.size() && written.at(to) != ' ') ++to;
    words.push_back(written.part(from, to));
    from = written.skipBlanks(to);
  }
  return words;
}

}  // namespace damath::sheet
