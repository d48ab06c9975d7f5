// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/school_list.hpp"

#include "core/contest/model/shown_text.hpp"
#include "core/text/joined.hpp"

namespace damath::compose {

namespace {

// Returns the names of the counted events. If all events of the contest count, one label replaces their
// names, which would crowd the head.
std::string eventsText(const contest::Contest& contest, const contest::SchoolStandings& standings,
                       const Labels& labels) {
  if (standings.events.size() > 1 && standings.events.size() == contest.events.size()) {
    return labels.allEvents;
  }
  return joined(standings.events, ", ",
                [&](contest::EventId id) { return contest::shownText(contest.at(id).setup.name); });
}

ListSheet blankList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                    const Labels& labels) {
  const contest::ContestHead& head = contest.head;
  ListSheet list;
  list.head = {contest::shownText(head.name), eventsText(contest, standings, labels), {},       {},
               contest::shownText(head.date), contest::shownText(head.venue),         head.mode};
  list.provisional = standings.provisional ? labels.provisional : labels.finalMark;
  return list;
}

// Returns a school with its district, or a district with its division.
std::string teamText(const contest::Contest& contest, const contest::RankedTeam& team) {
  std::string within = team.within;
  if (team.school) {
    const contest::School* school = contest.find(*team.school);
    if (school != nullptr) within = school->district;
  }
  const std::string name = contest::shownText(team.name);
  return within.empty() ? name : name + ", " + contest::shownText(within);
}

// Adds a row that says "none yet" to an empty table, so that no table is a head alone.
void sayWhereNone(ListSheet& list, const Labels& labels) {
  if (!list.rows.empty()) return;
  list.rows.emplace_back(list.columns.size());
  list.rows.back().at(1) = labels.noneYet;
}

// Returns "3 / 5" if five players played and three counted.
std::string playersText(const contest::RankedTeam& team) {
  const std::size_t played = team.counted.size() + team.others.size();
  const std::string counted = std::to_string(team.counted.size());
  return team.others.empty() ? counted : counted + " / " + std::to_string(played);
}

}  // namespace

std::string ranksText(const std::vector<int>& ranks) {
  return joined(ranks, ", ", [](int rank) { return std::to_string(rank); });
}

ListSheet teamsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                    const TeamReasonText& reasonText, const Labels& labels) {
  const auto kind = static_cast<std::size_t>(standings.rule.kind);
  ListSheet list = blankList(contest, standings, labels);
  list.title = labels.teamTitles.at(kind);
  list.legend = filled(labels.best, {std::to_string(standings.rule.best)});
  list.columns = {{labels.rank, Align::Centre, 4},
                  {labels.teams.at(kind), Align::Left, 26},
                  {labels.points, Align::Centre, 5, OnCard::Corner},
                  {labels.counted, Align::Centre, 6},
                  {labels.singleRanks, Align::Left, 14}};
  for (const contest::RankedTeam& team : standings.ranks) {
    const std::string rank = std::to_string(team.rank);
    list.rows.push_back({rank, teamText(contest, team), pointsText(team.points), playersText(team),
                         ranksText(team.singleRanks)});
    if (!team.levelWith.empty())
      list.notes.push_back({rank, contest::shownText(team.name), {reasonText(team)}});
  }
  sayWhereNone(list, labels);
  return list;
}

ListSheet medalsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                     const Labels& labels) {
  const auto kind = static_cast<std::size_t>(standings.rule.kind);
  ListSheet list = blankList(contest, standings, labels);
  list.title = labels.medalsTitle;
  list.legend = labels.medalNote;
  list.columns = {{labels.rank, Align::Centre, 4},   {labels.teams.at(kind), Align::Left, 26},
                  {labels.gold, Align::Centre, 5},   {labels.silver, Align::Centre, 5},
                  {labels.bronze, Align::Centre, 5}, {labels.total, Align::Centre, 5}};
  for (const contest::MedalRow& row : standings.medals) {
    list.rows.push_back({std::to_string(row.rank), teamText(contest, standings.ranks[row.team]),
                         std::to_string(row.gold), std::to_string(row.silver), std::to_string(row.bronze),
                         std::to_string(row.gold + row.silver + row.bronze)});
  }
  sayWhereNone(list, labels);
  return list;
}

}  // namespace damath::compose
