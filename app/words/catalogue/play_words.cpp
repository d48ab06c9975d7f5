// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/play_words.hpp"

#include <cstddef>

#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

struct Pair {
  std::string_view english;
  std::string_view filipino;
};

constexpr Pair kPhrases[] = {
#define PHRASE(id, english, filipino) {english, filipino},
#include "app/words/catalogue/play_phrases.inc"
#undef PHRASE
};

}  // namespace

std::string said(PlayPhrase phrase, Language language, std::initializer_list<std::string_view> words) {
  const Pair& pair = kPhrases[static_cast<std::size_t>(phrase)];
  return filled(language == Language::Filipino ? pair.filipino : pair.english, words);
}

}  // namespace damath::words
