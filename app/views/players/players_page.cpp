// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/players/players_page.hpp"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

#include "app/desk/events/entry_desk.hpp"
#include "app/desk/events/player_desk.hpp"
#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/dialogs/confirmation_dialog.hpp"
#include "app/views/parts/icon.hpp"
#include "app/views/parts/list_table.hpp"
#include "app/views/players/absence_dialog.hpp"
#include "app/views/players/import_dialog.hpp"
#include "app/views/players/player_dialog.hpp"
#include "core/contest/lookup.hpp"
#include "core/contest/progress.hpp"

namespace damath::views {

using models::TableCell;
using models::toQt;
using words::Phrase;

PlayersPage::PlayersPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_search(new QLineEdit(this)),
      m_showAll(new QPushButton(this)),
      m_players(new ListTable(this)) {
  addButtons({Command::ImportPlayers, Command::AddPlayer, Command::EditPlayer, Command::Withdraw,
              Command::MarkAbsent});
  m_search->setClearButtonEnabled(true);
  m_showAll->setAutoDefault(false);
  m_showAll->hide();
  m_players->setStretching({1, 2});
  m_players->setContextMenuPolicy(Qt::ActionsContextMenu);
  for (const Command command : {Command::EditPlayer, Command::RemovePlayer, Command::Withdraw,
                                Command::Rejoin, Command::MarkAbsent}) {
    m_players->addAction(m_commands.action(command));
  }
  auto* finding = new QHBoxLayout;
  finding->addWidget(m_search, 1);
  finding->addWidget(m_showAll);
  addBody(finding);
  addBody(m_players);
  setFirst(m_players);
  connect(m_search, &QLineEdit::textChanged, this, &PlayersPage::search);
  connect(m_showAll, &QPushButton::clicked, this, [this] {
    m_search->clear();
    m_search->setFocus();
  });
  connect(m_players, &ListTable::currentKeyChanged, this, &Page::offersChanged);
  connect(m_players, &ListTable::opened, this, models::guarded(m_session, [this](const QVariant&) {
            if (offers(Command::EditPlayer)) run(Command::EditPlayer);
          }));
}

void PlayersPage::search() {
  m_players->setFilter(m_search->text());
  m_players->setPlaceholder(m_translator(Phrase::NoPlayers),
                            m_translator(Phrase::NoPlayerMatches).arg(m_search->text().trimmed()));
  m_showAll->setVisible(m_players->isNothingFound());
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

bool PlayersPage::offers(Command command) const {
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return false;
  if (command == Command::ImportPlayers || command == Command::AddPlayer) return true;
  const contest::Entry* entry = currentEntry();
  if (entry == nullptr) return false;
  if (command == Command::EditPlayer) return true;
  if (command == Command::RemovePlayer) return !contest::hasBegun(*shown);
  if (command == Command::Rejoin) return entry->lastRound.has_value();
  if (entry->lastRound) return false;
  if (command == Command::MarkAbsent) return AbsenceDialog::likelyRound(*shown, *entry).has_value();
  return command == Command::Withdraw;
}

const contest::Entry* PlayersPage::currentEntry() const {
  const contest::Event* shown = shownEvent();
  const QVariant key = m_players->currentKey();
  if (shown == nullptr || !key.isValid()) return nullptr;
  return contest::entryNumbered(*shown, key.toInt());
}

void PlayersPage::run(Command command) {
  switch (command) {
    case Command::AddPlayer:
      return openPlayer(nullptr);
    case Command::EditPlayer:
      return openPlayer(currentEntry());
    case Command::RemovePlayer:
      return confirm(Phrase::RemovePlayer, Phrase::RemoveIntroduction, Phrase::PlayerRemoved,
                     [this](contest::EntryId entry, const desk::Author& author) {
                       return desk::PlayerDesk(m_session.desk()).remove(location().event, entry, author);
                     });
    case Command::Withdraw:
      return confirm(Phrase::Withdraw, Phrase::WithdrawIntroduction, Phrase::PlayerWithdrawn,
                     [this](contest::EntryId entry, const desk::Author& author) {
                       return desk::EntryDesk(m_session.desk()).withdraw(location().event, entry, author);
                     });
    case Command::Rejoin:
      return act(Phrase::PlayerRejoined, [this](contest::EntryId entry, const desk::Author& author) {
        return desk::EntryDesk(m_session.desk()).rejoin(location().event, entry, author);
      });
    case Command::MarkAbsent: {
      auto* dialog = new AbsenceDialog(m_session, m_translator, *shownEvent(), *currentEntry(), this);
      const QString name = models::entryName(m_session.contest(), *shownEvent(), currentEntry()->id);
      connect(dialog, &AbsenceDialog::marked, this, [this, name](int round) {
        Q_EMIT said(m_translator(Phrase::PlayerAbsent).arg(name).arg(round));
      });
      return dialog->open();
    }
    default:
      openImport();
  }
}

template <class Action>
void PlayersPage::confirm(Phrase title, Phrase introduction, Phrase told, const Action& action) {
  const contest::EntryId entry = currentEntry()->id;
  const QString name = models::entryName(m_session.contest(), *shownEvent(), entry);
  const auto make = [this, entry, name, told, action](const desk::Author& author) {
    const auto acted = [&](const desk::Author& confirmed) { return action(entry, confirmed); };
    const bool isDone =
        m_session.changed(m_session.withConfirmation(shownEvent(), author, acted)).has_value();
    if (isDone) Q_EMIT said(m_translator(told).arg(name));
    return isDone;
  };
  auto* dialog = new ConfirmationDialog(m_session, m_translator, {title, title, {}},
                                        m_translator(introduction).arg(name), make, this);
  dialog->open();
}

template <class Action>
void PlayersPage::act(Phrase told, const Action& action) {
  const contest::EntryId entry = currentEntry()->id;
  const QString name = models::entryName(m_session.contest(), *shownEvent(), entry);
  const auto make = [&](const desk::Author& author) { return action(entry, author); };
  if (m_session.changed(m_session.withConfirmation(shownEvent(), m_session.author(), make))) {
    Q_EMIT said(m_translator(told).arg(name));
  }
}

void PlayersPage::openPlayer(const contest::Entry* entry) {
  auto* dialog = new PlayerDialog(m_session, m_translator, *shownEvent(), entry, this);
  connect(dialog, &PlayerDialog::entered, this, [this](const QString& name, int number) {
    m_players->setCurrentKey(number);
    Q_EMIT said(m_translator(Phrase::PlayerEntered).arg(name).arg(number));
  });
  connect(dialog, &PlayerDialog::altered, this,
          [this](const QString& name) { Q_EMIT said(m_translator(Phrase::PlayerAltered).arg(name)); });
  dialog->open();
}

ImportDialog* PlayersPage::openImport() {
  auto* dialog = new ImportDialog(m_session, m_translator, location().event, this);
  connect(dialog, &ImportDialog::imported, this,
          [this](int players) { Q_EMIT said(m_translator(Phrase::PlayersImported).arg(players)); });
  dialog->open();
  return dialog;
}

void PlayersPage::previewImport(const QString& path) {
  openImport()->read(path);
}

// What sets an entry apart from one that simply plays.
QString PlayersPage::stateOf(const contest::Entry& entry) const {
  QStringList parts;
  if (entry.lastRound) parts << m_translator(Phrase::WithdrawnAfter).arg(*entry.lastRound);
  if (entry.firstRound > 1) parts << m_translator(Phrase::EnteredIn).arg(entry.firstRound);
  for (const contest::RoundNumber round : entry.absences) {
    parts << m_translator(Phrase::AbsentIn).arg(contest::numberOf(round));
  }
  return parts.join(QStringLiteral(" · "));
}

void PlayersPage::refresh() {
  m_search->setPlaceholderText(m_translator(Phrase::SearchPlayers));
  m_search->setAccessibleName(m_translator.plain(Phrase::SearchPlayers));
  m_players->setAccessibleName(m_translator.plain(Phrase::Players));
  m_showAll->setText(m_translator.plain(Phrase::ShowAllPlayers));
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return m_players->setTable({}, {});
  QString facts = m_translator(Phrase::PlayerCount).arg(shown->entries.size());
  if (!shown->games.empty()) facts += QStringLiteral(" · ") + m_translator(Phrase::EntriesFixed);
  setHead(QStringLiteral("%1 — %2").arg(m_translator.plain(Phrase::Players), toQt(shown->setup.name)), facts);

  std::vector<models::TableRow> rows;
  const contest::Contest& contest = m_session.contest();
  for (const contest::Entry& entry : shown->entries) {
    const contest::Player* player = contest.find(entry.player);
    if (player == nullptr) continue;
    const contest::School* school = contest.find(player->school);
    const auto ofSchool = [school](std::string contest::School::*part) {
      return TableCell{.text = school == nullptr ? QString() : toQt(school->*part)};
    };
    rows.push_back({{{.text = QString::number(entry.number),
                      .sortKey = entry.number,
                      .alignment = Qt::AlignRight | Qt::AlignVCenter},
                     {.text = toQt(player->name()), .strong = true},
                     ofSchool(&contest::School::name),
                     ofSchool(&contest::School::district),
                     ofSchool(&contest::School::division),
                     {.text = toQt(player->grade), .alignment = Qt::AlignCenter},
                     {.text = toQt(player->coach)},
                     {.text = player->rating ? QString::number(*player->rating) : QString(),
                      .sortKey = player->rating.value_or(-1),
                      .alignment = Qt::AlignRight | Qt::AlignVCenter},
                     {.text = stateOf(entry)}},
                    entry.number});
  }
  m_players->setTable(
      {m_translator(Phrase::Number), m_translator(Phrase::Player), m_translator(Phrase::School),
       m_translator(Phrase::District), m_translator(Phrase::Division), m_translator(Phrase::Grade),
       m_translator(Phrase::Coach), m_translator(Phrase::Rating), m_translator(Phrase::EntryState)},
      std::move(rows));
  search();
}

}  // namespace damath::views
