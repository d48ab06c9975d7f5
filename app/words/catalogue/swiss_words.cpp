// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/swiss_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

#include "SwissPhrase.inc"

#include "dutch_ColourReason.inc"

#include "dutch_Ground.inc"

}  // namespace

std::string said(SwissPhrase phrase, Language language, std::initializer_list<std::string_view> words) {
  return said(patternOf(phrase), language, words);
}

std::string groundText(dutch::Ground ground, Language language) {
  return said(patternOf(ground), language, {});
}

std::string colourText(dutch::ColourReason reason, Language language) {
  return said(patternOf(reason), language, {});
}

std::string wishText(const dutch::Standing& standing, Language language) {
  const bool isWhite = standing.wish == dutch::Colour::White;
  switch (standing.strength) {
    case dutch::Strength::None:
      break;
    case dutch::Strength::Mild:
      return said(isWhite ? SwissPhrase::WishMildWhite : SwissPhrase::WishMildBlack, language);
    case dutch::Strength::Strong:
      return said(isWhite ? SwissPhrase::WishStrongWhite : SwissPhrase::WishStrongBlack, language);
    case dutch::Strength::Absolute:
      return said(isWhite ? SwissPhrase::WishAbsoluteWhite : SwissPhrase::WishAbsoluteBlack, language);
  }
  return said(SwissPhrase::WishNone, language);
}

}  // namespace damath::words
