// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/schools/team_file.hpp"

#include <algorithm>
#include <vector>

#include "app/exports/team_export.hpp"
#include "app/window/page/outgoing_file.hpp"
#include "app/window/text/file_name.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using exports::TeamForm;
using papers::TeamPaper;
using words::Phrase;

namespace {

struct TeamFormFacts {
  TeamForm form{};
  TeamPaper paper{};
  Phrase name{};
  const char* suffix = "";
};

constexpr TeamFormFacts kTeamForms[] = {{TeamForm::Csv, TeamPaper::Ranks, Phrase::FormTeamRanks, "csv"},
                                        {TeamForm::Page, TeamPaper::Ranks, Phrase::FormTeamRanksPage, "html"},
                                        {TeamForm::Csv, TeamPaper::Medals, Phrase::FormMedals, "csv"},
                                        {TeamForm::Page, TeamPaper::Medals, Phrase::FormMedalsPage, "html"},
                                        {TeamForm::Json, TeamPaper::Ranks, Phrase::FormTeamsJson, "json"}};

}  // namespace

void exportTeams(TeamPaper shown, const contest::SchoolStandings& standings, Session& session,
                 const Translator& translator, Page& page) {
  std::vector<TeamFormFacts> forms(std::begin(kTeamForms), std::end(kTeamForms));
  std::stable_partition(forms.begin(), forms.end(),
                        [shown](const TeamFormFacts& facts) { return facts.paper == shown; });
  const QString name = fileNameOf(toQt(session.contest().head.name), QStringLiteral("contest"));
  OutgoingFile file{
      Phrase::ExportTeams,
      QStringLiteral("%1 %2").arg(
          name, translator.plain(shown == TeamPaper::Medals ? Phrase::TeamMedals : Phrase::TeamRanks)),
      {},
      {}};
  for (const TeamFormFacts& facts : forms) {
    const QString suffix = QLatin1String(facts.suffix);
    file.forms.push_back({QStringLiteral("%1 (*.%2)").arg(translator(facts.name), suffix), suffix});
  }
  // Copies of the shown data, because they may change before the export runs.
  file.begin = [forms, standings, contest = session.sharedContest(),
                language = translator.language()](std::size_t form) -> OutgoingFile::Making {
    return [facts = forms[form], standings, contest, language]() -> Expected<std::string, QString> {
      return exports::exportedTeams(facts.form, facts.paper, *contest, standings, language);
    };
  };
  sendOut(std::move(file), session, translator, page);
}

}  // namespace damath::window
