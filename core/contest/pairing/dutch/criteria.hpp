// SPDX-License-Identifier: GPL-3.0-or-later
// The criteria for the pairs of a bracket, as figures (FIDE Handbook C.04.3, clauses C4 and C6 to C21). The
// figure of a criterion is the sum over all pairs. Greater is better, so a denied preference counts negative.
// A later figure counts only if all earlier figures are equal.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "core/contest/pairing/dutch/field.hpp"

namespace damath::dutch {

enum class Criterion : unsigned char {
  Completion,             // C4: the remaining players can be paired
  Pairs,                  // C6: the number of pairs
  Downfloaters,           // C7: the players who float down, by score, the highest score first
  NextPairs,              // C8: the number of pairs in the next bracket
  NextDownfloaters,       // C8: the players who float down from the next bracket, by score
  ByeUnplayed,            // C9: the number of rounds that the player with the bye did not play
  TopscorerDifference,    // C10: a color difference above 2, allowed only with a topscorer
  TopscorerRepeat,        // C11: the same color for the third time in a row, allowed only with a topscorer
  Preference,             // C12: a denied color preference
  StrongPreference,       // C13: a denied strong color preference
  LastDownfloat,          // C14: residents who float down and floated down in the last round
  LastUpfloat,            // C15: residents who meet a player moved down and met one in the last round
  EarlierDownfloat,       // C16: as C14, for the round before the last
  EarlierUpfloat,         // C17: as C15, for the round before the last
  LastDownfloatScore,     // C18: as C14, for players moved down, by their scores
  LastUpfloatScore,       // C19: as C15, by the scores of the players moved down
  EarlierDownfloatScore,  // C20: as C18, for the round before the last
  EarlierUpfloatScore     // C21: as C19, for the round before the last
};

// The part of a player in the search for the pairs of a bracket. MovedDown: comes from the bracket above.
// Resident: belongs to the score group of the bracket. Next: belongs to the next score group. Rest: belongs
// to a later score group. Bye: no player, but the bye.
enum class Zone : unsigned char { MovedDown, Resident, Next, Rest, Bye };
struct Member {
  Zone zone = Zone::Resident;
  int place = -1;  // the player's place in the field; −1 for the bye
};

// The range of players that the search for the pairs of a bracket looks at. Alone: only the bracket; used if
// all other players can be paired, whoever floats down from the bracket. Next: also the next score group;
// used if all groups after this group can certainly be paired. Everybody: all players; used in all other
// cases.
enum class Outlook : unsigned char { Alone, Next, Everybody };
[[nodiscard]] std::vector<Member> membersOf(const Field& field, bool hasBye, int group,
                                            const std::vector<int>& movedDown,
                                            const std::vector<int>& residents, Outlook outlook);

// A figure of a bracket. A criterion by score has one figure for each score of the players moved down.
struct Figure {
  Criterion criterion = Criterion::Pairs;
  int score = 0;  // the index in the bracket's scores, from the top
  int most = 0;   // the greatest possible absolute value of the sum
};

class Criteria {
 public:
  // `members` are ordered by zone, then by place. `countsBye`: true if C9 (unplayed rounds of the player with
  // the bye) counts in this bracket. `completes`: true if everybody must be paired.
  Criteria(const Field& field, const std::vector<Member>& members, bool countsBye, bool completes);

  [[nodiscard]] const std::vector<Figure>& figures() const { return m_figures; }
  // Returns the number of kinds. Members of one kind have the same weight in every pair.
  [[nodiscard]] int kinds() const { return static_cast<int>(m_examples.size()); }
  [[nodiscard]] int kindOf(int member) const { return m_kinds[static_cast<std::size_t>(member)]; }
  [[nodiscard]] const Member& example(int kind) const { return m_examples[static_cast<std::size_t>(kind)]; }
  // Returns the figures of a pair of two kinds, in the order of figures(). Precondition: kind `ahead` comes
  // first in the order of the bracket.
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
  std::vector<Score> m_scores;  // the scores of the players moved down, from the top, then of the residents
  std::vector<Figure> m_figures;
  std::vector<Member> m_examples;  // one member of each kind
  std::vector<int> m_kinds;
};

}  // namespace damath::dutch
