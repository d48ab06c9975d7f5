// SPDX-License-Identifier: GPL-3.0-or-later
// The criteria of a bracket as figures of its pairs (Handbook C.04.3, C6 to C21). Greater is better, so a
// denied preference counts negative. A figure is the sum over all pairs. A later figure counts only if all
// earlier figures are equal.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "core/contest/pairing/dutch/field.hpp"

namespace damath::dutch {

enum class Criterion : unsigned char {
  Completion,             // C4: the rest can be paired
  Pairs,                  // C6: the number of pairs
  Downfloaters,           // C7: the players who float down, by score, the highest score first
  NextPairs,              // C8: the number of pairs in the next bracket
  NextDownfloaters,       // C8: the players who float down from the next bracket, by score
  ByeUnplayed,            // C9: the rounds without a game of the player with the bye
  TopscorerDifference,    // C10: a color difference above 2, allowed only with a topscorer
  TopscorerRepeat,        // C11: the same color for the third time, allowed only with a topscorer
  Preference,             // C12: a denied color preference
  StrongPreference,       // C13: a denied strong color preference
  LastDownfloat,          // C14: residents who float down again after the last round
  LastUpfloat,            // C15: residents who meet a player moved down again after the last round
  EarlierDownfloat,       // C16: as C14, after the round before the last
  EarlierUpfloat,         // C17: as C15, after the round before the last
  LastDownfloatScore,     // C18: as C14, for players moved down, by their scores
  LastUpfloatScore,       // C19: as C15, by the scores of the players moved down
  EarlierDownfloatScore,  // C20: as C18, after the round before the last
  EarlierUpfloatScore     // C21: as C19, after the round before the last
};

// The players that a bracket search looks at, as places in the field. Next: the next score group. Rest: all
// later score groups.
enum class Zone : unsigned char { MovedDown, Resident, Next, Rest, Bye };
struct Member {
  Zone zone = Zone::Resident;
  int place = -1;  // −1 for the bye
};

// The players that the search for the pairs of a bracket looks at. Alone: only the bracket; used if the rest
// of the field can be paired with any floaters. Next: also the next score group; used if all groups after
// this group can certainly be paired. Everybody: all players; used in all other cases.
enum class Outlook : unsigned char { Alone, Next, Everybody };
[[nodiscard]] std::vector<Member> membersOf(const Field& field, bool hasBye, int group,
                                            const std::vector<int>& movedDown,
                                            const std::vector<int>& residents, Outlook outlook);

// A figure of a bracket. Criteria by score have one figure for each score of the players moved down.
struct Figure {
  Criterion criterion = Criterion::Pairs;
  int score = 0;  // the index in the bracket's scores, from the top
  int most = 0;   // the greatest distance of the sum from 0
};

class Criteria {
 public:
  // `members` are ordered by zone, then by place. `countsBye`: true if C9 counts the bye of this bracket.
  // `completes`: true if everybody must be paired.
  Criteria(const Field& field, const std::vector<Member>& members, bool countsBye, bool completes);

  [[nodiscard]] const std::vector<Figure>& figures() const { return m_figures; }
  // Members of one kind have the same weight in every pair.
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
