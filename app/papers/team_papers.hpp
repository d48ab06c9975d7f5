// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the papers with the ranks and the medals of schools, districts or divisions over several events. They
// name no player.
#pragma once

#include "app/papers/paper_order.hpp"
#include "core/contest/school_standings.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

enum class TeamPaper { Ranks, Medals };

[[nodiscard]] compose::Document teams(TeamPaper paper, const contest::Contest& contest,
                                      const contest::SchoolStandings& standings, words::Language language);
// Makes the paper. If the order names no event, it covers all events. Errors: NoSuchEvent, StoreFailed.
[[nodiscard]] desk::DeskResult<compose::Document> teamPaper(ContestOrder& order, TeamPaper paper);

}  // namespace damath::papers
