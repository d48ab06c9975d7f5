// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/web_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

#include "WebPhrase.inc"

}  // namespace

std::string said(WebPhrase phrase, Language language, std::initializer_list<std::string_view> words) {
  return said(patternOf(phrase), language, words);
}

}  // namespace damath::words
