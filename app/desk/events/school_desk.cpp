// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/school_desk.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/text_check.hpp"
#include "app/desk/events/player_desk.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/roster/namesakes.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/text/trim.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

namespace {

bool isCalled(const contest::School& school, const contest::School& other) {
  return std::tie(school.name, school.district, school.division) ==
         std::tie(other.name, other.district, other.division);
}

const contest::School* schoolLike(const contest::Contest& contest, const contest::School& wanted) {
  const auto found = std::ranges::find_if(
      contest.schools, [&wanted](const contest::School& school) { return isCalled(school, wanted); });
  return found == contest.schools.end() ? nullptr : &*found;
}

// The players that a change of a school affects, with their new facts.
using Players = std::vector<contest::Player>;

Players playersOf(const contest::Contest& contest, const contest::School& school) {
  Players players;
  std::ranges::copy_if(contest.players, std::back_inserter(players),
                       [&school](const contest::Player& player) { return player.school == school.id; });
  return players;
}

// Checks that this file may change every event of the players. Asks for confirmation once if any of these
// events has begun.
DeskResult<void> checkEvents(const Change& change, const Players& players) {
  std::vector<std::string> begun;
  for (const contest::Player& player : players) {
    for (const contest::Event* event : contest::eventsOf(change.contest(), player.id)) {
      DAMATH_CHECK(change.event(event->id));
    }
    for (std::string& name : begunEventsOf(change.contest(), player.id)) {
      if (std::ranges::find(begun, name) == begun.end()) begun.push_back(std::move(name));
    }
  }
  if (begun.empty()) return {};
  std::string names;
  for (const std::string& name : begun) names += (names.empty() ? "" : ", ") + name;
  return change.requireConfirmation(
      {ConfirmationLevel::Confirm, ConfirmationReason::PlayerChanged, std::move(names)});
}

// Checks the players who move to the school. In no event may such a player have the same name as a player who
// is in the school already.
DeskResult<void> checkAlone(const contest::Contest& contest, const Players& players,
                            const contest::School& school) {
  std::set<contest::PlayerId> moved;
  for (const contest::Player& player : players) moved.insert(player.id);
  for (const contest::Event& event : contest.events) {
    Namesakes others;
    for (const contest::Entry& entry : event.entries) {
      const contest::Player* player = contest.find(entry.player);
      const contest::School* own = player == nullptr ? nullptr : contest.find(player->school);
      if (own == nullptr || moved.contains(player->id)) continue;
      others.add({player->last, player->first, own->name, player->middle, own->district, own->division},
                 kOnlyLine);
    }
    for (const contest::Player& player : players) {
      if (contest::entryOf(event, player.id) == nullptr) continue;
      const PersonName person{player.last,   player.first,    school.name,
                              player.middle, school.district, school.division};
      if (others.firstLike(person)) {
        return refused(Refusal::PlayerRefused,
                       BadRows{{{kOnlyLine, RowReason::DuplicateInEvent, player.name(), {}}}});
      }
    }
  }
  return {};
}

DeskResult<void> put(const Change& change, const Players& players, const contest::School& school) {
  for (const contest::Player& player : players) {
    auto done = toDeskResult(db::RosterEdit(change.edit()).setPlayer(player, school));
    if (!done) return done;
  }
  return {};
}

}  // namespace

DeskResult<SchoolChanged> SchoolDesk::rename(const contest::School& from, const contest::School& to,
                                             const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> DeskResult<SchoolChanged> {
    const contest::Contest& contest = change.contest();
    const contest::School named{{},
                                std::string(trimmedLines(to.name)),
                                std::string(trimmedLines(to.district)),
                                std::string(trimmedLines(to.division))};
    const contest::School* standing = schoolLike(contest, from);
    if (standing == nullptr || isCalled(from, named)) return refused(Refusal::NamesUnchanged, from.name);
    for (const std::string* text : {&named.name, &named.district, &named.division}) {
      DAMATH_CHECK(checkText(*text));
    }
    const Players players = playersOf(contest, *standing);
    if (named.name.empty()) {
      return refused(Refusal::PlayerRefused,
                     BadRows{{{kOnlyLine, RowReason::MissingSchool, std::string(), {}}}});
    }
    DAMATH_CHECK(checkEvents(change, players));
    DAMATH_CHECK(checkAlone(contest, players, named));
    const bool isMerged = schoolLike(contest, named) != nullptr;
    DAMATH_CHECK(put(change, players, named));
    return SchoolChanged{static_cast<int>(players.size()), isMerged};
  });
}

DeskResult<SchoolChanged> SchoolDesk::setCoach(const contest::School& school, const std::string& from,
                                               const std::string& to, const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> DeskResult<SchoolChanged> {
    const contest::Contest& contest = change.contest();
    const std::string named(trimmedLines(to));
    DAMATH_CHECK(checkText(named));
    const contest::School* standing = schoolLike(contest, school);
    Players players = standing == nullptr ? Players() : playersOf(contest, *standing);
    std::erase_if(players, [&](const contest::Player& player) { return player.coach != from; });
    if (players.empty() || named == from) return refused(Refusal::NamesUnchanged, from);
    DAMATH_CHECK(checkEvents(change, players));
    for (contest::Player& player : players) player.coach = named;
    DAMATH_CHECK(put(change, players, *standing));
    return SchoolChanged{static_cast<int>(players.size()), false};
  });
}

std::vector<const contest::School*> schoolsNamed(const contest::Contest& contest, std::string_view name) {
  const std::string wanted = folded(name);
  std::vector<const contest::School*> schools;
  for (const contest::School& school : contest.schools) {
    if (folded(school.name) == wanted) schools.push_back(&school);
  }
  return schools;
}

}  // namespace damath::desk
