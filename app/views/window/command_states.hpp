// SPDX-License-Identifier: GPL-3.0-or-later
// Which commands can be given where the window is, and why the others cannot.
#pragma once

#include "app/views/pages/page.hpp"

namespace damath::views {

class Hall;
class History;

// Where the window is.
struct Here {
  const Page* page = nullptr;             // null while the start page is shown
  Location::Kind kind{};                  // of the page
  bool isOfProgram = false;               // the page is of no contest: it is there while none is open too
  const contest::Event* event = nullptr;  // at hand, if any
};

class CommandStates {
 public:
  // All must outlive it.
  CommandStates(models::Session& session, Commands& commands, const History& history, const Hall& hall);

  // Of all commands.
  void show(const Here& here);
  // The next step back and again, named after the words of the command.
  void nameSteps(const Here& here);
  [[nodiscard]] bool isEnabled(Command command, const Here& here) const;

 private:
  // Empty where that needs no word.
  [[nodiscard]] QString whyNot(Command command, const Here& here) const;
  // Whether the page is there, and the command its own.
  [[nodiscard]] bool isOffered(Command command, const Here& here) const;

  [[nodiscard]] bool isAllowed(Command command) const;

  models::Session& m_session;
  Commands& m_commands;
  const History& m_history;
  const Hall& m_hall;
};

}  // namespace damath::views
