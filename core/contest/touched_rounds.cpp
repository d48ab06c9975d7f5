// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/touched_rounds.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/board/side.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/system.hpp"
#include "core/precondition.hpp"

namespace damath::contest {

namespace {

using board::Side;

// The seat of a player in a round. `opponent` is EntryId{} for the allotted bye.
struct RoundSeat {
  EntryId opponent{};
  Side side = Side::Blue;
  friend bool operator==(const RoundSeat&, const RoundSeat&) = default;
};
// The seats of a round. A player without a seat is not in the map.
using RoundSeats = std::map<EntryId, RoundSeat>;

void addBoard(RoundSeats& seats, EntryId blue, EntryId red) {
  seats[blue] = {red, Side::Blue};
  seats[red] = {blue, Side::Red};
}

void addByes(RoundSeats& seats, const std::vector<Bye>& byes, RoundNumber round) {
  for (const Bye& bye : byes) {
    if (bye.round == round && bye.kind == ByeKind::Allotted) seats[bye.entry] = {};
  }
}

RoundSeats seatsOf(const Event& event, RoundNumber round) {
  RoundSeats seats;
  for (const Game* game : gamesOf(event, round)) addBoard(seats, game->blue, game->red);
  addByes(seats, event.byes, round);
  return seats;
}

RoundSeats seatsOf(const pairing::RoundPairing& pairing) {
  RoundSeats seats;
  for (const pairing::Board& board : pairing.boards) addBoard(seats, board.blue, board.red);
  addByes(seats, pairing.byes, pairing.round);
  return seats;
}

std::optional<RoundSeat> seatIn(const RoundSeats& seats, EntryId entry) {
  const auto found = seats.find(entry);
  return found == seats.end() ? std::nullopt : std::optional(found->second);
}

std::set<RoundNumber> pairedBehind(const Event& event, RoundNumber behind) {
  std::set<RoundNumber> rounds;
  const auto note = [&](RoundNumber round) {
    if (round > behind) rounds.insert(round);
  };
  for (const Round& round : event.rounds) note(round.number);
  for (const Game& game : event.games) note(game.round);
  for (const Bye& bye : event.byes) note(bye.round);
  return rounds;
}

// Returns the event in its state before the round was paired. A player with a seat in the round counts as
// present, a player with an absent bye as absent. contest::eventBefore cannot be used: it counts every player
// without a seat as absent, but a corrected result can bring such a player into a bracket.
Event asPaired(Event event, RoundNumber round) {
  const RoundSeats seats = seatsOf(event, round);
  std::set<EntryId> absent;
  for (const Bye& bye : event.byes) {
    if (bye.round == round && bye.kind == ByeKind::Absent) absent.insert(bye.entry);
  }
  for (Entry& entry : event.entries) {
    if (seats.contains(entry.id)) {
      std::erase(entry.absences, round);
      if (entry.lastRound) entry.lastRound = std::max(*entry.lastRound, numberOf(round));
    } else if (absent.contains(entry.id) && entry.plays(round)) {
      entry.absences.insert(std::ranges::upper_bound(entry.absences, round), round);
    }
  }
  std::erase_if(event.games, [&](const Game& game) { return game.round >= round; });
  std::erase_if(event.byes, [&](const Bye& bye) { return bye.round >= round; });
  std::erase_if(event.rounds, [&](const Round& each) { return each.number >= round; });
  // An unpublished earlier round would prevent every pairing.
  for (Round& each : event.rounds) each.publication = Publication::Published;
  if (!hasBegun(event)) forgetGroups(event);
  return event;
}

using Paired = Expected<pairing::RoundPairing, pairing::Obstacle>;

// Pairs rounds of one event again. Keeps one copy of the contest, in which only the event is replaced.
class Repairer {
 public:
  Repairer(const Contest& contest, EventId event)
      : m_contest(contest), m_event(&*std::ranges::find(m_contest.events, event, &Event::id)) {}

  [[nodiscard]] Paired pair(const Event& event, RoundNumber round) {
    *m_event = asPaired(event, round);
    return pairing::nextRound(m_contest, *m_event);
  }

 private:
  Contest m_contest;
  Event* m_event;
};

// True if the same obstacle prevents both pairings, and the obstacle does not hide a change. A missing result
// or rematch hides one: without it, nobody can tell how the round would be paired.
bool isSameObstacle(const Paired& one, const Paired& other) {
  using pairing::ObstacleKind;
  if (one || other || one.error().kind != other.error().kind) return false;
  const ObstacleKind kind = one.error().kind;
  return kind != ObstacleKind::ResultsMissing && kind != ObstacleKind::RematchMissing;
}

// Returns the players whose seat the change touches. `was` and `now` are the pairings by the system before
// and after the change. Without a pairing `was`, every seat that differs from `now` counts.
std::set<EntryId> touchedEntries(const RoundSeats& stored, const std::optional<RoundSeats>& was,
                                 const RoundSeats& now) {
  std::set<EntryId> touched;
  const auto look = [&](EntryId entry) {
    const std::optional<RoundSeat> seat = seatIn(now, entry);
    if (seat == seatIn(stored, entry)) return;
    if (!was || seat != seatIn(*was, entry)) touched.insert(entry);
  };
  for (const auto& [entry, seat] : stored) look(entry);
  for (const auto& [entry, seat] : now) look(entry);
  return touched;
}

TouchedRound described(const Event& event, RoundNumber round, const RoundSeats& stored,
                       const std::set<EntryId>& touched, const RoundSeats& now) {
  TouchedRound found{.round = round};
  for (const Game* game : gamesOf(event, round)) {
    ++found.boardsInAll;
    if (touched.contains(game->blue) || touched.contains(game->red)) found.boards.push_back(game->board);
  }
  std::ranges::sort(found.boards);
  const RoundSeat bye;
  for (const Entry& entry : event.entries) {
    if (!touched.contains(entry.id)) continue;
    const std::optional<RoundSeat> had = seatIn(stored, entry.id);
    const std::optional<RoundSeat> gets = seatIn(now, entry.id);
    if (had == bye) found.byesLost.push_back(entry.id);
    if (gets == bye) found.byesWon.push_back(entry.id);
    if (!had && gets && gets != bye) found.newcomers.push_back(entry.id);
  }
  return found;
}

}  // namespace

std::vector<TouchedRound> touchedRounds(const Contest& contest, const Event& before, const Event& after,
                                        RoundNumber behind) {
  DAMATH_EXPECTS(before.id == after.id && before.entries.size() == after.entries.size());
  std::vector<TouchedRound> list;
  if (pairing::rulesOf(after).dependence == pairing::Dependence::None) return list;
  Repairer repairer(contest, before.id);
  for (const RoundNumber round : pairedBehind(after, behind)) {
    const RoundSeats stored = seatsOf(after, round);
    const Paired now = repairer.pair(after, round);
    if (now && seatsOf(*now) == stored) continue;
    const Paired was = repairer.pair(before, round);
    if (isSameObstacle(was, now)) continue;
    const std::optional<RoundSeats> seatsBefore = was ? std::optional(seatsOf(*was)) : std::nullopt;
    const RoundSeats seatsNow = now ? seatsOf(*now) : RoundSeats();
    std::set<EntryId> touched;
    if (now) {
      touched = touchedEntries(stored, seatsBefore, seatsNow);
    } else {
      for (const auto& [entry, seat] : stored) touched.insert(entry);
    }
    if (touched.empty()) continue;
    TouchedRound found = described(after, round, stored, touched, seatsNow);
    found.isPairable = now.has_value();
    found.isOwnPairing = !seatsBefore || *seatsBefore != stored;
    list.push_back(std::move(found));
  }
  return list;
}

}  // namespace damath::contest
