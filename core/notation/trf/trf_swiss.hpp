// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament report as the Dutch system looks at it: its state before a round, and how that round was
// paired.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_event.hpp"
#include "core/notation/trf/trf_scoring.hpp"

namespace damath::notation {

struct TrfSwissRound {
  std::vector<dutch::Pair> boards;  // in no order
  std::optional<int> bye;           // the allotted one
};

// Lines that say it wrongly, and lines that contradict each other.
struct TrfSwissFault {
  TrfFaults lines;
  TrfMisfits misfits;
};

// Points are in tenths, places are those of `numbers`. Promise of all with a round: 1 ≤ round ≤ paired() + 1.
class TrfSwiss {
 public:
  // The report lives as long as this.
  [[nodiscard]] static Expected<TrfSwiss, TrfSwissFault> read(const Trf& trf);

  [[nodiscard]] const std::vector<int>& numbers() const { return m_numbers; }  // start numbers by place
  [[nodiscard]] int paired() const { return m_paired; }                        // rounds
  // As line XXR or 142 says, else as many as the report has.
  [[nodiscard]] int rounds() const { return m_rounds; }
  // Whether such a line is there.
  [[nodiscard]] bool saysRounds() const { return !m_trf->all<TrfRounds>().empty(); }
  // The pairs of start numbers of a round without a result, and of those before it.
  [[nodiscard]] std::vector<std::pair<int, int>> openUntil(int round) const;

  // Before the round: of a paired one all play who were paired or had the allotted bye; in the next one all
  // who have no result there yet and are not announced to be away.
  [[nodiscard]] dutch::Tournament before(int round) const;
  [[nodiscard]] TrfSwissRound asPaired(int round) const;

 private:
  explicit TrfSwiss(const Trf& trf);
  [[nodiscard]] TrfMisfits misfits() const;
  void contradictions(TrfMisfits& misfits) const;
  void misfitsOf(std::size_t place, int round, TrfMisfits& misfits) const;
  [[nodiscard]] TrfGame gameOf(std::size_t place, int round) const { return m_players[place]->gameOf(round); }
  [[nodiscard]] dutch::Encounter encounterOf(const TrfGame& game) const;
  [[nodiscard]] std::optional<int> placeOf(int number) const;
  [[nodiscard]] bool isAnnouncedAway(int number, int round) const;
  void readExtensions(TrfFaults& faults);
  [[nodiscard]] bool isByRank() const;
  [[nodiscard]] std::vector<std::size_t> order() const;
  [[nodiscard]] int firstRoundWithColours() const;
  [[nodiscard]] dutch::Colour firstColour() const;
  void accelerate(dutch::Tournament& tournament) const;

  // XXA: points that count for pairing alone, of one player by round. XXP: players who are not to meet.
  struct RoundPoints {
    int number = 1;
    std::vector<int> tenths;
  };

  const Trf* m_trf;
  std::vector<const TrfPlayer*> m_players;
  std::vector<int> m_numbers;
  TrfScoring m_scoring;
  std::vector<RoundPoints> m_roundPoints;
  std::vector<std::vector<int>> m_forbidden;
  int m_paired = 0;
  int m_rounds = 0;
};

}  // namespace damath::notation
