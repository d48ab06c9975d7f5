// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/result_line.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "app/desk/roster/person_text.hpp"
#include "core/expected.hpp"
#include "core/fact_table.hpp"
#include "core/rules/possible_total.hpp"
#include "core/sheet/cells/typed_total.hpp"
#include "core/text/number.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

using rules::Ending;

using Words = std::span<const std::string_view>;

// The most words that a total may have; "1/2 + 3√2 - 5√3" has five.
constexpr std::size_t kMostWordsOfTotal = 9;
constexpr std::string_view kBetweenWords = " \t\r\n";

std::vector<std::string_view> wordsOfLine(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = line.find_first_not_of(kBetweenWords);
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    const std::size_t end = std::min(line.find_first_of(kBetweenWords), line.size());
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

// Returns the letters of an ending, without blanks. Errors: TooMuch if a word is no letters of an ending.
Expected<std::string, LineError> lettersIn(Words words) {
  std::string letters;
  for (const std::string_view word : words) {
    if (!isEndingLike(word)) return wrong(LineFault::TooMuch, LinePart::Ending, word);
    letters += word;
  }
  return letters;
}

// The text of RED's field: the total, and the letters of the ending behind it.
struct RedText {
  std::string_view figure;
  std::string letters;
};

Expected<RedText, LineError> redTextIn(std::string_view red) {
  const std::vector<std::string_view> words = wordsOfLine(red);
  const auto ending = std::ranges::find_if(words, isEndingLike);
  if (ending == words.begin()) return wrong(LineFault::FigureMissing, LinePart::Red);
  const std::string_view last = *std::prev(ending);
  const std::size_t end = endOfFigure(last);
  // A blank before the total stays, because parseTotal asks about a fraction behind a blank.
  RedText text{red.substr(0, static_cast<std::size_t>(last.data() - red.data()) + end),
               std::string(last.substr(end))};
  DAMATH_TRY(letters, lettersIn(Words(ending, words.end())));
  text.letters += *letters;
  return text;
}

// The numbers of words that BLUE's total may have, ascending.
std::vector<std::size_t> lengthsOfBlue(Words words, const rules::ChipSet& set) {
  std::vector<std::size_t> lengths;
  for (std::size_t of = 1; of <= std::min(words.size(), kMostWordsOfTotal); ++of) {
    if (!parseTotal(joined(words.first(of), " "), LinePart::Blue, set)) continue;
    const Words rest = words.subspan(of);
    // RED's total may not be typed yet.
    const bool isOpen = rest.empty() || isEndingLike(rest.front());
    const std::string red = joined(rest, " ");
    const auto text = isOpen ? Expected<RedText, LineError>(RedText{}) : redTextIn(red);
    if (isOpen || (text && parseTotal(text->figure, LinePart::Red, set))) lengths.push_back(of);
  }
  return lengths;
}

ResultTexts textsOf(Words words, std::size_t ofBlue) {
  ofBlue = std::min(ofBlue, words.size());
  return {{}, joined(words.first(ofBlue), " "), joined(words.subspan(ofBlue), " ")};
}

// Divides columns, such as those of a spreadsheet, at their tabs.
std::vector<std::string_view> columnsIn(std::string_view line) {
  std::vector<std::string_view> columns;
  while (true) {
    const std::size_t end = std::min(line.find('\t'), line.size());
    columns.push_back(trimmedLines(line.substr(0, end)));
    if (end == line.size()) return columns;
    line.remove_prefix(end + 1);
  }
}

constexpr FactRow<sheet::TypedTotalFault, LineFault> kTotalFaults[] = {
    {sheet::TypedTotalFault::NoNumber, LineFault::NoFigure},
    {sheet::TypedTotalFault::TwoReadings, LineFault::TwoReadings},
    {sheet::TypedTotalFault::WholeMissing, LineFault::WholeMissing}};
static_assert(coversEvery(kTotalFaults));

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

Expected<exact::Number, LineError> parseTotal(std::string_view typed, LinePart part,
                                              const rules::ChipSet& set) {
  auto total = sheet::readTypedTotal(typed, set);
  if (total) return *std::move(total);
  return Unexpected(LineError{factOf(kTotalFaults, total.error().fault), part, shown(trimmedLines(typed)),
                              total.error().readings});
}

Expected<std::optional<exact::Number>, LineError> parseTotalField(std::string_view typed, LinePart part,
                                                                  const rules::ChipSet& set) {
  if (trimmedLines(typed).empty()) return std::optional<exact::Number>();
  auto total = parseTotal(typed, part, set);
  if (!total) return Unexpected<LineError>(total.error());
  return std::optional(*std::move(total));
}

Expected<ResultLine, LineError> parseResult(const ResultTexts& texts, const rules::ChipSet& set) {
  const std::string_view boardText = trimmedLines(texts.board);
  if (boardText.empty()) return wrong(LineFault::BoardMissing, LinePart::Board);
  const auto board = parseBoard(boardText);
  if (!board) return wrong(LineFault::NoBoard, LinePart::Board, shown(boardText));
  ResultLine parsed{*board, {}};
  std::string letters;  // the letters of the ending and of its side
  if (isEndingLike(trimmedLines(texts.blue))) {
    const std::string both = texts.blue + ' ' + texts.red;
    DAMATH_TRY(found, lettersIn(wordsOfLine(both)));
    letters = *found;
  } else {
    if (trimmedLines(texts.blue).empty()) return wrong(LineFault::FigureMissing, LinePart::Blue);
    DAMATH_TRY(blue, parseTotal(texts.blue, LinePart::Blue, set));
    if (trimmedLines(texts.red).empty()) return wrong(LineFault::FigureMissing, LinePart::Red);
    DAMATH_TRY(text, redTextIn(texts.red));
    DAMATH_TRY(red, parseTotal(text->figure, LinePart::Red, set));
    parsed.input.blueGrand = *std::move(blue);
    parsed.input.redGrand = *std::move(red);
    letters = text->letters;
  }
  if (!letters.empty()) {
    DAMATH_TRY(ending, endingOf(letters));
    parsed.input.ending = *ending;
  }
  return parsed;
}

ResultTexts dividedTotals(std::string_view text, const contest::EventSetup& setup) {
  const std::vector<std::string_view> columns = columnsIn(text);
  if (columns.size() > 1) return textsOf(columns, 1);
  const std::vector<std::string_view> words = wordsOfLine(text);
  const bool isWhole = rules::hasWholeTotals(setup.ruleset, setup.set);
  const bool isOne = words.size() < 2 || isEndingLike(words.front()) ||
                     (!isWhole && parseTotal(text, LinePart::Blue, setup.set));
  if (isOne) return {{}, std::string(text), {}};
  if (isWhole) return textsOf(words, 1);
  const std::vector<std::size_t> lengths = lengthsOfBlue(words, setup.set);
  const bool isClear =
      lengths.size() == 1 && lengths.front() < words.size() && !isEndingLike(words[lengths.front()]);
  return isClear ? textsOf(words, lengths.front()) : ResultTexts{{}, std::string(text), {}};
}

Expected<ResultTexts, LineError> dividedLine(std::string_view line, const contest::EventSetup& setup) {
  const std::vector<std::string_view> columns = columnsIn(line);
  const bool isTable = columns.size() > 1 && parseBoard(columns.front());
  const std::vector<std::string_view> parts = isTable ? columns : wordsOfLine(line);
  if (parts.empty()) return ResultTexts{};
  const Words rest = Words(parts).subspan(1);
  ResultTexts texts;
  if (isTable || rest.empty() || rules::hasWholeTotals(setup.ruleset, setup.set)) {
    texts = textsOf(rest, !rest.empty() && isEndingLike(rest.front()) ? rest.size() : 1);
  } else if (isEndingLike(rest.front())) {
    texts = textsOf(rest, rest.size());
  } else {
    const std::vector<std::size_t> lengths = lengthsOfBlue(rest, setup.set);
    if (lengths.size() > 1) {
      return wrong(LineFault::OneOrTwo, LinePart::Blue, joined(rest.first(lengths.back()), " "));
    }
    texts = textsOf(rest, lengths.empty() ? 1 : lengths.front());
  }
  texts.board = parts.front();
  return texts;
}

}  // namespace damath::desk
