// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/manual_pairing.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "core/contest/pairing/round_robin.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;
using Kind = ManualFaultKind;
using Pair = std::pair<EntryId, EntryId>;

Pair unordered(EntryId a, EntryId b) {
  return {std::min(a, b), std::max(a, b)};
}

// Checks every entry on a board or bye: the entry exists, has only one board or bye, and may play the round
// if it has a board or an allotted bye.
void checkEntries(HandCheck& check) {
  const auto see = [&check](EntryId id, bool plays) {
    const contest::Entry* entry = check.event.find(id);
    if (entry == nullptr) return check.add(Kind::UnknownEntry, {id});
    if (!check.seen.insert(id).second) check.add(Kind::Twice, {id});
    if (plays && !entry->plays(check.manual.round)) check.add(Kind::NotPlaying, {id});
  };
  for (const Board& board : check.manual.boards) {
    if (board.blue == board.red) check.add(Kind::AgainstItself, {board.blue, board.red});
    see(board.blue, true);
    if (board.blue != board.red) see(board.red, true);
  }
  for (const contest::Bye& bye : check.manual.byes) see(bye.entry, bye.kind == contest::ByeKind::Allotted);
}

}  // namespace

Severity severityOf(ManualFaultKind kind) {
  return kind < Kind::MetBefore ? Severity::Impossible : Severity::Questionable;
}

std::vector<ManualFault> faultsOf(const contest::Contest& contest, const contest::Event& event,
                                  const RoundPairing& manual) {
  HandCheck check{contest, event, manual};
  checkEntries(check);
  const bool areKnown = std::ranges::none_of(
      check.faults, [](const ManualFault& fault) { return fault.kind == Kind::UnknownEntry; });
  if (areKnown) rulesOf(event).checkByHand(check);
  std::ranges::stable_sort(check.faults, {}, &ManualFault::kind);
  return std::move(check.faults);
}

void HandCheck::add(Kind kind, std::vector<EntryId> entries) {
  faults.push_back({kind, std::move(entries)});
}

std::vector<EntryId> whoPlays(const contest::Event& event, contest::RoundNumber round) {
  std::vector<EntryId> players;
  for (const contest::Entry& entry : event.entries) {
    if (entry.plays(round)) players.push_back(entry.id);
  }
  return players;
}

void HandCheck::addMissing(const std::vector<EntryId>& players) {
  for (const EntryId player : players) {
    if (!seen.contains(player)) add(Kind::Missing, {player});
  }
}

void HandCheck::addTable(const contest::Event& table, const std::vector<Board>& boards) {
  const std::vector<contest::Entry> seats = tableSeats(contest, table);
  std::map<Pair, std::set<int>> roundsOf;
  std::vector<int> left;
  if (seats.size() >= 2) left = remainingTableRounds(contest, table);
  for (const int round : left) {
    for (const Board& meeting : tableMeetings(seats, table.setup.legs, round)) {
      roundsOf[unordered(meeting.blue, meeting.red)].insert(round);
    }
  }
  std::set<int> common(left.begin(), left.end());
  std::vector<EntryId> mixed;
  for (const Board& board : boards) {
    const auto rounds = roundsOf.find(unordered(board.blue, board.red));
    if (rounds == roundsOf.end()) {
      add(Kind::NotAMeeting, {board.blue, board.red});
      continue;
    }
    std::set<int> both;
    std::ranges::set_intersection(common, rounds->second, std::inserter(both, both.end()));
    common = std::move(both);
    mixed.push_back(board.blue);
    mixed.push_back(board.red);
  }
  if (common.empty() && !mixed.empty()) add(Kind::MixedTableRounds, mixed);
}

void HandCheck::addBracket(const RoundPairing& due) {
  std::set<Pair> meetings;
  std::vector<EntryId> players;
  std::set<EntryId> known;
  for (const Board& board : due.boards) {
    meetings.insert(unordered(board.blue, board.red));
    players.insert(players.end(), {board.blue, board.red});
  }
  for (const contest::Bye& bye : due.byes) {
    if (bye.kind == contest::ByeKind::Allotted) players.push_back(bye.entry);
    known.insert(bye.entry);
  }
  known.insert(players.begin(), players.end());
  addMissing(players);
  for (const EntryId entry : seen) {
    if (!known.contains(entry)) add(Kind::NotInBracket, {entry});
  }
  for (const Board& board : manual.boards) {
    if (!meetings.contains(unordered(board.blue, board.red))) add(Kind::NotAMeeting, {board.blue, board.red});
  }
}

}  // namespace damath::pairing
