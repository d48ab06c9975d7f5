// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which commands are enabled on the current page, and the reasons why the other commands are
// disabled.
#pragma once

#include "app/window/page/page.hpp"

namespace damath::window {

class Hall;
class History;

// The page that the window shows now, and its current event.
struct Here {
  const Page* page = nullptr;             // null while the start page is shown
  Location::Kind kind{};                  // the page's kind
  bool isOfProgram = false;               // true for a page that belongs to no contest
  const contest::Event* event = nullptr;  // the current event; null if there is none
};

class CommandStates {
 public:
  // All arguments must outlive this object.
  CommandStates(Session& session, const Translator& translator, Commands& commands, const History& history,
                const Hall& hall);

  // Updates the state of all commands.
  void show(const Here& here);
  // Adds the next step to the texts of the commands Undo and Redo, for example "Undo: result of board 4".
  // Redo gets a step only on a page that has its own Redo.
  void nameSteps(const Here& here);
  [[nodiscard]] bool isEnabled(Command command, const Here& here) const;

 private:
  // Returns the reason why the command is disabled. For a command of another page, the reason is the event's
  // next step if the current page gives none. Empty if there is no reason. Precondition: the command is
  // disabled.
  [[nodiscard]] QString whyNot(Command command, const Here& here) const;
  // True if the current page offers the command and the page can be used now. A page of a contest can be used
  // only while a contest is open.
  [[nodiscard]] bool isOffered(Command command, const Here& here) const;
  // True if another page of the current event runs the command.
  [[nodiscard]] bool isDoneElsewhere(Command command, const Here& here) const;
  // True if another page runs the command, and the command is the next step of the current event.
  [[nodiscard]] bool isNextElsewhere(Command command, const Here& here) const;

  [[nodiscard]] bool isAllowed(Command command) const;

  Session& m_session;
  const Translator& m_translator;
  Commands& m_commands;
  const History& m_history;
  const Hall& m_hall;
};

}  // namespace damath::window
