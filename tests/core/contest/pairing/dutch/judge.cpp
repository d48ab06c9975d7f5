// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/contest/pairing/dutch/judge.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <tuple>

#include "tests/core/contest/pairing/dutch/judge_roll.hpp"

namespace damath::dutch::judge {

namespace {

using Set = unsigned;  // players, one bit each
using Pairs = std::vector<std::pair<int, int>>;
using Vector =
    std::vector<std::vector<long>>;  // one list of values for each criterion; a lesser list is better

constexpr int kNone = 1000;  // more meetings than any pairing has

class Court {
 public:
  explicit Court(const Tournament& tournament) : m_roll(tournament), m_seen(m_roll.seen()) {}

  std::optional<Verdict> verdict() {
    const Set all = (Set{1} << m_seen.size()) - 1;
    if (m_seen.empty() || !findByeScore(all)) return std::nullopt;
    Pairs pairs;
    Set left = all;
    std::vector<int> floaters;
    while (left != 0) {
      std::vector<int> group = topGroup(left);
      const Set below = left & ~setOf(group);
      const Pairs best = bestOf(floaters, group, below);
      pairs.insert(pairs.end(), best.begin(), best.end());
      m_meetingsLeft -= meetingsIn(best);
      std::vector<int> members = floaters;
      members.insert(members.end(), group.begin(), group.end());
      floaters = without(members, best);
      left = below;
    }
    Verdict verdict;
    verdict.meetings = meetingsIn(pairs);
    if (!floaters.empty()) verdict.bye = m_seen[at(floaters.front())].place;
    std::sort(pairs.begin(), pairs.end(), [this](const auto& a, const auto& b) {
      const auto key = [this](const auto& pair) {
        const Seen& one = m_seen[at(pair.first)];
        const Seen& two = m_seen[at(pair.second)];
        const int lead = one.bare == two.bare  ? std::min(one.number, two.number)
                         : one.bare > two.bare ? one.number
                                               : two.number;
        return std::tuple(-std::max(one.bare, two.bare), -(one.bare + two.bare), lead);
      };
      return key(a) < key(b);
    });
    for (const auto& [a, b] : pairs) {
      const bool white = m_roll.takesWhite(std::min(a, b), std::max(a, b));
      const int higher = m_seen[at(std::min(a, b))].place, lower = m_seen[at(std::max(a, b))].place;
      verdict.boards.push_back(white ? Pair{higher, lower} : Pair{lower, higher});
    }
    return verdict;
  }

  std::optional<int> fewestMeetingsWith(const std::vector<std::pair<int, int>>& pairs) {
    Set left = (Set{1} << m_seen.size()) - 1;
    if (!findByeScore(left)) return std::nullopt;
    const auto seenAt = [this](int place) {
      return static_cast<int>(std::find_if(m_seen.begin(), m_seen.end(),
                                           [place](const Seen& seen) { return seen.place == place; }) -
                              m_seen.begin());
    };
    int meetings = 0;
    for (const auto& [one, other] : pairs) {
      const int a = seenAt(one), b = seenAt(other);
      if (!m_roll.mayMeet(a, b)) return std::nullopt;
      meetings += m_roll.areSchoolMates(a, b) ? 1 : 0;
      left &= ~(bit(a) | bit(b));
    }
    meetings += fewestMeetings(left);
    return meetings < kNone ? std::optional(meetings) : std::nullopt;
  }

 private:
  static std::size_t at(long index) { return static_cast<std::size_t>(index); }
  static Set bit(int player) { return Set{1} << player; }
  static Set setOf(const std::vector<int>& players) {
    Set set = 0;
    for (const int player : players) set |= bit(player);
    return set;
  }
  static std::vector<int> without(const std::vector<int>& members, const Pairs& pairs) {
    Set paired = 0;
    for (const auto& [a, b] : pairs) paired |= bit(a) | bit(b);
    std::vector<int> left;
    for (const int member : members) {
      if ((paired & bit(member)) == 0) left.push_back(member);
    }
    return left;
  }

  // Returns the fewest meetings of schoolmates if all players of the set are paired. If their number is odd,
  // one player who may have the bye is left out. kNone if the players cannot be paired.
  int fewestMeetings(Set set) {
    if (set == 0) return 0;
    const auto known = m_fewest.find(set);
    if (known != m_fewest.end()) return known->second;
    int fewest = kNone;
    const int first = std::countr_zero(set);
    const Set rest = set & ~bit(first);
    const bool odd = std::popcount(set) % 2 == 1;
    if (odd && mayHaveBye(first)) fewest = fewestMeetings(rest);
    for (int mate = first + 1; mate < static_cast<int>(m_seen.size()); ++mate) {
      if ((rest & bit(mate)) == 0 || !m_roll.mayMeet(first, mate)) continue;
      const int meeting = m_roll.areSchoolMates(first, mate) ? 1 : 0;
      fewest = std::min(fewest, meeting + fewestMeetings(rest & ~bit(mate)));
    }
    fewest = std::min(fewest, kNone);
    m_fewest[set] = fewest;
    return fewest;
  }
  bool mayHaveBye(int player) const {
    return m_seen[at(player)].byeAllowed && (!m_byeScore || m_seen[at(player)].score == *m_byeScore);
  }
  int meetingsIn(const Pairs& pairs) const {
    return static_cast<int>(std::count_if(pairs.begin(), pairs.end(), [this](const auto& pair) {
      return m_roll.areSchoolMates(pair.first, pair.second);
    }));
  }

  // Criteria C4 and C5, and Y4: True if all players of the set can be paired, and no more schoolmates meet in
  // the whole round than necessary. `spent`: the meetings among the pairs that are tried for the others.
  bool completes(Set set, int spent) { return spent + fewestMeetings(set) == m_meetingsLeft; }
  // Y4 comes before C5: first the fewest meetings with any legal bye, then the lowest score of the bye.
  bool findByeScore(Set all) {
    m_meetingsLeft = fewestMeetings(all);
    if (m_meetingsLeft == kNone) return false;
    if (m_seen.size() % 2 == 0) return true;
    for (std::size_t i = m_seen.size(); i-- > 0;) {
      m_byeScore = m_seen[i].score;
      m_fewest.clear();
      if (completes(all, 0)) return true;
    }
    return false;
  }

  std::vector<int> topGroup(Set left) const {
    std::vector<int> group;
    for (int player = 0; player < static_cast<int>(m_seen.size()); ++player) {
      if ((left & bit(player)) == 0) continue;
      if (!group.empty() && m_seen[at(player)].score != m_seen[at(group.front())].score) break;
      group.push_back(player);
    }
    return group;
  }

  // Visits every set of pairs in a bracket (a score group that is being paired): floaters with residents, and
  // residents with each other.
  void eachPairing(const std::vector<int>& down, const std::vector<int>& group,
                   const std::function<void(const Pairs&)>& visit) const {
    std::vector<int> members = down;
    members.insert(members.end(), group.begin(), group.end());
    Pairs pairs;
    std::vector<bool> used(members.size(), false);
    const std::function<void(std::size_t)> go = [&](std::size_t from) {
      while (from < members.size() && used[from]) ++from;
      if (from >= members.size()) return visit(pairs);
      used[from] = true;
      go(from + 1);
      for (std::size_t mate = std::max(from + 1, down.size()); mate < members.size(); ++mate) {
        if (used[mate] || !m_roll.mayMeet(members[from], members[mate])) continue;
        used[mate] = true;
        pairs.emplace_back(members[from], members[mate]);
        go(from + 1);
        pairs.pop_back();
        used[mate] = false;
      }
      used[from] = false;
    };
    go(0);
  }

  std::vector<long> scoresOf(const std::vector<int>& players) const {
    std::vector<long> scores;
    for (const int player : players) scores.push_back(m_seen[at(player)].score);
    std::sort(scores.rbegin(), scores.rend());
    return scores;
  }

  // Criterion C8: Returns the best outcome of the next score group: its number of pairs, then the scores of
  // its downfloaters.
  Vector outlook(const std::vector<int>& floaters, Set below, int spent) {
    const std::pair key(setOf(floaters), spent);
    const auto known = m_outlooks.find(key);
    if (known != m_outlooks.end()) return known->second;
    std::optional<Vector> best;
    const std::vector<int> group = topGroup(below);
    const Set further = below & ~setOf(group);
    std::vector<int> members = floaters;
    members.insert(members.end(), group.begin(), group.end());
    eachPairing(floaters, group, [&](const Pairs& pairs) {
      if (best && -static_cast<long>(pairs.size()) > (*best)[0][0]) return;
      const std::vector<int> left = without(members, pairs);
      Vector found = {{-static_cast<long>(pairs.size())}, scoresOf(left)};
      if (best && !(found < *best)) return;
      if (completes(setOf(left) | further, spent + meetingsIn(pairs))) best = found;
    });
    m_outlooks[key] = *best;
    return *best;
  }

  // Returns the values for the criteria C6 to C21 of FIDE's Dutch system (C.04.3). A lesser list is better.
  Vector criteria(const Pairs& pairs, const std::vector<int>& down, const std::vector<int>& group,
                  Set below) {
    std::vector<int> members = down;
    members.insert(members.end(), group.begin(), group.end());
    const std::vector<int> left = without(members, pairs);
    const Set isDown = setOf(down);
    Vector vector;
    vector.push_back({-static_cast<long>(pairs.size())});  // C6: the number of pairs
    vector.push_back(scoresOf(left));                      // C7: the scores of the downfloaters
    if (below != 0) {
      for (auto& part : outlook(left, below, meetingsIn(pairs)))
        vector.push_back(part);  // C8: the next score group
    }
    // Criterion C9 applies if a single player is left and gets the bye.
    const bool sitsOut = left.size() == 1 && m_seen.size() % 2 == 1 &&
                         m_seen[at(left[0])].score == *m_byeScore &&
                         *m_byeScore >= m_seen[at(group[0])].score;
    vector.push_back({sitsOut ? m_seen[at(left[0])].missed : 0});
    long far = 0, thrice = 0, denied = 0, strong = 0;
    for (const auto& [a, b] : pairs) {
      const bool white = m_roll.takesWhite(std::min(a, b), std::max(a, b));
      for (const int player : {a, b}) {
        const Colour gets = (player == std::min(a, b)) == white ? Colour::White : Colour::Black;
        const bool concerned = m_seen[at(a)].tops || m_seen[at(b)].tops;
        const int after = m_roll.balance(player) + (gets == Colour::White ? 1 : -1);
        if (concerned && std::abs(after) > 2) ++far;
        if (concerned && m_roll.lastTwo(player, gets)) ++thrice;
        const auto [strength, colour] = m_roll.preference(player);
        if (strength == Preference::None || colour == gets) continue;
        ++denied;
        if (strength == Preference::Strong) ++strong;
      }
    }
    for (const long count : {far, thrice, denied, strong}) vector.push_back({count});  // C10 to C13: colors
    const auto upOf = [&](const Seen& seen, bool last) {
      return (last ? seen.lastFloat : seen.floatBefore) == 2;
    };
    const auto downOf = [&](const Seen& seen, bool last) {
      return (last ? seen.lastFloat : seen.floatBefore) == 1;
    };
    for (const bool last : {true, false}) {  // C14 to C17: repeated floats
      long again = 0, up = 0;
      for (const int player : left) again += (isDown & bit(player)) == 0 && downOf(m_seen[at(player)], last);
      for (const auto& [a, b] : pairs) up += (isDown & bit(a)) != 0 && upOf(m_seen[at(b)], last);
      vector.push_back({again});
      vector.push_back({up});
    }
    for (const bool last : {true, false}) {  // C18 to C21: scores of players whose floats repeat
      // A player who stays unpaired floats further down than any player paired here.
      std::vector<long> again, up;
      for (const int player : left) {
        if ((isDown & bit(player)) != 0 && downOf(m_seen[at(player)], last))
          again.push_back(m_seen[at(player)].score);
      }
      for (const auto& [a, b] : pairs) {
        if ((isDown & bit(a)) != 0 && upOf(m_seen[at(b)], last)) up.push_back(m_seen[at(a)].score);
      }
      for (auto* list : {&again, &up}) {
        std::sort(list->rbegin(), list->rend());
        vector.push_back(*list);
      }
    }
    return vector;
  }

  // Returns the position of a set of pairs in the order of candidates, as a list to compare. Several
  // candidates can give the same pairs; the earliest candidate counts.
  std::vector<long> orderOf(const Pairs& pairs, const std::vector<int>& down,
                            const std::vector<int>& group) const {
    std::vector<long> order;
    std::map<int, int> mate;
    for (const auto& [a, b] : pairs) mate[a] = b, mate[b] = a;
    for (std::size_t i = 0; i < down.size(); ++i) {
      if (mate.contains(down[i])) order.push_back(static_cast<long>(i));
    }
    std::vector<int> remainder = group;
    for (const int player : down) {
      if (!mate.contains(player)) continue;
      order.push_back(mate[player]);
      std::erase(remainder, mate[player]);
    }
    std::vector<std::pair<int, int>> own;  // pairs of residents, as positions in `remainder`
    for (std::size_t i = 0; i < remainder.size(); ++i) {
      const auto found = mate.find(remainder[i]);
      if (found == mate.end()) continue;
      const auto j = std::find(remainder.begin(), remainder.end(), found->second) - remainder.begin();
      if (static_cast<std::ptrdiff_t>(i) < j) own.emplace_back(static_cast<int>(i), static_cast<int>(j));
    }
    const int half = static_cast<int>(own.size());
    std::optional<std::vector<long>> best;
    // Tries both choices for each pair: either player may belong to the upper half.
    for (unsigned turned = 0; turned < (1U << half); ++turned) {
      std::map<int, int> upper;
      for (int i = 0; i < half; ++i) {
        const auto [a, b] = own[at(i)];
        if ((turned >> i) & 1U) {
          upper[b] = a;
        } else {
          upper[a] = b;
        }
      }
      std::vector<long> goesDown, comesUp;
      for (int number = 0; number < static_cast<int>(remainder.size()); ++number) {
        if (number < half && !upper.contains(number)) goesDown.push_back(number);
        if (number >= half && upper.contains(number)) comesUp.push_back(number);
      }
      std::vector<long> key = {static_cast<long>(goesDown.size())};
      long difference = 0;
      for (const long number : comesUp) difference += number;
      for (const long number : goesDown) difference -= number;
      key.push_back(difference);
      for (auto number = goesDown.rbegin(); number != goesDown.rend(); ++number) key.push_back(-*number);
      key.insert(key.end(), comesUp.begin(), comesUp.end());
      for (const auto& [first, second] : upper) key.push_back(second);
      if (!best || key < *best) best = key;
    }
    order.insert(order.end(), best->begin(), best->end());
    return order;
  }

  Pairs bestOf(const std::vector<int>& down, const std::vector<int>& group, Set below) {
    m_outlooks.clear();
    std::vector<int> members = down;
    members.insert(members.end(), group.begin(), group.end());
    // C6 comes before all other criteria. So the greatest number of pairs is chosen for which the remaining
    // players of the event can be paired too, without more meetings of schoolmates than necessary.
    std::map<long, std::vector<Pairs>, std::greater<>> bySize;
    eachPairing(down, group,
                [&](const Pairs& pairs) { bySize[static_cast<long>(pairs.size())].push_back(pairs); });
    for (const auto& [size, list] : bySize) {
      std::optional<std::pair<Vector, std::vector<long>>> bestKey;
      Pairs best;
      for (const Pairs& pairs : list) {
        if (!completes(setOf(without(members, pairs)) | below, meetingsIn(pairs))) continue;
        Vector vector = criteria(pairs, down, group, below);
        if (bestKey && vector > bestKey->first) continue;
        std::pair key(std::move(vector), orderOf(pairs, down, group));
        if (bestKey && !(key < *bestKey)) continue;
        bestKey = std::move(key);
        best = pairs;
      }
      if (bestKey) return best;
    }
    return {};
  }

  Roll m_roll;
  const std::vector<Seen>& m_seen;
  std::optional<long> m_byeScore;
  int m_meetingsLeft = 0;  // the meetings of schoolmates that the rest of the round must have
  std::map<Set, int> m_fewest;
  std::map<std::pair<Set, int>, Vector> m_outlooks;
};

}  // namespace

std::optional<Verdict> judge(const Tournament& tournament) {
  return Court(tournament).verdict();
}

std::optional<int> fewestMeetingsWith(const Tournament& tournament,
                                      const std::vector<std::pair<int, int>>& pairs) {
  return Court(tournament).fewestMeetingsWith(pairs);
}

}  // namespace damath::dutch::judge
