// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/cli_words.hpp"

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
#include "app/words/catalogue/cli_phrases.inc"
#include "app/words/catalogue/contest_phrases.inc"
#include "app/words/catalogue/exchange_phrases.inc"
#include "app/words/catalogue/file_phrases.inc"
#undef PHRASE
};

}  // namespace

std::string_view toText(CliPhrase phrase, Language language) {
  const Pair& pair = kPhrases[static_cast<std::size_t>(phrase)];
  return language == Language::Filipino ? pair.filipino : pair.english;
}

std::string said(CliPhrase phrase, Language language, std::initializer_list<std::string_view> words) {
  return filled(toText(phrase, language), words);
}

}  // namespace damath::words
