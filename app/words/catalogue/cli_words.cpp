// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/cli_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

#include "CliPhrase.inc"

}  // namespace

std::string_view toText(CliPhrase phrase, Language language) {
  return patternOf(phrase).in(language);
}

std::string said(CliPhrase phrase, Language language, std::initializer_list<std::string_view> words) {
  return said(patternOf(phrase), language, words);
}

}  // namespace damath::words
