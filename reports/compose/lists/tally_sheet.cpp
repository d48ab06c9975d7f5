// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/tally_sheet.hpp"

#include <algorithm>
#include <map>

#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/system.hpp"
#include "core/precondition.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/tie_tables.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

// True if the bye has points of its own, because its opponent has withdrawn.
bool hasOwnPoints(const contest::Event& event, const contest::Bye& bye) {
  return event.setup.ruleset.withdrawnBye.answer() != rules::WithdrawnBye::Bye &&
         contest::isOfWithdrawn(event, bye);
}

// Returns the text of a bye in the cell of a round: "bye", or "bye (5)" if number 5 has withdrawn and the bye
// therefore has points of its own.
std::string cellText(const contest::Event& event, const contest::Bye& bye, words::Language language) {
  if (bye.kind == contest::ByeKind::Absent) return said(Phrase::Absent, language);
  const std::string text = said(Phrase::Bye, language);
  if (!hasOwnPoints(event, bye)) return text;
  return text + " (" + std::to_string(event.at(*bye.opponent).number) + ")";
}

// Returns the text of a game in the cell of a round: the entry's points and the opponent's start number, "1
// (5)".
std::string cellText(const contest::Event& event, const contest::Game& game, contest::EntryId entry) {
  const contest::EntryId other = game.blue == entry ? game.red : game.blue;
  std::string against = "(" + std::to_string(event.at(other).number) + ")";
  if (!game.result) return against;
  std::string given = resultText(event, game, entry);
  if (!contest::hasSheet(*game.result)) given = given == pointsText(0) ? "−" : "+";
  return given + " " + against;
}

std::string rematchesOf(const contest::Event& event, const contest::Entry& entry) {
  std::string text;
  for (const contest::Rematch& rematch : event.rematches) {
    if (rematch.blue != entry.id && rematch.red != entry.id) continue;
    contest::Game game;
    game.blue = rematch.blue;
    game.red = rematch.red;
    game.result = rematch.result;
    text += (text.empty() ? "" : " ") + cellText(event, game, entry.id);
  }
  return text;
}

// Returns the texts of the entry's cells, one for each round. Two games in one round stand beside each other.
// A game or bye that does not count stands in brackets.
std::vector<std::string> resultsOf(const contest::Event& event, const contest::AnnulledGames& annulled,
                                   const contest::Entry& entry, int rounds, words::Language language) {
  std::vector<std::string> results(static_cast<std::size_t>(rounds));
  const auto put = [&](contest::RoundNumber round, const std::string& text) {
    const auto place = static_cast<std::size_t>(contest::numberOf(round)) - 1;
    if (place >= results.size()) results.resize(place + 1);
    std::string& cell = results[place];
    cell += (cell.empty() || text.empty() ? "" : " ") + text;
  };
  for (const contest::Game& game : event.games) {
    if (game.blue == entry.id || game.red == entry.id) {
      const std::string text = cellText(event, game, entry.id);
      put(game.round, game.result && annulled.has(game) ? bracketed(text) : text);
    }
  }
  for (const contest::Bye& bye : event.byes) {
    if (bye.entry != entry.id) continue;
    const std::string text = cellText(event, bye, language);
    const bool isAnnulled = bye.kind == contest::ByeKind::Allotted && annulled.has(bye);
    put(bye.round, isAnnulled ? bracketed(text) : text);
  }
  return results;
}

}  // namespace

std::string roundsLegend(const contest::Event& event, words::Language language) {
  const rules::Points& points = event.setup.ruleset.points.answer();
  return said(Phrase::Legend, language,
              {pointsText(points.win), pointsText(points.draw), pointsText(points.loss)});
}

std::string tallyLegend(const contest::Event& event, words::Language language) {
  return roundsLegend(event, language) + "  " + standingsLegend(event, language);
}

std::map<contest::EntryId, std::string> groupLetters(const contest::Event& event) {
  std::map<contest::EntryId, std::string> letters;
  if (event.setup.system != contest::System::Groups) return letters;
  constexpr int kLetters = 26;
  int number = 0;
  for (const auto& members : pairing::groupsPlayed(event)) {
    const auto letter = static_cast<char>('A' + number++ % kLetters);
    if (members.size() < 2) continue;
    for (const contest::EntryId entry : members) letters.emplace(entry, std::string(1, letter));
  }
  return letters;
}

TallySheet tallySheet(const contest::Contest& contest, const contest::Event& event,
                      const contest::Standings& standings, const ReasonText& reasonText,
                      words::Language language) {
  DAMATH_EXPECTS(standings.event == event.id);
  TallySheet tally;
  tally.title = said(Phrase::TallyTitle, language);
  tally.head = headOf(contest, event, language);
  const int rounds = contest::roundsOf(event);
  for (int round = 1; round <= rounds; ++round) {
    tally.rounds.push_back(said(Phrase::RoundShort, language, {std::to_string(round)}));
  }
  tally.hasGroups = event.setup.system == contest::System::Groups;
  std::map<contest::EntryId, std::string> groups = groupLetters(event);
  const contest::AnnulledGames annulled(event);
  for (const contest::Entry& entry : event.entries) {
    const contest::Player& player = contest.at(entry.player);
    TallyRow row;
    row.group = groups[entry.id];
    row.number = entry.number;
    row.player = rankedName(contest, event, entry, language);
    row.school = schoolOrSectionText(contest, player);
    if (!player.coach.empty())
      row.coach = said(Phrase::PrintedCoach, language, {contest::shownText(player.coach)});
    row.results = resultsOf(event, annulled, entry, rounds, language);
    row.rematches = rematchesOf(event, entry);
    if (const contest::RankedEntry* ranked = contest::rankOf(standings, entry.id)) {
      row.points = pointsText(ranked->points);
      row.played = std::to_string(ranked->played);
      row.won = std::to_string(ranked->wins);
      row.drawn = std::to_string(ranked->draws);
      row.lost = std::to_string(ranked->losses);
      row.pointSystem = sheet::totalWithDecimals(event.setup.set, ranked->pointSystem);
      row.rank = std::to_string(ranked->rank);
    }
    tally.rows.push_back(std::move(row));
  }
  tally.notes = rankNotes(contest, event, standings, reasonText);
  if (std::string remark = annulledText(contest, event, standings, language); !remark.empty()) {
    tally.remarks.push_back(std::move(remark));
  }
  tally.ties = tieTables(contest, event, standings, language);
  tally.hasRematches = !event.rematches.empty();
  tally.provisional = provisionalMark(standings, language);
  tally.legend = tallyLegend(event, language);
  tally.cellLegend =
      said(Phrase::TallyLegend, language, {pointsText(event.setup.ruleset.points.answer().bye)});
  const auto own = std::ranges::find_if(
      event.byes, [&](const contest::Bye& bye) { return hasOwnPoints(event, bye) && !annulled.has(bye); });
  if (own != event.byes.end()) {
    const std::string points = pointsText(contest::pointsOfBye(event, *own));
    tally.cellLegend += " " + said(Phrase::TallyLegendLeft, language, {points});
  }
  return tally;
}

}  // namespace damath::compose
