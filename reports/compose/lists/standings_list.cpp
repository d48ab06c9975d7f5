// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/standings_list.hpp"

#include <cstddef>
#include <map>

#include "core/precondition.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "reports/compose/lists/tie_tables.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

// Inserts a column with the group of each entry, behind the column of the school or section.
void addGroups(ListSheet& list, const contest::Event& event, const contest::Standings& standings,
               words::Language language) {
  constexpr std::ptrdiff_t kPlace = 4;
  std::map<contest::EntryId, std::string> groups = groupLetters(event);
  list.columns.insert(list.columns.begin() + kPlace, {said(Phrase::Group, language), Align::Centre, 3});
  for (std::size_t i = 0; i < list.rows.size(); ++i) {
    list.rows[i].insert(list.rows[i].begin() + kPlace, groups[standings.ranks[i].entry]);
  }
}

}  // namespace

std::string standingsLegend(const contest::Event& event, words::Language language) {
  switch (event.setup.ruleset.pointSystem.answer()) {
    case rules::PointSystem::Difference:
      return said(Phrase::StandingsLegendDifference, language);
    case rules::PointSystem::Average:
      return said(Phrase::StandingsLegendAverage, language);
    case rules::PointSystem::OwnTotals:
      break;
  }
  return said(Phrase::StandingsLegend, language);
}

ListSheet standingsList(const contest::Contest& contest, const contest::Event& event,
                        const contest::Standings& standings, const ReasonText& reasonText,
                        words::Language language) {
  DAMATH_EXPECTS(standings.event == event.id);
  ListSheet list;
  list.title = said(Phrase::StandingsTitle, language);
  list.head = headOf(contest, event, language);
  list.columns = {{said(Phrase::Rank, language), Align::Centre, 4},
                  {said(Phrase::Number, language), Align::Centre, 3},
                  {said(Phrase::Player, language), Align::Left, 14},
                  {said(schoolDistrictHeading(list.head.beside), language), Align::Left, 12},
                  {said(Phrase::PrintedPlayed, language), Align::Centre, 3, OnCard::NewLine},
                  {said(Phrase::Won, language), Align::Centre, 3},
                  {said(Phrase::Drawn, language), Align::Centre, 3},
                  {said(Phrase::Lost, language), Align::Centre, 3},
                  {said(Phrase::Points, language), Align::Centre, 4, OnCard::Corner},
                  {said(Phrase::PointSystem, language), Align::Right, 7}};
  for (const contest::RankedEntry& ranked : standings.ranks) {
    const contest::Entry& entry = event.at(ranked.entry);
    const contest::Player& player = contest.at(entry.player);
    list.rows.push_back({std::to_string(ranked.rank), std::to_string(entry.number),
                         rankedName(contest, event, entry, language), schoolOrSectionText(contest, player),
                         std::to_string(ranked.played), std::to_string(ranked.wins),
                         std::to_string(ranked.draws), std::to_string(ranked.losses),
                         pointsText(ranked.points),
                         sheet::totalWithDecimals(event.setup.set, ranked.pointSystem)});
  }
  list.legend = standingsLegend(event, language);
  if (event.setup.system == contest::System::Groups) addGroups(list, event, standings, language);
  list.notes = rankNotes(contest, event, standings, reasonText);
  list.ties = tieTables(contest, event, standings, language);
  list.provisional = provisionalMark(standings, language);
  return list;
}

}  // namespace damath::compose
