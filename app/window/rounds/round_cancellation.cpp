// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/round_cancellation.hpp"

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/page/page.hpp"
#include "app/window/text/contest_text.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// True if the scoresheet is approved: then its result cannot be deleted. Shows the error at once, before the
// user types a name and a reason for nothing.
bool isRefusedAsSigned(contest::EventId event, const desk::SheetAt& at, Session& session) {
  const auto sheet = desk::SheetDesk(session.desk()).sheetInForce(event, at);
  if (!sheet || !sheet->stored.signOff) return false;
  session.refusals().show(desk::refusedAt(desk::Refusal::SheetSignedOff, at).value());
  return true;
}

}  // namespace

void cancelRound(const contest::Event& event, Session& session, const Translator& translator, Page& page) {
  const contest::Round& round = *contest::newestRound(event);
  const auto make = [&session, &translator, &page, id = event.id,
                     number = round.number](const desk::Author& author) {
    const auto unpair = [&](const desk::Author& answering) {
      return desk::PairingDesk(session.desk()).unpair(id, number, answering);
    };
    const auto done = session.changed(session.withConfirmation(id, author, unpair));
    if (done) Q_EMIT page.said(translator(Phrase::RoundUnpaired).arg(contest::numberOf(*done)));
    return done.has_value();
  };
  if (round.publication == contest::Publication::Held) {
    make(session.author());
    return;
  }
  desk::Question question{desk::ConfirmationLevel::Confirm, desk::ConfirmationReason::PublicUnpaired};
  question.round = round.number;
  const QString text = session.confirmations().textOf(event.id, question) + QStringLiteral("\n\n") +
                       translator(Phrase::UnpairIntroduction);
  auto* dialog = new ConfirmationDialog(
      session, translator, {Phrase::UnpairRound, Phrase::TakeItBack, Phrase::UndoneBy}, text, make, &page);
  dialog->open();
}

void deleteResult(const contest::Event& event, const contest::Game& game, Session& session,
                  const Translator& translator, Page& page) {
  const desk::Place at{game.round, game.board};
  if (isRefusedAsSigned(event.id, at, session)) return;
  const contest::GameResult result = *game.result;
  const auto make = [&session, &translator, &page, id = event.id, place = at](const desk::Author& author) {
    const auto done = session.change(id, author, &desk::RoundDesk::reopenResult, id, place);
    if (!done) return false;
    const bool hasSheet = done->sheetBefore == db::Acceptance::Accepted;
    Q_EMIT page.said(translator(hasSheet ? Phrase::ResultAndSheetReopened : Phrase::ResultReopened)
                         .arg(contest::numberOf(place.board)));
    return true;
  };
  const QString facts = factsText(event.setup, result, translator.language());
  auto* dialog = new ConfirmationDialog(
      session, translator, {Phrase::ReopenResult, Phrase::TakeItAway, Phrase::UndoneBy},
      translator(Phrase::ReopenIntroduction).arg(resultText(result.result), facts), make, &page);
  dialog->open();
}

void deleteRematch(const contest::Event& event, const contest::Rematch& rematch, Session& session,
                   const Translator& translator, Page& page) {
  const desk::RematchOf of = desk::placeOf(event, rematch);
  if (isRefusedAsSigned(event.id, of, session)) return;
  const QString blue = entryName(session.contest(), event, rematch.blue);
  const QString red = entryName(session.contest(), event, rematch.red);
  const auto make = [&session, &translator, &page, id = event.id, of, blue, red](const desk::Author& author) {
    const auto done = session.change(id, author, &desk::RoundDesk::reopenRematch, id, of);
    if (done) Q_EMIT page.said(translator(Phrase::RematchReopened).arg(blue, red));
    return done.has_value();
  };
  const QString text =
      translator(Phrase::ReopenRematchIntroduction).arg(blue, red, resultText(rematch.result.result));
  auto* dialog = new ConfirmationDialog(
      session, translator, {Phrase::ReopenResult, Phrase::TakeItAway, Phrase::UndoneBy}, text, make, &page);
  dialog->open();
}

}  // namespace damath::window
