// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's commands do, and when each can.
#include <QAbstractItemView>
#include <QApplication>
#include <QFileInfo>
#include <QLabel>

#include "app/models/laws/rulebook.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/help/rulebook_window.hpp"
#include "app/views/pages/paper_check_dialog.hpp"
#include "app/views/pages/papers_dialog.hpp"
#include "app/views/pages/spreadsheet.hpp"
#include "app/views/parts/clause_links.hpp"
#include "app/views/parts/preferences.hpp"
#include "app/views/start/contest_dialog.hpp"
#include "app/views/window/event_strip.hpp"
#include "app/views/window/finder.hpp"
#include "app/views/window/keys_dialog.hpp"
#include "app/views/window/main_window.hpp"
#include "app/words/texts/desk_words.hpp"
#include "core/every.hpp"

namespace damath::views {

using words::Phrase;

namespace {

constexpr int kLongestFileName = 40;  // letters of it in the status bar

// Of the row of a list that has the focus; empty where it names none.
QString clauseAtHand() {
  const auto* list = qobject_cast<const QAbstractItemView*>(QApplication::focusWidget());
  const QModelIndex current = list == nullptr ? QModelIndex() : list->currentIndex();
  if (!current.isValid()) return {};
  QString clause;
  for (int column = 0; column < current.model()->columnCount(current.parent()) && clause.isEmpty();
       ++column) {
    clause = models::firstClauseIn(current.siblingAtColumn(column).data().toString());
  }
  return clause;
}

}  // namespace

void MainWindow::updateCommands() {
  const bool isOpen = m_session.isOpen();
  const Page* current = currentPage();
  const bool isSaved = current == nullptr || current->isSaved();
  QString file = QFileInfo(m_session.path()).fileName();
  if (file.size() > kLongestFileName) file = QStringLiteral("…") + file.right(kLongestFileName);
  if (m_isOfTyping && isSaved) tell({});
  m_fileLabel->setText(isOpen ? m_translator(isSaved ? Phrase::FileSaved : Phrase::SheetUnsaved).arg(file)
                              : m_translator(Phrase::NoFile));
  // On the page of all events the list itself tells it.
  const bool isOfEvent = isOpen && current != nullptr && factsOf(m_location.kind).scope == PageScope::Event;
  m_strip->setEvent(isOfEvent ? eventAtHand() : nullptr);
  for (const Command command : kEvery<Command>) {
    const bool enabled = isEnabled(command);
    m_commands->action(command)->setEnabled(enabled);
    const QString reason = enabled || !(isOpen || isOfProgram()) ? QString() : whyNot(command);
    m_commands->setReason(command, reason);
    if (isByLetter(command)) m_commands->action(command)->setVisible(enabled || !reason.isEmpty());
  }
}

bool MainWindow::isEnabled(Command command) const {
  const bool isOpen = m_session.isOpen();
  const bool isShown = currentPage() != nullptr && (isOpen || isOfProgram());
  const bool isOffered = isShown && currentPage()->offers(command);
  switch (command) {
    case Command::Undo:
      // On the pages of the program itself nobody means a change of the contest.
      return isOffered || (isOpen && !isOfProgram() && m_steps.back);
    case Command::Redo:
      return isOffered || (isOpen && !isOfProgram() && m_steps.again);
    case Command::ResetClock:
      return isOpen && m_clock->isTouched();
    case Command::Back:
      return isOfProgram() || (isOpen && factsOf(m_location.kind).detailOf.has_value());
    default:
      break;
  }
  switch (factsOf(command).scope) {
    case Scope::Program:
      return true;
    case Scope::Contest:
      return isOpen;
    case Scope::Event:
      return isOpen && eventAtHand() != nullptr;
    case Scope::Page:
      break;
  }
  return isOffered;
}

QString MainWindow::whyNot(Command command) const {
  switch (command) {
    case Command::Undo:
      return m_session.sentence(desk::DeskError(desk::Refusal::NothingToUndo));
    case Command::Redo:
      return m_session.sentence(desk::DeskError(desk::Refusal::NothingToRedo));
    default:
      return currentPage() == nullptr ? QString() : currentPage()->whyNot(command);
  }
}

// What the page that is shown does comes before what the window does itself.
void MainWindow::run(Command command) {
  const bool isStep = command == Command::Undo || command == Command::Redo;
  if (isStep && m_isOfTyping) tell({});
  Page* current = currentPage();
  const bool isShown = current != nullptr && (m_session.isOpen() || isOfProgram());
  if (isShown && current->offers(command)) return current->run(command);
  const CommandFacts& facts = factsOf(command);
  if (facts.leadsTo) return goTo({*facts.leadsTo, eventFor(*facts.leadsTo), m_location.game});
  if (!facts.doneBy) return runSelf(command);
  Page* doing = page(*facts.doneBy);
  // What is of the whole contest is done where one is; what is of an event is done on its page.
  if (facts.scope == Scope::Event) {
    goTo({*facts.doneBy, eventFor(*facts.doneBy), {}});
    if (currentPage() != doing) return;
  }
  if (doing->offers(command)) doing->run(command);
}

const contest::Event* MainWindow::eventAtHand() const {
  const Page* current = currentPage();
  if (current == nullptr) return nullptr;
  for (const contest::EventId id : {current->eventAtHand(), m_lastEvent}) {
    if (const contest::Event* event = m_session.find(id)) return event;
  }
  const auto& events = m_session.contest().events;
  return events.empty() ? nullptr : &events.front();
}

contest::EventId MainWindow::eventFor(Location::Kind kind) const {
  const bool isOfEvent = factsOf(kind).scope == PageScope::Event && eventAtHand() != nullptr;
  return isOfEvent ? eventAtHand()->id : contest::EventId{};
}

void MainWindow::runSelf(Command command) {
  switch (command) {
    case Command::NewContest: {
      auto* dialog = new ContestDialog(m_session, m_translator, this);
      dialog->askToLeave([this] { return leavePage(); });
      connect(dialog, &ContestDialog::languageChosen, this,
              [this](int language) { speak(static_cast<words::Language>(language)); });
      connect(dialog, &QDialog::accepted, this, [this, dialog] {
        showOpened();
        tell(m_translator(Phrase::ContestMade).arg(models::toQt(m_session.contest().head.name)));
        if (!dialog->eventsRefused().isEmpty()) showRefusal(dialog->eventsRefused());
      });
      return dialog->open();
    }
    case Command::FromDocument:
      return openDocument({});
    case Command::OpenSample:
      return openSample();
    case Command::OpenContest:
      return chooseFile();
    case Command::CloseContest:
      if (!leavePage()) return;
      showStart();
      tell({});
      return m_session.close();
    case Command::Quit:
      close();
      return;
    case Command::Back:
      return goBack();
    case Command::Undo:
    case Command::Redo:
      return stepInHistory(command);
    case Command::RestoreCopy:
      return offerCopies(m_session.path(), {});
    case Command::Papers:
      return (new PapersDialog(m_session, m_translator, eventAtHand()->id, *currentPage()))->open();
    case Command::ExportSpreadsheet:
      return exportSpreadsheet(eventAtHand()->id, m_session, m_translator, *currentPage());
    case Command::CheckPaper:
      return (new PaperCheckDialog(m_session, m_translator, this))->open();
    case Command::ShowHall:
      return showHall();
    case Command::SetNotice:
      return askNotice();
    case Command::StartClock:
      return m_clock->startOrStop();
    case Command::ResetClock:
      m_clock->reset();
      return feedHall();  // which sets its length anew
    case Command::Find:
      return find();
    case Command::Keys:
      return (new KeysDialog(*m_commands, m_translator, helpHere(), this))->open();
    case Command::Rulebook:
      return showRulebook(clauseAtHand());
    case Command::About:
      return showAbout();
    default:
      return;
  }
}

void MainWindow::find() {
  auto* finder = new Finder(m_session, m_translator, *m_commands, this);
  // Behind the dialog's closing: what is chosen may open one of its own.
  connect(finder, &Finder::commandChosen, this,
          models::guarded(m_session, [this](Command command) { run(command); }), Qt::QueuedConnection);
  connect(finder, &Finder::placeChosen, this,
          models::guarded(m_session, [this](Location location) { goTo(location); }), Qt::QueuedConnection);
  connect(finder, &Finder::clauseChosen, this, &MainWindow::showRulebook, Qt::QueuedConnection);
  finder->open();
}

QString MainWindow::helpHere() {
  if (currentPage() == nullptr || !(m_session.isOpen() || isOfProgram())) return {};
  QString help = m_translator(factsOf(m_location.kind).help);
  const contest::Event* event = isOfProgram() ? nullptr : eventAtHand();
  const auto status = event == nullptr ? nullptr : m_session.status(event->id);
  if (status != nullptr) {
    help += QStringLiteral("\n\n%1: %2")
                .arg(models::toQt(event->setup.name),
                     models::toQt(words::nextStepText(*status, m_translator.language())));
  }
  return help;
}

bool MainWindow::event(QEvent* event) {
  if (event->type() == ClauseAsked::kind()) {
    event->accept();
    showRulebook(static_cast<const ClauseAsked*>(event)->id());
    return true;
  }
  const bool isTaken = QMainWindow::event(event);
  if (event->type() == QEvent::FontChange) fitToolBar();
  return isTaken;
}

void MainWindow::showRulebook(const QString& clause) {
  // While a dialog waits for its answer, only what is its own can be read beside it.
  QWidget* modal = QApplication::activeModalWidget();
  QWidget* owner = modal == nullptr ? this : modal;
  if (m_rulebook != nullptr && m_rulebook->parentWidget() != owner) m_rulebook->close();
  if (m_rulebook == nullptr || m_rulebook->parentWidget() != owner) {
    m_rulebook = new RulebookWindow(m_translator, owner);
  }
  m_rulebook->show();
  m_rulebook->activateWindow();
  if (!clause.isEmpty()) m_rulebook->showClause(clause);
}

}  // namespace damath::views
