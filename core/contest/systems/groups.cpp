// SPDX-License-Identifier: GPL-3.0-or-later
// The system of groups with a final: its SystemRules, and the ranks of the event. The pairing itself is in
// group_play.hpp.
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/next_round.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/knock_out_progress.hpp"
#include "core/contest/pairing/round_robin.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/schedule_fault.hpp"
#include "core/contest/systems/system.hpp"
#include "core/precondition.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;
using contest::RankedEntry;
using contest::RankReason;
using contest::RankStep;
using contest::Standings;
using contest::System;

bool isOfFinal(const contest::Event& event, contest::RoundNumber round) {
  return numberOf(round) > groupRounds(event);
}

bool hasKnockOutFinal(const contest::EventSetup& setup) {
  return setup.groupPlan.final == System::KnockOut;
}

void checkGroups(const contest::EventSetup& setup, int entries, PlanFaults& faults) {
  using Fault = ScheduleFaultKind;
  const contest::GroupPlan& plan = setup.groupPlan;
  if (plan.groups < 2) faults.add(Fault::TooFewGroups, 2, plan.groups);
  if (plan.advancing < 1) faults.add(Fault::NobodyAdvances, 1, plan.advancing);
  const bool isFinalKnown = hasKnockOutFinal(setup) || plan.final == System::RoundRobin;
  if (!isFinalKnown) faults.add(Fault::FinalUnknown, 0, 0);
  if (plan.groups < 2) return;
  const int smallest = entries / plan.groups;
  if (smallest < 2) faults.add(Fault::GroupTooSmall, 2, smallest);
  if (plan.advancing > smallest) faults.add(Fault::AdvancingExceedsGroup, smallest, plan.advancing);
  if (!faults.isEmpty() || !areLegsKnown(setup)) return;
  const int largest = (entries + plan.groups - 1) / plan.groups;
  const int finalists = plan.groups * plan.advancing;
  faults.addTooFewRounds(
      setup, roundsOfBerger(largest, setup.legs) +
                 (hasKnockOutFinal(setup) ? bracketRounds(finalists) : roundsOfBerger(finalists, 1)));
}

int roundsWithFinal(const contest::Event& event) {
  return groupRounds(event) + finalRounds(event);
}

int playersNow(const contest::Contest& contest, const contest::Event& event, contest::RoundNumber round) {
  if (isOfFinal(event, round)) {
    return static_cast<int>(finalEvent(event, groupsOf(contest, event)).entries.size());
  }
  return static_cast<int>(whoPlays(event, round).size());
}

// Returns the missing rematches before the next round: from the end of the groups on, the ties that decide
// which entries advance, also if a correction during the final caused them; in a knock-out final, the drawn
// games.
Obstacle tiesAndDrawnGames(const contest::Contest& contest, const contest::Event& event) {
  Obstacle missing{ObstacleKind::RematchMissing, {}};
  const int paired = roundsPaired(event);
  if (paired < groupRounds(event)) return missing;
  const Members groups = groupsOf(contest, event);
  missing.ties = openTies(event, groups);
  if (hasFinalBegun(event) && hasKnockOutFinal(event.setup)) {
    missing.games = undecidedGames(finalEvent(event, groups));
  }
  return missing;
}

std::optional<RoundPairing> pairGroups(const contest::Contest& contest, const contest::Event& event,
                                       contest::RoundNumber round) {
  return groupsRound(contest, event, round);
}

void checkGroupTables(HandCheck& check) {
  const Members groups = groupsOf(check.contest, check.event);
  std::map<EntryId, std::size_t> groupOf;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    for (const EntryId entry : groups[group]) groupOf[entry] = group;
  }
  std::vector<std::vector<Board>> boards(groups.size());
  for (const Board& board : check.manual.boards) {
    const auto blue = groupOf.find(board.blue);
    const auto red = groupOf.find(board.red);
    if (blue == groupOf.end() || red == groupOf.end() || blue->second != red->second) {
      check.add(ManualFaultKind::NotAMeeting, {board.blue, board.red});
    } else {
      boards[blue->second].push_back(board);
    }
  }
  for (std::size_t group = 0; group < groups.size(); ++group) {
    const contest::Event table = groupEvent(check.event, groups[group]);
    check.addTable(table, boards[group]);
    const bool isDone = groups[group].size() < 2 || remainingTableRounds(check.contest, table).empty();
    if (!isDone) check.addMissing(whoPlays(table, check.manual.round));
  }
}

void checkFinal(HandCheck& check) {
  const contest::Event& event = check.event;
  const contest::Event last = finalEvent(event, groupsOf(check.contest, event));
  if (last.entries.size() < 2) return;
  if (last.setup.system == System::KnockOut) {
    check.addBracket(groupsRound(check.contest, event, check.manual.round));
    return;
  }
  for (const EntryId entry : check.seen) {
    if (last.find(entry) == nullptr) check.add(ManualFaultKind::NotInBracket, {entry});
  }
  check.addMissing(whoPlays(last, contest::RoundNumber{numberOf(check.manual.round) - groupRounds(event)}));
  check.addTable(last, check.manual.boards);
}

void checkGroupsByHand(HandCheck& check) {
  isOfFinal(check.event, check.manual.round) ? checkFinal(check) : checkGroupTables(check);
}

// True if the event ends with one champion: the final is a knock-out, and two or more finalists are left.
bool endsInKnockOut(const contest::Event& event) {
  if (!hasKnockOutFinal(event.setup)) return false;
  return !contest::hasBegun(event) || finalRounds(event) > 0;
}

std::vector<contest::GameId> drawnInFinal(const contest::Event& event) {
  if (!hasKnockOutFinal(event.setup) || !hasFinalBegun(event)) return {};
  return undecidedGames(finalEvent(event, groupsPlayed(event)));
}

std::vector<contest::Rematch> walkoversInFinal(const contest::Event& event) {
  if (!hasKnockOutFinal(event.setup) || !hasFinalBegun(event)) return {};
  return walkoversOf(finalEvent(event, groupsPlayed(event)));
}

// Returns the entries with a game or a bye in this round.
std::set<EntryId> playersInRound(const contest::Event& event, contest::RoundNumber round) {
  std::set<EntryId> players;
  for (const contest::Game* game : contest::gamesOf(event, round)) players.insert({game->blue, game->red});
  for (const contest::Bye& bye : event.byes) {
    if (bye.round == round) players.insert(bye.entry);
  }
  return players;
}

// Returns the first round of the final whose players do not follow from the present results. nullopt if there
// is none. Every finalist has a game or a bye in the first round of the final, and nobody else has one. Other
// seeds of the same players change nothing (seatsAsPaired).
std::optional<int> firstAdriftInFinal(const contest::Event& event) {
  if (!hasFinalBegun(event)) return std::nullopt;
  const int rounds = groupRounds(event);
  const contest::Event last = finalEvent(event, groupsPlayed(event));
  std::set<EntryId> finalists;
  for (const contest::Entry& entry : last.entries) finalists.insert(entry.id);
  if (playersInRound(event, contest::RoundNumber{rounds + 1}) != finalists) return rounds + 1;
  const auto first = hasKnockOutFinal(event.setup) ? firstRoundAdrift(last) : std::nullopt;
  return first ? std::optional(*first + rounds) : std::nullopt;
}

Origin originInGroups(const contest::Contest& contest, const contest::Event& event,
                      const contest::Game& game) {
  const Members groups = groupsOf(contest, event);
  if (isOfFinal(event, game.round)) {
    const contest::Event last = finalEvent(event, groups);
    if (hasKnockOutFinal(event.setup)) {
      if (last.entries.size() < 2) return {};
      return originInBracket(finalKnockOut(contest, event, groups), last, game);
    }
    Origin origin = originInTable(contest, last, game);
    if (auto* table = std::get_if<TableOrigin>(&origin)) table->isOfFinal = true;
    return origin;
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto isIn = [&](EntryId entry) { return std::ranges::find(groups[i], entry) != groups[i].end(); };
    if (!isIn(game.blue) || !isIn(game.red)) continue;
    Origin origin = originInTable(contest, groupEvent(event, groups[i]), game);
    if (auto* table = std::get_if<TableOrigin>(&origin)) table->group = static_cast<int>(i) + 1;
    return origin;
  }
  return {};
}

// Computes the ranks of an event with groups and a final (rulebook Y4). The finalists come first, in the
// order of the final. The other entries follow by their places in the groups. Before the final is paired, all
// entries are ranked by their places in the groups. If only one finalist is left after the groups, this entry
// is first without a final. Ties within a group and within the final are broken by
// Y2. Entries with the same place in different groups share the rank.
class Ranking {
 public:
  explicit Ranking(const contest::Event& event) : m_event(event), m_rounds(groupRounds(event)) {}

  GroupRanks ranks() {
    const Members groups = groupsPlayed(m_event);
    if (hasFinalBegun(m_event)) {
      addFinal(finalEvent(m_event, groups));
    } else if (m_rounds > 0 && roundsPaired(m_event) == m_rounds) {
      addOnlyFinalist(finalEvent(m_event, groups));
    }
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
        // The reason comes from finalEvent(), in which the start numbers are the seeds of the final. The
        // reason must list its entries by their start numbers in the whole event.
        if (!isOfTie(reason.step)) sortByNumber(reason.against);
        reasons.push_back(std::move(reason));
      }
      add(row.rank, row.entry, std::move(reasons));
    }
    addTies(table);
  }

  void addOnlyFinalist(const contest::Event& last) {
    if (last.entries.size() != 1) return;
    RankReason reason{RankStep::Champion, {}, {}};
    add(1, last.entries.front().id, {std::move(reason)});
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

  // Adds the entries that are in no group. All these entries share the last rank.
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

  // An entry outside the final may share its rank with entries of other groups. The reason names only equal
  // entries of the same group, because no step compared the entry with other groups.
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
    for (const auto& pair : table.rematchesOpen) addOpen(pair.first, pair.second);
    std::ranges::copy(table.lotsOpen, std::back_inserter(m_ranks.lotsOpen));
  }

  // Two entries that are tied in their group and in the final play one rematch after the other.
  void addOpen(EntryId one, EntryId other) {
    const bool isListed = std::ranges::any_of(m_ranks.rematchesOpen, [&](const auto& pair) {
      return pair == std::pair(one, other) || pair == std::pair(other, one);
    });
    if (!isListed) m_ranks.rematchesOpen.emplace_back(one, other);
  }

  [[nodiscard]] int nextRank() const { return static_cast<int>(m_ranks.ranks.size()) + 1; }

  const contest::Event& m_event;
  int m_rounds;
  GroupRanks m_ranks;
  std::set<EntryId> m_placed;
};

// Returns the ranks of an event with groups and a final. Precondition: all entries in games and byes belong
// to the event.
GroupRanks groupRanks(const contest::Event& event) {
  DAMATH_EXPECTS(event.setup.system == contest::System::Groups);
  return Ranking(event).ranks();
}

}  // namespace

constinit const SystemRules kGroups{.hasLegs = true,
                                    .takesRounds = false,
                                    .takesGroups = true,
                                    .checkPlan = checkGroups,
                                    .rounds = roundsWithFinal,
                                    .seats = entrants,
                                    .players = playersNow,
                                    .rematchesMissing = tiesAndDrawnGames,
                                    .pair = pairGroups,
                                    .checkByHand = checkGroupsByHand,
                                    .groupRanks = groupRanks,
                                    .endsInBracket = endsInKnockOut,
                                    .gamesToDecide = drawnInFinal,
                                    .walkovers = walkoversInFinal,
                                    .firstAdrift = firstAdriftInFinal,
                                    .origin = originInGroups,
                                    .everyPlaceIsPlayedOut = false};

}  // namespace damath::pairing
