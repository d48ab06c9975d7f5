// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/wall_lists.hpp"

#include <algorithm>
#include <utility>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/text/letter.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

ListSheet wallList(const contest::Contest& contest, const contest::Event& event, contest::RoundNumber round,
                   Phrase title, words::Language language) {
  ListSheet list;
  list.title = said(title, language, {std::to_string(contest::numberOf(round))});
  list.head = headOf(contest, event, language);
  if (event.isHeld(round)) list.provisional = said(Phrase::Held, language);
  list.size = TypeSize::Wall;
  return list;
}

// Returns the entries sorted by printed name, then by start number. Upper and lower case and accents make no
// difference.
std::vector<const contest::Entry*> entriesByName(const contest::Contest& contest,
                                                 const contest::Event& event) {
  std::vector<const contest::Entry*> entries;
  for (const contest::Entry& entry : event.entries) entries.push_back(&entry);
  std::ranges::stable_sort(entries, {}, [&](const contest::Entry* entry) {
    return withoutMarks(withoutCase(contest::shownName(contest.at(entry->player))));
  });
  return entries;
}

void addUnpaired(ListSheet& list, const contest::Contest& contest, const contest::Event& event,
                 contest::RoundNumber round, words::Language language) {
  Section section;
  section.heading = said(Phrase::NotPaired, language);
  section.columns = {{said(Phrase::Player, language), Align::Left, 12},
                     {said(schoolHeading(list.head.beside), language), Align::Left, 10},
                     {said(Phrase::State, language), Align::Left, 6}};
  const contest::AnnulledGames annulled(event);
  for (const contest::Bye& bye : event.byes) {
    if (bye.round != round) continue;
    const contest::Player& player = contest.at(event.at(bye.entry).player);
    const std::string points = pointsText(contest::countedPointsOfBye(event, annulled, bye));
    section.rows.push_back({contest::shownName(player), contest::shownSchoolOrSection(contest, player),
                            bye.kind == contest::ByeKind::Absent
                                ? said(Phrase::Absent, language)
                                : said(Phrase::Bye, language) + " (" + points + ")"});
  }
  if (!section.rows.empty()) list.sections.push_back(std::move(section));
}

std::string resultOfGame(const contest::Event& event, const contest::Game& game) {
  if (!game.result) return {};
  return resultText(event, game, game.blue) + " – " + resultText(event, game, game.red);
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
                  {said(schoolHeading(list.head.beside), language), Align::Left, 7, OnCard::SameLine},
                  {said(Phrase::Number, language), Align::Centre, 2, OnCard::NewLine},
                  {said(Phrase::Red, language), Align::Left, 10, OnCard::SameLine},
                  {said(schoolHeading(list.head.beside), language), Align::Left, 7, OnCard::SameLine},
                  {said(Phrase::Result, language), Align::Centre, 4, OnCard::Corner}};
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    const contest::Player& blue = contest.at(event.at(game->blue).player);
    const contest::Player& red = contest.at(event.at(game->red).player);
    list.rows.push_back({std::to_string(contest::numberOf(game->board)),
                         std::to_string(event.at(game->blue).number), contest::shownName(blue),
                         schoolOrSectionText(contest, blue), std::to_string(event.at(game->red).number),
                         contest::shownName(red), schoolOrSectionText(contest, red),
                         resultOfGame(event, *game)});
    list.games.push_back(RowGame{game->id});
  }
  const contest::AnnulledGames annulled(event);
  for (const contest::Bye& bye : event.byes) {
    if (bye.round != round) continue;
    const contest::Player& player = contest.at(event.at(bye.entry).player);
    const bool isAbsent = bye.kind == contest::ByeKind::Absent;
    const std::string points = pointsText(contest::countedPointsOfBye(event, annulled, bye));
    list.rows.push_back({"", std::to_string(event.at(bye.entry).number), contest::shownName(player),
                         schoolOrSectionText(contest, player), "",
                         isAbsent ? said(Phrase::Absent, language) : said(Phrase::Bye, language), "",
                         points});
  }
  list.games.resize(list.rows.size());
  return list;
}
ListSheet pairingsByBoard(const contest::Contest& contest, const contest::Event& event,
                          contest::RoundNumber round, words::Language language) {
  ListSheet list = wallList(contest, event, round, Phrase::PairingsTitle, language);
  list.columns = {{said(Phrase::Board, language), Align::Centre, 3},
                  {said(Phrase::Blue, language), Align::Left, 12},
                  {said(Phrase::Red, language), Align::Left, 12}};
  const auto player = [&](contest::EntryId id) {
    const contest::Entry& entry = event.at(id);
    return contest::shownName(contest.at(entry.player)) + " (" + std::to_string(entry.number) + ")";
  };
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    list.rows.push_back(
        {std::to_string(contest::numberOf(game->board)), player(game->blue), player(game->red)});
  }
  addUnpaired(list, contest, event, round, language);
  return list;
}

ListSheet pairingsByName(const contest::Contest& contest, const contest::Event& event,
                         contest::RoundNumber round, words::Language language) {
  ListSheet list = wallList(contest, event, round, Phrase::ByNameTitle, language);
  list.columns = {{said(Phrase::Player, language), Align::Left, 12},
                  {said(Phrase::Board, language), Align::Centre, 4},
                  {said(Phrase::Colour, language), Align::Centre, 4},
                  {said(Phrase::Opponent, language), Align::Left, 12}};
  const std::vector<const contest::Game*> games = contest::gamesOf(event, round);
  for (const contest::Entry* entry : entriesByName(contest, event)) {
    for (const contest::Game* game : games) {
      if (game->blue != entry->id && game->red != entry->id) continue;
      const bool isBlue = game->blue == entry->id;
      const contest::Player& other = contest.at(event.at(isBlue ? game->red : game->blue).player);
      list.rows.push_back(
          {contest::shownName(contest.at(entry->player)), std::to_string(contest::numberOf(game->board)),
           isBlue ? said(Phrase::Blue, language) : said(Phrase::Red, language), contest::shownName(other)});
    }
  }
  addUnpaired(list, contest, event, round, language);
  return list;
}

ListSheet checkInList(const contest::Contest& contest, const contest::Event& event,
                      contest::RoundNumber round, words::Language language) {
  ListSheet list = wallList(contest, event, round, Phrase::CheckInTitle, language);
  list.provisional.clear();
  list.size = TypeSize::Ordinary;
  list.room = RowRoom::ToWriteIn;
  list.columns = {{said(Phrase::Number, language), Align::Centre, 3},
                  {said(Phrase::Player, language), Align::Left, 12},
                  {said(schoolHeading(list.head.beside), language), Align::Left, 10},
                  {said(Phrase::Here, language), Align::Centre, 4},
                  {said(Phrase::Signature, language), Align::Left, 11}};
  for (const contest::Entry* entry : entriesByName(contest, event)) {
    const int number = contest::numberOf(round);
    if (entry->lastRound && *entry->lastRound < number) continue;
    if (entry->firstRound > number) continue;
    const contest::Player& player = contest.at(entry->player);
    const bool isAway = std::ranges::find(entry->absences, round) != entry->absences.end();
    list.rows.push_back({std::to_string(entry->number), contest::shownName(player),
                         contest::shownSchoolOrSection(contest, player),
                         isAway ? said(Phrase::Absent, language) : "☐", ""});
  }
  list.signatures = {said(Phrase::Arbiter, language), said(Phrase::Facilitator, language)};
  return list;
}

}  // namespace damath::compose
