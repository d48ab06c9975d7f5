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

std::string reasonText(const std::optional<pairing::SwissReason>& reason, const NameOf& nameOf,
                       Language language) {
  if (!reason) return said(SwissPhrase::NotBySystem, language);
  const std::string higher = nameOf(reason->higher);
  const std::string lower = nameOf(reason->lower);
  std::string text =
      reason->passedOver
          ? said(SwissPhrase::WhyPassedOver, language,
                 {higher, lower, nameOf(*reason->passedOver), groundText(reason->ground, language)})
          : said(SwissPhrase::WhyFirst, language, {higher, lower});
  if (reason->isMovedDown) text += " " + said(SwissPhrase::WhyMovedDown, language, {higher});
  if (reason->colours)
    text += " " + said(SwissPhrase::WhySides, language, {colourText(*reason->colours, language)});
  return text;
}

std::string preferenceText(const dutch::PlayerState& state, Language language) {
  const bool isWhite = state.preference == dutch::Colour::White;
  switch (state.strength) {
    case dutch::Strength::None:
      break;
    case dutch::Strength::Mild:
      return said(isWhite ? SwissPhrase::PreferenceMildWhite : SwissPhrase::PreferenceMildBlack, language);
    case dutch::Strength::Strong:
      return said(isWhite ? SwissPhrase::PreferenceStrongWhite : SwissPhrase::PreferenceStrongBlack,
                  language);
    case dutch::Strength::Absolute:
      return said(isWhite ? SwissPhrase::PreferenceAbsoluteWhite : SwissPhrase::PreferenceAbsoluteBlack,
                  language);
  }
  return said(SwissPhrase::PreferenceNone, language);
}

}  // namespace damath::words
