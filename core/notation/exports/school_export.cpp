// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/exports/school_export.hpp"

#include <nlohmann/json.hpp>

#include "core/notation/exports/csv_row.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/spellings.hpp"
#include "core/text/parts.hpp"

namespace damath::notation {

using nlohmann::ordered_json;

namespace {

std::vector<std::string> levelWith(const contest::SchoolStandings& standings,
                                   const contest::RankedTeam& team) {
  std::vector<std::string> names;
  for (const std::size_t other : team.levelWith) names.push_back(standings.ranks[other].name);
  return names;
}

ordered_json playerJson(const contest::Contest& contest, const contest::TeamPlayer& player, bool counts) {
  ordered_json json;
  json["name"] = contest.at(player.player).name();
  json["points"] = pointsText(player.points);
  json["counts"] = counts;
  json["entries"] = ordered_json::array();
  for (const contest::TeamEntry& each : player.entries) {
    const contest::Event& event = contest.at(each.event);
    json["entries"].push_back({{"event", event.setup.name},
                               {"entry", event.at(each.entry).number},
                               {"rank", each.rank},
                               {"points", pointsText(each.points)}});
  }
  return json;
}

ordered_json rankJson(const contest::Contest& contest, const contest::SchoolStandings& standings,
                      const contest::RankedTeam& team, TeamMembers members) {
  ordered_json json;
  json["rank"] = team.rank;
  json["team"] = team.name;
  json["within"] = team.within;
  json["points"] = pointsText(team.points);
  json["counted"] = team.counted.size();
  json["others"] = team.others.size();
  json["singleRanks"] = team.singleRanks;
  json["levelWith"] = levelWith(standings, team);
  if (members == TeamMembers::Counted) return json;
  json["players"] = ordered_json::array();
  for (const contest::TeamPlayer& player : team.counted)
    json["players"].push_back(playerJson(contest, player, true));
  for (const contest::TeamPlayer& player : team.others)
    json["players"].push_back(playerJson(contest, player, false));
  return json;
}

ordered_json medalsJson(const contest::Contest& contest, const contest::SchoolStandings& standings,
                        const contest::MedalRow& row, TeamMembers members) {
  const contest::RankedTeam& team = standings.ranks[row.team];
  ordered_json json;
  json["rank"] = row.rank;
  json["team"] = team.name;
  json["within"] = team.within;
  json["gold"] = row.gold;
  json["silver"] = row.silver;
  json["bronze"] = row.bronze;
  if (members == TeamMembers::Counted) return json;
  json["won"] = ordered_json::array();
  for (const contest::MedalWon& each : row.won) {
    const contest::Event& event = contest.at(each.event);
    const contest::Entry& entry = event.at(each.entry);
    json["won"].push_back({{"medal", spellingOf(each.medal)},
                           {"event", event.setup.name},
                           {"entry", entry.number},
                           {"name", contest.at(entry.player).name()}});
  }
  return json;
}

}  // namespace

ordered_json teamsJson(const contest::Contest& contest, const contest::SchoolStandings& standings,
                       TeamMembers members) {
  ordered_json json;
  json["events"] = ordered_json::array();
  for (const contest::EventId id : standings.events) json["events"].push_back(contest.at(id).setup.name);
  json["by"] = contest::toText(standings.rule.kind);
  json["best"] = standings.rule.best;
  json["provisional"] = standings.provisional;
  json["ranks"] = ordered_json::array();
  for (const contest::RankedTeam& team : standings.ranks)
    json["ranks"].push_back(rankJson(contest, standings, team, members));
  json["medals"] = ordered_json::array();
  for (const contest::MedalRow& row : standings.medals)
    json["medals"].push_back(medalsJson(contest, standings, row, members));
  if (members == TeamMembers::Counted) {
    json["withoutTeam"] = standings.withoutTeam.size();
    return json;
  }
  json["withoutTeam"] = ordered_json::array();
  for (const contest::PlayerId player : standings.withoutTeam)
    json["withoutTeam"].push_back(contest.at(player).name());
  return json;
}

std::string teamsCsv(const contest::SchoolStandings& standings) {
  std::string csv =
      csvRow({"rank", "team", "within", "points", "counted", "others", "singleRanks", "levelWith"});
  for (const contest::RankedTeam& team : standings.ranks) {
    csv += csvRow({std::to_string(team.rank), team.name, team.within, pointsText(team.points),
                   std::to_string(team.counted.size()), std::to_string(team.others.size()),
                   joined(team.singleRanks, " ", [](int rank) { return std::to_string(rank); }),
                   joined(levelWith(standings, team), "; ")});
  }
  return csv;
}

std::string medalsCsv(const contest::SchoolStandings& standings) {
  std::string csv = csvRow({"rank", "team", "within", "gold", "silver", "bronze"});
  for (const contest::MedalRow& row : standings.medals) {
    const contest::RankedTeam& team = standings.ranks[row.team];
    csv += csvRow({std::to_string(row.rank), team.name, team.within, std::to_string(row.gold),
                   std::to_string(row.silver), std::to_string(row.bronze)});
  }
  return csv;
}

}  // namespace damath::notation
