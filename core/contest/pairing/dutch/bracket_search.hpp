// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the best pairs of a bracket by a heaviest matching. The members of a bracket are the residents (the
// players of its score group) and the players moved down from the bracket above. The weight of a pair has
// these parts, from the highest bits:
//
//   criteria | kept | exchanges | sum | favour
//
// criteria: the figures of all criteria. Pairs of schoolmates are lighter by a penalty. The other parts
// choose the first of equally good pairings, in the order of candidates. kept: a reward for members whose
// state is already decided. exchanges: the number of members of the lower half that are the higher player of
// their pair. sum: the sum of the numbers of all higher players. For exchanges and sum, less is better.
// favour: a reward for one member, to test if this member can be paired as wanted.
#pragma once

#include <vector>

#include "core/contest/pairing/dutch/bracket_members.hpp"
#include "core/contest/pairing/dutch/completion.hpp"
#include "core/contest/pairing/dutch/criteria.hpp"
#include "core/contest/pairing/dutch/heaviest_matching.hpp"
#include "core/precondition.hpp"

namespace damath::dutch {

// The number of bits of each part of a pair's weight. The most important part comes first: the criteria; the
// answers that earlier questions fixed (see pairMovedDown and raise); the number of exchanges between the
// halves; the sum of the numbers of the higher players; the extra weight of the player in question.
struct WeightLayout {
  WeightLayout(const Criteria& criteria, int members);
  [[nodiscard]] int bits() const { return criteriaBits + keptBits + exchangeBits + sumBits + favourBits; }

  int criteriaBits = 0;
  int keptBits = 0;
  int exchangeBits = 0;
  int sumBits = 0;
  int favourBits = 0;
};

// Calls `visit` with the value 0 of the smallest integer type that suits weights of `bits` bits. The type has
// at least `bits` + 5 bits, because the search doubles weights and adds them.
template <class Visit>
auto withWeight(int bits, const Visit& visit) {
  const int needed = bits + 5;
  if (needed <= 63) return visit(std::int64_t{});
  if (needed <= 127) return visit(Wide128{});
  if (needed <= 4 * 64) return visit(Wide<4>());
  if (needed <= 16 * 64) return visit(Wide<16>());
  DAMATH_EXPECTS(needed <= 64 * 64);
  return visit(Wide<64>());
}

template <class Weight>
class BracketSearch {
 public:
  // MayPair: players moved down from a higher score group may be paired with players of this score group.
  // FloatOn: players moved down are not paired here. They move down again, to the next bracket.
  enum class MovedDown { MayPair, FloatOn };
  // Precondition: `members` and `criteria` outlive this object.
  BracketSearch(const Field& field, const Completion& completion, const std::vector<Member>& members,
                const Criteria& criteria, MovedDown movedDown);

  // Returns the index of the player with whom this player is paired; −1 if the player is unpaired.
  [[nodiscard]] int mateOf(int member) const { return m_matching.mateOf(member); }
  // True if this player of the bracket is paired with another player of the bracket.
  [[nodiscard]] bool isPaired(int member) const;
  // True if this player is the higher player of a pair within the bracket. Precondition: the player is a
  // resident (a player of the score group who was not moved down into it).
  [[nodiscard]] bool isHigher(int member) const {
    return mateOf(member) > member && mateOf(member) < m_residentsEnd;
  }

  // Precondition of fixPair and leaveOut: the search has not begun. fixPair: the two players must meet each
  // other. leaveOut: this player must not be paired within the bracket.
  void fixPair(int a, int b);
  void leaveOut(int member);
  // Finds the best pairs. Precondition: call once, before all following functions. If `pairs` > 0, the first
  // `pairs` players of the score group are its upper half.
  void search(int pairs);

  // Returns the sum of each figure over all pairs, in the order of Criteria::figures().
  [[nodiscard]] std::vector<long> sums() const;

  // True if this player, who was moved down from a higher score group, can be paired in this bracket. The
  // call fixes the answer for later searches: the player stays paired (true), or moves down to the next
  // bracket (false).
  bool pairMovedDown(int member);
  // Pairs a player with the first possible opponent behind this player in the order of the bracket. Removes
  // both players from the search and returns the opponent. Precondition: the player is paired within the
  // bracket.
  int pairWithFirst(int member);
  // `drop` returns true if this player of the score group can be unpaired or be the lower player of a pair.
  // `raise` returns true if this player can be the higher player of a pair. After the answer true, all later
  // searches keep the player in this role.
  bool drop(int member);
  bool raise(int member);
  // Fixes the set of players of the score group who are the higher players of their pairs. Afterwards two
  // players of the score group can meet only if the first of them is a higher player and the second is not.
  void fixHalves();

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  void join(const Field& field, const Completion& completion, MovedDown movedDown);
  void setWeights();
  void penaliseSchoolMates(const Field& field);
  [[nodiscard]] std::vector<Weight> pricesOfKinds() const;
  void setPrices(int pairs);
  void setPrice(int member, const Weight& price);
  void matchAtOnce(int pairs);
  bool matchWithin(int member, int from, int end);
  void ask(int member);

  const std::vector<Member>& m_members;
  const Criteria& m_criteria;
  WeightLayout m_layout;
  // If the pairing counts schoolmates: the weight of one pair of schoolmates in the criteria, and the lift of
  // each member (see FewestMeetings). Otherwise 0 and empty.
  Weight m_schoolUnit{};
  std::vector<int> m_lifts;
  int m_count;
  int m_residents;
  int m_residentsEnd;
  WeightedGraph<Weight> m_graph;
  HeaviestMatching<Weight> m_matching;
};

extern template class BracketSearch<std::int64_t>;
extern template class BracketSearch<Wide128>;
extern template class BracketSearch<Wide<4>>;
extern template class BracketSearch<Wide<16>>;
extern template class BracketSearch<Wide<64>>;

}  // namespace damath::dutch
