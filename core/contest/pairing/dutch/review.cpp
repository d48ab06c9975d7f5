// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/review.hpp"

#include <algorithm>
#include <map>

#include "core/contest/pairing/dutch/bracket_members.hpp"
#include "core/contest/pairing/dutch/bracket_search.hpp"
#include "core/partition.hpp"

namespace damath::dutch {

namespace {

using PlacePair = std::pair<int, int>;

// Pairs a bracket again with some pairs fixed, to review its pairing. A bracket is a score group with the
// players moved down into it.
class BracketReview {
 public:
  BracketReview(const Field& field, const Completion& completion, int group, const PairedBracket& bracket,
                Outlook outlook)
      : m_field(field),
        m_completion(completion),
        m_members(
            membersOf(field, completion.hasBye(), group, bracket.movedDown, bracket.residents, outlook)),
        m_criteria(field, m_members, bracket.countsBye, outlook == Outlook::Everybody) {
    for (std::size_t i = 0; i < m_members.size(); ++i) m_memberAt[m_members[i].place] = static_cast<int>(i);
  }

  enum class Others { MayPair, Float };
  // Returns the sum of each figure (see criteria.hpp) in the best pairing that contains these pairs.
  // Others::Float: all other players of the bracket stay unpaired. Precondition: the players of each pair may
  // meet.
  [[nodiscard]] std::vector<long> sumsWith(const std::vector<PlacePair>& pairs, Others others) const {
    const int bits = WeightLayout(m_criteria, static_cast<int>(m_members.size())).bits();
    return withWeight(bits, [&](auto weight) {
      using Search = BracketSearch<decltype(weight)>;
      Search search(m_field, m_completion, m_members, m_criteria, Search::MovedDown::MayPair);
      std::vector<bool> isFixed(m_members.size(), false);
      for (const auto& [a, b] : pairs) {
        const int higher = m_memberAt.at(a);
        const int lower = m_memberAt.at(b);
        search.fixPair(higher, lower);
        isFixed[static_cast<std::size_t>(higher)] = isFixed[static_cast<std::size_t>(lower)] = true;
      }
      for (std::size_t i = 0; others == Others::Float && i < isFixed.size(); ++i) {
        const Zone zone = m_members[i].zone;
        if (!isFixed[i] && (zone == Zone::MovedDown || zone == Zone::Resident))
          search.leaveOut(static_cast<int>(i));
      }
      search.search(0);
      return search.sums();
    });
  }

  // Compares the values of all criteria. Returns the ground for the first criterion by which `worse` is worse
  // than `best`. nullopt if there is none.
  [[nodiscard]] std::optional<Ground> firstLost(const std::vector<long>& best,
                                                const std::vector<long>& worse) const {
    for (std::size_t i = 0; i < best.size(); ++i) {
      if (worse[i] < best[i]) return groundOf(m_criteria.figures()[i].criterion);
    }
    return std::nullopt;
  }

 private:
  const Field& m_field;
  const Completion& m_completion;
  std::vector<Member> m_members;
  Criteria m_criteria;
  std::map<int, int> m_memberAt;
};

std::optional<Ground> whyNever(const Field& field, int a, int b) {
  if (field.haveMet(a, b)) return Ground::Rematch;
  if (field.areApart(a, b)) return Ground::KeptApart;
  if (!field.compatible().has(a, b)) return Ground::SameAbsolute;
  return std::nullopt;
}

// Compares the bracket's pairs with the pairs `others` by the order of candidates in the FIDE Handbook.
// Returns the ground for the first difference.
Ground orderGround(const PairedBracket& bracket, std::vector<PlacePair> others) {
  const auto isMovedDown = [&](int place) {
    return std::ranges::find(bracket.movedDown, place) != bracket.movedDown.end();
  };
  const auto ofMovedDown = [&](const std::vector<PlacePair>& pairs) {
    std::vector<PlacePair> found;
    std::ranges::copy_if(pairs, std::back_inserter(found),
                         [&](const PlacePair& pair) { return isMovedDown(pair.first); });
    std::ranges::sort(found);
    return found;
  };
  const auto highers = [](const std::vector<PlacePair>& pairs) {
    std::vector<int> places;
    for (const PlacePair& pair : pairs) places.push_back(pair.first);
    std::ranges::sort(places);
    return places;
  };
  const std::vector<PlacePair> own = ofMovedDown(bracket.pairs);
  const std::vector<PlacePair> theirs = ofMovedDown(others);
  if (highers(own) != highers(theirs)) return Ground::OrderMovedDown;
  if (own != theirs) return Ground::OrderOpponents;
  return highers(bracket.pairs) == highers(others) ? Ground::OrderTransposition : Ground::OrderExchange;
}

// Finds the first criterion by which the pairs `theirs` are worse in this bracket. Criterion C8 (the pairs of
// the next bracket) depends on the players who move down to that bracket, so the review looks at all players.
std::optional<Ground> worseInBracket(const Field& field, const Completion& completion, int group,
                                     const PairedBracket& bracket, const std::vector<PlacePair>& theirs) {
  if (theirs.size() < bracket.pairs.size()) return Ground::Pairs;
  const BracketReview review(field, completion, group, bracket, Outlook::Everybody);
  const auto best = review.sumsWith(bracket.pairs, BracketReview::Others::Float);
  const auto worse = review.sumsWith(theirs, BracketReview::Others::Float);
  return review.firstLost(best, worse);
}

std::optional<Ground> illegal(const Field& field, const Completion& completion,
                              const std::vector<PlacePair>& pairs, std::optional<int> bye) {
  for (const auto& [a, b] : pairs) {
    if (const auto ground = whyNever(field, a, b)) return ground;
  }
  if (bye && !field.at(*bye).mayHaveBye) return Ground::ByeAgain;
  const auto meetings = std::ranges::count_if(pairs, [&field](const PlacePair& pair) {
    return field.countsSchoolMates() && field.schoolMates().has(pair.first, pair.second);
  });
  if (meetings > field.fewestMeetings()) return Ground::SchoolMates;
  if (!bye) return std::nullopt;
  if (completion.byeScore() && field.at(*bye).score > *completion.byeScore()) return Ground::ByeScore;
  return std::nullopt;
}

// Finds the reason for each pair of a bracket, in the order in which the pairs were chosen.
class BracketReasons {
 public:
  BracketReasons(const Field& field, const Completion& completion, int group, const PairedBracket& bracket)
      : m_field(field), m_completion(completion), m_group(group), m_bracket(bracket) {
    for (const auto& [higher, lower] : bracket.pairs) {
      if (!isMovedDown(higher, lower)) m_lowers.push_back(lower);
    }
    for (const int place : bracket.floaters) {
      if (std::ranges::find(bracket.residents, place) != bracket.residents.end()) m_lowers.push_back(place);
    }
    std::ranges::sort(m_lowers);
    m_open = bracket.residents;
  }

  // Returns the reasons of the pairs for which `isWanted` returns true.
  template <class IsWanted>
  std::vector<PairReason> where(const IsWanted& isWanted) {
    std::vector<PairReason> reasons;
    for (const PlacePair& pair : m_bracket.pairs) {
      if (isWanted(pair)) reasons.push_back(reasonFor(pair));
      m_fixed.push_back(pair);
      std::erase(m_open, pair.second);
      std::erase(m_lowers, pair.second);
    }
    return reasons;
  }

 private:
  [[nodiscard]] bool isMovedDown(int higher, int lower) const {
    return m_field.at(higher).score != m_field.at(lower).score;
  }

  PairReason reasonFor(const PlacePair& pair) {
    const auto& [higher, lower] = pair;
    PairReason reason{higher, lower, std::nullopt, colourReason(m_field.at(higher), m_field.at(lower))};
    const std::vector<int>& choice = isMovedDown(higher, lower) ? m_open : m_lowers;
    const auto first = std::ranges::find_if(choice, [h = higher](int place) { return place > h; });
    if (first != choice.end() && *first != lower)
      reason.passedOver = PassedOver{*first, against(higher, *first)};
    return reason;
  }

  // Returns the ground against a pair of these two players: the rule that forbids the pair, or the first
  // criterion that the pair makes worse. The pairs that were chosen before stay unchanged.
  Ground against(int higher, int other) {
    if (const auto never = whyNever(m_field, higher, other)) return *never;
    if (!m_review) {
      m_review.emplace(m_field, m_completion, m_group, m_bracket, m_bracket.outlook);
      m_best = m_review->sumsWith(m_bracket.pairs, BracketReview::Others::Float);
    }
    auto forced = m_fixed;
    forced.emplace_back(higher, other);
    const auto sums = m_review->sumsWith(forced, BracketReview::Others::MayPair);
    // If no criterion is worse, the pairing with this forced pair is equally good. It then needs more
    // exchanges, or other exchanges, between the upper and the lower half.
    return m_review->firstLost(m_best, sums).value_or(Ground::OrderExchange);
  }

  const Field& m_field;
  const Completion& m_completion;
  int m_group;
  const PairedBracket& m_bracket;
  std::vector<PlacePair> m_fixed;
  std::vector<int> m_open;    // the possible opponents of a player from a higher score group
  std::vector<int> m_lowers;  // the possible lower players of pairs within the score group, in order
  std::optional<BracketReview> m_review;
  std::vector<long> m_best;
};

constexpr Part<Ground, Criterion> kGrounds[] = {
    {Ground::Incomplete, {Criterion::Completion}},
    {Ground::SchoolMates, {Criterion::SchoolMates}},
    {Ground::Pairs, {Criterion::Pairs}},
    {Ground::Downfloaters, {Criterion::Downfloaters}},
    {Ground::NextBracket, {Criterion::NextPairs, Criterion::NextDownfloaters}},
    {Ground::ByeUnplayed, {Criterion::ByeUnplayed}},
    {Ground::Difference, {Criterion::TopscorerDifference}},
    {Ground::Repeat, {Criterion::TopscorerRepeat}},
    {Ground::Preference, {Criterion::Preference}},
    {Ground::Strong, {Criterion::StrongPreference}},
    {Ground::LastDownfloat, {Criterion::LastDownfloat}},
    {Ground::LastUpfloat, {Criterion::LastUpfloat}},
    {Ground::EarlierDownfloat, {Criterion::EarlierDownfloat}},
    {Ground::EarlierUpfloat, {Criterion::EarlierUpfloat}},
    {Ground::LastDownfloatScore, {Criterion::LastDownfloatScore}},
    {Ground::LastUpfloatScore, {Criterion::LastUpfloatScore}},
    {Ground::EarlierDownfloatScore, {Criterion::EarlierDownfloatScore}},
    {Ground::EarlierUpfloatScore, {Criterion::EarlierUpfloatScore}},
};
static_assert(isPartition(kGrounds));

}  // namespace

Ground groundOf(Criterion criterion) {
  return partOf(kGrounds, criterion);
}

std::optional<Ground> worseBy(const Tournament& tournament, const Pairing& best,
                              const std::vector<Pair>& boards, std::optional<int> bye) {
  const Field field(tournament);
  const Completion completion(field);
  std::vector<PlacePair> pairs;
  for (const Pair& pair : boards) {
    const int a = *field.placeOf(pair.white);
    const int b = *field.placeOf(pair.black);
    pairs.emplace_back(std::min(a, b), std::max(a, b));
  }
  if (const auto ground = illegal(field, completion, pairs, bye ? field.placeOf(*bye) : std::nullopt))
    return ground;
  for (std::size_t group = 0; group < best.brackets.size(); ++group) {
    const PairedBracket& bracket = best.brackets[group];
    std::vector<bool> isHere(static_cast<std::size_t>(field.size()), false);
    for (const auto* members : {&bracket.movedDown, &bracket.residents}) {
      for (const int place : *members) isHere[static_cast<std::size_t>(place)] = true;
    }
    std::vector<PlacePair> theirs;
    std::ranges::copy_if(pairs, std::back_inserter(theirs), [&](const PlacePair& pair) {
      return isHere[static_cast<std::size_t>(pair.first)] && isHere[static_cast<std::size_t>(pair.second)];
    });
    std::vector<PlacePair> own = bracket.pairs;
    std::ranges::sort(own);
    std::ranges::sort(theirs);
    if (own == theirs) continue;
    if (const auto ground = worseInBracket(field, completion, static_cast<int>(group), bracket, theirs))
      return ground;
    return orderGround(bracket, theirs);
  }
  std::vector<Pair> sorted = boards;
  sortBoards(field, sorted);
  return sorted == best.boards ? std::nullopt : std::optional(Ground::Colours);
}

std::vector<std::vector<PairReason>> reasonsOf(const Field& field, const Pairing& pairing) {
  const Completion completion(field);
  std::vector<std::vector<PairReason>> reasons;
  for (std::size_t group = 0; group < pairing.brackets.size(); ++group) {
    reasons.push_back(BracketReasons(field, completion, static_cast<int>(group), pairing.brackets[group])
                          .where([](const PlacePair&) { return true; }));
  }
  return reasons;
}

std::optional<PairReason> reasonOf(const Field& field, const Pairing& pairing, int a, int b) {
  const auto first = field.placeOf(a);
  const auto second = field.placeOf(b);
  if (!first || !second) return std::nullopt;
  const PlacePair wanted = std::minmax(*first, *second);
  for (std::size_t group = 0; group < pairing.brackets.size(); ++group) {
    const PairedBracket& bracket = pairing.brackets[group];
    if (std::ranges::find(bracket.pairs, wanted) == bracket.pairs.end()) continue;
    const Completion completion(field);
    return BracketReasons(field, completion, static_cast<int>(group), bracket)
        .where([&wanted](const PlacePair& pair) { return pair == wanted; })
        .front();
  }
  return std::nullopt;
}

}  // namespace damath::dutch
