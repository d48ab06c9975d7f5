// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/round_robin.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>

#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/arrangement.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/entry_pair.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/pairing/sides.hpp"
#include "core/precondition.hpp"
#include "core/splitmix64.hpp"

namespace damath::pairing {

namespace {

using contest::Entry;

// Returns a matrix with the round in which any two seats of the table meet. Seats and rounds are counted from
// 0. The rounds are those of one leg.
std::vector<std::vector<int>> meetingRounds(int players) {
  const auto size = static_cast<std::size_t>(players);
  std::vector<std::vector<int>> rounds(size, std::vector<int>(size, 0));
  for (int round = 1; round <= roundsOfBerger(players, 1); ++round) {
    for (const Meeting& meeting : bergerRound(players, 1, round)) {
      if (!meeting.red) continue;
      const auto blue = static_cast<std::size_t>(meeting.blue - 1);
      const auto red = static_cast<std::size_t>(*meeting.red - 1);
      rounds[blue][red] = rounds[red][blue] = round - 1;
    }
  }
  return rounds;
}

std::vector<std::set<EntryPair>> pairedRounds(const contest::Event& event) {
  std::vector<std::set<EntryPair>> rounds(static_cast<std::size_t>(roundsPaired(event)));
  for (const contest::Game& game : event.games) {
    rounds[static_cast<std::size_t>(numberOf(game.round) - 1)].insert(pairOf(game.blue, game.red));
  }
  return rounds;
}

// Returns several arrangements of the entries. The search for the best arrangement starts once from each of
// them, because exchanges of two entries may end at an arrangement that is not the best. The arrangements
// are: the entries by start number; the entries by school, so that neighbors in this order meet in the first
// round; and some arrangements by lot. The lots have a fixed seed, so they are always the same.
std::vector<std::vector<int>> startsFor(const std::vector<Entry>& entries, const Schools& schools) {
  constexpr std::size_t kMostLots = 12;
  // Limits the number of arrangements by lot if there are many entries or a large school.
  constexpr std::size_t kWork = 100'000;
  const int count = static_cast<int>(entries.size());
  std::vector<int> byNumber(entries.size());
  std::iota(byNumber.begin(), byNumber.end(), 0);
  std::vector<int> bySchool = byNumber;
  std::ranges::stable_sort(bySchool, {}, [&](int who) {
    const auto school = schools.find(entries[static_cast<std::size_t>(who)].id);
    return school == schools.end() ? contest::SchoolId{} : school->second;
  });
  std::vector<int> alongPairs(entries.size());
  auto next = bySchool.begin();
  for (const Meeting& meeting : bergerRound(count, 1, 1)) {
    alongPairs[static_cast<std::size_t>(meeting.blue - 1)] = *next++;
    if (meeting.red) alongPairs[static_cast<std::size_t>(*meeting.red - 1)] = *next++;
  }
  std::vector<std::vector<int>> starts{byNumber, alongPairs};
  std::map<contest::SchoolId, std::size_t> sizes;
  for (const auto& [entry, school] : schools) ++sizes[school];
  std::size_t kin = 1;
  for (const auto& [school, size] : sizes) kin += size * (size - 1);
  std::uint64_t draw = 0;
  for (std::size_t i = 0; i < std::min(kMostLots, kWork / (entries.size() * kin)); ++i) {
    for (std::size_t left = byNumber.size(); left > 1; --left) {
      draw = splitmix64(draw);
      std::swap(byNumber[left - 1], byNumber[draw % left]);
    }
    starts.push_back(byNumber);
  }
  return starts;
}

// The rounds of the table: `played` has the table round that each round of the event plays (nullopt after the
// last table round), and `left` the table rounds that are not played yet, ascending.
struct TableRounds {
  std::vector<std::optional<int>> played;
  std::vector<int> left;
};

TableRounds roundsInTable(const std::vector<Entry>& seats, const contest::Event& event) {
  const int legs = event.setup.legs;
  std::vector<int> left(static_cast<std::size_t>(roundsOfBerger(static_cast<int>(seats.size()), legs)));
  std::iota(left.begin(), left.end(), 1);
  const auto holds = [&](int tableRound, const std::set<EntryPair>& pairs) {
    std::set<EntryPair> meetings;
    for (const Board& board : tableMeetings(seats, legs, tableRound)) {
      meetings.insert(pairOf(board.blue, board.red));
    }
    return std::ranges::includes(meetings, pairs);
  };
  int round = 0;
  TableRounds rounds;
  for (const std::set<EntryPair>& pairs : pairedRounds(event)) {
    ++round;
    rounds.played.emplace_back();
    if (left.empty()) continue;
    auto played = std::ranges::find(left, round);
    if (played == left.end() || !holds(round, pairs)) {
      const auto fitting =
          std::ranges::find_if(left, [&](int tableRound) { return holds(tableRound, pairs); });
      if (fitting != left.end()) played = fitting;
    }
    if (played == left.end()) played = left.begin();
    rounds.played.back() = *played;
    left.erase(played);
  }
  rounds.left = std::move(left);
  return rounds;
}

Board withSides(const contest::Event& event, contest::RoundNumber round, const Entry& blue,
                const Entry& red) {
  if (event.setup.firstMove == contest::FirstMove::Lot) return boardByLot(event, round, blue, red);
  return {blue.id, red.id};
}

}  // namespace

std::vector<Entry> tableSeats(const contest::Contest& contest, const contest::Event& event) {
  std::vector<Entry> entries = entrants(event);
  // A late entry takes the free seat, the last one, because it must not move the entries that have played.
  const auto late = std::stable_partition(entries.begin(), entries.end(),
                                          [](const Entry& entry) { return entry.firstRound <= 1; });
  Schools schools = schoolsOf(contest, event);
  if (schools.empty()) return entries;
  // The search leaves out late entries.
  const std::vector<Entry> latecomers(late, entries.end());
  entries.erase(late, entries.end());
  for (const Entry& entry : latecomers) schools.erase(entry.id);
  const auto withLate = [&latecomers](std::vector<Entry> seated) {
    seated.insert(seated.end(), latecomers.begin(), latecomers.end());
    return seated;
  };
  if (schools.empty() || entries.size() < 3) return withLate(std::move(entries));
  std::vector<std::optional<contest::SchoolId>> schoolOf;
  for (const Entry& entry : entries) {
    const auto school = schools.find(entry.id);
    schoolOf.push_back(school == schools.end() ? std::nullopt : std::optional(school->second));
  }
  const auto rounds = meetingRounds(static_cast<int>(entries.size()));
  const SeatPlan plan{.tiers = std::vector<int>(entries.size(), 0),
                      .trouble =
                          [&rounds](int seat, int other) {
                            return rounds[static_cast<std::size_t>(seat)][static_cast<std::size_t>(other)];
                          },
                      .kinship =
                          [&schoolOf](int who, int other) {
                            const auto& own = schoolOf[static_cast<std::size_t>(who)];
                            return own && own == schoolOf[static_cast<std::size_t>(other)] ? 1 : 0;
                          }};
  std::vector<int> best;
  std::optional<std::vector<int>> least;
  for (const std::vector<int>& start : startsFor(entries, schools)) {
    std::vector<int> seats = arranged(start, plan);
    std::vector<int> troubles = troublesOf(seats, plan);
    if (least && troubles >= *least) continue;
    best = std::move(seats);
    least = std::move(troubles);
    if (least->empty()) break;
  }
  std::vector<Entry> seated;
  for (const int who : best) seated.push_back(entries[static_cast<std::size_t>(who)]);
  return withLate(std::move(seated));
}

std::vector<Board> tableMeetings(const std::vector<Entry>& seats, int legs, int tableRound) {
  std::vector<Board> boards;
  for (const Meeting& meeting : bergerRound(static_cast<int>(seats.size()), legs, tableRound)) {
    if (!meeting.red) continue;
    boards.push_back({seats[static_cast<std::size_t>(meeting.blue - 1)].id,
                      seats[static_cast<std::size_t>(*meeting.red - 1)].id});
  }
  return boards;
}

std::vector<int> remainingTableRounds(const contest::Contest& contest, const contest::Event& event) {
  return roundsInTable(tableSeats(contest, event), event).left;
}

void nameTableOpponents(const contest::Contest& contest, contest::Event& event) {
  const auto isAllotted = [](const contest::Bye& bye) { return bye.kind == contest::ByeKind::Allotted; };
  if (entrants(event).size() < 2 || std::ranges::none_of(event.byes, isAllotted)) return;
  const std::vector<Entry> seats = tableSeats(contest, event);
  const TableRounds rounds = roundsInTable(seats, event);
  std::set<std::pair<contest::RoundNumber, contest::EntryId>> playing;
  for (const contest::Game& game : event.games) {
    playing.insert({game.round, game.blue});
    playing.insert({game.round, game.red});
  }
  for (contest::Bye& bye : event.byes) {
    bye.opponent.reset();
    const std::optional<int> tableRound = rounds.played[static_cast<std::size_t>(numberOf(bye.round) - 1)];
    if (!isAllotted(bye) || !tableRound) continue;
    for (const Board& each : tableMeetings(seats, event.setup.legs, *tableRound)) {
      if (each.blue != bye.entry && each.red != bye.entry) continue;
      const contest::EntryId other = each.blue == bye.entry ? each.red : each.blue;
      // A game or a late entry shows that the table was another one when the round was paired.
      const bool isLate = event.at(other).firstRound > numberOf(bye.round);
      if (!isLate && !playing.contains({bye.round, other})) bye.opponent = other;
    }
  }
}

RoundPairing roundRobinRound(const contest::Contest& contest, const contest::Event& event,
                             contest::RoundNumber round) {
  const std::vector<Entry> seats = tableSeats(contest, event);
  DAMATH_EXPECTS(seats.size() >= 2);
  const std::vector<int> left = roundsInTable(seats, event).left;
  DAMATH_EXPECTS(!left.empty());
  RoundPairing pairing{.round = round, .boards = {}, .byes = {}};
  std::vector<std::pair<Entry, std::optional<contest::EntryId>>> alone;  // with the opponent in the table
  for (const Meeting& meeting : bergerRound(static_cast<int>(seats.size()), event.setup.legs, left.front())) {
    const Entry& blue = seats[static_cast<std::size_t>(meeting.blue - 1)];
    const bool bluePlays = blue.plays(round);
    if (!meeting.red) {
      if (bluePlays) alone.emplace_back(blue, std::nullopt);
      continue;
    }
    const Entry& red = seats[static_cast<std::size_t>(*meeting.red - 1)];
    const bool redPlays = red.plays(round);
    if (bluePlays && redPlays) {
      pairing.boards.push_back(withSides(event, round, blue, red));
    } else if (bluePlays || redPlays) {
      const Entry& away = bluePlays ? red : blue;
      const bool isLate = away.firstRound > numberOf(round);
      alone.emplace_back(bluePlays ? blue : red, isLate ? std::nullopt : std::optional(away.id));
    }
  }
  std::ranges::sort(alone, {}, [](const auto& each) { return each.first.number; });
  for (const auto& [entry, away] : alone) {
    pairing.byes.push_back({round, entry.id, contest::ByeKind::Allotted, away});
  }
  for (const contest::Bye& bye : absentByes(entrants(event), round)) pairing.byes.push_back(bye);
  return pairing;
}

}  // namespace damath::pairing
