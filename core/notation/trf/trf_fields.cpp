// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_fields.hpp"

#include "core/text/lines.hpp"
#include "core/text/number.hpp"

namespace damath::notation {

namespace {

std::string rangeText(int least, int most) {
  return std::to_string(least) + "-" + std::to_string(most);
}

std::optional<int> numberOf(std::string_view text, int least, int most) {
  const auto value = text.starts_with('-') ? std::nullopt : numberIn<int>(text);
  return value && *value >= least && *value <= most ? value : std::nullopt;
}

}  // namespace

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
  if (m_faults->size() >= kMostTrfFaults) return;
  m_faults->push_back({code, m_number, column, std::string(shortened(written)), std::move(expected)});
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

std::optional<int> TrfFields::maybePoints(int first, int last) {
  const std::string text = m_line->field(first, last);
  if (text.empty()) return std::nullopt;
  const auto tenths = parseTrfPoints(text);
  if (!tenths) fault(TrfFaultCode::NotPoints, m_line->firstNonBlank(first, last), text);
  return tenths;
}

int TrfFields::points(int first, int last) {
  if (m_line->field(first, last).empty()) fault(TrfFaultCode::NotPoints, first, {});
  return maybePoints(first, last).value_or(0);
}

int TrfFields::points(const Word& word) {
  const auto tenths = parseTrfPoints(word.text);
  if (!tenths) fault(TrfFaultCode::NotPoints, word.column, word.text);
  return tenths.value_or(0);
}

}  // namespace damath::notation
