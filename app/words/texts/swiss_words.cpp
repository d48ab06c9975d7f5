// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/swiss_words.hpp"

#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "dutch_ColourReason.inc"

#include "dutch_Ground.inc"

}  // namespace

std::string groundText(dutch::Ground ground, Language language) {
  return said(phraseOf(ground), language, {});
}

std::string colourText(dutch::ColourReason reason, Language language) {
  return said(phraseOf(reason), language, {});
}

std::string reasonText(const std::optional<pairing::SwissReason>& reason, const NameOf& nameOf,
                       Language language) {
  if (!reason) return said(Phrase::NotBySystem, language);
  const std::string higher = nameOf(reason->higher);
  const std::string lower = nameOf(reason->lower);
  std::string text =
      reason->passedOver
          ? said(Phrase::WhyPassedOver, language,
                 {higher, lower, nameOf(*reason->passedOver), groundText(reason->ground, language)})
          : said(Phrase::WhyFirst, language, {higher, lower});
  if (reason->isMovedDown) text += " " + said(Phrase::WhyMovedDown, language, {higher});
  if (reason->colours)
    text += " " + said(Phrase::WhySides, language, {colourText(*reason->colours, language)});
  return text;
}

std::string preferenceText(const dutch::PlayerState& state, Language language) {
  const bool isWhite = state.preference == dutch::Colour::White;
  switch (state.strength) {
    case dutch::Strength::None:
      break;
    case dutch::Strength::Mild:
      return said(isWhite ? Phrase::PreferenceMildWhite : Phrase::PreferenceMildBlack, language);
    case dutch::Strength::Strong:
      return said(isWhite ? Phrase::PreferenceStrongWhite : Phrase::PreferenceStrongBlack, language);
    case dutch::Strength::Absolute:
      return said(isWhite ? Phrase::PreferenceAbsoluteWhite : Phrase::PreferenceAbsoluteBlack, language);
  }
  return said(Phrase::PreferenceNone, language);
}

}  // namespace damath::words
