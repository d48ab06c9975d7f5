// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/phrase_text.hpp"

#include <algorithm>

#include "app/words/catalogue/texts.hpp"

namespace damath::words {

namespace {

std::string joinedWith(const std::vector<std::string>& words, std::string_view last) {
  const bool haveCommas = std::ranges::any_of(
      words, [](const std::string& word) { return word.find(", ") != std::string::npos; });
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool isLast = i + 1 == words.size();
    // Three or more names with commas are separated by semicolons, also before the last name.
    if (i > 0 && haveCommas && words.size() > 2) text += isLast ? ";" : "; ";
    if (i > 0 && isLast) text += last;
    if (i > 0 && !isLast && !haveCommas) text += ", ";
    text += words[i];
  }
  return text;
}

}  // namespace

std::string said(const Pattern& pattern, Language language, std::initializer_list<std::string_view> words) {
  return filled(pattern.in(language), words);
}

std::string joinedByAnd(const std::vector<std::string>& words, Language language) {
  return joinedWith(words, text::kAnd.in(language));
}

std::string joinedByOr(const std::vector<std::string>& words, Language language) {
  return joinedWith(words, text::kOr.in(language));
}

std::string asSentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

}  // namespace damath::words
