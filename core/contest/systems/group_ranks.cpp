// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/group_ranks.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "core/contest/systems/groups.hpp"
#include "core/precondition.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;
using contest::RankedEntry;
using contest::RankReason;
using contest::RankStep;
using contest::Standings;

class Ranking {
 public:
  explicit Ranking(const contest::Event& event) : m_event(event), m_rounds(groupRounds(event)) {}

  GroupRanks ranks() {
    const Members groups = groupsPlayed(m_event);
    if (hasFinalBegun(m_event)) addFinal(finalEvent(m_event, groups));
    addGroups(groups);
    addOthers();
    std::ranges::sort(m_ranks.ranks, {}, [this](const GroupRank& row) {
      return std::pair(row.rank, m_event.at(row.entry).number);
    });
    return std::move(m_ranks);
  }

 private:
  void addFinal(const contest::Event& last) {
    const Standings table = contest::standings(last);
    const bool isTable = last.setup.system == contest::System::RoundRobin;
    for (const RankedEntry& row : table.ranks) {
      std::vector<RankReason> reasons;
      if (isTable) reasons.push_back(pointsInFinal(table, row));
      for (RankReason reason : row.reasons) {
        if (auto* lostIn = std::get_if<contest::RoundNumber>(&reason.figures)) {
          *lostIn = contest::RoundNumber{numberOf(*lostIn) + m_rounds};
        }
        // In the final the start numbers are seeds, so these entries are sorted again by the event's start
        // numbers.
        if (!isOfTie(reason.step)) sortByNumber(reason.against);
        reasons.push_back(std::move(reason));
      }
      add(row.rank, row.entry, std::move(reasons));
    }
    addTies(table);
  }

  // Ranks the entries outside the final by their places in their groups. Entries with the same place in
  // different groups share the rank.
  void addGroups(const Members& groups) {
    std::map<int, std::vector<RankedEntry>> byPlace;
    for (const auto& members : groups) {
      Standings table = contest::standings(groupEvent(m_event, members));
      for (RankedEntry& row : table.ranks) {
        if (m_placed.contains(row.entry)) continue;
        row.reasons.insert(row.reasons.begin(), placeInGroup(table, row));
        byPlace[row.rank].push_back(row);
      }
      addTies(table);
    }
    for (auto& [place, rows] : byPlace) {
      std::ranges::sort(rows, {}, [this](const RankedEntry& row) { return m_event.at(row.entry).number; });
      const int rank = nextRank();
      for (RankedEntry& row : rows) add(rank, row.entry, std::move(row.reasons));
    }
  }

  // Adds the entries without a seat.
  void addOthers() {
    std::vector<contest::Entry> others;
    for (const contest::Entry& entry : m_event.entries) {
      if (!m_placed.contains(entry.id)) others.push_back(entry);
    }
    std::ranges::sort(others, {}, &contest::Entry::number);
    const int rank = nextRank();
    for (const contest::Entry& entry : others) {
      RankReason reason{RankStep::NoSeat, {}, {}};
      for (const contest::Entry& other : others) {
        if (other.id != entry.id) reason.against.push_back(other.id);
      }
      add(rank, entry.id, {std::move(reason)});
    }
  }

  // Only equal entries of the same group are named. Entries of other groups were never compared with this
  // entry.
  static RankReason placeInGroup(const Standings& group, const RankedEntry& own) {
    RankReason reason{RankStep::GroupPlace, {}, own.rank};
    for (const RankedEntry& row : group.ranks) {
      if (row.rank == own.rank && row.entry != own.entry) reason.against.push_back(row.entry);
    }
    return reason;
  }

  [[nodiscard]] RankReason pointsInFinal(const Standings& table, const RankedEntry& own) const {
    RankReason reason{RankStep::FinalPoints, {}, tiebreak::OwnFigure{own.points}};
    for (const RankedEntry& row : table.ranks) {
      if (row.entry != own.entry && row.points == own.points) reason.against.push_back(row.entry);
    }
    sortByNumber(reason.against);
    return reason;
  }

  void sortByNumber(std::vector<EntryId>& entries) const {
    std::ranges::sort(entries, {}, [this](EntryId entry) { return m_event.at(entry).number; });
  }

  void add(int rank, EntryId entry, std::vector<RankReason> reasons) {
    m_placed.insert(entry);
    m_ranks.ranks.push_back({rank, entry, std::move(reasons)});
  }

  void addTies(const Standings& table) {
    std::ranges::copy(table.rematchesDue, std::back_inserter(m_ranks.rematchesDue));
    std::ranges::copy(table.lotsOpen, std::back_inserter(m_ranks.lotsOpen));
  }

  [[nodiscard]] int nextRank() const { return static_cast<int>(m_ranks.ranks.size()) + 1; }

  const contest::Event& m_event;
  int m_rounds;
  GroupRanks m_ranks;
  std::set<EntryId> m_placed;
};

}  // namespace

GroupRanks groupRanks(const contest::Event& event) {
  DAMATH_EXPECTS(event.setup.system == contest::System::Groups);
  return Ranking(event).ranks();
}

}  // namespace damath::pairing
