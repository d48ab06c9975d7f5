// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/finder.hpp"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>
#include <QWindow>
#include <utility>

#include "app/window/commands/page_facts.hpp"
#include "app/window/page/event_export.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/text/rulebook_text.hpp"

namespace damath::window {

using words::Phrase;

Finder::Finder(const Session& session, const Translator& translator, const Commands& commands,
               QWidget* parent)
    : QDialog(parent),
      m_isOpen(session.isOpen()),
      m_contest(session.sharedContest()),
      m_translator(translator),
      m_letters(new QLineEdit(this)),
      m_list(new ListTable(this)),
      m_behind(parent == nullptr ? nullptr : parent->window()->windowHandle()) {
  setAttribute(Qt::WA_DeleteOnClose);
  setModal(true);
  setWindowTitle(m_translator.plain(Phrase::Find));
  m_letters->setPlaceholderText(m_translator(Phrase::FindLetters));
  m_letters->setAccessibleName(m_translator.plain(Phrase::FindLetters));
  m_letters->setClearButtonEnabled(true);
  m_letters->installEventFilter(this);
  m_list->setAccessibleName(m_translator.plain(Phrase::Found));
  m_list->setStretching({0});
  m_list->setSortingEnabled(false);
  m_list->setFocusPolicy(Qt::NoFocus);
  m_list->setPlaceholder({}, m_translator(Phrase::NothingFound));

  addCommands(commands, Offered::Now);
  addPapers(commands, Offered::Now);
  addExports(commands, Offered::Now);
  addSettings();
  addPages(commands);
  for (const contest::Event& event : m_contest->events) addPlayers(event);
  for (const contest::Event& event : m_contest->events) addBoards(event);
  // Disabled commands are in the search results too, below the enabled commands, with the reason why they are
  // disabled.
  addCommands(commands, Offered::NotNow);
  addPapers(commands, Offered::NotNow);
  addExports(commands, Offered::NotNow);
  addHelp(commands);
  addClauses();
  RowsToMake rows;
  for (std::size_t i = 0; i < m_found.size(); ++i) rows.keys.emplace_back(static_cast<int>(i));
  rows.make = [this](std::size_t row) -> TableRow {
    const Found found = m_found[row]();
    return {{{.text = found.text, .icon = found.icon}, {.text = found.kind}, {.text = found.key}},
            static_cast<int>(row),
            found.also};
  };
  m_list->setLongTable(
      {m_translator(Phrase::Found), m_translator(Phrase::FoundKind), m_translator(Phrase::KeyHeading)},
      std::move(rows));
  // The focus stays in the search field. Its accessible description names the selected row.
  connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& row) {
            m_letters->setAccessibleDescription(row.isValid() ? row.siblingAtColumn(0).data().toString()
                                                              : QString());
          });
  m_list->setCurrentKey(0);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(10);
  column->addWidget(m_letters);
  column->addWidget(m_list, 1);
  resize(640, 480);
  m_letters->setFocus();
  // On a slow computer the window behind still gets the keys for a while, and the dialog blocks them there.
  if (m_behind != nullptr) m_behind->installEventFilter(this);

  connect(m_letters, &QLineEdit::textChanged, this, [this](const QString& letters) {
    m_list->setFilter(letters);
    m_list->selectRow(0);
  });
  connect(m_letters, &QLineEdit::returnPressed, this, [this] {
    if (m_list->currentKey().isValid()) take(m_list->currentKey().toInt());
  });
  connect(m_list, &ListTable::opened, this, [this](const QVariant& key) { take(key.toInt()); });
  connect(m_list, &ListTable::clicked, this, [this] { take(m_list->currentKey().toInt()); });
}

void Finder::take(int found) {
  // Closes this dialog before the chosen command runs, because the command may open another dialog.
  const auto chosen = m_found[static_cast<std::size_t>(found)]().take;
  accept();
  chosen();
}

bool Finder::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_behind && event->type() == QEvent::KeyPress) {
    QCoreApplication::sendEvent(m_letters, event);
    return true;
  }
  if (watched == m_letters && event->type() == QEvent::KeyPress) {
    const int key = static_cast<const QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
      QCoreApplication::sendEvent(m_list, event);
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

void Finder::add(Found found) {
  m_found.emplace_back([found = std::move(found)] { return found; });
}

void Finder::disable(Found& found, const Commands& commands, Command command) {
  const QString told = commands.action(command)->statusTip();
  found.text += QStringLiteral(" — ") + (told.isEmpty() ? generalReason(command) : told);
  found.take = [this, text = found.text] { Q_EMIT refused(text); };
}

// Returns the reason why a command is disabled if the current page gives none: it needs a contest or an
// event, or other things than the page shows. The menu tells which things.
QString Finder::generalReason(Command command) const {
  const CommandFacts& facts = factsOf(command);
  if (facts.scope != Scope::Program && !m_isOpen) return m_translator(Phrase::NeedsContest);
  if (facts.scope == Scope::Event) return m_translator(Phrase::NeedsEvent);
  if (facts.menus.empty()) return m_translator(Phrase::NotOfferedHere);
  return m_translator(Phrase::NotOfferedInMenu).arg(m_translator.plain(facts.menus.front().menu));
}

void Finder::addCommands(const Commands& commands, Offered offered) {
  for (const Command command : commands.all()) {
    const QAction* action = commands.action(command);
    if (action->isEnabled() != (offered == Offered::Now) || command == Command::Find) continue;
    Found found{commands.name(command),
                m_translator(Phrase::CommandHeading),
                action->shortcut().toString(QKeySequence::NativeText),
                action->icon(),
                [this, command] { Q_EMIT commandChosen(command); },
                toQt(searchWordsOf(command))};
    if (offered == Offered::NotNow) disable(found, commands, command);
    add(std::move(found));
  }
}

void Finder::addPapers(const Commands& commands, Offered offered) {
  if (commands.action(Command::Papers)->isEnabled() != (offered == Offered::Now)) return;
  const auto addPaper = [&](const SoughtPaper& paper, const QString& text) {
    Found found{text,
                m_translator(Phrase::FoundPaper),
                {},
                icon(Symbol::Print),
                [this, paper] { Q_EMIT paperChosen(paper); },
                toQt(searchWordsOf(paper))};
    if (offered == Offered::NotNow) disable(found, commands, Command::Papers);
    add(std::move(found));
  };
  for (const papers::PaperRow& row : papers::everyPaper()) {
    const QString title = m_translator.plain(row.title);
    const bool isFirst = &row == &papers::rowOf(row.form);
    if (isFirst) addPaper({row.form}, title);
    if (!isFirst || !row.options.has(papers::PaperOption::Background)) continue;
    const QString option = m_translator.plain(Phrase::PaperOnPicture);
    addPaper({row.form, papers::PaperOption::Background}, QStringLiteral("%1 — %2").arg(title, option));
  }
}

void Finder::addExports(const Commands& commands, Offered offered) {
  if (commands.action(Command::ExportEvent)->isEnabled() != (offered == Offered::Now)) return;
  for (const EventFormFacts& facts : kEventForms) {
    Found found{QStringLiteral("%1 (*.%2)").arg(m_translator.plain(facts.name), QLatin1String(facts.suffix)),
                m_translator(Phrase::FoundExport),
                {},
                icon(Symbol::Save),
                [this, form = facts.first] { Q_EMIT exportChosen(form); },
                toQt(searchWordsOf(facts.first))};
    if (offered == Offered::NotNow) disable(found, commands, Command::ExportEvent);
    add(std::move(found));
  }
}

void Finder::addSettings() {
  for (const SearchWords& row : everySearchWords()) {
    const auto* setting = std::get_if<SoughtSetting>(&row.sought);
    if (setting == nullptr) continue;
    add({m_translator.plain(setting->name),
         m_translator.plain(Phrase::SettingsPage),
         {},
         icon(Symbol::Settings),
         [this, name = setting->name] { Q_EMIT settingChosen(name); },
         toQt(searchWordsOf(row.sought))});
  }
}

void Finder::addHelp(const Commands& commands) {
  for (const PageFacts& page : kPages) {
    if (!commands.has(page.product)) continue;
    add({m_translator(Phrase::FoundHelpOf).arg(m_translator.plain(page.name)),
         m_translator.plain(Phrase::HelpMenu),
         {},
         icon(Symbol::Note),
         [this, kind = page.kind] { Q_EMIT helpChosen(kind); },
         m_translator(page.help)});
  }
}

void Finder::addPages(const Commands& commands) {
  for (const contest::Event& event : m_contest->events) {
    for (const PageFacts& page : kPages) {
      if (page.scope != PageScope::Event || page.detailOf || !commands.has(page.product)) continue;
      Found found{QStringLiteral("%1 — %2").arg(m_translator.plain(page.name), toQt(event.setup.name)),
                  m_translator(Phrase::FoundPage),
                  {},
                  icon(page.symbol),
                  [this, location = Location{page.kind, event.id, {}}] { Q_EMIT placeChosen(location); }};
      m_found.emplace_back([found = std::move(found)] { return found; });
    }
  }
}

void Finder::addClauses() {
  for (const ClauseText& clause : rulebookClauses(words::codeOf(m_translator.language()))) {
    Found found{clause.id + QStringLiteral(" · ") + clause.text,
                m_translator.plain(Phrase::Rulebook),
                {},
                icon(Symbol::Note),
                [this, id = clause.id] { Q_EMIT clauseChosen(id); }};
    m_found.emplace_back([found = std::move(found)] { return found; });
  }
}

void Finder::addBoards(const contest::Event& event) {
  for (const contest::Game& game : event.games) {
    m_found.emplace_back([this, &event, &game] { return boardAt(event, game); });
  }
}

Finder::Found Finder::boardAt(const contest::Event& event, const contest::Game& game) {
  const QString text =
      m_translator(Phrase::FoundBoard)
          .arg(contest::numberOf(game.round))
          .arg(contest::numberOf(game.board))
          .arg(entryName(*m_contest, event, game.blue), entryName(*m_contest, event, game.red));
  return {text,
          toQt(event.setup.name),
          {},
          icon(Symbol::Sheet),
          [this, location = Location{Location::Kind::Sheet, event.id, {game.round, game.board}}] {
            Q_EMIT placeChosen(location);
          }};
}

void Finder::addPlayers(const contest::Event& event) {
  for (const contest::Entry& entry : event.entries) {
    m_found.emplace_back([this, &event, &entry] { return playerAt(event, entry); });
  }
}

Finder::Found Finder::playerAt(const contest::Event& event, const contest::Entry& entry) {
  Location location{Location::Kind::Players, event.id, {}};
  location.entry = entry.id;
  return {QStringLiteral("%1 · %2").arg(entryName(*m_contest, event, entry.id),
                                        entrySchoolOrSection(*m_contest, event, entry.id)),
          toQt(event.setup.name),
          {},
          icon(Symbol::Players),
          [this, location] { Q_EMIT placeChosen(location); }};
}

}  // namespace damath::window
