// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the best pairs of a bracket's members. The bits below the criteria express the order of candidates.
// The parts of a weight, from the highest bits:
//
//   criteria | kept | exchanges | sum | favour
//
// kept: rewards pairs of members whose state was already decided. exchanges: the number of members of the
// lower half that are the higher player of their pair. sum: the sum of the numbers of all higher players. For
// exchanges and sum, less is better. favour: a reward for one member, to test if this member can be paired as
// wanted.
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
  // FloatOn: players moved down may not be paired with residents.
  enum class MovedDown { MayPair, FloatOn };
  // `members` and `criteria` must outlive this object.
  BracketSearch(const Field& field, const Completion& completion, const std::vector<Member>& members,
                const Criteria& criteria, MovedDown movedDown);

  [[nodiscard]] int mateOf(int member) const { return m_matching.mateOf(member); }  // −1: unmatched
  // True if a player moved down or a resident is paired within the bracket.
  [[nodiscard]] bool isPaired(int member) const;
  // True if a resident is the higher player of a pair of residents.
  [[nodiscard]] bool isHigher(int member) const {
    return mateOf(member) > member && mateOf(member) < m_residentsEnd;
  }

  // Call before the search. fixPair: the two must meet each other. leaveOut: the member must not be paired
  // within the bracket.
  void fixPair(int a, int b);
  void leaveOut(int member);
  // Call once, before all following functions. If `pairs` > 0, the first `pairs` residents are the upper
  // half.
  void search(int pairs);

  // Returns the sums over all pairs, in the order of the criteria's figures.
  [[nodiscard]] std::vector<long> sums() const;

  // True if this player moved down can be paired. Fixes the answer: the player stays paired, or floats on.
  bool pairMovedDown(int member);
  // Pairs a member with the first possible opponent behind it in the bracket, removes both, and returns the
  // opponent.
  int pairWithFirst(int member);
  // drop: true if a resident can be something else than the higher player of a pair. raise: true if a
  // resident can be the higher player. If true, the member keeps this state.
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
