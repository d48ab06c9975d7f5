// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the finder (Ctrl+K) and does what the user chooses there.
#pragma once

#include <QString>
#include <functional>

#include "app/window/commands/commands.hpp"
#include "app/window/commands/location.hpp"
#include "app/window/session/session.hpp"

class QWidget;

namespace damath::window {

class Page;

// The functions of the main window that the finder needs. They must stay usable as long as `parent` exists.
struct FinderWays {
  std::function<void(Command command)> run;
  std::function<void(const Location& location)> goTo;
  std::function<void(const QString& id)> showClause;
  std::function<void(const QString& why)> refuse;
  // Returns the event to which commands for an event apply. Called only while there is one.
  std::function<contest::EventId()> event;
  std::function<Page*()> page;  // returns the current page
};

// Opens the finder over `parent`, which must live as long as the finder.
void openFinder(Session& session, const Translator& translator, const Commands& commands, FinderWays ways,
                QWidget* parent);

}  // namespace damath::window
