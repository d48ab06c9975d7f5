// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/console_words.hpp"

#include "app/words/catalogue/pattern.hpp"

namespace damath::words {

namespace {

#include "Phrase.inc"
#include "Qt.inc"

}  // namespace

std::string_view toText(Phrase phrase, Language language) {
  return patternOf(phrase).in(language);
}

std::string_view buttonText(std::string_view english, Language language) {
  for (const Pattern& each : kQtTexts) {
    if (each.in(Language::English) == english) return each.in(language);
  }
  return {};
}

}  // namespace damath::words
