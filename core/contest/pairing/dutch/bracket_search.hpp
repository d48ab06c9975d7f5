// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the best pairs of a bracket by a heaviest matching. The members of a bracket are the residents (the
// players of its score group) and the players moved down from the bracket above. The weight of a pair has
// these parts, from the highest bits:
//
//   criteria | kept | exchanges | sum | favour
//
// criteria: the figures of all criteria. The other parts choose the first of equally good pairings, in the
// order of candidates. kept: a reward for members whose state is already decided. exchanges: the number of
// members of the lower half that are the higher player of their pair. sum: the sum of the numbers of all
// higher players. For exchanges and sum, less is better. favour: a reward for one member, to test if this
// member can be paired as wanted.
#pragma once

#include <vector>

#include "core/contest/pairing/dutch/completion.hpp"
#include "core/contest/pairing/dutch/criteria.hpp"
#include "core/contest/pairing/dutch/heaviest_matching.hpp"
#include "core/precondition.hpp"

namespace damath::dutch {

// The number of bits that each part of a weight takes.
struct WeightLayout {
  WeightLayout(const Criteria& criteria, int members);
  [[nodiscard]] int bits() const { return criteriaBits + keptBits + exchangeBits + sumBits + favourBits; }

  int criteriaBits = 0;
  int keptBits = 0;
  int exchangeBits = 0;
  int sumBits = 0;
  int favourBits = 0;
};

// Calls `visit` with a zero of the smallest weight type that holds `bits` bits, with room for doubled weights
// and for the growth of prices.
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
  // MayPair: players moved down may be paired with residents. FloatOn: they may not, and go on to the next
  // bracket.
  enum class MovedDown { MayPair, FloatOn };
  // `members` and `criteria` must outlive this object.
  BracketSearch(const Field& field, const Completion& completion, const std::vector<Member>& members,
                const Criteria& criteria, MovedDown movedDown);

  // Returns the member's partner; −1: unmatched.
  [[nodiscard]] int mateOf(int member) const { return m_matching.mateOf(member); }
  // True if this member, a player moved down or a resident, is paired within the bracket.
  [[nodiscard]] bool isPaired(int member) const;
  // True if this member is the higher player of a pair of residents.
  [[nodiscard]] bool isHigher(int member) const {
    return mateOf(member) > member && mateOf(member) < m_residentsEnd;
  }

  // Call fixPair and leaveOut before the search. fixPair: the two must meet each other. leaveOut: the member
  // must not be paired within the bracket.
  void fixPair(int a, int b);
  void leaveOut(int member);
  // Call once, before all following functions. If `pairs` > 0, the first `pairs` residents are the upper
  // half.
  void search(int pairs);

  // Returns the sum of each criterion's figure over all pairs, in the order of Criteria::figures().
  [[nodiscard]] std::vector<long> sums() const;

  // True if this player moved down can be paired. Fixes the answer: the player stays paired, or goes on to
  // the next bracket.
  bool pairMovedDown(int member);
  // Pairs a member with the first possible opponent behind the member in the bracket. Removes both from the
  // search and returns the opponent.
  int pairWithFirst(int member);
  // drop: true if this resident can be unpaired or the lower player of a pair. raise: true if this resident
  // can be the higher player of a pair. If true, the member keeps this state.
  bool drop(int member);
  bool raise(int member);
  // Fixes which residents are higher players. From then on, a higher player can be paired only with a
  // resident who is not a higher player.
  void fixHalves();

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  void join(const Field& field, const Completion& completion, MovedDown movedDown);
  void setWeights();
  [[nodiscard]] std::vector<Weight> pricesOfKinds() const;
  void setPrices(int pairs);
  void matchAtOnce(int pairs);
  bool matchWithin(int member, int from, int end);
  void ask(int member);

  const std::vector<Member>& m_members;
  const Criteria& m_criteria;
  WeightLayout m_layout;
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
