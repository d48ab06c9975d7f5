// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/result_line.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/exact/number_text.hpp"
#include "core/text/number.hpp"
#include "core/try.hpp"

namespace damath::desk {

namespace {

using rules::Ending;

std::vector<std::string_view> wordsOf(std::string_view line) {
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

// The endings that a letter stands for: of BLUE, of RED, of both.
struct Letter {
  std::array<char, 2> letters;  // English, Filipino
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

Expected<Ending, LineError> endingOf(std::string_view word) {
  std::string letters;
  for (const char each : word) letters += lower(each);
  const Letter* ending = letterOf(letters.front());
  if (ending == nullptr) return wrong(LineFault::NoEnding, LinePart::Ending, word);
  const std::string_view whose = std::string_view(letters).substr(1);
  if (whose.empty()) return wrong(LineFault::SideMissing, LinePart::Ending, word);
  if (whose == "b") return ending->blue;
  if (whose == "r") return ending->red;
  if (whose != "br" && whose != "rb") return wrong(LineFault::NoEnding, LinePart::Ending, word);
  if (!ending->both) return wrong(LineFault::NotBoth, LinePart::Ending, word);
  return *ending->both;
}

}  // namespace

std::optional<contest::BoardNumber> parseBoard(std::string_view word) {
  constexpr int kMostBoard = 9999;
  const auto number = numberIn<int>(word);
  if (!number || *number < 1 || *number > kMostBoard) return std::nullopt;
  return contest::BoardNumber{*number};
}

bool isEndingLike(std::string_view word) {
  if (word.empty() || word.substr(0, 2) == "sq") return false;  // "sqrt(2)" is a figure
  const char first = lower(word.front());
  return first >= 'a' && first <= 'z';
}

Expected<ResultLine, LineError> parseResultLine(std::string_view line) {
  const std::vector<std::string_view> words = wordsOf(line);
  if (words.empty()) return wrong(LineFault::BoardMissing, LinePart::Board);
  const auto board = parseBoard(words.front());
  if (!board) return wrong(LineFault::NoBoard, LinePart::Board, words.front());
  ResultLine parsed{*board, {}};
  std::size_t next = 1;
  for (const auto& [grand, part] : {std::pair{&parsed.input.blueGrand, LinePart::Blue},
                                    std::pair{&parsed.input.redGrand, LinePart::Red}}) {
    if (next == words.size()) return wrong(LineFault::FigureMissing, part);
    // An ending may stand in place of both figures, not of one.
    if (isEndingLike(words[next])) {
      if (part == LinePart::Red) return wrong(LineFault::FigureMissing, part);
      break;
    }
    *grand = exact::parseNumber(words[next]);
    if (!*grand) return wrong(LineFault::NoFigure, part, words[next]);
    ++next;
  }
  if (next < words.size()) {
    if (!isEndingLike(words[next])) return wrong(LineFault::TooMuch, LinePart::Ending, words[next]);
    DAMATH_TRY(ending, endingOf(words[next]));
    parsed.input.ending = *ending;
    ++next;
  }
  if (next < words.size()) return wrong(LineFault::TooMuch, LinePart::Ending, words[next]);
  return parsed;
}

}  // namespace damath::desk
