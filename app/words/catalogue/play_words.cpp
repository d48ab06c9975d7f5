// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/play_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

#include "PlayPhrase.inc"

}  // namespace

std::string said(PlayPhrase phrase, Language language, std::initializer_list<std::string_view> words) {
  return said(patternOf(phrase), language, words);
}

}  // namespace damath::words
