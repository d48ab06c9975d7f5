// SPDX-License-Identifier: GPL-3.0-or-later
// An event as a spreadsheet: tally with sums, standings, results, players.
#pragma once

#include "app/models/contest/session.hpp"

namespace damath::views {

class Page;

// Asks for a file, and by its kind whether names are initials or full, and writes it; the page says where.
void exportSpreadsheet(contest::EventId event, models::Session& session, const models::Translator& translator,
                       Page& page);

}  // namespace damath::views
