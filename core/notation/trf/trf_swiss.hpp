// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a tournament report into the data of the Dutch pairing system: the state of the event before a
// round, and the pairing of a round as reported.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_finding.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "core/notation/trf/trf_scoring.hpp"

namespace damath::notation {

struct TrfSwissRound {
  std::vector<dutch::Pair> boards;  // in any order
  std::optional<int> bye;           // the index in numbers() of the player with the allotted bye
};

// The faults of a report that is not fit for pairing. `lines`: wrong lines XXA or XXP. `misfits`: other
// reasons, such as lines that contradict each other.
struct TrfSwissFault {
  TrfFaults lines;
  TrfMisfits misfits;
};

// A tournament report of a Swiss event. Points are in tenths. A place is an index into `numbers`.
// Precondition of every function with a round: 1 ≤ round ≤ paired() + 1.
class TrfSwiss {
 public:
  // Reads a report for pairing. Precondition: `trf` outlives this object.
  [[nodiscard]] static Expected<TrfSwiss, TrfSwissFault> read(const Trf& trf);

  // The start number of each player of the report.
  [[nodiscard]] const std::vector<int>& numbers() const { return m_numbers; }
  [[nodiscard]] int paired() const { return m_paired; }  // the number of paired rounds
  // Returns the number of rounds from line XXR or 142. Without such a line, returns the number of rounds in
  // the report.
  [[nodiscard]] int rounds() const { return m_rounds; }
  // True if the report tells the number of rounds in a line XXR or 142.
  [[nodiscard]] bool saysRounds() const { return !m_trf->all<TrfRounds>().empty(); }
  // Returns the notes about the report as a basis for pairing: unusual points in lines XXA, a missing number
  // of rounds, points of players that are not the sum of their rounds. Points of accelerated events are not
  // compared, because some programs add the acceleration.
  [[nodiscard]] TrfNotes notes() const;
  // Returns the games without a result in the rounds 1 to `round`, as pairs of start numbers.
  [[nodiscard]] std::vector<std::pair<int, int>> openUntil(int round) const;

  // Returns the state of the event before this round. If the round is already paired, the players with a game
  // or an allotted bye play it. Otherwise all players play it except those who already have a result in this
  // round or announced an absence.
  [[nodiscard]] dutch::Tournament before(int round) const;
  [[nodiscard]] TrfSwissRound asPaired(int round) const;

 private:
  explicit TrfSwiss(const Trf& trf);
  [[nodiscard]] TrfMisfits misfits() const;
  void misfitsOf(std::size_t place, int round, TrfMisfits& misfits) const;
  [[nodiscard]] TrfGame gameOf(std::size_t place, int round) const { return m_players[place]->gameOf(round); }
  [[nodiscard]] dutch::Encounter encounterOf(const TrfGame& game) const;
  [[nodiscard]] std::optional<int> placeOf(int number) const;
  [[nodiscard]] bool isAnnouncedAway(int number, int round) const;
  TrfFaults readExtensions();
  [[nodiscard]] bool isByRank() const;
  [[nodiscard]] std::vector<std::size_t> order() const;
  [[nodiscard]] int firstRoundWithColours() const;
  [[nodiscard]] dutch::Colour firstColour() const;
  void accelerate(dutch::Tournament& tournament) const;

  // Line XXA: extra points of one player that count only for pairing, one value for each round.
  struct RoundPoints {
    int number = 1;
    std::vector<int> tenths;
    int line = 1;
  };
  // Line XXP: players who must not play each other.
  struct KeptApart {
    std::vector<int> numbers;
    int line = 1;
  };

  const Trf* m_trf;
  std::vector<const TrfPlayer*> m_players;
  std::vector<int> m_numbers;
  TrfScoring m_scoring;
  std::vector<RoundPoints> m_roundPoints;
  std::vector<KeptApart> m_forbidden;
  TrfNotes m_notes;  // the notes about lines XXA and XXP
  int m_paired = 0;
  int m_rounds = 0;
};

}  // namespace damath::notation
