// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that a tie in points goes down (rulebook Y2), in the order of the event's ruleset:
//   (a) the games between the tied. Whoever they separate leaves; those still level among themselves start
//       again at (a) without the others. Nothing happens here unless all of them met, or one beat all the
//       others: that one leaves on top and the rest start again.
//   (b) their rematches, a round robin for three or more; those still level after it go on, not back. Until
//       the last of them is played the tied share the rank. What decided a drawn game of a knock-out is no
//       rematch of theirs.
//   (c) the Point System.
//   (e) to (h) Buchholz, Sonneborn-Berger, wins, the cumulative score: the greater figure is ahead.
//   (d) what is left is ranked by the lot that was drawn among just these, the latest where there are
//   several,
//       or shares the rank.
#pragma once

#include <map>
#include <vector>

#include "core/contest/standings.hpp"
#include "core/contest/tiebreak/crosstable.hpp"
#include "core/contest/tiebreak/mini_table.hpp"
#include "core/contest/tiebreak/point_sum.hpp"

namespace damath::tiebreak {

enum class Phase {
  Running,  // rounds or results are missing: no rematch and no lot is asked for
  Complete
};

struct Settled {
  int rank = 0;
  Seat seat = 0;
  std::vector<contest::RankReason> reasons;
};

class Ladder {
 public:
  // Everything given must outlive this.
  Ladder(const Field& field, Phase phase, const std::vector<PointSum>& sums);

  // Settles those level in points whose best place is `place`, from 1.
  void settle(const Group& level, int place) { goDown(level, place, 0); }

  // Everybody settled so far, in the order of the places; those who share one by start number.
  [[nodiscard]] std::vector<Settled>& settled() { return m_settled; }
  // The ties that a rematch must settle, in the order of the places.
  [[nodiscard]] const std::vector<Group>& rematchesDue() const { return m_rematchesDue; }
  // The ties that only a lot could settle yet, in the order of the places.
  [[nodiscard]] const std::vector<Group>& lotsOpen() const { return m_lotsOpen; }

 private:
  using Figures = std::vector<exact::Rational>;

  void goDown(const Group& tied, int place, std::size_t step);
  void headToHead(const Group& tied, int place, std::size_t step);
  void rematch(const Group& tied, int place, std::size_t step);
  void pointSystem(const Group& tied, int place, std::size_t step);
  void byFigures(const Group& tied, int place, std::size_t step, RankStep figure);
  void byLot(const Group& tied, int place);
  void goDownByLevel(const std::vector<Group>& levels, int place, std::size_t step);
  void share(const Group& group, int place);

  [[nodiscard]] const Figures& figuresOf(RankStep step);
  // Those that the seat has played among the tied.
  [[nodiscard]] std::vector<contest::RematchMet> rematchesMet(Seat seat, const Group& tied) const;
  // The best first; nothing where no lot was drawn among just these.
  [[nodiscard]] const Group* lotAmong(const Group& tied) const;
  // A reason of that step for each of the tied, without figures unless there are some for each.
  void addReasons(RankStep step, const Group& tied, std::vector<RankFigures> figures = {});

  const Field* m_field;
  Phase m_phase;
  const std::vector<PointSum>* m_sums;
  Crosstable m_games;
  Crosstable m_rematches;
  std::map<Group, Group> m_lots;  // among whom, and the order drawn
  std::map<RankStep, Figures> m_figures;
  std::vector<std::vector<contest::RankReason>> m_reasons;  // by seat
  std::vector<Settled> m_settled;
  std::vector<Group> m_rematchesDue;
  std::vector<Group> m_lotsOpen;
};

}  // namespace damath::tiebreak
