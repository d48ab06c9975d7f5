// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/text_width.hpp"

#include <algorithm>
#include <initializer_list>

#include "core/precondition.hpp"
#include "core/text/letter.hpp"

namespace damath::words {

namespace {

// A character with its bytes and its width. A byte that is not UTF-8 counts as a character.
struct Character {
  std::string_view bytes;
  std::size_t columns;
};

Character firstOf(std::string_view text) {
  const std::optional<Letter> letter = firstLetter(text);
  if (!letter) return {text.substr(0, 1), 1};
  return {letter->bytes, damath::columnsOf(letter->code)};
}

std::vector<std::string_view> wordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  for (;;) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return words;
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    text.remove_prefix(end);
  }
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> signs) {
  return std::ranges::find(signs, word) != signs.end();
}

// True if a line must not be broken between the two words, because they belong to one calculation. A line may
// begin with `=`, but not end with it.
bool belongsTo(std::string_view before, std::string_view word) {
  return isOneOf(word, {"+", "−", "-", "×", "x", "÷"}) ||
         isOneOf(before, {"+", "−", "-", "×", "x", "÷", "=", "≈", "→"});
}

std::size_t widthOf(const std::vector<std::string_view>& words, std::size_t begin, std::size_t end) {
  std::size_t width = end - begin - 1;
  for (std::size_t i = begin; i < end; ++i) width += columnsOf(words[i]);
  return width;
}

}  // namespace

std::size_t columnsOf(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    const Character character = firstOf(text);
    columns += character.columns;
    text.remove_prefix(character.bytes.size());
  }
  return columns;
}

std::string cutTo(std::string_view text, std::size_t columns) {
  DAMATH_EXPECTS(columns > 0);
  if (columnsOf(text) <= columns) return std::string(text);
  std::string cut;
  std::size_t room = columns - 1;
  while (!text.empty()) {
    const Character character = firstOf(text);
    if (character.columns > room) break;
    room -= character.columns;
    cut += character.bytes;
    text.remove_prefix(character.bytes.size());
  }
  while (cut.ends_with(' ')) cut.pop_back();
  return cut + "…";
}

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
  DAMATH_EXPECTS(columns > 0);
  std::vector<std::string> lines(1);
  std::size_t used = 0;
  const std::vector<std::string_view> words = wordsOf(text);
  for (std::size_t i = 0; i < words.size();) {
    // Puts all words of one calculation on the same line. If these words are wider than a line, takes only
    // the first word.
    std::size_t end = i + 1;
    while (end < words.size() && belongsTo(words[end - 1], words[end])) ++end;
    if (widthOf(words, i, end) > columns) end = i + 1;
    const std::size_t width = std::min(widthOf(words, i, end), columns);
    if (used > 0 && used + 1 + width > columns) {
      lines.emplace_back();
      used = 0;
    }
    for (; i < end; ++i) {
      if (used > 0) {
        lines.back() += ' ';
        ++used;
      }
      const std::string word = cutTo(words[i], columns);
      lines.back() += word;
      used += columnsOf(word);
    }
  }
  return lines;
}

std::string_view fromCharacter(std::string_view text, std::size_t character) {
  for (std::size_t i = 1; i < character && !text.empty(); ++i) text.remove_prefix(firstOf(text).bytes.size());
  return text;
}

}  // namespace damath::words
