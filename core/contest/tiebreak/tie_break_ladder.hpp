// SPDX-License-Identifier: GPL-3.0-or-later
// Breaks ties in points, step by step (rulebook Y2), in the order of the event's ruleset:
//   (a) The games between the tied entries. Entries that this step separates leave the tie. Entries still
//       level with each other start again at (a) without the others. The step is skipped unless all tied
//       entries met, or one entry beat all others: that entry takes the best place and the rest start again
//       at (a).
//   (b) The rematches of the tied entries, a round robin for three or more entries. Entries still level go to
//       the next step, not back to (a). With the option `rematchDrawn: again` they play again among
//       themselves. The tied entries share the rank until the last rematch is played. The step is skipped if
//       the best place of the tie needs no rematch (isRematchPlace). A rematch that decided a drawn game of a
//       knock-out does not count here. The option `rematchWithdrawn` decides a rematch that was not played
//       before one of its players withdrew.
//   (c) The Point System.
//   (e) to (h) Buchholz, Sonneborn-Berger, wins, cumulative score: the greater figure is ahead.
//   (d) The last step: a lot drawn among exactly the entries still tied, the latest of several lots. Without
//       such a lot the entries share the rank.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "core/contest/tiebreak/crosstable.hpp"
#include "core/contest/tiebreak/rank_reason.hpp"
#include "core/contest/tiebreak/tie_break_figures.hpp"

namespace damath::tiebreak {

enum class Phase {
  Running,  // rounds or results are missing, so no rematch and no lot is needed yet
  Complete
};

// An entry with its rank and the reasons that decided the rank.
struct Settled {
  int rank = 0;
  Seat seat = 0;
  std::vector<contest::RankReason> reasons;
};

class Ladder {
 public:
  // Decides for which places a tie needs rematches if the ruleset does not say so (Y2b): for every place, or
  // only for the prize places.
  enum class RematchPlaces { Every, Prizes };

  // Precondition: `field` and `sums` outlive this object.
  Ladder(const Field& field, Phase phase, const std::vector<PointSum>& sums, RematchPlaces places);

  // Ranks a group of entries with equal points. `place` is the best place of the group, from 1.
  void settle(const Group& level, int place) { goDown(level, place, 0); }

  // All ranked entries, ordered by place, then start number.
  [[nodiscard]] std::vector<Settled>& settled() { return m_settled; }
  // The ties that a rematch must settle, ordered by place.
  [[nodiscard]] const std::vector<Group>& rematchesDue() const { return m_rematchesDue; }
  // The pairs of entries that must still play a rematch, in the order of rematchesDue().
  [[nodiscard]] const std::vector<std::pair<Seat, Seat>>& rematchesOpen() const { return m_rematchesOpen; }
  // The ties that only a lot can still settle, ordered by place.
  [[nodiscard]] const std::vector<Group>& lotsOpen() const { return m_lotsOpen; }

 private:
  using Figures = std::vector<exact::Rational>;

  void goDown(const Group& tied, int place, std::size_t step);
  void headToHead(const Group& tied, int place, std::size_t step);
  // True if rematches settle a tie whose best place is this place. The tie may also include places for which
  // no rematches are played.
  [[nodiscard]] bool isRematchPlace(int place) const;
  // Ranks the tied entries by their rematches. `turn` is the number of rematches that each two of them have
  // played already for this step.
  void rematch(const Group& tied, int place, std::size_t step, std::size_t turn = 0);
  void pointSystem(const Group& tied, int place, std::size_t step);
  void byFigures(const Group& tied, int place, std::size_t step, RankStep figure);
  void byLot(const Group& tied, int place);
  void goDownByLevel(const std::vector<Group>& levels, int place, std::size_t step);
  void share(const Group& group, int place);

  [[nodiscard]] const Figures& figuresOf(RankStep step);
  // The rematches of a tie: `played` has those with a game, `decided` also those that an entry lost without a
  // game, and `open` the pairs that must still play.
  struct TieRematches {
    std::vector<Decided> played;
    std::vector<Decided> decided;
    std::vector<std::pair<Seat, Seat>> open;
  };
  // Returns the rematches of the tied entries after `turn` earlier rematches of each two of them.
  [[nodiscard]] TieRematches rematchesOf(const Group& tied, std::size_t turn) const;
  // True if the entries that their rematches left level play again (option `rematchDrawn`). False if no game
  // among them had a result for a player, or if a win counts no more than a loss: they would never separate.
  [[nodiscard]] bool playsAgain(const Group& level, const std::vector<Decided>& played) const;
  [[nodiscard]] bool hasLeft(Seat seat) const;
  [[nodiscard]] rules::RematchWithdrawn ruleForLeft() const;
  // Gives the tied entries the shared place, with the rematches that they have played so far in `rematches`.
  void waitForRematches(const Group& tied, int place, const Crosstable& rematches);
  // Returns the rematches that the entry with this seat has played against the other entries of `tied`.
  [[nodiscard]] std::vector<contest::RematchMet> rematchesMet(Seat seat, const Group& tied,
                                                              const Crosstable& rematches) const;
  // Returns the tied entries in the order that a lot gave them, the best first. Null if no lot was drawn
  // among exactly these entries.
  [[nodiscard]] const Group* lotAmong(const Group& tied) const;
  // Adds a reason with this step to every tied entry. `figures` is empty or has one element for each tied
  // entry.
  void addReasons(RankStep step, const Group& tied, std::vector<RankFigures> figures = {});

  const Field* m_field;
  Phase m_phase;
  RematchPlaces m_places;
  const std::vector<PointSum>* m_sums;
  Crosstable m_games;
  Crosstable m_meetings;  // the games that count between tied entries (option `walkoverMeetings`)
  Crosstable m_rematches;
  // The rematches of each two entries in the order of play. The key: the two seats, the smaller seat first.
  std::map<std::pair<Seat, Seat>, std::vector<Decided>> m_rematchesOf;
  // The key: a set of tied entries; the value: the order of these entries by lot.
  std::map<Group, Group> m_lots;
  std::map<RankStep, Figures> m_figures;
  // The reasons of each entry's rank, by seat (the index of the entry).
  std::vector<std::vector<contest::RankReason>> m_reasons;
  std::vector<Settled> m_settled;
  std::vector<Group> m_rematchesDue;
  std::vector<std::pair<Seat, Seat>> m_rematchesOpen;
  std::vector<Group> m_lotsOpen;
};

}  // namespace damath::tiebreak
