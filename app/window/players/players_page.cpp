// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/players_page.hpp"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <memory>
#include <vector>

#include "app/desk/events/entry_desk.hpp"
#include "app/desk/events/player_desk.hpp"
#include "app/desk/events/school_desk.hpp"
#include "app/desk/events/unpublished_seats.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/privacy_desk.hpp"
#include "app/desk/outbox/unsent_names.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/confirmed_change.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/parts/writable_table.hpp"
#include "app/window/players/absence_dialog.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/players/player_dialog.hpp"
#include "app/window/players/player_rows.hpp"
#include "app/window/players/renumber_dialog.hpp"
#include "app/window/players/schools_dialog.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/text/translator.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/text/trim.hpp"
#include "db/reading.hpp"

namespace damath::window {

using words::Phrase;

PlayersPage::PlayersPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_notice(new NoticeBar(this)),
      m_search(new QLineEdit(this)),
      m_showAll(new QPushButton(this)),
      m_players(new WritableTable(this)) {
  addButtons({Command::ImportPlayers, Command::AddPlayer, Command::EditPlayer, Command::Withdraw});
  m_search->setClearButtonEnabled(true);
  m_showAll->setAutoDefault(false);
  m_showAll->hide();
  m_players->setStretching({PlayerRows::kSchool});
  m_players->setWrapping();
  m_players->setLeastRows(kLeastPageRows);
  // In a narrow window, these columns are hidden, group by group. The player's dialog shows their data.
  m_players->setSpared({std::vector<int>{PlayerRows::kSection},
                        std::vector<int>{PlayerRows::kRating, PlayerRows::kCoach},
                        std::vector<int>{PlayerRows::kDivision}, std::vector<int>{PlayerRows::kDistrict}});
  m_players->keepOrder(QStringLiteral("players"));
  m_search->installEventFilter(this);
  addMenu(m_players, {Command::WriteCell, Command::EditPlayer, Command::RemovePlayer, Command::ForgetPlayer,
                      Command::Withdraw, Command::Rejoin, Command::MarkAbsent});
  auto* finding = inRow({{m_search, 1}, m_showAll});
  addBody(m_notice, 0);
  addBody(finding);
  addBody(m_players);
  setFirst(m_players);
  connect(m_search, &QLineEdit::textChanged, this, &PlayersPage::search);
  connect(m_showAll, &QPushButton::clicked, this, [this] {
    m_search->clear();
    m_search->setFocus();
  });
  connect(m_players, &ListTable::currentKeyChanged, this, &Page::offersChanged);
  on(m_players, &WritableTable::written,
     [this](const QVariant& key, int column, const QString& text) { write(key.toInt(), column, text); });
  on(m_players, &ListTable::opened, [this](const QVariant&) {
    if (offers(Command::EditPlayer)) run(Command::EditPlayer);
  });
  serveCommands();
}

// Down and Return lead from the search field to the list of players. Escape also clears the search field.
bool PlayersPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_search || event->type() != QEvent::KeyPress) return Page::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool isLeaving = key == Qt::Key_Escape;
  if (isLeaving) m_search->clear();
  if (!isLeaving && key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter) {
    return Page::eventFilter(watched, event);
  }
  m_players->setFocus();
  return true;
}

void PlayersPage::write(int number, int column, const QString& text) {
  const contest::Event* shown = shownEvent();
  const contest::Entry* entry = shown == nullptr ? nullptr : contest::entryNumbered(*shown, number);
  if (entry == nullptr) return;
  desk::RosterRow row = desk::rowOf(m_session.contest(), *entry);
  const auto faults = putInto(row, column, std::string(trimmedLines(fromQt(text))), m_session.contest());
  const auto refuse = [&](const QString& why) {
    m_notice->tell(why, {});
    m_players->writeAgain(number, column, text);
  };
  if (!faults.empty()) return refuse(toQt(words::rowMessage(faults.front(), m_translator.language())));
  // Keeps ids, because pointers into the contest become invalid while a question to the user is open.
  const contest::EventId event = shown->id;
  const contest::EntryId id = entry->id;
  auto done = m_session.withConfirmation(event, m_session.author(), [&](const desk::Author& author) {
    return desk::PlayerDesk(m_session.desk()).change(event, id, row, author);
  });
  if (!done) {
    const desk::Refusal why = done.error().refusal;
    if (why == desk::Refusal::PlayerUnchanged) return m_notice->tell({}, {});
    // If the change needs a name and a reason (printed papers may show the old data), the player's dialog
    // asks for both.
    const bool isNamed = why == desk::Refusal::ByRequired || why == desk::Refusal::ReasonRequired;
    if (isNamed) return offerRow(event, id, row);
    return refuse(m_session.refusals().sentence(done.error()));
  }
  m_notice->tell({}, {});
  m_session.changed(std::move(done));
  Q_EMIT said(m_translator(Phrase::PlayerAltered).arg(toQt(row.name())));
}

void PlayersPage::offerRow(contest::EventId event, contest::EntryId id, const desk::RosterRow& row) {
  const contest::Event* shown = m_session.find(event);
  const contest::Entry* entry = shown == nullptr ? nullptr : shown->find(id);
  // Another user may have removed the player while the question to this user was open.
  if (entry == nullptr) return m_session.refusals().show(desk::DeskError{desk::Refusal::NoSuchEntry});
  openPlayer(entry)->offer(row);
}

void PlayersPage::search() {
  m_players->setFilter(m_search->text());
  m_players->setPlaceholder(m_translator(Phrase::NoPlayers),
                            m_translator(Phrase::NoPlayerMatches).arg(m_search->text().trimmed()));
  m_showAll->setVisible(m_players->table().rowCount() > 0 && m_players->model()->rowCount() == 0);
  Q_EMIT offersChanged();
}

void PlayersPage::look(const Location& location) {
  Page::look(location);
  const contest::Event* shown = shownEvent();
  const contest::Entry* meant = shown == nullptr ? nullptr : shown->find(location.entry);
  if (meant == nullptr) return;
  m_search->clear();
  m_players->setCurrentKey(meant->number);
}

void PlayersPage::serveCommands() {
  const auto hasPlayers = [this] { return !shownEvent()->entries.empty(); };
  const auto isOfPlayer = [this] { return currentEntry() != nullptr; };
  const auto isPlaying = [=, this] { return isOfPlayer() && !currentEntry()->lastRound; };
  serveEvent(
      {{Command::ImportPlayers, [this] { openImport(); }},
       {Command::AddPlayer, [this] { openPlayer(nullptr); }},
       {Command::PastePlayers, [this] { previewPasted(QApplication::clipboard()->text()); }},
       {Command::Filter, leadingTo(m_search)},
       {Command::Renumber, [this] { openRenumbering(); }, hasPlayers},
       {Command::Schools, [this] { openSchools(); }, hasPlayers},
       {Command::WriteCell, [this] { m_players->writeInCell(); }, [this] { return m_players->isWritable(); }},
       {Command::EditPlayer, [this] { openPlayer(currentEntry()); }, isOfPlayer},
       {Command::RemovePlayer, [this] { remove(); },
        [=, this] { return isOfPlayer() && !contest::hasBegun(*shownEvent()); }},
       {Command::ForgetPlayer, [this] { forget(); }, isOfPlayer},
       {Command::Rejoin, [this] { rejoin(); },
        [=, this] { return isOfPlayer() && currentEntry()->lastRound; }},
       {Command::MarkAbsent, [this] { markAbsent(); },
        [=, this] { return isPlaying() && AbsenceDialog::likelyRound(*shownEvent(), *currentEntry()); }},
       {Command::Withdraw, [this] { withdraw(); }, isPlaying}});
}

const contest::Entry* PlayersPage::currentEntry() const {
  const contest::Event* shown = shownEvent();
  const QVariant key = m_players->currentKey();
  if (shown == nullptr || !key.isValid()) return nullptr;
  return contest::entryNumbered(*shown, key.toInt());
}

void PlayersPage::remove() {
  const contest::EntryId entry = currentEntry()->id;
  const QString name = entryName(m_session.contest(), *shownEvent(), entry);
  const auto make = [this, entry, name](const desk::Author& author) {
    const contest::EventId event = location().event;
    const bool isDone = m_session.change(event, author, &desk::PlayerDesk::remove, event, entry).has_value();
    if (isDone) Q_EMIT said(m_translator(Phrase::PlayerRemoved).arg(name));
    return isDone;
  };
  auto* dialog =
      new ConfirmationDialog(m_session, m_translator, {Phrase::RemovePlayer, Phrase::RemovePlayer, {}},
                             m_translator(Phrase::RemoveIntroduction).arg(name), make, this);
  dialog->open();
}

void PlayersPage::withdraw() {
  const contest::Event& shown = *shownEvent();
  const contest::EntryId entry = currentEntry()->id;
  const QString name = entryName(m_session.contest(), shown, entry);
  const contest::RoundNumber newest{contest::roundsPaired(shown)};
  QString introduction =
      desk::isSeatedUnpublished(shown, entry, newest)
          ? filledIn(m_translator(Phrase::WithdrawUnpublished), name, contest::numberOf(newest))
          : m_translator(Phrase::WithdrawIntroduction).arg(name);
  if (const int annulled = desk::gamesAnnulledOnLeaving(shown, entry); annulled > 0) {
    introduction += u' ' + toQt(words::gamesAnnulledText(fromQt(name), annulled, m_translator.language()));
  }
  const auto make = [this, entry, name](const desk::Author& author) {
    const contest::EventId event = location().event;
    const auto done = m_session.change(event, author, &desk::EntryDesk::withdraw, event, entry);
    if (!done) return false;
    Q_EMIT said(withPairedAgain(m_translator(Phrase::PlayerWithdrawn).arg(name), done->pairedAgain,
                                m_translator.language()));
    return true;
  };
  auto* dialog = new ConfirmationDialog(m_session, m_translator, {Phrase::Withdraw, Phrase::Withdraw, {}},
                                        introduction, make, this);
  dialog->open();
}

void PlayersPage::forget() {
  const contest::PlayerId player = currentEntry()->player;
  struct Done {
    desk::PlayerForgotten player;
    desk::UnsentPaths failed;
  };
  const auto done = std::make_shared<Done>();
  const auto make = [this, player, done](const desk::Author& author) -> desk::DeskResult<void> {
    desk::Desk& desk = m_session.desk();
    DAMATH_TRY(origin, desk::HistoryDesk(desk).origin());
    const auto fromUnsent = [&](const desk::PrivacyDesk::Without& without) {
      desk::removeFromUnsent({desk.path(), *origin}, without, done->failed);
    };
    DAMATH_TRY(forgotten, desk::PrivacyDesk(desk).forget(player, author, fromUnsent));
    done->player = *std::move(forgotten);
    return {};
  };
  const auto tell = [this, done] {
    QStringList errors;
    const auto addError = [&errors](const std::string& error) { errors << toQt(words::asSentence(error)); };
    const words::Language language = m_translator.language();
    if (done->player.unwiped) addError(words::message(*done->player.unwiped, language));
    for (const auto& path : done->failed) {
      addError(path.string() + ": " + words::said(Phrase::DraftNotForgotten, language, {}));
    }
    Q_EMIT said(m_translator(Phrase::NameForgotten).arg(toQt(done->player.name)) + u' ' +
                forgetInBackups(addError));
    if (!errors.isEmpty()) m_session.refusals().show(errors.join(u'\n'));
  };
  // Calls `tell` after the dialog has closed, because `tell` asks if the name is to be removed from the
  // backups too.
  const auto tellLater = [this, tell] { QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection); };
  makeConfirmed(m_session, m_translator,
                {location().event, Phrase::ForgetPlayer, Phrase::ForgetNow, make, tellLater}, this);
}

QString PlayersPage::forgetInBackups(const std::function<void(const std::string&)>& addError) {
  desk::PrivacyDesk privacy(m_session.desk());
  const auto backups = privacy.backups().size();
  if (backups == 0) return {};
  const QString question = filledIn(m_translator(Phrase::BackupsCleanAsked), backups);
  if (!m_session.confirmations().isConfirmed(question, Phrase::BackupsCleanNow)) {
    return filledIn(m_translator(Phrase::BackupsKeepName), backups);
  }
  const desk::BackupsCleaned cleaned = privacy.cleanBackups();
  for (const auto& [path, error] : cleaned.failed) {
    addError(path.string() + ": " + words::message(error, m_translator.language()));
  }
  return filledIn(m_translator(Phrase::BackupsCleaned), cleaned.cleaned.size());
}

void PlayersPage::markAbsent() {
  auto* dialog = new AbsenceDialog(m_session, m_translator, *shownEvent(), *currentEntry(), this);
  const QString name = entryName(m_session.contest(), *shownEvent(), currentEntry()->id);
  connect(dialog, &AbsenceDialog::marked, this,
          [this, name](int round) { Q_EMIT said(m_translator(Phrase::PlayerAbsent).arg(name).arg(round)); });
  dialog->open();
}

void PlayersPage::rejoin() {
  const contest::EntryId entry = currentEntry()->id;
  const contest::EventId event = location().event;
  const QString name = entryName(m_session.contest(), *shownEvent(), entry);
  if (m_session.change(event, m_session.author(), &desk::EntryDesk::rejoin, event, entry)) {
    Q_EMIT said(m_translator(Phrase::PlayerRejoined).arg(name));
  }
}

PlayerDialog* PlayersPage::openPlayer(const contest::Entry* entry) {
  auto* dialog = new PlayerDialog(m_session, m_translator, *shownEvent(), entry, this);
  connect(dialog, &PlayerDialog::entered, this, [this](const QString& name, int number) {
    m_players->setCurrentKey(number);
    Q_EMIT said(m_translator(Phrase::PlayerEntered).arg(name).arg(number));
  });
  connect(dialog, &PlayerDialog::altered, this,
          [this](const QString& name) { Q_EMIT said(m_translator(Phrase::PlayerAltered).arg(name)); });
  dialog->open();
  return dialog;
}

void PlayersPage::openRenumbering() {
  auto* dialog = new RenumberDialog(m_session, m_translator, location().event, this);
  connect(dialog, &RenumberDialog::renumbered, this,
          [this] { Q_EMIT said(m_translator(Phrase::Renumbered).arg(toQt(shownEvent()->setup.name))); });
  dialog->open();
}

void PlayersPage::openSchools() {
  auto* dialog = new SchoolsDialog(m_session, m_translator, this);
  connect(dialog, &SchoolsDialog::changed, this, &Page::said);
  dialog->open();
}

ImportDialog* PlayersPage::openImport() {
  auto* dialog = new ImportDialog(m_session, m_translator, location().event, this);
  connect(dialog, &ImportDialog::imported, this,
          [this](int players) { Q_EMIT said(m_translator(Phrase::PlayersImported).arg(players)); });
  dialog->open();
  return dialog;
}

void PlayersPage::previewPasted(const QString& text) {
  if (text.trimmed().isEmpty()) return m_notice->tell(m_translator(Phrase::NothingToPaste), {});
  m_notice->tell({}, {});
  openImport()->readPasted(text);
}

void PlayersPage::previewImport(const QString& path) {
  openImport()->read(path);
}

void PlayersPage::refresh() {
  m_search->setPlaceholderText(m_translator(Phrase::SearchPlayers));
  m_search->setAccessibleName(m_translator.plain(Phrase::SearchPlayers));
  m_players->setAccessibleName(m_translator.plain(Phrase::Players));
  m_showAll->setText(m_translator.plain(Phrase::ShowAllPlayers));
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return m_players->setTable({}, {});
  const PlayerRows rows(m_session.sharedContest(), *shown, m_translator);
  QString facts = m_translator(Phrase::PlayerCount).arg(shown->entries.size());
  if (!shown->games.empty()) facts += QStringLiteral(" · ") + m_translator(Phrase::EntriesFixed);
  if (const int clashing = rows.clashing(); clashing > 0) {
    facts += QStringLiteral(" · ") + m_translator(Phrase::AlsoElsewhere).arg(clashing);
  }
  setHead(QStringLiteral("%1 — %2").arg(m_translator.plain(Phrase::Players), toQt(shown->setup.name)), facts);

  m_players->setLongTable(rows.headings(), {rows.keys(), rows});
  search();
}

}  // namespace damath::window
