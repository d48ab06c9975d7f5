// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_line.hpp"

#include <algorithm>
#include <charconv>

#include "core/precondition.hpp"
#include "core/text/letter.hpp"
#include "core/text/number.hpp"

namespace damath::notation {

namespace {

// True if the byte at `place` is inside a character, or begins a mark that combines with the letter before.
bool continuesLetter(std::string_view text, std::size_t place) {
  if (!beginsLetter(text[place])) return true;
  const bool isAscii = static_cast<unsigned char>(text[place]) < 0x80;
  if (isAscii || place == 0) return false;
  const auto letter = firstLetter(text.substr(place));
  return letter && kindOf(letter->code) == LetterKind::Mark;
}

std::vector<std::size_t> startsOf(std::string_view text, TrfCounting counting = TrfCounting::Characters) {
  std::vector<std::size_t> starts;
  starts.reserve(text.size() + 1);
  for (std::size_t place = 0; place < text.size(); ++place) {
    const bool isInside = counting == TrfCounting::Characters ? !beginsLetter(text[place])
                          : counting == TrfCounting::Letters  ? continuesLetter(text, place)
                                                              : false;
    if (!isInside) starts.push_back(place);
  }
  starts.push_back(text.size());
  return starts;
}

std::string_view withoutBlanks(std::string_view text) {
  while (text.ends_with(' ')) text.remove_suffix(1);
  while (text.starts_with(' ')) text.remove_prefix(1);
  return text;
}

std::string rangeText(int least, int most) {
  return std::to_string(least) + "-" + std::to_string(most);
}

std::optional<int> numberOf(std::string_view text, int least, int most) {
  const auto value = text.starts_with('-') ? std::nullopt : numberIn<int>(text);
  return value && *value >= least && *value <= most ? value : std::nullopt;
}

// Returns points with a decimal comma or ½ in the usual spelling: "1.5" for "1,5" and "1½".
std::string usualPoints(std::string_view text) {
  constexpr std::string_view kHalf = "½";
  std::string usual(text);
  if (usual.ends_with(kHalf)) {
    usual.replace(usual.size() - kHalf.size(), kHalf.size(), ".5");
    if (usual.starts_with('.')) usual.insert(0, "0");
  }
  if (const std::size_t comma = usual.find(','); comma != std::string::npos) usual[comma] = '.';
  return usual;
}

}  // namespace

TrfLine::TrfLine(std::string_view text, TrfCounting counting)
    : m_text(text), m_starts(startsOf(text, counting)) {}

std::string_view TrfLine::columns(int first, int last) const {
  DAMATH_EXPECTS(first >= 1);
  last = std::min(last, width());
  if (first > last) return {};
  const std::size_t from = m_starts[static_cast<std::size_t>(first) - 1];
  return m_text.substr(from, m_starts[static_cast<std::size_t>(last)] - from);
}

std::string TrfLine::field(int first, int last) const {
  return std::string(withoutBlanks(columns(first, last)));
}

int TrfLine::firstNonBlank(int first, int last) const {
  for (int column = first; column <= std::min(last, width()); ++column) {
    if (m_text[m_starts[static_cast<std::size_t>(column) - 1]] != ' ') return column;
  }
  return last + 1;
}

void TrfDraft::put(int first, int last, std::string_view text) {
  const std::vector<std::size_t> starts = startsOf(text);
  const auto count = static_cast<int>(starts.size()) - 1;
  for (int i = 0; i < count && first + i <= last; ++i) {
    const auto place = static_cast<std::size_t>(first + i) - 1;
    if (m_characters.size() <= place) m_characters.resize(place + 1, " ");
    const std::size_t from = starts[static_cast<std::size_t>(i)];
    m_characters[place] = text.substr(from, starts[static_cast<std::size_t>(i) + 1] - from);
  }
}

void TrfDraft::putRight(int first, int last, std::string_view text) {
  const auto count = static_cast<int>(startsOf(text).size()) - 1;
  put(std::max(first, last + 1 - count), last, text);
}

std::string TrfDraft::line() const {
  std::string line;
  for (const std::string& character : m_characters) line += character;
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

std::string trfPointsText(int tenths) {
  DAMATH_EXPECTS(tenths >= 0);
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::optional<int> parseTrfPoints(std::string_view text) {
  int whole = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, whole);
  if (error != std::errc() || text.starts_with('-') || whole > 99) return std::nullopt;
  std::string_view tail(rest, static_cast<std::size_t>(end - rest));
  if (tail.empty() || tail == ".") return whole * 10;
  const bool isTenth = tail.size() == 2 && tail[0] == '.' && tail[1] >= '0' && tail[1] <= '9';
  if (!isTenth) return std::nullopt;
  return whole * 10 + (tail[1] - '0');
}

std::vector<TrfFields::Word> TrfFields::words(int from) const {
  std::vector<Word> words;
  bool inWord = false;
  for (int column = from; column <= m_line->width(); ++column) {
    const std::string_view character = m_line->columns(column, column);
    if (character != " ") {
      if (!inWord) words.push_back({{}, column});
      words.back().text += character;
    }
    inWord = character != " ";
  }
  return words;
}

void TrfFields::fault(TrfFaultCode code, int column, std::string_view written, std::string expected) {
  m_findings->add(TrfFault{code, m_number, column, std::string(shortened(written)), std::move(expected)});
}

void TrfFields::note(TrfNoteCode code, int column, std::string_view written, std::string_view taken) {
  m_findings->add(TrfNote{code, m_number, column, std::string(shortened(written)), std::string(taken)});
}

void TrfFields::expectBlank(int first, int last) {
  const int written = m_line->firstNonBlank(first, last);
  if (written <= last) fault(TrfFaultCode::NotBlank, written, m_line->columns(written, last));
}

std::optional<int> TrfFields::maybeNumber(int first, int last, int least, int most) {
  const std::string text = m_line->field(first, last);
  if (text.empty()) return std::nullopt;
  const auto value = numberOf(text, least, most);
  if (!value)
    fault(TrfFaultCode::NotNumber, m_line->firstNonBlank(first, last), text, rangeText(least, most));
  return value;
}

int TrfFields::number(int first, int last, int least, int most) {
  if (m_line->field(first, last).empty()) {
    fault(TrfFaultCode::NotNumber, first, {}, rangeText(least, most));
    return least;
  }
  return maybeNumber(first, last, least, most).value_or(least);
}

int TrfFields::number(const Word& word, int least, int most) {
  const auto value = numberOf(word.text, least, most);
  if (!value) fault(TrfFaultCode::NotNumber, word.column, word.text, rangeText(least, most));
  return value.value_or(least);
}

std::vector<int> TrfFields::numbers(int column, std::size_t least) {
  std::vector<int> list;
  const int from = column;
  for (; column <= m_line->width(); column += 5) {
    if (const auto value = maybeNumber(column, column + 3, 1, kMostTrfNumber)) list.push_back(*value);
    expectBlank(column + 4, column + 4);
  }
  if (list.size() < least) fault(TrfFaultCode::NotNumber, from, {}, rangeText(1, kMostTrfNumber));
  return list;
}

std::optional<int> TrfFields::sparedNumber(int first, int last, int least, int most) {
  const std::string text = m_line->field(first, last);
  if (text.empty()) return std::nullopt;
  const auto value = numberOf(text, least, most);
  if (!value) note(TrfNoteCode::UnreadableField, m_line->firstNonBlank(first, last), text);
  return value;
}

std::optional<int> TrfFields::sparedPoints(int first, int last) {
  const std::string text = m_line->field(first, last);
  if (text.empty()) return std::nullopt;
  const auto tenths = spelledPoints(text, m_line->firstNonBlank(first, last));
  if (!tenths) note(TrfNoteCode::UnreadableField, m_line->firstNonBlank(first, last), text);
  return tenths;
}

std::optional<int> TrfFields::maybePoints(int first, int last) {
  const std::string text = m_line->field(first, last);
  if (text.empty()) return std::nullopt;
  const int column = m_line->firstNonBlank(first, last);
  const auto tenths = spelledPoints(text, column);
  if (!tenths) fault(TrfFaultCode::NotPoints, column, text);
  return tenths;
}

int TrfFields::points(int first, int last) {
  if (m_line->field(first, last).empty()) fault(TrfFaultCode::NotPoints, first, {});
  return maybePoints(first, last).value_or(0);
}

int TrfFields::points(const Word& word) {
  const auto tenths = spelledPoints(word.text, word.column);
  if (!tenths) fault(TrfFaultCode::NotPoints, word.column, word.text);
  return tenths.value_or(0);
}

std::optional<int> TrfFields::spelledPoints(std::string_view text, int column) {
  const auto tenths = parseTrfPoints(text);
  if (tenths) return tenths;
  const std::string usual = usualPoints(text);
  const auto read = parseTrfPoints(usual);
  if (read) note(TrfNoteCode::Spelling, column, text, usual);
  return read;
}

}  // namespace damath::notation
