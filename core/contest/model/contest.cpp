// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/contest.hpp"

#include <algorithm>

#include "core/precondition.hpp"
#include "core/spellings.hpp"

namespace damath::contest {

namespace {

// Returns the row with this id, or null if there is none. Ids are assigned in ascending order, so rows are
// usually sorted by id and the binary search succeeds. If the binary search fails, a linear search follows.
template <class Row, class Id>
const Row* rowOf(const std::vector<Row>& rows, Id id) {
  const auto likely = std::ranges::lower_bound(rows, id, {}, &Row::id);
  if (likely != rows.end() && likely->id == id) return &*likely;
  const auto found = std::ranges::find(rows, id, &Row::id);
  return found == rows.end() ? nullptr : &*found;
}

template <class Row, class Id>
const Row& rowAt(const std::vector<Row>& rows, Id id) {
  const Row* row = rowOf(rows, id);
  DAMATH_EXPECTS(row != nullptr);
  return *row;
}

}  // namespace

std::string Player::name() const {
  std::string given = first;
  if (!first.empty() && !middle.empty()) given += ' ';
  given += middle;
  if (last.empty() || given.empty()) return last + given;
  return last + ", " + given;
}

bool Entry::plays(RoundNumber round) const {
  const int at = numberOf(round);
  return at >= firstRound && at <= lastRound.value_or(at) &&
         std::ranges::find(absences, round) == absences.end();
}

const Entry* Event::find(EntryId entry) const {
  return rowOf(entries, entry);
}

const Game* Event::find(GameId game) const {
  return rowOf(games, game);
}

const Rematch* Event::findRematch(GameId rematch) const {
  return rowOf(rematches, rematch);
}

const Entry& Event::at(EntryId entry) const {
  return rowAt(entries, entry);
}

const Game& Event::at(GameId game) const {
  return rowAt(games, game);
}

const School* Contest::find(SchoolId id) const {
  return rowOf(schools, id);
}

const Player* Contest::find(PlayerId id) const {
  return rowOf(players, id);
}

const Event* Contest::find(EventId id) const {
  return rowOf(events, id);
}

const Player& Contest::at(PlayerId id) const {
  return rowAt(players, id);
}

const Event& Contest::at(EventId id) const {
  return rowAt(events, id);
}

bool Event::isHeld(RoundNumber round) const {
  return std::ranges::any_of(rounds, [round](const Round& each) {
    return each.number == round && each.publication == Publication::Held;
  });
}

Event withoutUnpublished(Event event) {
  const auto inHeld = [&](const auto& each) { return event.isHeld(each.round); };
  std::erase_if(event.games, inHeld);
  std::erase_if(event.byes, inHeld);
  std::erase_if(event.rounds, [](const Round& round) { return round.publication == Publication::Held; });
  if (event.rounds.empty() && event.games.empty()) forgetGroups(event);
  return event;
}

bool areGroupsRecorded(const Event& event) {
  return event.setup.system == System::Groups &&
         std::ranges::any_of(event.entries, [](const Entry& entry) { return entry.group.has_value(); });
}

void forgetGroups(Event& event) {
  for (Entry& entry : event.entries) entry.group.reset();
}

const Event* Contest::findEvent(std::string_view name) const {
  for (const Event& event : events) {
    if (event.setup.name == name) return &event;
  }
  return nullptr;
}

Event withEntry(Event event, Entry entry) {
  const auto own = std::ranges::find(event.entries, entry.id, &Entry::id);
  DAMATH_EXPECTS(own != event.entries.end());
  *own = std::move(entry);
  return event;
}

Contest withEvent(Contest contest, Event event) {
  const auto own = std::ranges::find(contest.events, event.id, &Event::id);
  DAMATH_EXPECTS(own != contest.events.end());
  *own = std::move(event);
  return contest;
}

std::string_view toText(System system) {
  return spellingOf(system);
}
std::optional<System> parseSystem(std::string_view text) {
  return valueOf<System>(text);
}

std::string_view toText(ContestMode mode) {
  return spellingOf(mode);
}
std::string_view toText(ContestLevel level) {
  return spellingOf(level);
}
std::optional<ContestLevel> parseContestLevel(std::string_view text) {
  return text == "regional" ? ContestLevel::Region : valueOf<ContestLevel>(text);
}
std::string_view toText(FirstMove firstMove) {
  return spellingOf(firstMove);
}
std::optional<FirstMove> parseFirstMove(std::string_view text) {
  return valueOf<FirstMove>(text);
}

SchoolMates usualSchoolMates(ContestLevel level) {
  return level == ContestLevel::School ? SchoolMates::Free : SchoolMates::KeptApart;
}
std::string_view toText(SchoolMates schoolMates) {
  return spellingOf(schoolMates);
}
std::optional<SchoolMates> parseSchoolMates(std::string_view text) {
  return valueOf<SchoolMates>(text);
}

SheetsWanted usualSheetsWanted(ContestLevel level) {
  return level == ContestLevel::School ? SheetsWanted::Optional : SheetsWanted::EveryGame;
}

std::string_view toText(SheetsWanted sheets) {
  return spellingOf(sheets);
}
std::optional<SheetsWanted> parseSheetsWanted(std::string_view text) {
  return valueOf<SheetsWanted>(text);
}

std::string_view toText(Acceleration acceleration) {
  return spellingOf(acceleration);
}
std::optional<Acceleration> parseAcceleration(std::string_view text) {
  return valueOf<Acceleration>(text);
}

std::string_view toText(ByeKind kind) {
  return spellingOf(kind);
}
}  // namespace damath::contest
