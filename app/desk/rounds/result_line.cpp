// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/result_line.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/exact/number_text.hpp"
#include "core/expected.hpp"
#include "core/text/number.hpp"

namespace damath::desk {

namespace {

using rules::Ending;

std::vector<std::string_view> wordsOfLine(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

Unexpected<LineError> wrong(LineFault fault, LinePart part, std::string_view word = {}) {
  return Unexpected<LineError>({fault, part, std::string(word)});
}

// The endings that one letter stands for: for BLUE, for RED, and for both players.
struct Letter {
  std::array<char, 2> letters;  // the English letter and the Filipino letter
  Ending blue;
  Ending red;
  std::optional<Ending> both;
};
constexpr Letter kLetters[] = {
    {{'n', 'h'}, Ending::NoShowBlue, Ending::NoShowRed, Ending::NoShowBoth},
    {{'g', 's'}, Ending::ResignBlue, Ending::ResignRed, std::nullopt},
    {{'d', 'd'}, Ending::DisqualifiedBlue, Ending::DisqualifiedRed, Ending::DisqualifiedBoth},
};

const Letter* letterOf(char letter) {
  for (const Letter& each : kLetters) {
    if (letter == each.letters[0] || letter == each.letters[1]) return &each;
  }
  return nullptr;
}

// Parses a word with one letter for the ending and one or two letters for the side. No letter stands for both
// an ending and a side, so the letters may have any order.
Expected<Ending, LineError> endingOf(std::string_view word) {
  const Letter* ending = nullptr;
  bool isBlue = false;
  bool isRed = false;
  for (const char each : word) {
    const char letter = lower(each);
    const Letter* how = letterOf(letter);
    bool isNew = false;
    if (letter == 'b') isNew = !std::exchange(isBlue, true);
    if (letter == 'r') isNew = !std::exchange(isRed, true);
    if (how != nullptr) isNew = std::exchange(ending, how) == nullptr;
    if (!isNew) return wrong(LineFault::NoEnding, LinePart::Ending, word);
  }
  if (ending == nullptr) return wrong(LineFault::NoEnding, LinePart::Ending, word);
  if (!isBlue && !isRed) return wrong(LineFault::SideMissing, LinePart::Ending, word);
  if (!isRed) return ending->blue;
  if (!isBlue) return ending->red;
  if (!ending->both) return wrong(LineFault::NotBoth, LinePart::Ending, word);
  return *ending->both;
}

// Returns the index where the letters of an ending begin after a number. In "31gr", this is the index of g:
// the total 31, then g and r for "RED resigned". Returns the length of the word if there are no such letters.
std::size_t endOfFigure(std::string_view word) {
  const auto isLetter = [](char each) { return lower(each) >= 'a' && lower(each) <= 'z'; };
  std::size_t end = word.size();
  while (end > 0 && isLetter(word[end - 1])) --end;
  const std::string_view letters = word.substr(end);
  const bool isEnding = std::ranges::any_of(letters, [](char each) {
    return letterOf(lower(each)) != nullptr || lower(each) == 'b' || lower(each) == 'r';
  });
  return isEnding ? end : word.size();
}

}  // namespace

std::optional<contest::BoardNumber> parseBoard(std::string_view word) {
  constexpr int kMostBoard = 9999;
  const auto number = numberIn<int>(word);
  if (!number || *number < 1 || *number > kMostBoard) return std::nullopt;
  return contest::BoardNumber{*number};
}

bool isEndingLike(std::string_view word) {
  if (word.empty() || word.substr(0, 2) == "sq") return false;  // "sqrt(2)" is a number
  const char first = lower(word.front());
  return first >= 'a' && first <= 'z';
}

Expected<ResultLine, LineError> parseResultLine(std::string_view line) {
  const std::vector<std::string_view> words = wordsOfLine(line);
  if (words.empty()) return wrong(LineFault::BoardMissing, LinePart::Board);
  const auto board = parseBoard(words.front());
  if (!board) return wrong(LineFault::NoBoard, LinePart::Board, words.front());
  ResultLine parsed{*board, {}};
  std::size_t next = 1;
  std::string letters;  // the letters of the ending and of its side
  for (const auto& [grand, part] : {std::pair{&parsed.input.blueGrand, LinePart::Blue},
                                    std::pair{&parsed.input.redGrand, LinePart::Red}}) {
    if (next == words.size()) return wrong(LineFault::FigureMissing, part);
    // The line may have an ending in place of both totals, but not in place of one total.
    if (isEndingLike(words[next])) {
      if (part == LinePart::Red) return wrong(LineFault::FigureMissing, part);
      break;
    }
    const std::size_t end = part == LinePart::Red ? endOfFigure(words[next]) : words[next].size();
    *grand = exact::parseNumber(words[next].substr(0, end));
    if (!*grand) return wrong(LineFault::NoFigure, part, words[next]);
    letters = words[next++].substr(end);
  }
  while (next < words.size() && isEndingLike(words[next])) letters += words[next++];
  if (!letters.empty()) {
    DAMATH_TRY(ending, endingOf(letters));
    parsed.input.ending = *ending;
  }
  if (next < words.size()) return wrong(LineFault::TooMuch, LinePart::Ending, words[next]);
  return parsed;
}

}  // namespace damath::desk
