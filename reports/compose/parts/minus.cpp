// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/parts/minus.hpp"

#include <algorithm>
#include <array>

#include "core/text/number.hpp"

namespace damath::compose {

namespace {

constexpr std::string_view kMinus = "−";

template <std::size_t Count>
bool beginsWithOne(std::string_view text, const std::array<std::string_view, Count>& marks) {
  return std::ranges::any_of(marks, [text](std::string_view mark) { return text.starts_with(mark); });
}

template <std::size_t Count>
bool endsInOne(std::string_view text, const std::array<std::string_view, Count>& marks) {
  return std::ranges::any_of(marks, [text](std::string_view mark) { return text.ends_with(mark); });
}

bool isVariable(char c) {
  return c == 'x' || c == 'y';
}

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// True if the text, which follows a hyphen, begins with a number. An x or y counts as a number only if it is
// a variable, not a letter of a word.
bool beginsFigure(std::string_view text) {
  constexpr std::array<std::string_view, 7> kMarks = {"√", "(", "[", ".", "½", "¼", "¾"};
  if (text.empty()) return false;
  const std::size_t word = std::min(text.find_first_not_of("xy"), text.size());
  const bool isTerm = word > 0 && (word == text.size() || !isLetter(text[word]));
  return isTerm || isDigit(text.front()) || beginsWithOne(text, kMarks);
}

bool endsFigure(std::string_view text) {
  constexpr std::array<std::string_view, 7> kMarks = {")", "]", "½", "¼", "¾", "²", "³"};
  while (!text.empty() && isVariable(text.back())) text.remove_suffix(1);
  return !text.empty() && (isDigit(text.back()) || endsInOne(text, kMarks));
}

// True if a hyphen after this text can be a minus sign. After a word or a number, a hyphen is no minus sign.
bool isBeforeSign(std::string_view text) {
  constexpr std::array<std::string_view, 20> kMarks = {" ", "(", "[", "{", "|", "+", "*", "/", ":",      "=",
                                                       ";", "“", "‘", "≈", "÷", "×", "√", "→", "\u00a0", "−"};
  return text.empty() || endsInOne(text, kMarks);
}

enum class Between { Left, Taken };

std::string changed(std::string_view text, Between between) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view after = text.substr(i + 1);
    const std::string_view before = result;
    const bool isSign = beginsFigure(after) && isBeforeSign(before);
    const bool isBetween = between == Between::Taken && after.starts_with(' ') && before.ends_with(' ') &&
                           endsFigure(before.substr(0, before.size() - 1)) &&
                           (beginsFigure(after.substr(1)) || after.substr(1).starts_with('-'));
    result += text[i] == '-' && (isSign || isBetween) ? kMinus : text.substr(i, 1);
  }
  return result;
}

}  // namespace

std::string withTrueSigns(std::string_view text) {
  return changed(text, Between::Left);
}

std::string withTrueMinus(std::string_view text) {
  return changed(text, Between::Taken);
}

std::string withMinusThroughout(std::string_view text) {
  std::string result;
  for (const char c : text) result += c == '-' ? std::string(kMinus) : std::string(1, c);
  return result;
}

}  // namespace damath::compose
