// SPDX-License-Identifier: GPL-3.0-or-later
// Exports an event for other programs and for the public: spreadsheet, tournament report, tables, web page,
// JSON.
#pragma once

#include "app/window/session/session.hpp"

namespace damath::window {

class Page;

// Exports the event. Asks for the file, its format, and full names or initials for the players.
void exportEvent(contest::EventId event, Session& session, const Translator& translator, Page& page);

}  // namespace damath::window
