// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/crosstable.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/contest/systems/annulled_games.hpp"
#include "core/precondition.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

// Returns the entry's points from allotted byes; empty if the entry had no such bye.
std::string byePoints(const contest::Event& event, const contest::AnnulledGames& annulled,
                      contest::EntryId entry) {
  exact::Rational points;
  bool hasOne = false;
  for (const contest::Bye& bye : event.byes) {
    if (bye.entry != entry || bye.kind != contest::ByeKind::Allotted) continue;
    points += contest::countedPointsOfBye(event, annulled, bye);
    hasOne = true;
  }
  return hasOne ? pointsText(points) : std::string();
}

}  // namespace

ListSheet crosstable(const contest::Contest& contest, const contest::Event& event,
                     const contest::Standings& standings, words::Language language) {
  DAMATH_EXPECTS(standings.event == event.id);
  ListSheet list;
  list.title = said(Phrase::CrosstableTitle, language);
  list.head = headOf(contest, event, language);
  list.columns = {{said(Phrase::Number, language), Align::Centre, 3},
                  {said(Phrase::Player, language), Align::Left, 14}};
  std::map<contest::EntryId, std::size_t> places;
  for (const contest::Entry& entry : event.entries) {
    places.emplace(entry.id, places.size());
    list.columns.push_back({std::to_string(entry.number), Align::Centre, 2});
  }
  const contest::AnnulledGames annulled(event);
  std::map<contest::EntryId, std::vector<const contest::Game*>> played;
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    played[game.blue].push_back(&game);
    played[game.red].push_back(&game);
  }
  list.opponents = event.entries.size();
  const bool hasByes = std::ranges::any_of(
      event.byes, [](const contest::Bye& bye) { return bye.kind == contest::ByeKind::Allotted; });
  if (hasByes) list.columns.push_back({said(Phrase::Bye, language), Align::Centre, 4});
  const bool hasGroups = event.setup.system == contest::System::Groups;
  std::map<contest::EntryId, std::string> groups = groupLetters(event);
  if (hasGroups) list.columns.push_back({said(Phrase::Group, language), Align::Centre, 4});
  list.columns.push_back({said(Phrase::Points, language), Align::Centre, 4, OnCard::Corner});
  list.columns.push_back({said(Phrase::Rank, language), Align::Centre, 4});
  for (const contest::Entry& entry : event.entries) {
    std::vector<std::string> row{std::to_string(entry.number), rankedName(contest, event, entry, language)};
    const std::size_t first = row.size();
    for (const contest::Entry& other : event.entries) row.emplace_back(other.id == entry.id ? "—" : "");
    for (const contest::Game* game : played[entry.id]) {
      const contest::EntryId rival = game->blue == entry.id ? game->red : game->blue;
      std::string& cell = row[first + places.at(rival)];
      const std::string result = resultText(event, *game, entry.id);
      cell += (cell.empty() ? "" : " ") + (annulled.has(*game) ? bracketed(result) : result);
    }
    if (hasByes) row.push_back(byePoints(event, annulled, entry.id));
    if (hasGroups) row.push_back(groups[entry.id]);
    const contest::RankedEntry* ranked = contest::rankOf(standings, entry.id);
    row.push_back(ranked == nullptr ? std::string() : pointsText(ranked->points));
    // Before the first result, all entries would share rank 1. The column of ranks shows a dash instead.
    const bool isRanked = ranked != nullptr && standings.afterRound > 0;
    row.push_back(isRanked ? std::to_string(ranked->rank) : ranked == nullptr ? std::string() : "–");
    list.rows.push_back(std::move(row));
  }
  list.provisional = provisionalMark(standings, language);
  if (std::string remark = annulledText(contest, event, standings, language); !remark.empty()) {
    list.remarks.push_back(std::move(remark));
  }
  return list;
}

ListSheet opponentsList(const TallySheet& tally, words::Language language) {
  ListSheet list;
  list.title = said(Phrase::CrosstableTitle, language);
  list.head = tally.head;
  list.size = TypeSize::Small;
  list.columns = {{said(Phrase::Number, language), Align::Centre, 3},
                  {said(Phrase::Player, language), Align::Left, 16}};
  for (const std::string& round : tally.rounds) list.columns.push_back({round, Align::Centre, 4});
  if (tally.hasRematches) list.columns.push_back({said(Phrase::Rematch, language), Align::Centre, 4});
  if (tally.hasGroups) list.columns.push_back({said(Phrase::Group, language), Align::Centre, 4});
  list.columns.push_back({said(Phrase::Points, language), Align::Centre, 4, OnCard::Corner});
  list.columns.push_back({said(Phrase::Rank, language), Align::Centre, 4});
  for (const TallyRow& each : tally.rows) {
    std::vector<std::string> row{std::to_string(each.number), each.player};
    for (std::size_t round = 0; round < tally.rounds.size(); ++round) {
      row.push_back(round < each.results.size() ? each.results[round] : std::string());
    }
    if (tally.hasRematches) row.push_back(each.rematches);
    if (tally.hasGroups) row.push_back(each.group);
    row.push_back(each.points);
    row.push_back(each.rank);
    list.rows.push_back(std::move(row));
  }
  list.remarks = tally.remarks;
  list.legend = tally.cellLegend;
  list.provisional = tally.provisional;
  return list;
}

}  // namespace damath::compose
