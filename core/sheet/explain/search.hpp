// SPDX-License-Identifier: GPL-3.0-or-later
// The search behind resolver.hpp: a cheapest-first walk over places (so many entries explained, this on the
// board). Legal readings cost nothing and are tried at once; repairs are tried only when nothing cheaper is
// left, so a clean sheet never pays for them. The cost of a visit is what its place cost so far and what the
// entries ahead cost in any game.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/sheet/explain/alignment.hpp"
#include "core/sheet/explain/costs_ahead.hpp"
#include "core/sheet/explain/search_memory.hpp"
#include "core/sheet/explain/total_gaps.hpp"

namespace damath::sheet {

// Cheapest first, then farthest along, so that a mistake is sought where it shows.
struct Later {
  bool operator()(const Visit& a, const Visit& b) const { return a.order() > b.order(); }
};

class Search {
 public:
  // From this position, the entry `first` being the next. Takes its memory and gives it back in the end.
  Search(const Law& law, const Reading& reading, const TotalGaps& totalGaps, const board::Position& start,
         std::size_t first, SearchMemory& memory);
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  ~Search() { m_memory.giveBack({m_graph.release(), std::move(m_queue)}); }

  Segment run();
  // The same where it costs nothing, and nothing otherwise.
  [[nodiscard]] std::optional<Segment> runAtNoCost();
  // The same where it costs no more than that and follows every entry, within so many places looked at;
  // nullopt otherwise.
  [[nodiscard]] std::optional<Segment> runToEnd(int mostCost, std::size_t mostVisits);
  // Returns the cheapest visited place before each entry, ordered by entry.
  [[nodiscard]] std::vector<SearchPlace> cheapestPlaces() const;
  // Returns the cost of the segment that the last run found.
  [[nodiscard]] int cost() const { return m_cost; }
  // Returns how many places the last run looked at.
  [[nodiscard]] std::size_t visits() const { return m_visits; }
  [[nodiscard]] bool limitReached() const { return m_limitReached; }

  // How far legal turns alone explain the entries without a slip; beyond the last entry the R.C. rows count.
  struct Reach {
    std::size_t next = 0;   // the first entry not explained; the number of entries where all are
    int remainingCost = 0;  // of the R.C. rows, where all are
  };
  [[nodiscard]] Reach reachOfPlay();

 private:
  Search(const Law& law, const Reading& reading, const TotalGaps& totalGaps, const SearchPlace& start,
         SearchMemory& memory, SearchMemory::Store store);

  // A node that is looked at, its place unpacked.
  struct Spot {
    NodeId node;
    SearchPlace place;
    int cost;
  };

  [[nodiscard]] std::optional<Segment> runWithin(int mostCost, std::size_t mostVisits);
  [[nodiscard]] Spot spot(NodeId node) const { return {node, m_graph.place(node), m_graph.cost(node)}; }
  void push(const Visit& visit);
  Visit pop();
  void note(const Visit& visit);
  [[nodiscard]] bool isStale(const Visit& visit) const;
  void schedule(NodeId id);
  void reach(const SearchPlace& place, int cost, NodeId from, const ExplainedTurn& explained);
  [[nodiscard]] std::optional<Alignment> aligned(const board::Position& position, const rules::Turn& turn,
                                                 std::size_t first) const {
    return align(m_law, m_reading, BoardSteps(position, turn), first);
  }
  void take(const Spot& from, const rules::Turn& turn, const Alignment& alignment, int cost,
            ExplainedEntries explained);
  void fit(NodeId id);
  void repair(NodeId id);
  void giveUp(NodeId id);
  // What the entries from here on cost unplaced; computed once, when first asked.
  int costOfRest(std::size_t next);
  void ignoreRest(const Spot& from);
  // Entries that stand once more just behind themselves: a half, or a whole line.
  void skipRepeated(const Spot& from);
  void readWithSlips(const Spot& from, const rules::Turn& turn);
  void readBreaches(const Spot& from, const rules::TurnList& legal);
  // A chip put where no rule lets it go, and played on from there.
  void readForbidden(const Spot& from, const rules::TurnList& legal);
  // True if the board allows the turn, legal or not.
  [[nodiscard]] bool isPlayable(const board::Position& position, const rules::Turn& turn,
                                const rules::TurnList& legal) const;
  void readFrom(const Spot& from, const rules::Turn& turn, Placing placing, int cost);
  // The other player moved twice running.
  void readOutOfTurn(const Spot& from);
  // A line whose two halves stand in each other's place.
  void readSwappedHalves(const Spot& from, const rules::TurnList& legal);
  // Two turns, and between them a place that belongs to this way alone.
  void takeSwapped(const Spot& from, const rules::Turn& turn, const rules::Turn& reply, int cost);
  // What a turn's entries cost where one of them is exchanged with its neighbour; nothing where they do not
  // fit.
  [[nodiscard]] std::optional<int> swappedCost(const BoardSteps& boardSteps, board::Side mover,
                                               std::size_t first, Exchange exchange) const;
  [[nodiscard]] bool isBetweenLines(std::size_t next) const;
  void assumeUnwritten(const Spot& from, const rules::Turn& turn);
  // What the entries of a turn cost by their totals; gaps explained by turns left out cost nothing, once.
  int costOfTotalGaps(SearchPlace& place, const BoardSteps& boardSteps, std::size_t count,
                      std::optional<std::size_t> unwritten) const;
  // What does not fit the board at the end: R.C. rows, grand totals.
  [[nodiscard]] int costOfEnd(const SearchPlace& place) const;
  // Whether the mover's written totals before and behind the place leave room for exactly this score.
  [[nodiscard]] bool totalsBearOut(const SearchPlace& place, const exact::Number& score);
  // A side's written total before an entry with the scores written from there to its next total, and that
  // next total: null if there is none.
  struct TotalsAround {
    exact::Number stated;
    const FigureStep* next = nullptr;
  };
  [[nodiscard]] TotalsAround totalsAround(board::Side side, std::size_t next) const;
  [[nodiscard]] bool grandBearsOut(const SearchPlace& place, board::Side side,
                                   const exact::Number& score) const;
  // What a turn scores; nothing where the arbiter is asked.
  [[nodiscard]] std::optional<exact::Number> scoreOf(const BoardSteps& boardSteps) const;
  Segment segment(const Visit& end, const std::vector<NodeId>& ends) const;
  // Walks every equally cheap way back from the ends and notes where it differs from the one taken.
  void addAlternatives(Segment& found, const std::vector<NodeId>& ends) const;

  const Law& m_law;
  const Reading& m_reading;
  std::size_t m_count;
  const TotalGaps& m_totalGaps;
  SearchMemory& m_memory;
  SearchGraph m_graph;
  CostsAhead m_ahead;          // filled by the first run that may cost anything
  std::vector<Visit> m_queue;  // a heap by Later
  std::optional<Visit> m_cheapestGap;
  std::vector<int> m_restCosts;
  std::vector<std::optional<TotalsAround>> m_totalsAround;  // by entry and side; computed when first asked
  std::vector<NodeId> m_cheapest;  // by entry, of the places looked at; kNoNode where there is none
  int m_cost = 0;
  std::size_t m_visits = 0;
  bool m_limitReached = false;
};

// Returns the last of the places that comes before every entry of the line and of later lines. The first
// place is returned if none does. Precondition: `places` is not empty and in the order of the entries.
[[nodiscard]] const SearchPlace& lastPlaceBefore(const Reading& reading,
                                                 const std::vector<SearchPlace>& places, int line);

}  // namespace damath::sheet
