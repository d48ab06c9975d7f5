// SPDX-License-Identifier: GPL-3.0-or-later
// Exports ranks of schools and their medals for other programs and for the public, as tables, web pages or
// JSON.
#pragma once

#include "app/papers/team_papers.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class Page;

// Asks for the file and its form. The forms for `shown` come first.
void exportTeams(papers::TeamPaper shown, const contest::SchoolStandings& standings, Session& session,
                 const Translator& translator, Page& page);

}  // namespace damath::window
