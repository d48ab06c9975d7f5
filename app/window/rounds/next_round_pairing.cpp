// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/next_round_pairing.hpp"

#include <QMetaObject>
#include <QWidget>
#include <optional>
#include <utility>
#include <vector>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/rounds/absentees_dialog.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// The players who stay away, as the user answered; nullopt before the user was asked.
using StayingAway = std::optional<std::vector<contest::EntryId>>;

desk::DeskResult<desk::PairedRound> paired(const NextRoundPairing& pairing, const StayingAway& away,
                                           const desk::Author& author) {
  desk::PairingDesk desk(pairing.session.desk());
  return away ? desk.pairAfterAbsence(pairing.event, *away, author)
              : desk.pairNextRound(pairing.event, author);
}

void pairWith(const NextRoundPairing& pairing, const StayingAway& away, desk::Author author);

void askAbsentees(const NextRoundPairing& pairing, const std::vector<contest::EntryId>& absentees,
                  contest::RoundNumber round) {
  auto* dialog = new AbsenteesDialog(pairing.session, pairing.translator,
                                     *pairing.session.find(pairing.event), round, absentees, &pairing.page);
  QObject::connect(dialog, &AbsenteesDialog::answered, &pairing.page,
                   [pairing](const std::vector<contest::EntryId>& stayingAway) {
                     // Pairs after the dialog has closed, because the next question opens a dialog of its
                     // own, and an error must appear on the page.
                     const auto pairNow = guarded(pairing.session, [pairing, stayingAway] {
                       pairWith(pairing, stayingAway, pairing.session.author());
                     });
                     QMetaObject::invokeMethod(&pairing.page, pairNow, Qt::QueuedConnection);
                   });
  dialog->open();
}

void askUnseen(const NextRoundPairing& pairing, const StayingAway& away, const desk::Question& question) {
  const auto make = [pairing, away](const desk::Author& author) {
    const auto round = pairing.session.changed(pairing.session.withConfirmation(
        pairing.event, author,
        [&](const desk::Author& answering) { return paired(pairing, away, answering); }));
    if (round) pairing.done(*round);
    return round.has_value();
  };
  const QString text = pairing.session.confirmations().textOf(pairing.event, question) +
                       QStringLiteral("\n\n") + pairing.translator(Phrase::PairUnseenIntroduction);
  auto* dialog =
      new ConfirmationDialog(pairing.session, pairing.translator, {Phrase::PairRound, Phrase::PairRound, {}},
                             text, make, &pairing.page);
  dialog->open();
}

// Pairs the round, or asks the next question. The dialog about absentees answers the question for the players
// who are back.
void pairWith(const NextRoundPairing& pairing, const StayingAway& away, desk::Author author) {
  auto round = paired(pairing, away, author);
  const desk::Question* question = round ? nullptr : round.error().question();
  using desk::ConfirmationReason;
  if (question != nullptr && question->code == ConfirmationReason::PairedAfterAbsence) {
    if (!away) return askAbsentees(pairing, question->as<desk::PlayersMeant>()->entries, *question->round);
    const QString text = pairing.session.confirmations().textOf(pairing.event, *question);
    author.answers.push_back(answerTo(*question, text));
    return pairWith(pairing, away, std::move(author));
  }
  if (question != nullptr && question->code == ConfirmationReason::PairedUnseen) {
    return askUnseen(pairing, away, *question);
  }
  if (const auto done = pairing.session.changed(std::move(round))) pairing.done(*done);
}

}  // namespace

void pairNextRound(const NextRoundPairing& pairing) {
  pairWith(pairing, std::nullopt, pairing.session.author());
}

}  // namespace damath::window
