// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks schools, districts or divisions over several events, and lists their medals. No player is named.
#pragma once

#include <optional>

#include "app/papers/paper_form.hpp"
#include "core/contest/school_standings.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

enum class TeamPaper { Ranks, Medals };

[[nodiscard]] std::optional<TeamPaper> teamPaperOf(PaperForm form);

[[nodiscard]] compose::Document teams(TeamPaper paper, const contest::Contest& contest,
                                      const contest::SchoolStandings& standings, words::Language language);

}  // namespace damath::papers
