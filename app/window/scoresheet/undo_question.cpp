// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/undo_question.hpp"

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/scoresheet/kept_lines.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/journal_words.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// Returns the reason for the confirmation question, shown below the list.
Phrase whyAsked(const desk::UndoOffer& offer, const desk::Author& author) {
  if (offer.rows.size() > 1) return Phrase::UndoMany;
  if (offer.rows.front().by != desk::nameOf(author)) return Phrase::UndoOthers;
  return offer.question->as<desk::ActsUndone>()->staying.empty() ? Phrase::UndoElsewhere
                                                                 : Phrase::TakeBackBehind;
}

// An undo: its title, the preview from the desk, and the function that carries it out.
struct UndoQuestion {
  Phrase title;
  std::function<desk::DeskResult<desk::UndoOffer>(desk::HistoryDesk&, const desk::Author&)> offer;
  std::function<desk::DeskResult<desk::HistoryDone>(desk::HistoryDesk&, const desk::Author&)> undo;
};

void askToUndo(Session& session, const Translator& translator, UndoQuestion taking, QWidget* parent,
               std::function<void(const QString&)> said) {
  const auto ask = [&session, &taking] {
    desk::HistoryDesk history(session.desk(), desk::OwnActs::MadeHere);
    return taking.offer(history, session.author());
  };
  const auto offer = session.refusals().asked(ask());
  if (!offer) return;
  const auto make = [&session, &translator, undo = std::move(taking.undo), said = std::move(said),
                     rows = offer->rows](const desk::Author& author) {
    KeptLines lines(session, rows);
    auto undone = session.withConfirmation({}, author, [&](const desk::Author& answering) {
      desk::HistoryDesk history(session.desk(), desk::OwnActs::MadeHere);
      return undo(history, answering);
    });
    const bool areKept = undone && lines.keep();
    const auto done = session.changed(std::move(undone));
    if (done) said(stepText(translator, areKept ? Phrase::TakenBackKept : Phrase::TakenBack, *done));
    return done.has_value();
  };
  if (!offer->question) {
    make(session.author());
    return;
  }
  const auto nobody = [](contest::EntryId) { return std::string(); };
  const QString text =
      toQt(words::questionText(*offer->question, nobody, translator.language(), words::RowMark::Bullet)) +
      QStringLiteral("\n\n") + translator(whyAsked(*offer, session.author()));
  auto* dialog = new ConfirmationDialog(
      session, translator, {taking.title, Phrase::TakeItBack, Phrase::UndoneBy}, text, make, parent);
  dialog->open();
}

}  // namespace

void askToUndo(Session& session, const Translator& translator, std::optional<std::int64_t> to,
               QWidget* parent, std::function<void(const QString&)> said) {
  askToUndo(
      session, translator,
      {to ? Phrase::UndoTo : Phrase::UndoChange,
       [to](desk::HistoryDesk& history, const desk::Author& author) { return history.offer(to, author); },
       [to](desk::HistoryDesk& history, const desk::Author& author) { return history.undo(to, author); }},
      parent, std::move(said));
}

void undoActOf(Session& session, const Translator& translator, std::int64_t row, QWidget* parent,
               std::function<void(const QString&)> said) {
  askToUndo(session, translator,
            {Phrase::UndoAct,
             [row](desk::HistoryDesk& history, const desk::Author& author) {
               return history.offerAct(row, author);
             },
             [row](desk::HistoryDesk& history, const desk::Author& author) {
               return history.undoAct(row, author);
             }},
            parent, std::move(said));
}

QString stepText(const Translator& translator, Phrase phrase, const desk::HistoryDone& done) {
  const QString first = toQt(words::signedRowText(done.rows.front(), translator.language()));
  if (done.rows.size() == 1) return translator(phrase).arg(first);
  return translator(phrase).arg(translator(Phrase::ManyChanges).arg(done.rows.size()));
}

}  // namespace damath::window
