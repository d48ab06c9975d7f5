// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/confirmations.hpp"

#include <algorithm>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "core/fact_table.hpp"

namespace damath::window {

namespace {

// Returns the text of the button by which the user confirms this kind of question.
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
      {ConfirmationReason::PublishedWithout, Phrase::PublishRound},
      {ConfirmationReason::SignedOff, Phrase::GoOnSigning},
      {ConfirmationReason::RulingTurns, Phrase::GoOnRuling},
      {ConfirmationReason::NotFollowed, Phrase::GoOnAccepting},
      {ConfirmationReason::LotDrawn, Phrase::DrawLot},
      {ConfirmationReason::Restored, Phrase::RestoreThis}};
  return factOf(kGoOns, code, Phrase::GoOnChanging);
}

bool isOfCorrection(desk::ConfirmationReason code) {
  return goOnOf(code) == words::Phrase::GoOnCorrecting;
}

// Returns the text of the button that leaves everything as it is. The button names what it does not do, so
// that the choice is clear without the text of the question.
words::Phrase leaveOf(desk::ConfirmationReason code) {
  if (isOfCorrection(code)) return words::Phrase::DoNotCorrect;
  return code == desk::ConfirmationReason::Withdrawn ? words::Phrase::DoNotWithdraw
                                                     : words::Phrase::LeaveAsItIs;
}

}  // namespace

QString Confirmations::titleOf(const desk::Question& question) const {
  const auto* place = question.at ? std::get_if<desk::Place>(&*question.at) : nullptr;
  if (place == nullptr || !isOfCorrection(question.code)) return {};
  return m_translator(words::Phrase::CorrectionAsked)
      .arg(contest::numberOf(place->round))
      .arg(contest::numberOf(place->board));
}

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

bool Confirmations::isChosen(const desk::Question& question, const QString& text,
                             desk::Author& author) const {
  using words::Phrase;
  if (question.choice == desk::RoundsChoice::KeepOnly) {
    if (!isConfirmed(text, Phrase::KeepAsPaired)) return false;
    author.openRounds = desk::OpenRounds::Keep;
    return true;
  }
  const bool isCorrection = question.choice == desk::RoundsChoice::Optional;
  const auto* effects = question.as<desk::Effects>();
  const auto round = effects == nullptr ? question.round : desk::openIn(effects->rounds);
  const QString number = round ? QString::number(contest::numberOf(*round)) : QString();
  const ThreeWays ways{
      text, m_translator(isCorrection ? Phrase::GoOnKeepingRounds : Phrase::KeepAsPaired),
      m_translator(isCorrection ? Phrase::GoOnPairingRound : Phrase::PairRoundAgain).arg(number),
      m_translator(leaveOf(question.code)), titleOf(question)};
  author.openRounds = m_chooser ? m_chooser(ways) : std::nullopt;
  return author.openRounds.has_value();
}

bool Confirmations::goesOn(contest::EventId event, const desk::DeskError& error,
                           std::optional<words::Phrase> goOn, desk::Author& author) const {
  if (error.refusal != desk::Refusal::ConfirmationAsked) return false;
  const desk::Question& question = *error.question();
  const QString text = textOf(event, question);
  // The user must answer these questions even if their confirmation level is low:
  // - ResultDiffers: a result that differs from its scoresheet is most often a typing error.
  // - SheetTwice: the scoresheet is most often typed at the wrong board.
  // - SheetNewer, ResultMeanwhile, ChangedMeanwhile: the user has not seen the newer version.
  // - ResultCorrected, if the action was not a correction of a result.
  // - NotFollowed: the moves could not be followed, so nothing proves the result.
  // - LotDrawn: the arbiter decides if a lot is drawn, because tied entries may share the rank.
  // - RoundPublished.
  // - PublishedWithout: games are decided without being played.
  // - LiveClosed, if the user has answered another question before: that question did not say that a live
  //   game ends.
  using desk::ConfirmationReason;
  // The question RulingTurns has already told the user that a ruling changes the result. The question
  // ResultCorrected is then not shown.
  const bool isTurned = std::ranges::any_of(author.answers, [](const db::ConfirmationAnswer& answer) {
    return answer.code == ConfirmationReason::RulingTurns;
  });
  const bool isAsked =
      question.level >= desk::ConfirmationLevel::TwoSteps ||
      question.code == ConfirmationReason::ResultDiffers || question.code == ConfirmationReason::SheetNewer ||
      question.code == ConfirmationReason::RoundPublished || question.code == ConfirmationReason::LotDrawn ||
      question.code == ConfirmationReason::ResultMeanwhile ||
      question.code == ConfirmationReason::PublishedWithout ||
      question.code == ConfirmationReason::SheetTwice ||
      question.code == ConfirmationReason::ChangedMeanwhile ||
      question.code == ConfirmationReason::NotFollowed ||
      (question.code == ConfirmationReason::LiveClosed && !author.answers.empty()) ||
      (goOn && question.code == ConfirmationReason::ResultCorrected && !isTurned);
  if (question.choice != desk::RoundsChoice::None && !author.openRounds) {
    if (!isChosen(question, text, author)) return false;
  } else if (isAsked) {
    const TwoWays ways{text, m_translator(goOn.value_or(goOnOf(question.code))),
                       m_translator(leaveOf(question.code)), titleOf(question)};
    if (!m_asker || !m_asker(ways)) return false;
  }
  const auto chosen = words::choiceText(question, author.openRounds, m_translator.language());
  author.answers.push_back(answerTo(question, text + toQt(chosen)));
  return true;
}

db::ConfirmationAnswer answerTo(const desk::Question& question, const QString& text) {
  return {question.level, question.code, fromQt(text)};
}

}  // namespace damath::window
