// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/school_list.hpp"

#include "core/contest/model/shown_text.hpp"
#include "core/fact_table.hpp"
#include "core/text/parts.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

constexpr FactRow<contest::TeamKind, Phrase> kTitles[] = {
    {contest::TeamKind::School, Phrase::SchoolRanking},
    {contest::TeamKind::District, Phrase::DistrictRanking},
    {contest::TeamKind::Division, Phrase::DivisionRanking}};
static_assert(coversEvery(kTitles));

constexpr FactRow<contest::TeamKind, Phrase> kTeams[] = {{contest::TeamKind::School, Phrase::TeamSchool},
                                                         {contest::TeamKind::District, Phrase::TeamDistrict},
                                                         {contest::TeamKind::Division, Phrase::TeamDivision}};
static_assert(coversEvery(kTeams));

// Returns the names of the events that count for the ranking of schools. If all events of the contest count,
// returns one label for all, because many names would not fit into the head.
std::string eventsText(const contest::Contest& contest, const contest::SchoolStandings& standings,
                       words::Language language) {
  if (standings.events.size() > 1 && standings.events.size() == contest.events.size()) {
    return said(Phrase::AllEvents, language);
  }
  return joined(standings.events, ", ",
                [&](contest::EventId id) { return contest::shownText(contest.at(id).setup.name); });
}

ListSheet blankList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                    words::Language language) {
  const contest::ContestHead& head = contest.head;
  ListSheet list;
  list.head = {contest::shownText(head.name), eventsText(contest, standings, language), {},       {},
               contest::shownText(head.date), contest::shownText(head.venue),           head.mode};
  list.provisional =
      standings.provisional ? said(Phrase::PrintedProvisional, language) : said(Phrase::FinalMark, language);
  return list;
}

// Returns the name of a school with its district, or of a district with its division.
std::string teamText(const contest::Contest& contest, const contest::RankedTeam& team) {
  std::string within = team.within;
  if (team.school) {
    const contest::School* school = contest.find(*team.school);
    if (school != nullptr) within = school->district;
  }
  const std::string name = contest::shownText(team.name);
  return within.empty() ? name : name + ", " + contest::shownText(within);
}

// Adds a row that says "none yet" to a table without rows. Otherwise only the headings would be printed.
void sayWhereNone(ListSheet& list, words::Language language) {
  if (!list.rows.empty()) return;
  list.rows.emplace_back(list.columns.size());
  list.rows.back().at(1) = said(Phrase::NoneYet, language);
}

// Returns the number of players whose points count for the team. If more players of the team played, returns
// both numbers: "3 / 5".
std::string playersText(const contest::RankedTeam& team) {
  const std::size_t played = team.counted.size() + team.others.size();
  const std::string counted = std::to_string(team.counted.size());
  return team.others.empty() ? counted : counted + " / " + std::to_string(played);
}

}  // namespace

std::string teamName(contest::TeamKind kind, words::Language language) {
  return said(factOf(kTeams, kind), language);
}

std::string ranksText(const std::vector<int>& ranks) {
  return joined(ranks, ", ", [](int rank) { return std::to_string(rank); });
}

ListSheet teamsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                    const TeamReasonText& reasonText, words::Language language) {
  ListSheet list = blankList(contest, standings, language);
  list.title = said(factOf(kTitles, standings.rule.kind), language);
  list.legend = said(Phrase::Best, language, {std::to_string(standings.rule.best)});
  list.columns = {{said(Phrase::Rank, language), Align::Centre, 4},
                  {teamName(standings.rule.kind, language), Align::Left, 26},
                  {said(Phrase::Points, language), Align::Centre, 5, OnCard::Corner},
                  {said(Phrase::Counted, language), Align::Centre, 6},
                  {said(Phrase::SingleRanks, language), Align::Left, 14}};
  for (const contest::RankedTeam& team : standings.ranks) {
    const std::string rank = std::to_string(team.rank);
    list.rows.push_back({rank, teamText(contest, team), pointsText(team.points), playersText(team),
                         ranksText(team.singleRanks)});
    if (!team.levelWith.empty())
      list.notes.push_back({rank, contest::shownText(team.name), {reasonText(team)}});
  }
  sayWhereNone(list, language);
  return list;
}

ListSheet medalsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                     words::Language language) {
  ListSheet list = blankList(contest, standings, language);
  list.title = said(Phrase::MedalsTitle, language);
  list.legend = said(Phrase::MedalNote, language);
  list.columns = {{said(Phrase::Rank, language), Align::Centre, 4},
                  {teamName(standings.rule.kind, language), Align::Left, 26},
                  {said(Phrase::PrintedGold, language), Align::Centre, 5},
                  {said(Phrase::PrintedSilver, language), Align::Centre, 5},
                  {said(Phrase::PrintedBronze, language), Align::Centre, 5},
                  {said(Phrase::Total, language), Align::Centre, 5}};
  for (const contest::MedalRow& row : standings.medals) {
    list.rows.push_back({std::to_string(row.rank), teamText(contest, standings.ranks[row.team]),
                         std::to_string(row.gold), std::to_string(row.silver), std::to_string(row.bronze),
                         std::to_string(row.gold + row.silver + row.bronze)});
  }
  sayWhereNone(list, language);
  return list;
}

}  // namespace damath::compose
