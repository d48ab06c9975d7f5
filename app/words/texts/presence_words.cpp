// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/presence_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"

namespace damath::words {

namespace {

#include "desk_Presence.inc"

}  // namespace

std::string presenceText(desk::Presence presence, Language language) {
  return std::string(patternOf(presence).in(language));
}

std::string presenceSum(const desk::CheckInList& list, Language language) {
  using desk::Presence;
  return said(text::kPresenceSum, language,
              {std::to_string(contest::numberOf(list.round)), std::to_string(list.count(Presence::Present)),
               std::to_string(list.count(Presence::Late)), std::to_string(list.count(Presence::Absent)),
               std::to_string(list.count(Presence::Unseen))});
}

}  // namespace damath::words
