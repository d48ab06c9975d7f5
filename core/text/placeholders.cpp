// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/placeholders.hpp"

#include <cstddef>

namespace damath {

namespace {

// True if the text begins with the full stop of a sentence, and not with a part of a file name, of a number
// or of "...".
bool endsSentence(std::string_view text) {
  if (!text.starts_with('.')) return false;
  if (text.size() == 1) return true;
  const char next = text[1];
  const bool isOfName = ('a' <= next && next <= 'z') || ('A' <= next && next <= 'Z') || next == '_';
  const bool isOfNumber = '0' <= next && next <= '9';
  return !isOfName && !isOfNumber && next != '.' && next != '%' && next != '*';
}

}  // namespace

std::string filled(std::string_view pattern, std::initializer_list<std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const char next = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] : '\0';
    if (next == '%') {
      text += '%';
      ++i;
    } else if (next >= '1' && next <= '9') {
      const auto place = static_cast<std::size_t>(next - '1');
      const std::string_view word = place < words.size() ? words.begin()[place] : std::string_view();
      text += word;
      ++i;
      if (word.ends_with('.') && endsSentence(pattern.substr(i + 1))) ++i;
    } else {
      text += pattern[i];
    }
  }
  return text;
}

}  // namespace damath
