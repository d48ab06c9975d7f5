// SPDX-License-Identifier: GPL-3.0-or-later
// The criteria of a bracket as figures of its pairs (Handbook C.04.3, C6 to C21), the more the better: what a
// denied preference costs is negative. A figure is the sum over all pairs, and a later one counts only where
// all before it are equal.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "core/contest/pairing/dutch/field.hpp"

namespace damath::dutch {

enum class Criterion : unsigned char {
  Completion,             // C4: what is left can be paired
  Pairs,                  // C6
  Downfloaters,           // C7: by score, the highest first
  NextPairs,              // C8
  NextDownfloaters,       // C8
  ByeUnplayed,            // C9
  TopscorerDifference,    // C10
  TopscorerRepeat,        // C11
  Preference,             // C12
  StrongPreference,       // C13
  LastDownfloat,          // C14
  LastUpfloat,            // C15
  EarlierDownfloat,       // C16
  EarlierUpfloat,         // C17
  LastDownfloatScore,     // C18: by score, as the next three
  LastUpfloatScore,       // C19
  EarlierDownfloatScore,  // C20
  EarlierUpfloatScore     // C21
};

// Who is looked at when a bracket is paired, as places in the field.
enum class Zone : unsigned char { MovedDown, Resident, Next, Rest, Bye };
struct Member {
  Zone zone = Zone::Resident;
  int place = -1;  // none of the bye
};

// How far the search looks beyond the bracket: not at all, where any floaters leave a rest that can be
// paired; at the next score group, where what is behind it is sure to be; else at everybody.
enum class Outlook : unsigned char { Alone, Next, Everybody };
[[nodiscard]] std::vector<Member> membersOf(const Field& field, bool hasBye, int group,
                                            const std::vector<int>& movedDown,
                                            const std::vector<int>& residents, Outlook outlook);

// One figure of a bracket: of those by score, one for each score of those moved down.
struct Figure {
  Criterion criterion = Criterion::Pairs;
  int score = 0;  // which of the bracket's scores, from the top
  int most = 0;   // how far a sum over all pairs can be from 0
};

class Criteria {
 public:
  // Members by zone, in order within each. `countsBye`: whether C9 looks at this bracket's bye; `completes`:
  // whether everybody has to be paired.
  Criteria(const Field& field, const std::vector<Member>& members, bool countsBye, bool completes);

  [[nodiscard]] const std::vector<Figure>& figures() const { return m_figures; }
  // Members that weigh the same in every pair are of one kind.
  [[nodiscard]] int kinds() const { return static_cast<int>(m_examples.size()); }
  [[nodiscard]] int kindOf(int member) const { return m_kinds[static_cast<std::size_t>(member)]; }
  [[nodiscard]] const Member& example(int kind) const { return m_examples[static_cast<std::size_t>(kind)]; }
  // The figures of a pair of two kinds, in the order of figures(); promise: the first is ahead.
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
  std::vector<Score> m_scores;  // of those moved down, from the top, then of the residents
  std::vector<Figure> m_figures;
  std::vector<Member> m_examples;  // one of each kind
  std::vector<int> m_kinds;
};

}  // namespace damath::dutch
