// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which commands are enabled on the current page, and why the others are not.
#pragma once

#include "app/window/page/page.hpp"

namespace damath::window {

class Hall;
class History;

// The current page of the window.
struct Here {
  const Page* page = nullptr;  // null while the start page is shown
  Location::Kind kind{};       // the page's kind
  bool isOfProgram = false;    // the page belongs to no contest and is shown while none is open, too
  const contest::Event* event = nullptr;  // the current event; null if there is none
};

class CommandStates {
 public:
  // All arguments must outlive this object.
  CommandStates(Session& session, Commands& commands, const History& history, const Hall& hall);

  // Updates the state of all commands.
  void show(const Here& here);
  // Adds the next undo or redo step to the text of its command.
  void nameSteps(const Here& here);
  [[nodiscard]] bool isEnabled(Command command, const Here& here) const;

 private:
  // Empty if the disabled command needs no reason.
  [[nodiscard]] QString whyNot(Command command, const Here& here) const;
  // True if the page can be used and offers the command.
  [[nodiscard]] bool isOffered(Command command, const Here& here) const;

  [[nodiscard]] bool isAllowed(Command command) const;

  Session& m_session;
  Commands& m_commands;
  const History& m_history;
  const Hall& m_hall;
};

}  // namespace damath::window
