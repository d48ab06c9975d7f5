// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/confirmation_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/mismatch_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/exact/number_text.hpp"

namespace damath::words {

namespace {

using desk::ConfirmationReason;
using pairing::ManualFaultKind;

#include "desk_ConfirmationReason.inc"

#include "pairing_ManualFaultKind.inc"

std::string pointsText(const exact::Rational& points) {
  return exact::toText(exact::Number(points), exact::FigureStyle::Decimal);
}

// At most so many moves are listed one by one.
constexpr std::size_t kMostMoves = 12;

void addMoves(std::string& text, const contest::Consequences& consequences, const NameOfEntry& nameOf,
              Language language) {
  std::size_t listed = 0;
  for (const contest::RankMove& move : consequences.moves) {
    if (listed++ == kMostMoves) break;
    // Only what changes is listed.
    const Pattern& pattern = move.pointsBefore == move.pointsAfter ? text::kChangeRank
                             : move.rankBefore == move.rankAfter   ? text::kChangePoints
                                                                   : text::kChangeMove;
    text += filled(pattern.in(language),
                   {nameOf(move.entry), std::to_string(move.rankBefore), std::to_string(move.rankAfter),
                    pointsText(move.pointsBefore), pointsText(move.pointsAfter)});
  }
  if (consequences.moves.size() > kMostMoves) {
    text += said(text::kLineMore, language, {std::to_string(consequences.moves.size() - kMostMoves)});
  }
}

void addSheetFacts(std::string& text, const desk::Question& question, Language language) {
  for (const desk::Mismatch& mismatch : question.mismatches) text += "\n  " + message(mismatch, language);
  if (question.version && question.version->version > 0) {
    text += said(
        text::kChangeStored, language,
        {std::to_string(question.version->version), question.version->by, localMoment(question.version->at)});
  } else if (question.version) {
    text += text::kChangeNone.in(language);
  }
  if (question.difference) {
    text += said(text::kChangeBoth, language,
                 {resultText(question.difference->entered, language),
                  resultText(question.difference->ofSheet, language)});
  }
}

// "round 2 board 3", "the rematch of Ramon, Mario M. and Santos, Ana".
std::string whereText(const desk::Question& question, const NameOfEntry& nameOf, Language language) {
  if (question.place) return placeText(*question.place, language);
  if (!question.rematch) return {};
  return said(text::kChangeRematch, language,
              {nameOf(question.rematch->one), nameOf(question.rematch->other)});
}

// The same with the players of a game's board.
std::string meetingText(const desk::Question& question, const NameOfEntry& nameOf, Language language) {
  const std::string where = whereText(question, nameOf, language);
  return question.place && question.result ? where + " (" + question.result->players + ")" : where;
}

void addRows(std::string& text, const desk::Question& question, Language language) {
  const auto addList = [&](const std::vector<desk::RowFacts>& rows) {
    for (std::size_t listed = 0; listed < rows.size() && listed < kMostMoves; ++listed) {
      text += "\n  " + signedRowText(rows[listed], language);
    }
    if (rows.size() > kMostMoves) {
      text += said(text::kLineMore, language, {std::to_string(rows.size() - kMostMoves)});
    }
  };
  addList(question.undone);
  if (question.staying.empty()) return;
  text += text::kChangeStaying.in(language);
  addList(question.staying);
}

void addRestore(std::string& text, const desk::RestoreFacts& facts, Language language) {
  text += said(text::kChangeContest, language, {facts.name, localMoment(facts.moment)});
  if (facts.borrowed) text += said(text::kChangeBorrowed, language, {*facts.borrowed});
  if (facts.standing) text += said(text::kChangeOther, language, {*facts.standing});
  if (facts.lost) {
    text += said(text::kChangeLost, language, {std::to_string(*facts.lost)});
  } else {
    text += text::kChangeBroken.in(language);
  }
}

}  // namespace

std::string questionText(const desk::Question& question, const NameOfEntry& nameOf, Language language) {
  const std::string place = whereText(question, nameOf, language);
  const std::string round = question.round ? std::to_string(numberOf(*question.round)) : std::string();
  const desk::ResultMove move = question.result.value_or(desk::ResultMove{});
  // Where an ending goes before the totals (E3) nothing is left to be settled.
  const bool isSettled = question.code == ConfirmationReason::ResultDiffers &&
                         question.level == desk::ConfirmationLevel::Confirm;
  const Pattern asked = isSettled ? text::kSettledByEnding : patternOf(question.code);
  std::string text =
      filled(asked.in(language), {question.subject, place, round, meetingText(question, nameOf, language),
                                  resultText(move.before, language), resultText(move.after, language)});
  addSheetFacts(text, question, language);
  for (const pairing::ManualFault& fault : question.faults) {
    text += "\n  " + manualFaultText(fault, nameOf, language);
  }
  if (question.consequences) {
    addMoves(text, *question.consequences, nameOf, language);
    if (question.consequences->moves.empty() && question.level == desk::ConfirmationLevel::TwoSteps) {
      text += text::kChangeNothing.in(language);
    }
  }
  addRows(text, question, language);
  if (question.restored) addRestore(text, *question.restored, language);
  if (!question.pairings.empty()) {
    text += said(text::kChangePairings, language, {placeList(question.pairings, language)});
  }
  return text;
}

std::string previewText(const desk::ResultPreview& preview, const contest::Event& event,
                        const NameOfEntry& nameOf, Language language) {
  const desk::Question& question = preview.question;
  const contest::Consequences moved = question.consequences.value_or(contest::Consequences{});
  const std::string where = whereText(question, nameOf, language);
  const std::string after = resultText(desk::factsOf(preview.after, event.setup.set), language);
  std::string text =
      preview.before
          ? said(text::kIfInstead, language,
                 {where, after, resultText(desk::factsOf(*preview.before, event.setup.set), language)})
          : said(text::kIfEntered, language, {where, after});
  addMoves(text, moved, nameOf, language);
  if (moved.moves.empty()) text += text::kChangeNothing.in(language);
  const auto addTies = [&](const Pattern& pattern, const std::vector<std::vector<contest::EntryId>>& ties) {
    for (const std::vector<contest::EntryId>& tie : ties) {
      std::vector<std::string> names;
      for (const contest::EntryId entry : tie) names.push_back(nameOf(entry));
      text += said(pattern, language, {joinedByAnd(names, language)});
    }
  };
  addTies(text::kRematchWouldBeDue, moved.rematchesAdded);
  addTies(text::kRematchWouldGo, moved.rematchesDropped);
  std::vector<std::vector<contest::EntryId>> lots;
  for (const contest::Lot& lot : moved.lotsUndone) lots.push_back(lot.order);
  addTies(text::kLotWouldGo, lots);
  if (!question.pairings.empty()) {
    text += said(text::kChangePairings, language, {placeList(question.pairings, language)});
  }
  return text;
}

std::string manualFaultText(const pairing::ManualFault& fault, const NameOfEntry& nameOf, Language language) {
  const auto name = [&](std::size_t index) {
    return index < fault.entries.size() ? nameOf(fault.entries[index]) : std::string();
  };
  return said(patternOf(fault.kind), language, {name(0), name(1)});
}

}  // namespace damath::words
