// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/undo_question.hpp"

#include <QFileInfo>
#include <algorithm>
#include <vector>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/journal_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// Keeps the lines of scoresheets that an undo removes from the contest, so that the user need not type them
// again. They become drafts on this computer. If an earlier version of the scoresheet becomes the current
// one, the lines are kept only if they were accepted. If the undo removes a rematch, its lines become the
// draft of the due rematch.
class KeptLines {
 public:
  // `rows` are the journal rows that will be undone. Precondition: the session outlives this object.
  KeptLines(Session& session, const std::vector<desk::RowFacts>& rows);

  // Saves the drafts. Returns true if a draft was saved. Call this function after the undo and before the
  // contest is read again.
  [[nodiscard]] bool keep();

 private:
  struct StoredLines {
    contest::EventId event{};
    desk::SheetAt at;
    DraftOf owner;
    sheet::Sheet sheet;
    bool wasAccepted = false;
  };

  void remember(const QString& origin, const desk::RowFacts& row);
  // Returns the game to which the draft with the lines belongs after the undo. If the undo removed a rematch,
  // this is the due rematch of the same players.
  [[nodiscard]] static DraftOf ownerOf(const StoredLines& lines, desk::Refusal why);

  Session& m_session;
  std::vector<StoredLines> m_stored;
};

bool hasAct(const desk::RowFacts& row, db::JournalAction action) {
  return row.action == action ||
         std::ranges::find(row.with, action, &desk::RowFacts::action) != row.with.end();
}

// Returns the game or rematch that a journal row is about; nullopt if there is none. Finds a rematch by its
// players' names; nullopt if the rematches of two pairs of players have the same names.
std::optional<desk::Meeting> meetingOf(const contest::Contest& contest, const contest::Event& event,
                                       const desk::RowFacts& row) {
  std::optional<desk::Meeting> found;
  for (desk::Meeting& each : desk::meetingsOf(event)) {
    const auto* place = std::get_if<desk::Place>(&each.at);
    const std::vector<std::string> players{contest::nameOf(contest, event, each.blue),
                                           contest::nameOf(contest, event, each.red)};
    const bool isMeant = row.place ? place != nullptr && *place == *row.place
                                   : row.isRematch && place == nullptr && players == row.players;
    if (!isMeant) continue;
    if (found && (found->blue != each.blue || found->red != each.red)) return std::nullopt;
    found = std::move(each);
  }
  return found;
}

KeptLines::KeptLines(Session& session, const std::vector<desk::RowFacts>& rows) : m_session(session) {
  const bool isAnySheet = std::ranges::any_of(
      rows, [](const desk::RowFacts& row) { return hasAct(row, db::JournalAction::StoreSheet); });
  if (!isAnySheet) return;
  const auto origin = desk::HistoryDesk(m_session.desk()).origin();
  if (!origin) return;
  for (const desk::RowFacts& row : rows) remember(toQt(*origin), row);
}

void KeptLines::remember(const QString& origin, const desk::RowFacts& row) {
  if (!hasAct(row, db::JournalAction::StoreSheet)) return;
  const contest::Contest& contest = m_session.contest();
  const auto event = std::ranges::find_if(
      contest.events, [&](const contest::Event& each) { return each.setup.name == row.event; });
  if (event == contest.events.end()) return;
  const auto meeting = meetingOf(contest, *event, row);
  if (!meeting) return;
  const auto inForce = desk::SheetDesk(m_session.desk()).sheetInForce(event->id, meeting->at);
  if (!inForce) return;
  const bool isGame = meeting->owner.kind == db::OwnerKind::Game;
  m_stored.push_back({event->id,
                      meeting->at,
                      {origin, QFileInfo(m_session.path()).fileName(), meeting->owner.game,
                       isGame ? DraftOf::Of::Game : DraftOf::Of::Rematch},
                      inForce->stored.sheet,
                      hasAct(row, db::JournalAction::AcceptSheet)});
}

DraftOf KeptLines::ownerOf(const StoredLines& lines, desk::Refusal why) {
  const auto* of = std::get_if<desk::RematchOf>(&lines.at);
  if (of == nullptr || why != desk::Refusal::NoSuchRematch) return lines.owner;
  return {lines.owner.contest, lines.owner.file, numberOfDue(*of), DraftOf::Of::DueRematch};
}

bool KeptLines::keep() {
  bool isAny = false;
  for (const StoredLines& lines : m_stored) {
    const auto now = desk::SheetDesk(m_session.desk()).sheetInForce(lines.event, lines.at);
    const desk::Refusal why = now ? desk::Refusal::NoSuchSheet : now.error().refusal;
    const bool isGone = now ? lines.wasAccepted && now->stored.sheet != lines.sheet
                            : why == desk::Refusal::NoSuchSheet || why == desk::Refusal::NoSuchRematch;
    const DraftOf owner = ownerOf(lines, why);
    // An existing draft is newer than the lines that the undo removes, so the draft is not overwritten.
    if (!isGone || DraftFile::isAny(owner)) continue;
    const int version = now ? now->stored.version : 0;
    isAny |= !DraftFile(owner).write({lines.sheet, version, QDateTime::currentDateTime()});
  }
  return isAny;
}

// Returns the reason why the undo needs a confirmation.
Phrase whyAsked(const desk::UndoOffer& offer, const desk::Author& author) {
  if (offer.rows.size() > 1) return Phrase::UndoMany;
  if (offer.rows.front().by != desk::nameOf(author)) return Phrase::UndoOthers;
  return offer.question->as<desk::ActsUndone>()->staying.empty() ? Phrase::UndoElsewhere
                                                                 : Phrase::TakeBackBehind;
}

// A signed change may be the user's own, so the sentence names the signature.
QString whyText(const desk::UndoOffer& offer, const desk::Author& author, const Translator& translator) {
  const Phrase why = whyAsked(offer, author);
  return why == Phrase::UndoOthers ? translator(why).arg(toQt(offer.rows.front().by)) : translator(why);
}

// A kind of undo, as the dialog shows it. `title` is the title of the dialog, `offer` lists the changes that
// would be undone, and `undo` undoes them.
struct UndoQuestion {
  Phrase title;
  std::function<desk::DeskResult<desk::UndoOffer>(desk::HistoryDesk&, const desk::Author&)> offer;
  std::function<desk::DeskResult<desk::HistoryDone>(desk::HistoryDesk&, const desk::Author&)> undo;
};

void askAndUndo(Session& session, const Translator& translator, UndoQuestion taking, QWidget* parent,
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
      QStringLiteral("\n\n") + whyText(*offer, session.author(), translator);
  auto* dialog = new ConfirmationDialog(
      session, translator, {taking.title, Phrase::TakeItBack, Phrase::UndoneBy}, text, make, parent);
  dialog->open();
}

}  // namespace

void askToUndo(Session& session, const Translator& translator, std::optional<std::int64_t> to,
               QWidget* parent, std::function<void(const QString&)> said) {
  askAndUndo(
      session, translator,
      {to ? Phrase::UndoTo : Phrase::UndoChange,
       [to](desk::HistoryDesk& history, const desk::Author& author) { return history.offer(to, author); },
       [to](desk::HistoryDesk& history, const desk::Author& author) { return history.undo(to, author); }},
      parent, std::move(said));
}

void undoActOf(Session& session, const Translator& translator, std::int64_t row, QWidget* parent,
               std::function<void(const QString&)> said) {
  askAndUndo(session, translator,
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
