// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/tokens.hpp"

#include <string_view>

#include "core/text/number.hpp"

namespace damath::sheet {

namespace {

// Takes a factor 2 or 4 at `place`; nullopt if any other text stands there.
std::optional<int> takeTwoOrFour(const NormalizedText& written, std::size_t& place) {
  const std::size_t at = written.skipBlanks(place);
  const char digit = written.at(at);
  const char behind = written.at(at + 1);
  if ((digit != '2' && digit != '4') || isDigit(behind) || behind == '/' || behind == '.')
    return std::nullopt;
  place = at + 1;
  return digit - '0';
}

bool isTimes(char character) {
  return operatorOf(character) == board::Operator::Times;
}

constexpr std::string_view kJumpWords[] = {"and", "at", "then", "saka"};

// Returns the place after the separator of two jumps at `place`; `place` itself if no separator stands there.
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

std::optional<int> takeInteger(const NormalizedText& written, std::size_t& place) {
  place = written.skipBlanks(place);
  const bool negative = written.at(place) == '-';
  if (negative) ++place;
  std::size_t end = place;
  while (isDigit(written.at(end))) ++end;
  if (end == place || end - place > 3) return std::nullopt;
  int value = 0;
  for (; place < end; ++place) value = 10 * value + (written.at(place) - '0');
  return negative ? -value : value;
}

std::optional<board::Coordinates> takeCoordinates(const NormalizedText& written, std::size_t& place) {
  place = written.skipBlanks(place);
  if (written.at(place) != '(') return std::nullopt;
  ++place;
  const auto x = takeInteger(written, place);
  place = written.skipBlanks(place);
  if (const char between = written.at(place); between == ',' || between == ';' || between == '.') ++place;
  const auto y = x ? takeInteger(written, place) : std::nullopt;
  place = written.skipBlanks(place);
  if (!x || !y || written.at(place) != ')') return std::nullopt;
  ++place;
  return board::Coordinates{*x, *y};
}

std::optional<board::Operator> operatorOf(char character) {
  switch (character) {
    case '+':
      return board::Operator::Plus;
    case '-':
      return board::Operator::Minus;
    case '*':
    case 'x':
      return board::Operator::Times;
    case ':':
    case '/':
      return board::Operator::Divide;
    default:
      return std::nullopt;
  }
}

std::optional<int> takeFactor(const NormalizedText& written, std::size_t& place) {
  std::size_t at = written.skipBlanks(place);
  if (!isTimes(written.at(at))) return std::nullopt;
  const auto factor = takeTwoOrFour(written, ++at);
  if (factor) place = at;
  return factor;
}

std::optional<int> takeLeadingFactor(const NormalizedText& written, std::size_t& place) {
  std::size_t at = place;
  const auto factor = takeTwoOrFour(written, at);
  if (!factor) return std::nullopt;
  at = written.skipBlanks(at);
  if (isTimes(written.at(at))) {
    place = written.skipBlanks(at + 1);
  } else if (written.at(at) == '(' || written.at(at) == '[') {
    place = at;
  } else {
    return std::nullopt;
  }
  return factor;
}

NormalizedText withoutNumber(const NormalizedText& written) {
  const std::size_t from = written.skipBlanks(0);
  std::size_t at = from;
  while (isDigit(written.at(at))) ++at;
  const bool isEnded = at > from && (written.at(at) == '.' || written.at(at) == ')');
  return written.part(isEnded ? at + 1 : 0, written.size());
}

bool takeWord(const NormalizedText& written, std::size_t& place, std::string_view word) {
  const std::size_t at = written.skipBlanks(place);
  if (written.text().substr(at, word.size()) != word || isSmallLetter(written.at(at + word.size())))
    return false;
  place = at + word.size();
  return true;
}

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
    while (to < written.size() && !written.isCellBlank(to)) ++to;
    words.push_back(written.part(from, to));
    from = written.skipBlanks(to);
  }
  return words;
}

}  // namespace damath::sheet
