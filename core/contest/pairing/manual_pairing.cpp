// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/manual_pairing.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/groups.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/record.hpp"
#include "core/contest/pairing/round_robin.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;
using contest::System;
using Kind = ManualFaultKind;
using Pair = std::pair<EntryId, EntryId>;

Pair pairOf(EntryId a, EntryId b) {
  return {std::min(a, b), std::max(a, b)};
}

class Check {
 public:
  Check(const contest::Contest& contest, const contest::Event& event, const RoundPairing& manual)
      : m_contest(contest), m_event(event), m_manual(manual) {}

  std::vector<ManualFault> faults() {
    addEntries();
    if (isKnown()) addPairs();
    std::ranges::stable_sort(m_faults, {}, &ManualFault::kind);
    return std::move(m_faults);
  }

 private:
  void add(Kind kind, std::vector<EntryId> entries) { m_faults.push_back({kind, std::move(entries)}); }

  [[nodiscard]] bool isKnown() const {
    return std::ranges::none_of(m_faults,
                                [](const ManualFault& fault) { return fault.kind == Kind::UnknownEntry; });
  }

  // Every entry once, and each where it may be.
  void addEntries() {
    for (const Board& board : m_manual.boards) {
      if (board.blue == board.red) add(Kind::AgainstItself, {board.blue, board.red});
      see(board.blue, true);
      if (board.blue != board.red) see(board.red, true);
    }
    for (const contest::Bye& bye : m_manual.byes) see(bye.entry, bye.kind == contest::ByeKind::Allotted);
  }

  void see(EntryId id, bool plays) {
    const contest::Entry* entry = m_event.find(id);
    if (entry == nullptr) {
      add(Kind::UnknownEntry, {id});
      return;
    }
    if (!m_seen.insert(id).second) add(Kind::Twice, {id});
    if (plays && !entry->plays(m_manual.round)) add(Kind::NotPlaying, {id});
  }

  void addPairs() {
    const bool isFinal =
        m_event.setup.system == System::Groups && numberOf(m_manual.round) > groupRounds(m_event);
    switch (m_event.setup.system) {
      case System::Swiss:
        addMissing(whoPlays(m_event, m_manual.round));
        addSwiss();
        break;
      case System::RoundRobin:
        addMissing(whoPlays(m_event, m_manual.round));
        addTable(m_event, m_manual.boards);
        break;
      case System::KnockOut:
      case System::DoubleKnockOut:
        addBracket(knockOutPairing());
        break;
      case System::Groups:
        isFinal ? addFinal() : addGroups();
        break;
    }
    // A table, a group or a bracket has its schoolmates meet when they must.
    if (m_event.setup.system != System::Swiss) return;
    for (const Board& board : m_manual.boards) {
      if (areSchoolMates(m_schools, board.blue, board.red)) add(Kind::SchoolMates, {board.blue, board.red});
    }
  }

  [[nodiscard]] static std::vector<EntryId> whoPlays(const contest::Event& event,
                                                     contest::RoundNumber round) {
    std::vector<EntryId> players;
    for (const contest::Entry& entry : event.entries) {
      if (entry.plays(round)) players.push_back(entry.id);
    }
    return players;
  }

  void addMissing(const std::vector<EntryId>& players) {
    for (const EntryId player : players) {
      if (!m_seen.contains(player)) add(Kind::Missing, {player});
    }
  }

  void addSwiss() {
    const std::map<EntryId, Record> records = recordsOf(m_event);
    for (const Board& board : m_manual.boards) {
      const Record& blue = records.at(board.blue);
      const Record& red = records.at(board.red);
      if (blue.hasMet(board.red)) add(Kind::MetBefore, {board.blue, board.red});
      if (m_event.setup.firstMove == contest::FirstMove::Lot) continue;
      addSide(blue, Side::Blue);
      addSide(red, Side::Red);
    }
    for (const contest::Bye& bye : m_manual.byes) {
      const bool isAllotted = bye.kind == contest::ByeKind::Allotted;
      if (isAllotted && records.at(bye.entry).hadBye) add(Kind::SecondBye, {bye.entry});
    }
  }

  void addSide(const Record& record, Side side) {
    const std::size_t count = record.sides.size();
    if (count >= 2 && record.sides[count - 1] == side && record.sides[count - 2] == side) {
      add(Kind::ThirdInARow, {record.entry});
    }
    if (std::abs(record.balance() + (side == Side::Blue ? 1 : -1)) > 2) {
      add(Kind::SidesUneven, {record.entry});
    }
  }

  // The boards must all be of one round that is left, whichever.
  void addTable(const contest::Event& table, const std::vector<Board>& boards) {
    const std::vector<contest::Entry> seats = tableSeats(m_contest, table);
    std::map<Pair, std::set<int>> roundsOf;
    std::vector<int> left;
    if (seats.size() >= 2) left = remainingTableRounds(m_contest, table);
    for (const int round : left) {
      for (const Board& meeting : tableMeetings(seats, table.setup.legs, round)) {
        roundsOf[pairOf(meeting.blue, meeting.red)].insert(round);
      }
    }
    std::set<int> common(left.begin(), left.end());
    std::vector<EntryId> mixed;
    for (const Board& board : boards) {
      const auto rounds = roundsOf.find(pairOf(board.blue, board.red));
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

  void addGroups() {
    const Members groups = groupsOf(m_contest, m_event);
    std::map<EntryId, std::size_t> groupOf;
    for (std::size_t group = 0; group < groups.size(); ++group) {
      for (const EntryId entry : groups[group]) groupOf[entry] = group;
    }
    std::vector<std::vector<Board>> boards(groups.size());
    for (const Board& board : m_manual.boards) {
      const auto blue = groupOf.find(board.blue);
      const auto red = groupOf.find(board.red);
      if (blue == groupOf.end() || red == groupOf.end() || blue->second != red->second) {
        add(Kind::NotAMeeting, {board.blue, board.red});
      } else {
        boards[blue->second].push_back(board);
      }
    }
    for (std::size_t group = 0; group < groups.size(); ++group) {
      const contest::Event table = groupEvent(m_event, groups[group]);
      addTable(table, boards[group]);
      const bool isDone = groups[group].size() < 2 || remainingTableRounds(m_contest, table).empty();
      if (!isDone) addMissing(whoPlays(table, m_manual.round));
    }
  }

  void addFinal() {
    const contest::Event last = finalEvent(m_event, groupsOf(m_contest, m_event));
    if (last.entries.size() < 2) return;
    if (last.setup.system == System::KnockOut) {
      addBracket(groupsRound(m_contest, m_event, m_manual.round));
      return;
    }
    for (const EntryId entry : m_seen) {
      if (last.find(entry) == nullptr) add(Kind::NotInBracket, {entry});
    }
    addMissing(whoPlays(last, contest::RoundNumber{numberOf(m_manual.round) - groupRounds(m_event)}));
    addTable(last, m_manual.boards);
  }

  [[nodiscard]] RoundPairing knockOutPairing() const {
    if (bracketEntrants(m_event).size() < 2) return {};
    return knockOutRound(knockOutOf(m_event, schoolKinship(m_schools)), m_event, m_manual.round);
  }

  void addBracket(const RoundPairing& due) {
    std::set<Pair> meetings;
    std::vector<EntryId> players;
    std::set<EntryId> known;
    for (const Board& board : due.boards) {
      meetings.insert(pairOf(board.blue, board.red));
      players.insert(players.end(), {board.blue, board.red});
    }
    for (const contest::Bye& bye : due.byes) {
      if (bye.kind == contest::ByeKind::Allotted) players.push_back(bye.entry);
      known.insert(bye.entry);
    }
    known.insert(players.begin(), players.end());
    addMissing(players);
    for (const EntryId entry : m_seen) {
      if (!known.contains(entry)) add(Kind::NotInBracket, {entry});
    }
    for (const Board& board : m_manual.boards) {
      if (!meetings.contains(pairOf(board.blue, board.red))) add(Kind::NotAMeeting, {board.blue, board.red});
    }
  }

  const contest::Contest& m_contest;
  const contest::Event& m_event;
  const RoundPairing& m_manual;
  Schools m_schools = schoolsOf(m_contest, m_event);
  std::set<EntryId> m_seen;
  std::vector<ManualFault> m_faults;
};

}  // namespace

Severity severityOf(ManualFaultKind kind) {
  return kind < Kind::MetBefore ? Severity::Impossible : Severity::Questionable;
}

std::vector<ManualFault> faultsOf(const contest::Contest& contest, const contest::Event& event,
                                  const RoundPairing& manual) {
  return Check(contest, event, manual).faults();
}

}  // namespace damath::pairing
