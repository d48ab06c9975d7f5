// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/command_states.hpp"

#include <QAction>

#include "app/window/commands/page_facts.hpp"
#include "app/window/display/hall.hpp"
#include "app/window/frame/history.hpp"
#include "app/window/frame/next_command.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/status_words.hpp"

namespace damath::window {

CommandStates::CommandStates(Session& session, const Translator& translator, Commands& commands,
                             const History& history, const Hall& hall)
    : m_session(session), m_translator(translator), m_commands(commands), m_history(history), m_hall(hall) {}

void CommandStates::show(const Here& here) {
  for (const Command command : m_commands.all()) {
    const bool enabled = isEnabled(command, here);
    QAction* action = m_commands.action(command);
    action->setEnabled(enabled);
    const bool isSilent = enabled || !(m_session.isOpen() || here.isOfProgram);
    const QString reason = isSilent ? QString() : whyNot(command, here);
    m_commands.setReason(command, reason);
    if (isByLetter(command)) action->setVisible(enabled || !reason.isEmpty());
  }
}

void CommandStates::nameSteps(const Here& here) {
  for (const Command command : {Command::Undo, Command::Redo}) {
    m_commands.setObject(command, isOffered(command, here) ? here.page->stepName() : QString());
  }
  const bool isOfPage = here.page != nullptr && here.page->offers(Command::Undo);
  if (!isOfPage && !here.isOfProgram) m_commands.setObject(Command::Undo, m_history.undone());
}

bool CommandStates::isOffered(Command command, const Here& here) const {
  return here.page != nullptr && (m_session.isOpen() || here.isOfProgram) && here.page->offers(command);
}

bool CommandStates::isEnabled(Command command, const Here& here) const {
  const bool isOpen = m_session.isOpen();
  switch (command) {
    case Command::Undo:
    case Command::Redo:
      // Undo and Redo are enabled if the page offers its own Undo or Redo. Otherwise they change the contest,
      // so they are disabled on a page that belongs to no contest.
      return isOffered(command, here) ||
             (isOpen && !here.isOfProgram && m_history.has(command) && isAllowed(command));
    case Command::ResetClock:
      return isOpen && m_hall.clock().isTouched();
    case Command::Back:
      return here.isOfProgram || (isOpen && factsOf(here.kind).detailOf.has_value());
    default:
      if (!isAllowed(command)) return false;
      break;
  }
  switch (factsOf(command).scope) {
    case Scope::Program:
      return true;
    case Scope::Contest:
      return isOpen;
    case Scope::Event:
      return isOpen && here.event != nullptr;
    case Scope::Page:
      break;
  }
  return isOffered(command, here) || isNextElsewhere(command, here);
}

bool CommandStates::isDoneElsewhere(Command command, const Here& here) const {
  const auto& doneBy = factsOf(command).doneBy;
  // A page of the whole contest shows several events, so a command for one of them would be a guess.
  const bool isOfEvent = factsOf(here.kind).scope == PageScope::Event && here.event != nullptr;
  return doneBy && *doneBy != here.kind && m_session.isOpen() && isOfEvent;
}

bool CommandStates::isNextElsewhere(Command command, const Here& here) const {
  if (!isDoneElsewhere(command, here)) return false;
  const auto status = m_session.status(here.event->id);
  return status != nullptr && nextCommand(*status) == command;
}

// True if the user's role in a shared contest allows the command. No backup can be restored while a shared
// contest is open, whatever the role is.
bool CommandStates::isAllowed(Command command) const {
  if (command == Command::RestoreBackup) return !m_session.hall().isJoined();
  if (command == Command::GoJournal) return db::readsJournal(m_session.hall().person());
  for (const Command ofAll : {Command::BackUp, Command::CheckFile, Command::WriteWhole}) {
    if (command == ofAll) return db::readsReasons(m_session.hall().person());
  }
  const auto& act = factsOf(command).act;
  return !act || db::mayDo(m_session.hall().person(), *act);
}

QString CommandStates::whyNot(Command command, const Here& here) const {
  if (!isAllowed(command)) {
    return m_session.refusals().sentence(desk::DeskError(
        desk::Refusal::StoreFailed, desk::FileFault{db::StoreError{db::StoreFault::NotAllowed, "role"}}));
  }
  switch (command) {
    case Command::Undo:
    case Command::Redo:
      return m_session.refusals().sentence(m_history.whyNot(command));
    default:
      break;
  }
  const QString ofPage = here.page == nullptr ? QString() : here.page->whyNot(command);
  // A command of another page waits for the next step of the event.
  if (!ofPage.isEmpty() || !isDoneElsewhere(command, here)) return ofPage;
  const auto status = m_session.status(here.event->id);
  return status == nullptr ? QString() : toQt(words::nextStepText(*status, m_translator.language()));
}

}  // namespace damath::window
