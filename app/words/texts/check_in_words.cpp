// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/check_in_words.hpp"

#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "desk_Presence.inc"

}  // namespace

std::string presenceText(desk::Presence presence, Language language) {
  return std::string(toText(phraseOf(presence), language));
}

std::string presenceText(const desk::CheckedIn& checked, Language language) {
  const bool isFree = checked.hasBye && checked.presence == desk::Presence::Unseen;
  return isFree ? std::string(toText(Phrase::HasByeNow, language)) : presenceText(checked.presence, language);
}

std::string missedText(const desk::CheckedIn& checked, contest::RoundNumber round, Language language) {
  if (!checked.missedLast || checked.presence != desk::Presence::Unseen) return {};
  return said(Phrase::MissedLast, language, {std::to_string(numberOf(round) - 1)});
}

std::string presenceSum(const desk::CheckInList& list, Language language) {
  using desk::Presence;
  return said(Phrase::PresenceSum, language,
              {std::to_string(contest::numberOf(list.round)), std::to_string(list.count(Presence::Present)),
               std::to_string(list.count(Presence::Late)), std::to_string(list.count(Presence::Absent)),
               std::to_string(list.count(Presence::Unseen))});
}

}  // namespace damath::words
