// SPDX-License-Identifier: GPL-3.0-or-later
// A random event that is played to its end as an arbiter plays it: each step is the step that the progress of
// the event asks for. Between the steps players withdraw, come back, are absent or enter late, games are
// forfeited, rounds stay unpublished, and results are corrected. After each step the course checks what must
// always hold. In each round of a bracket it checks that no player is lost (bracket_law.hpp).
#pragma once

#include <string>
#include <vector>

#include "core/contest/model/result_rules.hpp"
#include "core/contest/progress.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {

class Course {
 public:
  // The same seed gives the same course.
  explicit Course(unsigned seed);

  // Plays the event to its final list. Returns an empty text, or the first fault as text.
  [[nodiscard]] std::string play();

  [[nodiscard]] const contest::Event& event() const { return m_played.event; }
  // The number of rounds that had byes alone.
  [[nodiscard]] int roundsOfByes() const { return m_roundsOfByes; }
  // The number of rematches of two players who had an earlier rematch.
  [[nodiscard]] int secondRematches() const { return m_secondRematches; }
  [[nodiscard]] int withdrawals() const { return m_withdrawals; }

 private:
  void drawSetup();
  void drawRules();
  void step(const contest::Progress& progress);
  void pairRound();
  void pairByHand();
  void enterResult();
  void add(contest::Rematch rematch);
  void playRematch(const contest::Progress& progress);
  void cancelFrom(contest::RoundNumber round);
  void disturb();
  void withdraw(contest::Entry& entry);
  void comeBack(contest::Entry& entry);
  void correctResult();
  [[nodiscard]] contest::GameResult anyResult(contest::GameKind kind);
  void check();
  void checkRounds();
  void checkGroups();
  void checkRanks(const contest::Standings& table);
  void checkRematches(const contest::Progress& progress);
  void checkEnd(const contest::Progress& progress);
  void fail(const std::string& what);
  void tell(const std::string& act);
  void tellRound(const RoundPairing& pairing);

  Lots m_lots;
  Played m_played;
  std::vector<std::vector<contest::EntryId>> m_groups;  // the groups as dealt with round 1
  std::string m_story;  // every act, each on a line of its own, for the text of a fault
  std::string m_fault;
  int m_steps = 0;
  int m_roundsOfByes = 0;
  int m_secondRematches = 0;
  int m_withdrawals = 0;
  bool m_areResultsCorrected = false;
};

}  // namespace damath::pairing::testing
