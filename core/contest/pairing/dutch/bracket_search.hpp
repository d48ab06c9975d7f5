// SPDX-License-Identifier: GPL-3.0-or-later
// The best pairs of a bracket's members, with room below the criteria for the order of candidates:
//
//   criteria | kept | exchanges | sum | favour
//
// kept: pairs of those who are to stay as they are. exchanges, sum: how many of the lower half are the higher
// one of their pair, and the sum of the numbers of all who are; both the less the better. favour: what is
// asked about one member at a time.
#pragma once

#include <vector>

#include "core/contest/pairing/dutch/completion.hpp"
#include "core/contest/pairing/dutch/criteria.hpp"
#include "core/contest/pairing/dutch/heaviest_matching.hpp"
#include "core/promise.hpp"

namespace damath::dutch {

// How many bits of a weight each part takes.
struct WeightLayout {
  WeightLayout(const Criteria& criteria, int members);
  [[nodiscard]] int bits() const { return criteriaBits + keptBits + exchangeBits + sumBits + favourBits; }

  int criteriaBits = 0;
  int keptBits = 0;
  int exchangeBits = 0;
  int sumBits = 0;
  int favourBits = 0;
};

// Calls with a number of the weight's type, which is wide enough for its double and the growth of prices.
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
  // The members live as long as this. Those moved down are parted from the residents where they are to float
  // on.
  enum class MovedDown { MayPair, FloatOn };
  BracketSearch(const Field& field, const Completion& completion, const std::vector<Member>& members,
                const Criteria& criteria, MovedDown movedDown);

  [[nodiscard]] int mateOf(int member) const { return m_matching.mateOf(member); }  // −1: alone
  // Of one moved down or a resident: whether it is paired within the bracket.
  [[nodiscard]] bool isPaired(int member) const;
  // Of a resident: whether it is the higher one of a pair of residents.
  [[nodiscard]] bool isHigher(int member) const {
    return mateOf(member) > member && mateOf(member) < m_residentsEnd;
  }

  // Before the search: two are to meet, and nobody else; one is to be left out of the bracket.
  void fixPair(int a, int b);
  void leaveOut(int member);
  // Once, before all that follows. With `pairs` above 0 the first so many residents are the upper half.
  void search(int pairs);

  // Of all pairs together, in the order of the criteria's figures.
  [[nodiscard]] std::vector<long> sums() const;

  // Whether one moved down can be paired. It stays so, or floats on.
  bool pairMovedDown(int member);
  // Pairs a member with the first of those behind it in the bracket that it can have, and takes both away.
  int pairWithFirst(int member);
  // Whether a resident can be other than the higher one of a pair, or be it. Where it can, it stays so.
  bool drop(int member);
  bool raise(int member);
  // The higher ones are paired with the others alone from here on.
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
