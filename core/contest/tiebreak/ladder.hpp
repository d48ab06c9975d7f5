// The steps that a tie in points goes down (rulebook Y2), in the order of the event's ruleset:
//   (a) the games between the tied. Whoever they separate leaves; those still level among themselves start
//       again at (a) without the others. Nothing happens here unless all of them met, or one beat all the
//       others: that one leaves on top and the rest start again.
//   (b) their rematches, a round robin for three or more; those still level after it go on, not back. Until
//       the last of them is played the tied share the rank.
//   (c) the Point System.
//   (e) to (h) Buchholz, Sonneborn-Berger, wins, the cumulative score: the greater figure is ahead.
//   (d) what is left shares the rank.
#pragma once

#include <map>
#include <vector>

#include "core/contest/standings.hpp"
#include "core/contest/tiebreak/figures.hpp"
#include "core/contest/tiebreak/mini_table.hpp"
#include "core/contest/tiebreak/point_sum.hpp"

namespace damath::tiebreak {

enum class Phase {
  Running,  // rounds or results are missing: no rematch is asked for
  Complete
};

struct Settled {
  int rank = 0;
  contest::EntryId entry{};
  std::vector<contest::RankReason> reasons;
};

class Ladder {
 public:
  // `points` are the entries' points of the tally. Everything given must outlive this.
  Ladder(const contest::Event& event, Phase phase, const PointSums& sums, const Figures& points);

  // Settles those level in points whose best place is `place`, from 1.
  void settle(const Group& level, int place);

  // Everybody settled so far, in the order of the places; those who share one by start number.
  [[nodiscard]] const std::vector<Settled>& settled() const { return m_settled; }
  // The ties that a rematch must settle, in the order of the places.
  [[nodiscard]] const std::vector<Group>& rematchesDue() const { return m_rematchesDue; }

 private:
  using Reasons = std::map<contest::EntryId, std::vector<contest::RankReason>>;

  void goDown(const Group& tied, int place, std::size_t step);
  void headToHead(const Group& tied, int place, std::size_t step);
  void rematch(const Group& tied, int place, std::size_t step);
  void pointSystem(const Group& tied, int place, std::size_t step);
  void byFigures(const Group& tied, int place, std::size_t step, const char* clause, const Figures& figures);
  void goDownByLevel(const std::vector<Group>& levels, int place, std::size_t step);
  void share(const Group& group, int place);
  contest::RankReason& addReason(contest::EntryId entry, const char* clause, const Group& tied);

  const contest::Event* m_event;
  Phase m_phase;
  const PointSums* m_sums;
  const Figures* m_points;
  std::vector<Decided> m_games;
  std::vector<Decided> m_rematches;
  Reasons m_reasons;
  std::vector<Settled> m_settled;
  std::vector<Group> m_rematchesDue;
};

}  // namespace damath::tiebreak
