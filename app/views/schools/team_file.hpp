// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks of schools and their medals go out for other programs and for the public: tables, pages, JSON.
#pragma once

#include "app/models/contest/session.hpp"
#include "app/papers/team_papers.hpp"

namespace damath::views {

class Page;

// Asks for the file and its form; those of `shown` stand first.
void exportTeams(papers::TeamPaper shown, const contest::SchoolStandings& standings, models::Session& session,
                 const models::Translator& translator, Page& page);

}  // namespace damath::views
