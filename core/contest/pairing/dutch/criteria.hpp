// SPDX-License-Identifier: GPL-3.0-or-later
// The criteria for the pairs of a bracket, as figures (FIDE Handbook C.04.3, clauses C4 and C6 to C21; for
// schoolmates, rulebook Y4). The figure of a criterion is the sum over all pairs. Greater is better, so a
// denied preference counts negative. A later figure counts only if all earlier figures are equal.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "core/contest/pairing/dutch/bracket_members.hpp"
#include "core/contest/pairing/dutch/field.hpp"

namespace damath::dutch {

enum class Criterion : unsigned char {
  Completion,        // FIDE C4: all players who are not paired yet can be paired
  SchoolMates,       // no FIDE clause: the pairs of schoolmates among all players (rulebook Y4)
  Pairs,             // FIDE C6: the number of pairs
  Downfloaters,      // FIDE C7: the players who float down, by score, the highest score first
  NextPairs,         // FIDE C8: the number of pairs in the next bracket
  NextDownfloaters,  // FIDE C8: the players who float down from the next bracket, by score
  ByeUnplayed,       // FIDE C9: the rounds without a game that the player with the bye already has
  // In the last round of the event, a topscorer is a player with more than half of the possible points. Only
  // a pair with a topscorer may have the disadvantages C10 and C11.
  TopscorerDifference,  // FIDE C10: a difference above 2 between games as white and games as black
  TopscorerRepeat,      // FIDE C11: the same color for the third time in a row
  Preference,           // FIDE C12: a denied color preference
  StrongPreference,     // FIDE C13: a denied strong color preference
  // FIDE C14: players of the score group who float down now and floated down in the previous round
  LastDownfloat,
  // FIDE C15: players of the score group who float up now and floated up in the previous round
  LastUpfloat,
  // FIDE C16: players of the score group who float down now and floated down two rounds ago
  EarlierDownfloat,
  // FIDE C17: players of the score group who float up now and floated up two rounds ago
  EarlierUpfloat,
  // FIDE C18: scores of moved-down players who float down again now and floated down in the previous round
  LastDownfloatScore,
  // FIDE C19: scores of moved-down players whose opponents floated up in the previous round
  LastUpfloatScore,
  // FIDE C20: scores of moved-down players who float down again now and floated down two rounds ago
  EarlierDownfloatScore,
  // FIDE C21: scores of moved-down players whose opponents floated up two rounds ago
  EarlierUpfloatScore
};

// A value of a pairing that one criterion compares. Most criteria have one figure. A criterion that compares
// by score has one figure for each score in the bracket. A figure that is always 0 is left out.
struct Figure {
  Criterion criterion = Criterion::Pairs;
  int score = 0;  // the index of the score in the list of the bracket's scores, the highest score first
  int most = 0;   // the greatest absolute value that the figure's sum over all pairs can have
};

class Criteria {
 public:
  // `members` are ordered by zone (the role in the bracket), then by place. `countsBye`: true if C9 (unplayed
  // rounds of the player with the bye) counts in this bracket. `completes`: true if the pairs must leave no
  // player of `members` unpaired.
  Criteria(const Field& field, const std::vector<Member>& members, bool countsBye, bool completes);

  [[nodiscard]] const std::vector<Figure>& figures() const { return m_figures; }
  // Returns the number of kinds of players. Players of one kind have the same values by all criteria in every
  // pair.
  [[nodiscard]] int kinds() const { return static_cast<int>(m_examples.size()); }
  [[nodiscard]] int kindOf(int member) const { return m_kinds[static_cast<std::size_t>(member)]; }
  [[nodiscard]] const Member& example(int kind) const { return m_examples[static_cast<std::size_t>(kind)]; }
  // Returns the values of a pair of two players, given by their kinds: one value for each of figures(). The
  // value of Criterion::SchoolMates is 0, because kinds do not tell schools.
  // Precondition: the player of kind `ahead` comes first in the order of the bracket.
  [[nodiscard]] std::vector<int> ofPair(int ahead, int behind) const;

 private:
  using Signature = std::array<int, 9>;
  [[nodiscard]] Signature signatureOf(const Member& member) const;
  [[nodiscard]] int valueOf(const Figure& figure, const Member& ahead, const Member& behind) const;
  [[nodiscard]] int valueInBracket(const Figure& figure, const Member& ahead, const Member& behind) const;
  [[nodiscard]] int scoreClass(const Member& member) const;
  void addFigures(const std::vector<Member>& members, bool completes);

  const Field& m_field;
  bool m_countsBye;
  // Scores of the players moved down into this score group, highest first, then the group's score.
  std::vector<Score> m_scores;
  std::vector<Figure> m_figures;
  std::vector<Member> m_examples;  // one player of each kind (players with the same values by all criteria)
  std::vector<int> m_kinds;
};

}  // namespace damath::dutch
