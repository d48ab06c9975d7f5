// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/phrase.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "core/text/placeholders.hpp"

namespace damath::words {

namespace {

// A text in every language, in the order of the enum Language.
using Texts = std::string_view[std::size(kLanguages)];

#include "Phrase.inc"
#include "Qt.inc"

std::string joinedWith(const std::vector<std::string>& words, std::string_view last) {
  const bool haveCommas = std::ranges::any_of(
      words, [](const std::string& word) { return word.find(", ") != std::string::npos; });
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool isLast = i + 1 == words.size();
    // If a name has a comma, three or more names are separated by semicolons, with a semicolon also before
    // the "and".
    if (i > 0 && haveCommas && words.size() > 2) text += isLast ? ";" : "; ";
    if (i > 0 && isLast) text += last;
    if (i > 0 && !isLast && !haveCommas) text += ", ";
    text += words[i];
  }
  return text;
}

}  // namespace

std::string_view toText(Phrase phrase, Language language) {
  return kPhraseTexts[static_cast<std::size_t>(phrase)][static_cast<std::size_t>(language)];
}

std::string said(Phrase phrase, Language language, std::initializer_list<std::string_view> words) {
  return filled(toText(phrase, language), words);
}

std::string joinedByAnd(const std::vector<std::string>& words, Language language) {
  return joinedWith(words, toText(Phrase::And, language));
}

std::string joinedByOr(const std::vector<std::string>& words, Language language) {
  return joinedWith(words, toText(Phrase::Or, language));
}

std::string asSentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string_view buttonText(std::string_view english, Language language) {
  for (const Texts& each : kQtTexts) {
    if (each[static_cast<std::size_t>(Language::English)] == english) {
      return each[static_cast<std::size_t>(language)];
    }
  }
  return {};
}

}  // namespace damath::words
