// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/bracket_search.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace damath::dutch {

namespace {

int bitsFor(int most) {
  return static_cast<int>(std::bit_width(static_cast<unsigned>(most)));
}

int endOfZones(const std::vector<Member>& members, Zone last) {
  return static_cast<int>(
      std::ranges::count_if(members, [last](const Member& member) { return member.zone <= last; }));
}

template <class Weight>
Weight times(const Weight& unit, int count) {
  Weight sum(0);
  for (int bit = 0; bit < bitsFor(count); ++bit) {
    if (((count >> bit) & 1) != 0) sum += unit << bit;
  }
  return sum;
}

}  // namespace

WeightLayout::WeightLayout(const Criteria& criteria, int members) {
  for (const Figure& figure : criteria.figures()) criteriaBits += bitsFor(figure.most);
  keptBits = bitsFor(members);
  exchangeBits = bitsFor(members);
  sumBits = 2 * bitsFor(members);
  favourBits = bitsFor(members + 1);
}

template <class Weight>
BracketSearch<Weight>::BracketSearch(const Field& field, const Completion& completion,
                                     const std::vector<Member>& members, const Criteria& criteria,
                                     MovedDown movedDown)
    : m_members(members),
      m_criteria(criteria),
      m_layout(criteria, static_cast<int>(members.size())),
      m_count(static_cast<int>(members.size())),
      m_residents(endOfZones(members, Zone::MovedDown)),
      m_residentsEnd(endOfZones(members, Zone::Resident)),
      m_graph(m_count, criteria.kinds(), m_residentsEnd),
      m_matching(m_graph) {
  join(field, completion, movedDown);
  setWeights();
  if (field.countsSchoolMates()) penaliseSchoolMates(field);
}

template <class Weight>
bool BracketSearch<Weight>::isPaired(int member) const {
  return mateOf(member) != -1 && mateOf(member) < m_residentsEnd;
}

template <class Weight>
void BracketSearch<Weight>::join(const Field& field, const Completion& completion, MovedDown movedDown) {
  for (int a = 0; a < m_count; ++a) {
    const Member& ahead = m_members[at(a)];
    for (int b = a + 1; b < m_count; ++b) {
      const Member& behind = m_members[at(b)];
      // A player moved down comes from a higher score group. Two such players never meet in this bracket: if
      // they were allowed to meet, they would have been paired in the bracket above.
      if (behind.zone == Zone::MovedDown) continue;
      if (ahead.zone == Zone::MovedDown && behind.zone == Zone::Resident && movedDown == MovedDown::FloatOn)
        continue;
      const bool canBe = behind.zone == Zone::Bye ? completion.mayHaveBye(ahead.place)
                                                  : field.compatible().has(ahead.place, behind.place);
      if (canBe) m_graph.edges().join(a, b);
    }
  }
}

template <class Weight>
void BracketSearch<Weight>::setWeights() {
  const int below = m_layout.bits() - m_layout.criteriaBits;
  for (int ahead = 0; ahead < m_criteria.kinds(); ++ahead) {
    for (int behind = 0; behind < m_criteria.kinds(); ++behind) {
      if (m_criteria.example(ahead).zone > m_criteria.example(behind).zone) continue;
      const std::vector<int> values = m_criteria.ofPair(ahead, behind);
      Weight weight(0);
      for (std::size_t i = 0; i < values.size(); ++i) {
        weight = weight << bitsFor(m_criteria.figures()[i].most);
        weight += Weight(values[i]);
      }
      m_graph.setWeight(ahead, behind, weight << below);
    }
  }
  for (int member = 0; member < m_count; ++member) m_graph.setKind(member, m_criteria.kindOf(member));
}

// Makes each pair of schoolmates lighter by one unit of the figure Criterion::SchoolMates. The table of
// weights has a weight for two kinds of players, and players of one kind come from different schools.
template <class Weight>
void BracketSearch<Weight>::penaliseSchoolMates(const Field& field) {
  int bits = m_layout.bits() - m_layout.criteriaBits;
  for (std::size_t i = m_criteria.figures().size(); i-- > 0;) {
    const Figure& figure = m_criteria.figures()[i];
    if (figure.criterion == Criterion::SchoolMates) {
      m_schoolUnit = Weight(1) << bits;
      break;
    }
    bits += bitsFor(figure.most);
  }
  BitRows schoolMates(m_count);
  for (int a = 0; a < m_count; ++a) {
    const int place = m_members[at(a)].place;
    const bool isBye = m_members[at(a)].zone == Zone::Bye;
    m_lifts.push_back(field.lifts()[at(isBye ? field.size() : place)]);
    for (int b = 0; b < a && !isBye; ++b) {
      if (field.schoolMates().has(m_members[at(b)].place, place)) schoolMates.join(b, a);
    }
  }
  m_graph.penalise(std::move(schoolMates), m_schoolUnit);
}

template <class Weight>
void BracketSearch<Weight>::fixPair(int a, int b) {
  for (int other = 0; other < m_count; ++other) {
    if (other != b) m_graph.edges().part(a, other);
    if (other != a) m_graph.edges().part(b, other);
  }
}

template <class Weight>
void BracketSearch<Weight>::leaveOut(int member) {
  for (int other = 0; other < m_residentsEnd; ++other) m_graph.edges().part(member, other);
}

template <class Weight>
std::vector<long> BracketSearch<Weight>::sums() const {
  std::vector<long> sums(m_criteria.figures().size(), 0);
  for (int member = 0; member < m_count; ++member) {
    if (mateOf(member) <= member) continue;
    const std::vector<int> values =
        m_criteria.ofPair(m_criteria.kindOf(member), m_criteria.kindOf(mateOf(member)));
    for (std::size_t i = 0; i < values.size(); ++i) {
      sums[i] += values[i];
      const bool isOfSchools = m_criteria.figures()[i].criterion == Criterion::SchoolMates;
      if (isOfSchools && m_graph.isPenalised(member, mateOf(member))) --sums[i];
    }
  }
  return sums;
}

template <class Weight>
void BracketSearch<Weight>::search(int pairs) {
  if (pairs > 0) {
    const Weight one = Weight(1) << m_layout.favourBits;
    for (int resident = m_residents; resident < m_residentsEnd; ++resident) {
      const int number = resident - m_residents;
      Weight cost = times(one, number);
      if (number >= pairs) cost += one << m_layout.sumBits;
      m_graph.addAhead(resident, Weight(0) - cost);
    }
  }
  setPrices(pairs);
  matchAtOnce(pairs);
  m_matching.search();
}

// Returns a start price for each kind of member of the search. Players of one kind have the same values by
// all criteria. Prices belong to the matching algorithm (see HeaviestMatching): good start prices make the
// search faster and do not change its result. The prices come from the matching of a small sample of players.
// In the sample, each kind has about the same share as in the search.
template <class Weight>
std::vector<Weight> BracketSearch<Weight>::pricesOfKinds() const {
  constexpr int kSample = 64;
  const int kinds = m_criteria.kinds();
  const auto canMeet = [this](int ahead, int behind) {
    const Zone zone = m_criteria.example(ahead).zone;
    const Zone other = m_criteria.example(behind).zone;
    return zone <= other && other != Zone::MovedDown && zone != Zone::Bye;
  };
  std::vector<int> counts(at(kinds), 0);
  for (int member = 0; member < m_count; ++member) ++counts[at(m_criteria.kindOf(member))];
  std::vector<int> sample;
  for (int kind = 0; kind < kinds; ++kind) {
    const int share =
        m_count <= kSample ? counts[at(kind)] : (counts[at(kind)] * kSample + m_count / 2) / m_count;
    sample.insert(sample.end(), at(std::max(1, share)), kind);
  }
  const int size = static_cast<int>(sample.size());
  WeightedGraph<Weight> graph(size, kinds, 0);
  std::vector<Weight> most(at(kinds), Weight(0));
  for (int ahead = 0; ahead < kinds; ++ahead) {
    for (int behind = 0; behind < kinds; ++behind) {
      const Weight weight = halfOf(m_graph.twiceOfKinds(ahead, behind));
      graph.setWeight(ahead, behind, weight);
      if (!canMeet(ahead, behind)) continue;
      for (const int kind : {ahead, behind}) most[at(kind)] = std::max(most[at(kind)], weight);
    }
  }
  for (int a = 0; a < size; ++a) {
    graph.setKind(a, sample[at(a)]);
    for (int b = 0; b < a; ++b) {
      if (canMeet(sample[at(b)], sample[at(a)])) graph.edges().join(b, a);
    }
  }
  HeaviestMatching<Weight> matching(graph);
  for (int a = 0; a < size; ++a) matching.setPrice(a, most[at(sample[at(a)])]);
  matching.search();
  std::vector<Weight> prices(at(kinds), Weight(0));
  for (int a = 0; a < size; ++a) {
    Weight& price = prices[at(sample[at(a)])];
    price = std::max(price, matching.fullPrice(a));
  }
  // Players of one kind have the same values by all criteria. If the sample has only one player of a kind, it
  // has no pair of two players of this kind. The price of the kind must also be high enough for such a pair.
  for (int kind = 0; kind < kinds; ++kind) {
    if (canMeet(kind, kind))
      prices[at(kind)] = std::max(prices[at(kind)], halfOf(m_graph.twiceOfKinds(kind, kind)));
  }
  // Lowers the price of each kind in turn, as far as possible: the prices of two players must still add up to
  // at least the weight of their pair (see HeaviestMatching).
  for (int kind = 0; kind < kinds; ++kind) {
    Weight least(0);
    for (int other = 0; other < kinds; ++other) {
      if (other == kind) {
        if (canMeet(kind, kind)) least = std::max(least, halfOf(m_graph.twiceOfKinds(kind, kind)));
        continue;
      }
      const int ahead = canMeet(kind, other) ? kind : other;
      const int behind = ahead == kind ? other : kind;
      if (!canMeet(ahead, behind)) continue;
      least = std::max(
          least, m_graph.twiceOfKinds(std::min(ahead, behind), std::max(ahead, behind)) - prices[at(other)]);
    }
    prices[at(kind)] = least;
  }
  return prices;
}

// Sets the start prices of the matching algorithm (see HeaviestMatching). If the players of the score group
// are divided into an upper and a lower half (pairs > 0), a pair weighs less if its higher player stands
// lower in the score group. Therefore the prices of the lower half fall by one amount. The first player of
// the upper half gets this amount in addition, and each following player of the upper half gets less. The
// prices of players outside the bracket rise only as far as their edges to players of the score group
// require.
template <class Weight>
void BracketSearch<Weight>::setPrices(int pairs) {
  std::vector<Weight> prices = pricesOfKinds();
  const std::vector<Weight> ofKinds = prices;
  const Weight one = Weight(1) << m_layout.favourBits;
  const Weight step = times(one, pairs);
  for (int member = m_residents; member < m_residentsEnd; ++member) {
    const int kind = m_criteria.kindOf(member);
    Weight price = ofKinds[at(kind)];
    const int number = member - m_residents;
    if (number < pairs) {
      price += step;
      price -= times(one, 2 * number);
    } else {
      price -= step;
    }
    setPrice(member, price);
    prices[at(kind)] = std::min(prices[at(kind)], price);
  }
  for (int outside = 0; outside < m_criteria.kinds(); ++outside) {
    if (m_criteria.example(outside).zone <= Zone::Resident) continue;
    for (int kind = 0; kind < m_criteria.kinds(); ++kind) {
      if (m_criteria.example(kind).zone != Zone::Resident) continue;
      const Weight needed = m_graph.twiceOfKinds(kind, outside) - prices[at(kind)];
      prices[at(outside)] = std::max(prices[at(outside)], needed);
    }
  }
  for (int member = 0; member < m_count; ++member) {
    if (member < m_residents || member >= m_residentsEnd)
      setPrice(member, prices[at(m_criteria.kindOf(member))]);
  }
}

// Sets the start price of a member. If the pairing counts schoolmates, adds the lift of the player (see
// FewestMeetings), so that the prices fit the penalties of pairs of schoolmates.
template <class Weight>
void BracketSearch<Weight>::setPrice(int member, const Weight& price) {
  if (m_lifts.empty()) return m_matching.setPrice(member, price);
  const int lift = m_lifts[at(member)];
  const Weight part = times(m_schoolUnit, lift < 0 ? -lift : lift);
  const Weight lifted = lift < 0 ? price - part : price + part;
  m_matching.setPrice(member, std::max(lifted, Weight(0)));
}

template <class Weight>
bool BracketSearch<Weight>::matchWithin(int member, int from, int end) {
  for (int other = from; other < end; ++other) {
    if (other == member || mateOf(other) != -1 || !m_graph.edges().has(member, other)) continue;
    if (!m_matching.isTight(member, other)) continue;
    m_matching.matchAtOnce(member, other);
    return true;
  }
  return false;
}

template <class Weight>
void BracketSearch<Weight>::matchAtOnce(int pairs) {
  for (int member = 0; member < m_residents; ++member) matchWithin(member, m_residents, m_residentsEnd);
  for (int number = 0; number < pairs; ++number)
    matchWithin(m_residents + number, m_residents + pairs, m_residentsEnd);
  for (int member = 0; member < m_count; ++member) {
    if (mateOf(member) == -1) matchWithin(member, member + 1, m_count);
  }
}

// Searches again after the weights of this player's edges have changed. Before the search, the player loses
// its pair and gets a new price (see HeaviestMatching).
template <class Weight>
void BracketSearch<Weight>::ask(int member) {
  m_matching.release(member);
  m_matching.reprice(member);
  m_matching.search();
}

template <class Weight>
bool BracketSearch<Weight>::pairMovedDown(int member) {
  if (!isPaired(member)) {
    m_graph.favour(member);
    for (int other = m_residents; other < m_residentsEnd; ++other) m_graph.favourEdge(other, Weight(1));
    ask(member);
  }
  const bool canPair = isPaired(member);
  m_matching.release(member);
  m_graph.favourNone();
  if (canPair) {
    m_graph.addAhead(member, Weight(1) << (m_layout.bits() - m_layout.criteriaBits - m_layout.keptBits));
  } else {
    for (int other = m_residents; other < m_residentsEnd; ++other) m_graph.edges().part(member, other);
  }
  ask(member);
  return canPair;
}

template <class Weight>
int BracketSearch<Weight>::pairWithFirst(int member) {
  m_matching.search();
  std::vector<int> better;
  for (int other = std::max(m_residents, member + 1); other < mateOf(member); ++other) {
    if (m_graph.edges().has(member, other) && m_matching.isTight(member, other)) better.push_back(other);
  }
  if (!better.empty()) {
    better.push_back(mateOf(member));
    m_graph.favour(member);
    int bonus = static_cast<int>(better.size());
    for (const int other : better) m_graph.favourEdge(other, Weight(bonus--));
    ask(member);
  }
  const int mate = mateOf(member);
  m_matching.release(member);
  m_matching.release(mate);
  m_graph.favourNone();
  m_matching.remove(member);
  m_matching.remove(mate);
  return mate;
}

template <class Weight>
bool BracketSearch<Weight>::drop(int member) {
  if (isHigher(member)) {
    m_graph.favour(member);
    for (int other = member + 1; other < m_residentsEnd; ++other) m_graph.favourEdge(other, Weight(-1));
    ask(member);
  }
  const bool isDropped = !isHigher(member);
  m_matching.release(member);
  m_graph.favourNone();
  if (isDropped) {
    for (int other = member + 1; other < m_residentsEnd; ++other) m_graph.edges().part(member, other);
  }
  ask(member);
  return isDropped;
}

template <class Weight>
bool BracketSearch<Weight>::raise(int member) {
  if (!isHigher(member)) {
    m_graph.favour(member);
    for (int other = member + 1; other < m_residentsEnd; ++other) m_graph.favourEdge(other, Weight(1));
    ask(member);
  }
  const bool isRaised = isHigher(member);
  m_matching.release(member);
  m_graph.favourNone();
  if (isRaised) {
    m_graph.addAhead(member, Weight(1) << (m_layout.bits() - m_layout.criteriaBits - m_layout.keptBits));
  }
  ask(member);
  return isRaised;
}

template <class Weight>
void BracketSearch<Weight>::fixHalves() {
  std::vector<bool> isUpper(at(m_count), false);
  for (int member = m_residents; member < m_residentsEnd; ++member) isUpper[at(member)] = isHigher(member);
  m_matching.openAll();
  for (int a = m_residents; a < m_residentsEnd; ++a) {
    for (int b = a + 1; b < m_residentsEnd; ++b) {
      if (!isUpper[at(a)] || isUpper[at(b)]) m_graph.edges().part(a, b);
    }
  }
  m_matching.search();
}

template class BracketSearch<std::int64_t>;
template class BracketSearch<Wide128>;
template class BracketSearch<Wide<4>>;
template class BracketSearch<Wide<16>>;
template class BracketSearch<Wide<64>>;

}  // namespace damath::dutch
