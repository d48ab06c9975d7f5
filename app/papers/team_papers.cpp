// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/team_papers.hpp"

#include "app/words/texts/school_words.hpp"
#include "reports/compose/lists/school_list.hpp"
#include "words/language.hpp"

namespace damath::papers {

std::optional<TeamPaper> teamPaperOf(PaperForm form) {
  if (form == PaperForm::Schools) return TeamPaper::Ranks;
  return form == PaperForm::Medals ? std::optional(TeamPaper::Medals) : std::nullopt;
}

compose::Document teams(TeamPaper paper, const contest::Contest& contest,
                        const contest::SchoolStandings& standings, words::Language language) {
  compose::Document document{contest.head.name, language, {}};
  if (paper == TeamPaper::Medals) {
    document.forms.emplace_back(compose::medalsList(contest, standings, document.language));
    return document;
  }
  const compose::TeamReasonText reason = [&](const contest::RankedTeam& team) {
    return words::teamReasonText(team, standings, language);
  };
  document.forms.emplace_back(compose::teamsList(contest, standings, reason, document.language));
  return document;
}

}  // namespace damath::papers
