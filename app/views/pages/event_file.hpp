// SPDX-License-Identifier: GPL-3.0-or-later
// An event goes out for other programs and for the public: spreadsheet, tournament report, tables, page,
// JSON.
#pragma once

#include "app/models/contest/session.hpp"

namespace damath::views {

class Page;

// Asks for the file, in which form, and whether players stand there by their initials or in full.
void exportEvent(contest::EventId event, models::Session& session, const models::Translator& translator,
                 Page& page);

}  // namespace damath::views
