// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/contest/contest_case.hpp"

#include <sstream>
#include <stdexcept>

#include "tests/core/contest/tie_case.hpp"

namespace damath::contest::testing {

namespace {

// Converts an entry's id from the form of a tie case (100 + start number) to the form of a contest case
// (100·e + start number for event e).
EntryId renumbered(EntryId entry, EventId event) {
  return static_cast<EntryId>(numberOf(entry) - 100 + 100 * numberOf(event));
}

PlayerId playerNamed(const Contest& contest, const std::string& name) {
  for (const Player& player : contest.players) {
    if (player.last == name) return player.id;
  }
  throw std::runtime_error("no such player: " + name);
}

void addEvent(Contest& contest, const std::string& name, const std::string& text) {
  TieCase tie = parseTieCase(text + "---\n");
  Event& event = tie.event;
  event.id = static_cast<EventId>(contest.events.size() + 1);
  event.setup.name = name;
  for (std::size_t i = 0; i < event.entries.size(); ++i) {
    event.entries[i].id = renumbered(event.entries[i].id, event.id);
    event.entries[i].player = playerNamed(contest, tie.names[i]);
  }
  for (Game& game : event.games) {
    game.blue = renumbered(game.blue, event.id);
    game.red = renumbered(game.red, event.id);
  }
  for (Rematch& rematch : event.rematches) {
    rematch.blue = renumbered(rematch.blue, event.id);
    rematch.red = renumbered(rematch.red, event.id);
  }
  for (Bye& bye : event.byes) bye.entry = renumbered(bye.entry, event.id);
  for (Lot& lot : event.lots) {
    for (EntryId& entry : lot.order) entry = renumbered(entry, event.id);
  }
  contest.events.push_back(std::move(event));
}

std::string given(const std::string& word) {
  return word == "-" ? std::string() : word;
}

void addSchool(Contest& contest, std::istream& words) {
  School school;
  school.id = static_cast<SchoolId>(contest.schools.size() + 1);
  words >> school.name >> school.district >> school.division;
  school.district = given(school.district);
  school.division = given(school.division);
  contest.schools.push_back(school);
}

void addPlayer(Contest& contest, std::istream& words) {
  Player player;
  player.id = static_cast<PlayerId>(contest.players.size() + 1);
  std::string school;
  words >> player.last >> school;
  for (const School& known : contest.schools) {
    if (known.name == school) player.school = known.id;
  }
  contest.players.push_back(player);
}

}  // namespace

Contest parseContestCase(const std::string& text) {
  Contest contest;
  std::istringstream in(text);
  std::string event;
  std::string lines;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string first;
    words >> first;
    if (first == "school") {
      addSchool(contest, words);
    } else if (first == "player") {
      addPlayer(contest, words);
    } else if (first == "event") {
      if (!event.empty()) addEvent(contest, event, lines);
      words >> event;
      lines.clear();
    } else {
      lines += line + "\n";
    }
  }
  if (!event.empty()) addEvent(contest, event, lines);
  return contest;
}

std::string nameOf(const Contest& contest, EntryId entry) {
  for (const Event& event : contest.events) {
    if (const Entry* found = event.find(entry)) return nameOf(contest, found->player);
  }
  throw std::runtime_error("no such entry");
}

std::string nameOf(const Contest& contest, PlayerId player) {
  const Player* found = contest.find(player);
  if (found == nullptr) throw std::runtime_error("no such player");
  return found->last;
}

}  // namespace damath::contest::testing
