// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/normalized_text.hpp"

#include <algorithm>
#include <optional>

#include "core/text/letter.hpp"
#include "core/text/number.hpp"

namespace damath::sheet {

namespace {

constexpr char32_t kBroken = U'\ufffd';
constexpr std::string_view kRootWords[] = {"sqrt", "root"};
constexpr std::string_view kStrikes = "~~";

struct Folding {
  char32_t from;
  std::string_view to;
};

// The plain ASCII text for each special character, sorted by code point. A fraction sign gets a blank before
// it: 3½ becomes 3 1/2.
constexpr Folding kFoldings[] = {
    {U'\u00b2', "^2"},    {U'\u00b3', "^3"},   {U'\u00b7', "*"},    {U'\u00b9', "^1"},   {U'\u00bc', " 1/4"},
    {U'\u00bd', " 1/2"},  {U'\u00be', " 3/4"}, {U'\u00d7', "*"},    {U'\u00f7', ":"},    {U'\u02d7', "-"},
    {U'\u02dc', "~"},     {U'\u0387', "*"},    {U'\u03a7', "x"},    {U'\u03c7', "x"},    {U'\u0423', "y"},
    {U'\u0425', "x"},     {U'\u0443', "y"},    {U'\u0445', "x"},    {U'\u2010', "-"},    {U'\u2011', "-"},
    {U'\u2012', "-"},     {U'\u2013', "-"},    {U'\u2014', "-"},    {U'\u2015', "-"},    {U'\u2018', "'"},
    {U'\u2019', "'"},     {U'\u201c', "\""},   {U'\u201d', "\""},   {U'\u201e', "\""},   {U'\u2022', "*"},
    {U'\u2027', "*"},     {U'\u2032', "'"},    {U'\u2033', "\""},   {U'\u2043', "-"},    {U'\u2044', "/"},
    {U'\u204e', "*"},     {U'\u2070', "^0"},   {U'\u2074', "^4"},   {U'\u2075', "^5"},   {U'\u2076', "^6"},
    {U'\u2077', "^7"},    {U'\u2078', "^8"},   {U'\u2079', "^9"},   {U'\u2150', " 1/7"}, {U'\u2151', " 1/9"},
    {U'\u2152', " 1/10"}, {U'\u2153', " 1/3"}, {U'\u2154', " 2/3"}, {U'\u2155', " 1/5"}, {U'\u2156', " 2/5"},
    {U'\u2157', " 3/5"},  {U'\u2158', " 4/5"}, {U'\u2159', " 1/6"}, {U'\u215a', " 5/6"}, {U'\u215b', " 1/8"},
    {U'\u215c', " 3/8"},  {U'\u215d', " 5/8"}, {U'\u215e', " 7/8"}, {U'\u2192', "->"},   {U'\u21d2', "->"},
    {U'\u21e8', "->"},    {U'\u2212', "-"},    {U'\u2215', "/"},    {U'\u2217', "*"},    {U'\u2219', "*"},
    {U'\u221a', "r"},     {U'\u2236', ":"},    {U'\u223c', "~"},    {U'\u2243', "~"},    {U'\u2245', "~"},
    {U'\u2248', "~"},     {U'\u224a', "~"},    {U'\u2252', "~"},    {U'\u2253', "~"},    {U'\u22c5', "*"},
    {U'\u22c6', "*"},     {U'\u2500', "-"},    {U'\u2501', "-"},    {U'\u2571', "/"},    {U'\u2573', "*"},
    {U'\u2715', "*"},     {U'\u2716', "*"},    {U'\u2731', "*"},    {U'\u2794', "->"},   {U'\u2795', "+"},
    {U'\u2796', "-"},     {U'\u2797', ":"},    {U'\u279c', "->"},   {U'\u279d', "->"},   {U'\u279e', "->"},
    {U'\u27a1', "->"},    {U'\u27f6', "->"},   {U'\u27f9', "->"},   {U'\u29f8', "/"},    {U'\u2a09', "*"},
    {U'\u2a2f', "*"},     {U'\u3003', "\""},   {U'\u3010', "["},    {U'\u3011', "]"},    {U'\u3014', "("},
    {U'\u3015', ")"},     {U'\u301c', "~"},    {U'\u30fb', "*"},    {U'\u30fc', "-"},    {U'\ua789', ":"},
    {U'\ufe50', ","},     {U'\ufe52', "."},    {U'\ufe54', ";"},    {U'\ufe55', ":"},    {U'\ufe58', "-"},
    {U'\ufe59', "("},     {U'\ufe5a', ")"},    {U'\ufe5b', "("},    {U'\ufe5c', ")"},    {U'\ufe61', "*"},
    {U'\ufe62', "+"},     {U'\ufe63', "-"},    {U'\ufe66', "="},    {U'\uff65', "*"},    {U'\uff70', "-"},
};
static_assert(std::is_sorted(std::begin(kFoldings), std::end(kFoldings),
                             [](const Folding& a, const Folding& b) { return a.from < b.from; }));

// Ranges of encircled numbers. `first` is the code point of the number `least`.
struct Circles {
  char32_t first;
  int least;
  int most;
};
constexpr Circles kCircles[] = {
    {0x2460, 1, 20}, {0x24ea, 0, 0},  {0x24eb, 11, 20}, {0x24f5, 1, 10},  {0x24ff, 0, 0},
    {0x2776, 1, 10}, {0x2780, 1, 10}, {0x278a, 1, 10},  {0x3251, 21, 35}, {0x32b1, 36, 50},
};

struct Character {
  char32_t code = kBroken;
  std::size_t length = 1;  // bytes
};

// Returns the first character of the text. A byte that begins no valid character is returned alone, as
// broken.
Character firstOf(std::string_view text) {
  if (text.empty()) return {};
  // nearly all characters are printable ASCII
  if (isPrintableAscii(text.front())) return {static_cast<unsigned char>(text.front()), 1};
  const std::optional<Letter> letter = firstLetter(text);
  return letter ? Character{letter->code, letter->bytes.size()} : Character{};
}

// Returns the plain character for a full-width, double-struck or otherwise styled form of a character.
char32_t undressed(char32_t code) {
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
  if (code >= 0x1d400 && code <= 0x1d6a3) {
    const char32_t letter = (code - 0x1d400) % 52;
    return letter < 26 ? U'A' + letter : U'a' + (letter - 26);
  }
  if (code >= 0x1d7ce && code <= 0x1d7ff) return U'0' + (code - 0x1d7ce) % 10;
  return code;
}

std::string folded(char32_t code) {
  if (isWideBlank(code) || code == '\t' || code == '\r') return " ";
  if (code == '\n') return "\n";
  if (hasNoWidth(code)) return {};
  code = undressed(code);
  if (code == '{' || code == '}') return code == '{' ? "(" : ")";
  if (code >= 'A' && code <= 'Z') return {static_cast<char>(code - 'A' + 'a')};
  if (code >= 0x20 && code < 0x7f) return {static_cast<char>(code)};
  const auto* found = std::lower_bound(std::begin(kFoldings), std::end(kFoldings), code,
                                       [](const Folding& row, char32_t wanted) { return row.from < wanted; });
  if (found != std::end(kFoldings) && found->from == code) return std::string(found->to);
  for (const auto& [first, least, most] : kCircles) {
    if (code < first || code > first + static_cast<char32_t>(most - least)) continue;
    return "[" + std::to_string(least + static_cast<int>(code - first)) + "]";
  }
  return "?";
}

// The length of the word or sign with which a text begins.
struct Length {
  std::size_t bytes = 0;
  std::size_t characters = 0;
};

Length lengthOf(std::string_view word, std::string_view text) {
  Length length;
  for (const char letter : word) {
    const Character next = firstOf(text.substr(length.bytes));
    if (folded(next.code) != std::string_view(&letter, 1)) return {};
    length.bytes += next.length;
    ++length.characters;
  }
  return length;
}

// True for ∨ and v, which pupils write for √. A tick (✓) does not count, because teachers put ticks beside
// figures.
bool looksLikeRoot(char32_t code) {
  return code == U'\u2228' || folded(code) == "v";
}

// Returns the length of the root sign with which the text begins: a word such as sqrt, √, or a v before a
// number. A v after a letter belongs to a word and is no root sign.
Length lengthOfRoot(std::string_view text, char before) {
  const Character first = firstOf(text);
  if (first.code == U'\u221a') return {first.length, 1};
  for (const std::string_view word : kRootWords) {
    if (const Length length = lengthOf(word, text); length.bytes > 0) return length;
  }
  if (!looksLikeRoot(first.code) || (before >= 'a' && before <= 'z') || before == '?') return {};
  std::string_view rest = text.substr(first.length);
  while (!rest.empty()) {
    const Character next = firstOf(rest);
    const std::string characters = folded(next.code);
    if (!characters.empty() && characters != " ") {
      const bool isNumber = (characters[0] >= '0' && characters[0] <= '9') || characters[0] == '(';
      return isNumber ? Length{first.length, 1} : Length{};
    }
    rest.remove_prefix(next.length);
  }
  return {};
}

// True if the character may begin a root sign: one of six ASCII letters, or any character outside ASCII.
bool mayBeginRoot(char32_t code) {
  if (code < 0x80)
    return code == 's' || code == 'r' || code == 'v' || code == 'S' || code == 'R' || code == 'V';
  return true;
}

// True for a character that stays as it is, as most ASCII characters do. Letters that may begin a root sign
// do not count.
bool isPlain(char letter) {
  const bool isBrace = letter == '{' || letter == '}';
  const bool isCapital = letter >= 'A' && letter <= 'Z';
  return letter >= ' ' && letter < '\x7f' && !isBrace && !isCapital &&
         !mayBeginRoot(static_cast<unsigned char>(letter));
}

// Returns the number of bytes of a crossed out part such as `~~99~~` with which the text begins; 0 if it
// begins otherwise.
std::size_t lengthOfStruck(std::string_view text) {
  if (!text.starts_with(kStrikes)) return 0;
  const std::size_t end = text.find(kStrikes, kStrikes.size() + 1);
  return end == std::string_view::npos || text[kStrikes.size()] == kStrikes[0] ? 0 : end + kStrikes.size();
}

// True if a blank between the two characters separates two numbers or two words. Such a blank must stay.
bool arePartedByBlank(char one, char other) {
  const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
  const auto isLetter = [](char letter) { return letter >= 'a' && letter <= 'z'; };
  return (isDigit(one) && isDigit(other)) || (isLetter(one) && isLetter(other));
}

// Removes the blanks that do not separate two numbers or two words. The end of ½ separates its number from a
// digit behind it.
std::string packed(const NormalizedText& written) {
  std::string kept;
  bool isBlank = false;
  for (std::size_t place = 0; place < written.size(); ++place) {
    const char letter = written.at(place);
    if (written.isBehindSign(place)) isBlank = true;
    if (letter == ' ') {
      isBlank = true;
      continue;
    }
    if (isBlank && !kept.empty() && arePartedByBlank(kept.back(), letter)) kept += ' ';
    kept += letter;
    isBlank = false;
  }
  return kept;
}

}  // namespace

NormalizedText::NormalizedText(std::string_view cell, Struck struck) {
  const bool drops = struck == Struck::Dropped && cell.find(kStrikes) != std::string_view::npos;
  std::size_t column = 1;
  m_characters.reserve(cell.size());
  m_columns.reserve(cell.size());
  while (!cell.empty()) {
    if (const std::size_t length = drops ? lengthOfStruck(cell) : 0; length > 0) {
      column += static_cast<std::size_t>(std::ranges::count_if(cell.substr(0, length), beginsLetter));
      cell.remove_prefix(length);
      m_hasStruck = true;
      continue;
    }
    if (isPlain(cell.front())) {
      m_characters += cell.front();
      m_columns.push_back(column++);
      cell.remove_prefix(1);
      continue;
    }
    const Character next = firstOf(cell);
    if (mayBeginRoot(next.code)) {
      const char before = m_characters.empty() ? '\0' : m_characters.back();
      if (const Length root = lengthOfRoot(cell, before); root.bytes > 0) {
        add("r", column);
        cell.remove_prefix(root.bytes);
        column += root.characters;
        continue;
      }
    }
    const std::string characters = folded(next.code);
    add(characters == "r" ? "?" : characters, column);
    cell.remove_prefix(next.length);
    ++column;
  }
  m_end = column;
}

NormalizedText NormalizedText::part(std::size_t from, std::size_t to) const {
  NormalizedText part;
  const auto begin = m_columns.begin();
  part.m_characters = m_characters.substr(from, to - from);
  part.m_columns.assign(begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to));
  part.m_end = column(to);
  return part;
}

void NormalizedText::add(std::string_view characters, std::size_t column) {
  m_characters += characters;
  m_columns.insert(m_columns.end(), characters.size(), column);
}

std::size_t NormalizedText::column(std::size_t place) const {
  return place < m_columns.size() ? m_columns[place] : m_end;
}

std::size_t NormalizedText::skipBlanks(std::size_t place) const {
  while (at(place) == ' ') ++place;
  return place;
}

bool NormalizedText::isCellBlank(std::size_t place) const {
  return at(place) == ' ' && column(place) != column(place + 1);
}

bool NormalizedText::isBehindSign(std::size_t place) const {
  return place >= 2 && column(place - 2) == column(place - 1) && column(place - 1) != column(place);
}

bool isSameWriting(std::string_view one, std::string_view other) {
  if (one == other) return true;
  const NormalizedText first(one);
  const NormalizedText second(other);
  const bool isKnown = first.text().find('?') == std::string_view::npos;
  return isKnown && packed(first) == packed(second);
}

std::string writingOf(std::string_view cell) {
  const NormalizedText written(cell, Struck::Dropped);
  const bool isKnown = written.text().find('?') == std::string_view::npos;
  return isKnown ? packed(written) : std::string(cell);
}

}  // namespace damath::sheet
