// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/origin.hpp"

#include <algorithm>

#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/groups.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/round_robin.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;
using contest::System;

int seatOf(const std::vector<contest::Entry>& seats, EntryId entry) {
  return static_cast<int>(std::ranges::find(seats, entry, &contest::Entry::id) - seats.begin()) + 1;
}

// Of two legs the one with these sides goes first.
Origin inTable(const contest::Contest& contest, const contest::Event& table, const contest::Game& game) {
  const std::vector<contest::Entry> seats = tableSeats(contest, table);
  const int count = static_cast<int>(seats.size());
  if (count < 2) return {};
  for (const Board& wanted : {Board{game.blue, game.red}, Board{game.red, game.blue}}) {
    for (int round = 1; round <= roundsOfBerger(count, table.setup.legs); ++round) {
      const std::vector<Board> meetings = tableMeetings(seats, table.setup.legs, round);
      if (std::ranges::find(meetings, wanted) == meetings.end()) continue;
      return TableOrigin{round, seatOf(seats, game.blue), seatOf(seats, game.red), count};
    }
  }
  return {};
}

Origin inBracket(const KnockOut& knockOut, const contest::Event& event, const contest::Game& game) {
  const std::vector<MeetingState> states = statesOf(knockOut.bracket, knockOut.seats, event);
  const auto state = std::ranges::find_if(
      states, [&](const MeetingState& each) { return each.game != nullptr && each.game->id == game.id; });
  if (state == states.end()) return {};
  const auto& meetings = knockOut.bracket.meetings;
  const BracketMeeting& meeting = meetings[static_cast<std::size_t>(state - states.begin())];
  const auto way = [&](const Source& source, const std::optional<EntryId>& entry) {
    WayThere there{source.kind};
    if (source.kind == Source::Kind::Seat) {
      if (entry) there.seed = event.at(*entry).number;
    } else if (const contest::Game* from = states[static_cast<std::size_t>(source.index)].game) {
      there.from = from->id;
    }
    return there;
  };
  int last = 0;
  for (const BracketMeeting& each : meetings) {
    if (each.kind == MeetingKind::Winners || each.kind == MeetingKind::Final)
      last = std::max(last, each.round);
  }
  const bool isBlueFirst = state->first == game.blue;
  const WayThere first = way(meeting.first, state->first);
  const WayThere second = way(meeting.second, state->second);
  return BracketOrigin{meeting.kind, last - meeting.round, isBlueFirst ? first : second,
                       isBlueFirst ? second : first};
}

Origin inGroups(const contest::Contest& contest, const contest::Event& event, const contest::Game& game) {
  const Members groups = groupsOf(contest, event);
  if (numberOf(game.round) > groupRounds(event)) {
    const contest::Event last = finalEvent(event, groups);
    if (last.setup.system == System::KnockOut) {
      return inBracket(finalKnockOut(contest, event, groups), last, game);
    }
    Origin origin = inTable(contest, last, game);
    if (auto* table = std::get_if<TableOrigin>(&origin)) table->isOfFinal = true;
    return origin;
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto isIn = [&](EntryId entry) { return std::ranges::find(groups[i], entry) != groups[i].end(); };
    if (!isIn(game.blue) || !isIn(game.red)) continue;
    Origin origin = inTable(contest, groupEvent(event, groups[i]), game);
    if (auto* table = std::get_if<TableOrigin>(&origin)) table->group = static_cast<int>(i) + 1;
    return origin;
  }
  return {};
}

}  // namespace

Origin originOf(const contest::Contest& contest, const contest::Event& event, const contest::Game& game) {
  switch (event.setup.system) {
    case System::RoundRobin:
      return inTable(contest, event, game);
    case System::Groups:
      return inGroups(contest, event, game);
    case System::KnockOut:
    case System::DoubleKnockOut:
      if (bracketEntrants(event).size() < 2) return {};
      return inBracket(knockOutOf(event, schoolKinship(schoolsOf(contest, event))), event, game);
    case System::Swiss:
      break;
  }
  return {};
}

}  // namespace damath::pairing
