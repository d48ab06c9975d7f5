// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/review_queue_words.hpp"

#include <vector>

#include "app/desk/sheets/sheet_stage.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

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
      // No text is added here. needText() adds the text "only 1 of 48 turns followed" to a scoresheet that
      // could not be followed, for every need except Nothing.
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

}  // namespace damath::words
