// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/list_sheet.hpp"

#include <algorithm>
#include <map>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/precondition.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/compose/lists/group_letters.hpp"
#include "reports/compose/lists/tie_tables.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

std::string resultOfGame(const contest::Event& event, const contest::Game& game) {
  if (!game.result) return {};
  return resultText(event, game, game.blue) + " – " + resultText(event, game, game.red);
}

// Inserts a column with the group of each entry, behind the column of the school.
void addGroups(ListSheet& list, const contest::Event& event, const contest::Standings& standings,
               words::Language language) {
  constexpr std::ptrdiff_t kPlace = 4;
  std::map<contest::EntryId, std::string> groups = groupLetters(event);
  list.columns.insert(list.columns.begin() + kPlace, {said(Phrase::Group, language), Align::Centre, 3});
  for (std::size_t i = 0; i < list.rows.size(); ++i) {
    list.rows[i].insert(list.rows[i].begin() + kPlace, groups[standings.ranks[i].entry]);
  }
}

// Returns the entry's points from allotted byes; empty if the entry had no such bye.
std::string byePoints(const contest::Event& event, contest::EntryId entry) {
  exact::Rational points;
  bool hasOne = false;
  for (const contest::Bye& bye : event.byes) {
    if (bye.entry != entry || bye.kind != contest::ByeKind::Allotted) continue;
    points = points + contest::pointsOfBye(event, bye.kind);
    hasOne = true;
  }
  return hasOne ? pointsText(points) : std::string();
}

}  // namespace

ListSheet pairingsList(const contest::Contest& contest, const contest::Event& event,
                       contest::RoundNumber round, words::Language language) {
  ListSheet list;
  list.title = said(Phrase::PairingsTitle, language, {std::to_string(contest::numberOf(round))});
  list.head = headOf(contest, event, language);
  if (event.isHeld(round)) list.provisional = said(Phrase::Held, language);
  list.columns = {{said(Phrase::Board, language), Align::Centre, 3, OnCard::Heading},
                  {said(Phrase::Number, language), Align::Centre, 2, OnCard::NewLine},
                  {said(Phrase::Blue, language), Align::Left, 10, OnCard::SameLine},
                  {said(Phrase::School, language), Align::Left, 7, OnCard::SameLine},
                  {said(Phrase::Number, language), Align::Centre, 2, OnCard::NewLine},
                  {said(Phrase::Red, language), Align::Left, 10, OnCard::SameLine},
                  {said(Phrase::School, language), Align::Left, 7, OnCard::SameLine},
                  {said(Phrase::Result, language), Align::Centre, 4, OnCard::Corner}};
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    const contest::Player& blue = contest.at(event.at(game->blue).player);
    const contest::Player& red = contest.at(event.at(game->red).player);
    list.rows.push_back({std::to_string(contest::numberOf(game->board)),
                         std::to_string(event.at(game->blue).number), contest::shownName(blue),
                         schoolText(contest, blue), std::to_string(event.at(game->red).number),
                         contest::shownName(red), schoolText(contest, red), resultOfGame(event, *game)});
    list.games.push_back(RowGame{game->id});
  }
  for (const contest::Bye& bye : event.byes) {
    if (bye.round != round) continue;
    const contest::Player& player = contest.at(event.at(bye.entry).player);
    const bool isAbsent = bye.kind == contest::ByeKind::Absent;
    const std::string points = pointsText(contest::pointsOfBye(event, bye.kind));
    list.rows.push_back({"", std::to_string(event.at(bye.entry).number), contest::shownName(player),
                         schoolText(contest, player), "",
                         isAbsent ? said(Phrase::Absent, language) : said(Phrase::Bye, language), "",
                         points});
  }
  list.games.resize(list.rows.size());
  return list;
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
                  {said(Phrase::SchoolDistrict, language), Align::Left, 12},
                  {said(Phrase::PrintedPlayed, language), Align::Centre, 3, OnCard::NewLine},
                  {said(Phrase::Won, language), Align::Centre, 3},
                  {said(Phrase::Drawn, language), Align::Centre, 3},
                  {said(Phrase::Lost, language), Align::Centre, 3},
                  {said(Phrase::Points, language), Align::Centre, 4, OnCard::Corner},
                  {said(Phrase::PointSystem, language), Align::Right, 7}};
  for (const contest::RankedEntry& ranked : standings.ranks) {
    const contest::Entry& entry = event.at(ranked.entry);
    const contest::Player& player = contest.at(entry.player);
    list.rows.push_back(
        {std::to_string(ranked.rank), std::to_string(entry.number), contest::shownName(player),
         schoolText(contest, player), std::to_string(ranked.played), std::to_string(ranked.wins),
         std::to_string(ranked.draws), std::to_string(ranked.losses), pointsText(ranked.points),
         sheet::figureWithDecimals(event.setup.set, ranked.pointSystem)});
  }
  list.legend = said(Phrase::StandingsLegend, language);
  if (event.setup.system == contest::System::Groups) addGroups(list, event, standings, language);
  list.notes = rankNotes(contest, event, standings, reasonText);
  list.ties = tieTables(contest, event, standings, language);
  list.provisional = provisionalMark(standings, language);
  return list;
}

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
    std::vector<std::string> row{std::to_string(entry.number), contest::shownName(contest.at(entry.player))};
    const std::size_t first = row.size();
    for (const contest::Entry& other : event.entries) row.emplace_back(other.id == entry.id ? "—" : "");
    for (const contest::Game* game : played[entry.id]) {
      const contest::EntryId rival = game->blue == entry.id ? game->red : game->blue;
      std::string& cell = row[first + places.at(rival)];
      cell += (cell.empty() ? "" : " ") + resultText(event, *game, entry.id);
    }
    if (hasByes) row.push_back(byePoints(event, entry.id));
    if (hasGroups) row.push_back(groups[entry.id]);
    const contest::RankedEntry* ranked = contest::rankOf(standings, entry.id);
    row.push_back(ranked == nullptr ? std::string() : pointsText(ranked->points));
    // Before the first result, all entries would share rank 1. The column shows a dash instead.
    const bool isRanked = ranked != nullptr && standings.afterRound > 0;
    row.push_back(isRanked ? std::to_string(ranked->rank) : ranked == nullptr ? std::string() : "–");
    list.rows.push_back(std::move(row));
  }
  list.provisional = provisionalMark(standings, language);
  return list;
}

}  // namespace damath::compose
