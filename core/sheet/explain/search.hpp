// SPDX-License-Identifier: GPL-3.0-or-later
// The best-first search of resolver.hpp. A place of the search is a number of explained entries together with
// a position on the board. Legal readings without a slip are tried at once; they cost nothing unless a score
// or a total is wrong. Repairs (readings with a mistake) are tried only when nothing cheaper is left, so they
// cost no time on a correct sheet. A visit is ordered by the cost of its place so far plus the least cost of
// the entries that remain.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/sheet/explain/costs_ahead.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/explain/search_memory.hpp"
#include "core/sheet/explain/total_gaps.hpp"

namespace damath::sheet {

// Orders the queue of visits: the cheapest visit first, then the visit with the largest number of explained
// entries. So the search looks for a mistake near the entry where the mistake shows.
struct Later {
  bool operator()(const Visit& a, const Visit& b) const { return a.order() > b.order(); }
};

class Search {
 public:
  // Starts the search in the position `start`, before the entry `first`. The search takes the memory for its
  // graph and queue from `memory` and gives it back when the search ends.
  Search(const Law& law, const Reading& reading, const TotalGaps& totalGaps, const board::Position& start,
         std::size_t first, SearchMemory& memory);
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  ~Search() { m_memory.giveBack({m_graph.release(), std::move(m_queue)}); }

  Segment run();
  // Returns a segment that explains the entries without any cost; nullopt if the search finds none.
  [[nodiscard]] std::optional<Segment> runAtNoCost();
  // Returns a segment that explains every entry at a cost of at most `mostCost`. nullopt if the search finds
  // none within `mostVisits` visits.
  [[nodiscard]] std::optional<Segment> runToEnd(int mostCost, std::size_t mostVisits);
  // For each entry, returns the cheapest place that the search has visited before this entry. Leaves out
  // places directly after an unwritten turn.
  [[nodiscard]] std::vector<SearchPlace> cheapestPlaces() const;
  // Returns the cost of the segment that the last run returned.
  [[nodiscard]] int cost() const { return m_cost; }
  // Returns the number of visits of the last run. A place may be visited twice: for fitting and for
  // repairing.
  [[nodiscard]] std::size_t visits() const { return m_visits; }
  [[nodiscard]] bool limitReached() const { return m_limitReached; }

  // The result of reachOfPlay(), which follows legal turns that cost nothing: the first entry that they do
  // not explain, and the cost of the rows at the end.
  struct Reach {
    std::size_t next = 0;  // the first unexplained entry; the number of entries if all are explained
    // The cost of R.C. rows and grand totals that do not fit; 0 unless all entries are explained.
    int remainingCost = 0;
  };
  [[nodiscard]] Reach reachOfPlay();

 private:
  Search(const Law& law, const Reading& reading, const TotalGaps& totalGaps, const SearchPlace& start,
         SearchMemory& memory, SearchMemory::Store store);

  // A node of the graph together with its place and cost.
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
  // Returns the cost if the entry `next` and all later entries are left in a gap. Computes all these costs at
  // the first call.
  int costOfRest(std::size_t next);
  void ignoreRest(const Spot& from);
  // Skips entries that repeat the entries directly before them: one entry, or the two entries of a line.
  void skipRepeated(const Spot& from);
  void readWithSlips(const Spot& from, const rules::Turn& turn);
  void readBreaches(const Spot& from, const rules::TurnList& legal);
  // Reads a quiet move as written although no rule allows it. The search continues from the position with the
  // chip on the written square.
  void readForbidden(const Spot& from, const rules::TurnList& legal);
  // True if the pieces can make the turn, even if the turn breaks a rule of capture (K1, K4, K5 or K6).
  [[nodiscard]] bool isPlayable(const board::Position& position, const rules::Turn& turn,
                                const rules::TurnList& legal) const;
  void readFrom(const Spot& from, const rules::Turn& turn, Placing placing, int cost);
  // Reads the next entry as a turn of the side that is not to move. This side then moves twice in a row.
  void readOutOfTurn(const Spot& from);
  void readSwappedHalves(const Spot& from, const rules::TurnList& legal);
  // Adds the two turns of a line whose entries are exchanged. The search reaches the node between the two
  // turns only through this function.
  void takeSwapped(const Spot& from, const rules::Turn& turn, const rules::Turn& reply, int cost);
  // Returns the cost of a turn's entries if one of them is exchanged with its neighbor (the opponent's entry
  // on the same line); nullopt if the entries do not fit the turn.
  [[nodiscard]] std::optional<int> swappedCost(const BoardSteps& boardSteps, board::Side mover,
                                               std::size_t first, Exchange exchange) const;
  [[nodiscard]] bool isBetweenLines(std::size_t next) const;
  void assumeUnwritten(const Spot& from, const rules::Turn& turn);
  // Returns the cost of the total gaps (totals that do not follow from the figures before them) at the
  // entries of a turn. An unwritten turn explains one later total gap of its side. An unwritten jump explains
  // the total gap of its own turn. Total gaps that are explained in this way cost nothing. Clears the side's
  // bit in `place.explained` when the unwritten turn has explained its gap.
  int costOfTotalGaps(SearchPlace& place, const BoardSteps& boardSteps, std::size_t count,
                      std::optional<std::size_t> unwritten) const;
  // Returns the cost of the R.C. rows and grand totals that do not fit the position at the end.
  [[nodiscard]] int costOfEnd(const SearchPlace& place) const;
  // True unless the mover's written totals around the place contradict an unwritten turn with this score.
  // Without a later total, nothing contradicts the score.
  [[nodiscard]] bool totalsBearOut(const SearchPlace& place, const exact::Number& score);
  // The written figures of a side around an entry. `next` is the side's first total from the entry on; null
  // if there is none. `stated` is the side's last total before the entry plus the scores written between the
  // two totals.
  struct TotalsAround {
    exact::Number stated;
    const FigureStep* next = nullptr;
  };
  [[nodiscard]] TotalsAround totalsAround(board::Side side, std::size_t next) const;
  [[nodiscard]] bool grandBearsOut(const SearchPlace& place, board::Side side,
                                   const exact::Number& score) const;
  // Returns the score of a turn; nullopt if it divides by 0 and the arbiter decides its score.
  [[nodiscard]] std::optional<exact::Number> scoreOf(const BoardSteps& boardSteps) const;
  Segment segment(const Visit& end, const std::vector<NodeId>& ends) const;
  // Fills `found.alternatives`: goes back along all equally cheap ways from the ends, and records each turn
  // that differs from the chosen game.
  void addAlternatives(Segment& found, const std::vector<NodeId>& ends) const;

  const Law& m_law;
  const Reading& m_reading;
  std::size_t m_count;
  const TotalGaps& m_totalGaps;
  SearchMemory& m_memory;
  SearchGraph m_graph;
  CostsAhead m_ahead;  // filled by the first run that allows a cost above 0; until then all costs in it are 0
  std::vector<Visit> m_queue;  // a heap in the order of Later
  std::optional<Visit> m_cheapestGap;
  std::vector<int> m_restCosts;
  std::vector<std::optional<TotalsAround>> m_totalsAround;  // by entry and side; computed when first needed
  // by entry: the cheapest visited place before the entry; kNoNode if there is none
  std::vector<NodeId> m_cheapest;
  int m_cost = 0;
  std::size_t m_visits = 0;
  bool m_limitReached = false;
};

// Returns the last place of a search before this line: every entry that the search has explained at the place
// stands on an earlier line. Returns the first place if there is no such place. Precondition: `places` is not
// empty and ordered by entry.
[[nodiscard]] const SearchPlace& lastPlaceBefore(const Reading& reading,
                                                 const std::vector<SearchPlace>& places, int line);

}  // namespace damath::sheet
