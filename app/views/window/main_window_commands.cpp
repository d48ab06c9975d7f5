// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's commands do, and when each can.
#include <QFileInfo>
#include <QLabel>

#include "app/models/qt_text.hpp"
#include "app/views/dialogs/contest_dialog.hpp"
#include "app/views/pages/papers_dialog.hpp"
#include "app/views/window/keys_dialog.hpp"
#include "app/views/window/main_window.hpp"
#include "core/every.hpp"

namespace damath::views {

using words::Phrase;

namespace {

constexpr int kLongestFileName = 40;  // letters of it in the status bar

bool isGlobal(Command command) {
  switch (command) {
    case Command::NewContest:
    case Command::OpenContest:
    case Command::CloseContest:
    case Command::Quit:
    case Command::GoContest:
    case Command::GoPlayers:
    case Command::GoRounds:
    case Command::GoTally:
    case Command::UndoChange:
    case Command::RedoChange:
    case Command::Back:
    case Command::RestoreCopy:
    case Command::Papers:
    case Command::Keys:
    case Command::About:
      return true;
    default:
      return false;
  }
}

}  // namespace

void MainWindow::updateCommands() {
  const bool isOpen = m_session.isOpen();
  const bool hasEvent = isOpen && eventAtHand() != nullptr;
  const Page* current = currentPage();
  const bool isSaved = current == nullptr || current->isSaved();
  QString file = QFileInfo(m_session.path()).fileName();
  if (file.size() > kLongestFileName) file = QStringLiteral("…") + file.right(kLongestFileName);
  if (m_isOfTyping && isSaved) tell({});
  m_fileLabel->setText(isOpen ? m_translator(isSaved ? Phrase::FileSaved : Phrase::SheetUnsaved).arg(file)
                              : m_translator(Phrase::NoFile));
  for (const Command command : kEvery<Command>) {
    bool enabled = !isGlobal(command) && isOpen && current != nullptr && current->offers(command);
    if (isGlobal(command)) enabled = true;
    if (command == Command::AddEvent || command == Command::RestoreCopy) enabled = isOpen;
    if (command == Command::ImportPlayers && hasEvent) enabled = true;
    if (command == Command::Papers) enabled = hasEvent && PapersDialog::hasAny(*eventAtHand());
    if (command == Command::Back) enabled = isOpen && m_location.kind == Location::Kind::Sheet;
    if (command == Command::CloseContest || command == Command::GoContest) enabled = isOpen;
    if (command == Command::UndoChange) enabled = isOpen && m_steps.back;
    if (command == Command::RedoChange) enabled = isOpen && m_steps.again;
    if (command == Command::GoPlayers || command == Command::GoRounds || command == Command::GoTally) {
      enabled = hasEvent;
    }
    m_commands->action(command)->setEnabled(enabled);
    m_commands->setReason(command, enabled || !isOpen ? QString() : whyNot(command));
  }
}

QString MainWindow::whyNot(Command command) const {
  switch (command) {
    case Command::UndoChange:
      return m_session.sentence(desk::DeskError(desk::Refusal::NothingToUndo));
    case Command::RedoChange:
      return m_session.sentence(desk::DeskError(desk::Refusal::NothingToRedo));
    default:
      return currentPage() == nullptr ? QString() : currentPage()->whyNot(command);
  }
}

void MainWindow::run(Command command) {
  if (isGlobal(command)) return runGlobal(command);
  const bool isStep = command == Command::Undo || command == Command::Redo;
  if (isStep && m_isOfTyping) tell({});
  Page* current = currentPage();
  if (current != nullptr && current->offers(command)) return current->run(command);
  if (!m_session.isOpen()) return;
  // What is not of one page alone is reached from every page.
  if (command == Command::AddEvent) return page(Location::Kind::Contest)->run(command);
  if (command != Command::ImportPlayers || eventAtHand() == nullptr) return;
  goTo({Location::Kind::Players, eventAtHand()->id, {}});
  Page* players = page(Location::Kind::Players);
  if (currentPage() == players && players->offers(command)) players->run(command);
}

const contest::Event* MainWindow::eventAtHand() const {
  const Page* current = currentPage();
  return current == nullptr ? nullptr : m_session.find(current->event());
}

void MainWindow::runGlobal(Command command) {
  switch (command) {
    case Command::NewContest: {
      if (!leavePage()) return;
      auto* dialog = new ContestDialog(m_session, m_translator, this);
      connect(dialog, &QDialog::accepted, this, [this] {
        showOpened();
        tell(m_translator(Phrase::ContestMade).arg(models::toQt(m_session.contest().head.name)));
      });
      return dialog->open();
    }
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
    case Command::GoContest:
      return goTo({});
    case Command::GoPlayers:
      return goTo({Location::Kind::Players, eventAtHand()->id, {}});
    case Command::GoRounds:
    case Command::Back:
      return goTo({Location::Kind::Rounds, eventAtHand()->id, m_location.game});
    case Command::GoTally:
      return goTo({Location::Kind::Tally, eventAtHand()->id, {}});
    case Command::UndoChange:
    case Command::RedoChange:
      return stepInHistory(command);
    case Command::RestoreCopy:
      if (!leavePage()) return;
      return offerCopies(m_session.path(), {});
    case Command::Papers:
      return (new PapersDialog(m_session, m_translator, eventAtHand()->id, *currentPage()))->open();
    case Command::Keys:
      return (new KeysDialog(*m_commands, m_translator, this))->open();
    case Command::About:
      return showAbout();
    default:
      return;
  }
}

}  // namespace damath::views
