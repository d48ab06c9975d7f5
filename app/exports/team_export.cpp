// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/team_export.hpp"

#include <nlohmann/json.hpp>

#include "core/notation/exports/school_export.hpp"
#include "reports/html/document_page.hpp"

namespace damath::exports {

std::string exportedTeams(TeamForm form, papers::TeamPaper paper, const contest::Contest& contest,
                          const contest::SchoolStandings& standings, words::Language language) {
  switch (form) {
    case TeamForm::Csv:
      return paper == papers::TeamPaper::Medals ? notation::medalsCsv(standings)
                                                : notation::teamsCsv(standings);
    case TeamForm::Page:
      return html::toHtml(papers::teams(paper, contest, standings, language));
    case TeamForm::Json:
      break;
  }
  const nlohmann::ordered_json json = notation::teamsJson(contest, standings, notation::TeamMembers::Counted);
  return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace damath::exports
