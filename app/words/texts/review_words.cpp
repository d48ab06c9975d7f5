// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/review_words.hpp"

#include <vector>

#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "app/desk/sheets/sheet_stage.hpp"
#include "desk_MismatchKind.inc"

// For a chip set or a ruleset, returns its name for people, not its spelling in files. For other texts,
// returns the text.
std::string namedOnSheet(desk::MismatchKind kind, const std::string& text, Language language) {
  if (kind == desk::MismatchKind::Set) return compose::setName(text, language);
  if (kind == desk::MismatchKind::Ruleset) return compose::rulesetName(text, language);
  return text;
}

using desk::SheetNeed;

std::vector<std::string> partsOf(const desk::QueuedSheet& sheet, Language language) {
  std::vector<std::string> parts;
  switch (sheet.need) {
    case SheetNeed::Settling:
      if (sheet.isResultOther) parts.push_back(said(Phrase::NeedResult, language));
      if (sheet.stage == desk::SheetStage::Entered && sheet.errors > 0) {
        parts.push_back(said(Phrase::NeedFindings, language, {std::to_string(sheet.mistakes)}));
      }
      if (sheet.keyedOtherwise > 0) {
        parts.push_back(said(Phrase::NeedKeyed, language, {std::to_string(sheet.keyedOtherwise)}));
      }
      return parts;
    case SheetNeed::NotFollowed:
      // needText() adds the text "only 1 of 48 turns followed". Scoresheets with other needs get this text
      // too.
      return parts;
    case SheetNeed::Accepting:
      return {said(Phrase::NeedAccepting, language)};
    case SheetNeed::Typing:
      return {said(sheet.isRematchDue ? Phrase::NeedRematch : Phrase::NeedTyping, language)};
    case SheetNeed::Review:
      return {said(Phrase::NeedReview, language)};
    case SheetNeed::Signature:
      return {said(Phrase::NeedSignature, language)};
    case SheetNeed::Nothing:
      return {said(Phrase::NeedNothing, language, {sheet.signedBy})};
  }
  return parts;
}

}  // namespace

std::string needText(const desk::QueuedSheet& sheet, Language language) {
  std::vector<std::string> parts = partsOf(sheet, language);
  if (!sheet.coverage.isFollowed() && sheet.need != SheetNeed::Nothing) {
    parts.push_back(notFollowedState(sheet.coverage, language));
  }
  if (sheet.isOfOne) parts.push_back(said(Phrase::OfOnePerson, language));
  std::string all;
  for (const std::string& part : parts) all += (all.empty() ? "" : " · ") + part;
  return all;
}

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

std::string message(const desk::Mismatch& mismatch, Language language) {
  return said(phraseOf(mismatch.kind), language,
              {namedOnSheet(mismatch.kind, mismatch.onSheet, language),
               namedOnSheet(mismatch.kind, mismatch.expected, language)});
}

}  // namespace damath::words
