// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/contest/confirmations.hpp"

#include <algorithm>

#include "app/models/text/contest_text.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "core/fact_table.hpp"

namespace damath::models {

namespace {

// What going on does, where the desk asks.
words::Phrase goOnOf(desk::ConfirmationReason code) {
  using desk::ConfirmationReason;
  using words::Phrase;
  constexpr FactRow<ConfirmationReason, Phrase> kGoOns[] = {
      {ConfirmationReason::ResultCorrected, Phrase::GoOnCorrecting},
      {ConfirmationReason::PastCorrected, Phrase::GoOnCorrecting},
      {ConfirmationReason::ResultMeanwhile, Phrase::GoOnCorrecting},
      {ConfirmationReason::PastEntered, Phrase::GoOnEntering},
      {ConfirmationReason::RoundPublished, Phrase::GoOnEntering},
      {ConfirmationReason::LiveClosed, Phrase::GoOnEntering},
      {ConfirmationReason::ResultDiffers, Phrase::GoOnEntering},
      {ConfirmationReason::ResultReopened, Phrase::GoOnReopening},
      {ConfirmationReason::PastReopened, Phrase::GoOnReopening},
      {ConfirmationReason::RematchReopened, Phrase::GoOnReopening},
      {ConfirmationReason::PublicUnpaired, Phrase::GoOnUnpairing},
      {ConfirmationReason::SignedOff, Phrase::GoOnSigning},
      {ConfirmationReason::RulingTurns, Phrase::GoOnRuling},
      {ConfirmationReason::NotFollowed, Phrase::GoOnAccepting},
      {ConfirmationReason::LotDrawn, Phrase::DrawLot},
      {ConfirmationReason::Restored, Phrase::RestoreThis}};
  return factOf(kGoOns, code, Phrase::GoOnChanging);
}

}  // namespace

QString Confirmations::textOf(contest::EventId event, const desk::Question& question) const {
  const contest::Event* found = m_contest->find(event);
  const auto name = [&](contest::EntryId entry) {
    return found == nullptr ? std::string() : entryName(*m_contest, *found, entry).toStdString();
  };
  return toQt(words::questionText(question, name, m_translator.language()));
}

bool Confirmations::isConfirmed(const QString& question, words::Phrase goOn) const {
  return m_asker && m_asker({question, m_translator(goOn), m_translator(words::Phrase::LeaveAsItIs)});
}

bool Confirmations::goesOn(contest::EventId event, const desk::DeskError& error,
                           std::optional<words::Phrase> goOn, desk::Author& author) const {
  if (error.refusal != desk::Refusal::ConfirmationAsked) return false;
  const desk::Question& question = *error.question();
  const QString text = textOf(event, question);
  // A result that is not its sheet's is most often a slip of the one who types, and a version that came
  // meanwhile nobody here has seen: the person says yes to them. Where the act was another than correcting a
  // result, nobody has said yes to that either.
  // The person reads, before accepting, that the game was not followed and nothing proves its result.
  // The arbiter says whether a lot is drawn: entries that are level may share the rank.
  // A person who gave name and reason for another question has not read that a live game ends.
  using desk::ConfirmationReason;
  // A person who was told that a ruling turns the result has seen the correction, too.
  const bool isTurned = std::ranges::any_of(author.answers, [](const db::ConfirmationAnswer& answer) {
    return answer.code == ConfirmationReason::RulingTurns;
  });
  const bool isAsked =
      question.level >= desk::ConfirmationLevel::TwoSteps ||
      question.code == ConfirmationReason::ResultDiffers || question.code == ConfirmationReason::SheetNewer ||
      question.code == ConfirmationReason::RoundPublished || question.code == ConfirmationReason::LotDrawn ||
      question.code == ConfirmationReason::ResultMeanwhile ||
      question.code == ConfirmationReason::ChangedMeanwhile ||
      question.code == ConfirmationReason::NotFollowed ||
      (question.code == ConfirmationReason::LiveClosed && !author.answers.empty()) ||
      (goOn && question.code == ConfirmationReason::ResultCorrected && !isTurned);
  if (isAsked && !isConfirmed(text, goOn.value_or(goOnOf(question.code)))) return false;
  author.answers.push_back(answerTo(question, text));
  return true;
}

db::ConfirmationAnswer answerTo(const desk::Question& question, const QString& text) {
  return {question.level, question.code, fromQt(text)};
}

}  // namespace damath::models
