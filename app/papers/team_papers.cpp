// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/team_papers.hpp"

#include "app/desk/change/lookup.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/words/texts/school_words.hpp"
#include "reports/compose/lists/school_list.hpp"
#include "words/language.hpp"

namespace damath::papers {

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

desk::DeskResult<compose::Document> teamPaper(ContestOrder& order, TeamPaper paper) {
  db::PaperOf& of = order.of;
  contest::TeamRule rule;
  if (const auto kind = contest::parseTeamKind(of.teams)) rule.kind = *kind;
  if (of.best > 0) rule.best = of.best;
  if (of.events.empty()) {
    for (const contest::Event& event : order.contest.events) of.events.push_back(event.id);
  }
  for (const contest::EventId event : of.events) {
    DAMATH_CHECK(desk::eventOf(order.contest, event));
  }
  of.teams = toText(rule.kind);
  of.best = rule.best;
  DAMATH_TRY(status, desk::EventDesk(order.desk).status());
  const auto standings =
      contest::schoolStandings(order.contest, of.events, rule, desk::disputedEvents(*status));
  return teams(paper, order.contest, standings, order.language);
}

}  // namespace damath::papers
