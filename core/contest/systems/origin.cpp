// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/origin.hpp"

#include <algorithm>

#include "core/contest/model/lookup.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/meeting_state.hpp"
#include "core/contest/pairing/round_robin.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;

int seatOf(const std::vector<contest::Entry>& seats, EntryId entry) {
  return static_cast<int>(std::ranges::find(seats, entry, &contest::Entry::id) - seats.begin()) + 1;
}

}  // namespace

Origin originInTable(const contest::Contest& contest, const contest::Event& table,
                     const contest::Game& game) {
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

Origin originInBracket(const KnockOut& knockOut, const contest::Event& event, const contest::Game& game) {
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

Origin originOf(const contest::Contest& contest, const contest::Event& event, const contest::Game& game) {
  const SystemRules& rules = rulesOf(event);
  return rules.origin ? rules.origin(contest, event, game) : Origin();
}

std::optional<contest::EntryId> awayOpponent(const contest::Contest& contest, const contest::Event& event,
                                             const contest::Bye& bye) {
  if (!rulesOf(event).isTable || event.setup.system != contest::System::RoundRobin) return std::nullopt;
  const std::vector<const contest::Game*> games = contest::gamesOf(event, bye.round);
  if (games.empty()) return std::nullopt;
  const Origin origin = originInTable(contest, event, *games.front());
  const auto* table = std::get_if<TableOrigin>(&origin);
  if (table == nullptr) return std::nullopt;
  for (const Board& each : tableMeetings(tableSeats(contest, event), event.setup.legs, table->tableRound)) {
    if (each.blue == bye.entry) return each.red;
    if (each.red == bye.entry) return each.blue;
  }
  return std::nullopt;
}

}  // namespace damath::pairing
