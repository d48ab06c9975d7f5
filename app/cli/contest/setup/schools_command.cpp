// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest schools`: ranks schools, districts or divisions by their best players, or by
// their medals.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/team_table.hpp"
#include "app/words/texts/school_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/notation/exports/school_export.hpp"
#include "core/text/parts.hpp"
#include "reports/compose/parts/points_text.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct SchoolsOptions {
  ContestOptions contest;
  TeamOptions teams;
  bool medals = false;
};

std::string headOf(const contest::Contest& contest, const contest::SchoolStandings& table,
                   words::Language language) {
  const Phrase phrase = table.provisional ? Phrase::TeamsProvisional : Phrase::TeamsFinal;
  return words::said(
      phrase, language,
      {contest.head.name, std::to_string(table.events.size()), std::to_string(table.rule.best)});
}

std::size_t nameWidth(const contest::SchoolStandings& table) {
  std::size_t width = 0;
  for (const contest::RankedTeam& team : table.ranks)
    width = std::max(width, widthOf(contest::shownText(team.name)));
  return width + 2;
}

void addRanks(std::vector<std::string>& lines, const contest::Contest& contest,
              const contest::SchoolStandings& table, words::Language language) {
  const std::size_t width = nameWidth(table);
  for (const contest::RankedTeam& team : table.ranks) {
    const std::string points = compose::pointsText(team.points);
    lines.push_back(padded(std::to_string(team.rank) + ".", 5) +
                    padded(contest::shownText(team.name), width) +
                    (team.within.empty() ? points : padded(points, 6) + team.within));
    lines.push_back("       " + words::teamPlayersText(team, contest, language));
    if (!team.levelWith.empty()) lines.push_back("       " + words::teamReasonText(team, table, language));
  }
}

void addMedals(std::vector<std::string>& lines, const contest::Contest& contest,
               const contest::SchoolStandings& table, words::Language language) {
  const std::size_t width = nameWidth(table);
  for (const contest::MedalRow& row : table.medals) {
    const contest::RankedTeam& team = table.ranks[row.team];
    lines.push_back(
        padded(std::to_string(row.rank) + ".", 5) + padded(contest::shownText(team.name), width) +
        words::said(Phrase::MedalCounts, language,
                    {std::to_string(row.gold), std::to_string(row.silver), std::to_string(row.bronze)}));
    lines.push_back("       " + words::medalsText(row, contest, language));
  }
  if (table.medals.empty()) lines.push_back(words::said(Phrase::NoMedals, language));
}

ExitStatus tellSchools(const SchoolsOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) -> Answer {
    DAMATH_TRY(table, teamTable(open, options.teams, run.language()));
    std::vector<std::string> lines = {headOf(open.contest, *table, run.language())};
    (options.medals ? addMedals : addRanks)(lines, open.contest, *table, run.language());
    if (table->ranks.empty()) lines.push_back(run.say(Phrase::NoTeams));
    if (!table->withoutTeam.empty()) {
      const std::string names = joined(table->withoutTeam, "; ", [&](contest::PlayerId player) {
        return contest::shownName(open.contest.at(player));
      });
      lines.push_back(run.say(Phrase::WithoutTeam, {names}));
    }
    return run.answered(notation::teamsJson(open.contest, *table, notation::TeamMembers::Named), lines);
  });
}

}  // namespace

void addContestSchools(CommandLine& parent) {
  auto [command, options] = parent.command("schools", Phrase::AboutContestSchools, tellSchools);
  addLookOptions(command, options.contest);
  command.option("--event", options.teams.events, Phrase::OptTeamEvents).oneAtATime();
  addTeamOptions(command, options.teams);
  command.flag("--medals", options.medals, Phrase::OptMedals);
}

}  // namespace damath::cli
