// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/coverage_words.hpp"

#include "words/phrase.hpp"

namespace damath::words {

std::string followedText(const sheet::Coverage& coverage, Language language) {
  const std::size_t all = coverage.turns.value_or(coverage.followed);
  if (all == 0) return said(Phrase::NoMovesWritten, language);
  Phrase pattern = coverage.replay == sheet::Replay::Complete ? Phrase::FollowedAll
                   : coverage.followed > 0                    ? Phrase::FollowedPart
                   : all == 1                                 ? Phrase::FollowedNoneOfOne
                                                              : Phrase::FollowedNone;
  std::string text = said(pattern, language, {std::to_string(coverage.followed), std::to_string(all)});
  if (coverage.open > 0) text += " " + said(Phrase::FollowedOpen, language, {std::to_string(coverage.open)});
  return text;
}

std::string followedText(const sheet::AuditReport& report, Language language) {
  return followedText(sheet::coverageOf(report), language);
}

std::string notFollowedState(const sheet::Coverage& coverage, Language language) {
  const std::size_t all = coverage.turns.value_or(coverage.followed);
  if (all == 0) return said(Phrase::StateNoMoves, language);
  const bool isOnlyLimited = coverage.replay == sheet::Replay::Complete;
  Phrase pattern = isOnlyLimited            ? Phrase::StateSearchEnded
                   : coverage.followed == 0 ? Phrase::StateNoneFollowed
                                            : Phrase::StatePartFollowed;
  return said(pattern, language, {std::to_string(coverage.followed), std::to_string(all)});
}

}  // namespace damath::words
