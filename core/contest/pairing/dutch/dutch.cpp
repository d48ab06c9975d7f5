// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/dutch.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/contest/pairing/dutch/bracket_members.hpp"
#include "core/contest/pairing/dutch/bracket_search.hpp"
#include "core/precondition.hpp"

namespace damath::dutch {

namespace {

// Pairs one bracket: a score group (the residents) and the players moved down into it. First finds the best
// pairing by all criteria. Then chooses, among equally good pairings, the first in the order of candidates
// (FIDE Handbook C.04.3): first the players moved down who are paired, then their opponents. The remaining
// residents are divided into an upper and a lower half. The halves meet in order, after as few exchanges as
// possible and the first transposition that fits.
class BracketPairer {
 public:
  BracketPairer(const Field& field, const Completion& completion, int group,
                const std::vector<int>& movedDown)
      : m_field(field), m_completion(completion), m_group(group) {
    m_bracket.movedDown = movedDown;
    for (int place = m_field.startOf(group); place < m_field.startOf(group + 1); ++place)
      m_bracket.residents.push_back(place);
    m_all = movedDown;
    m_all.insert(m_all.end(), m_bracket.residents.begin(), m_bracket.residents.end());
    m_byeIsHere = completion.hasBye() && *completion.byeScore() >= field.at(field.startOf(group)).score;
    // The search needs to know if a player of this bracket gets the bye. m_countsBye begins with a guess, and
    // verdictOn compares the guess with the search result.
    m_countsBye = m_byeIsHere && m_all.size() % 2 == 1;
  }

  PairedBracket paired() {
    for (const Outlook outlook : {Outlook::Alone, Outlook::Next, Outlook::Everybody}) {
      m_outlook = outlook;
      if (!isCertain(static_cast<int>(m_all.size() % 2))) continue;
      m_bracket.pairs.clear();
      m_left = m_bracket.residents;
      m_floatOn.clear();
      m_pairsLeft = static_cast<int>(m_left.size() / 2);
      if (!m_bracket.movedDown.empty() && !pairMovedDown()) continue;
      if (pairRemainder()) break;
    }
    std::vector<int> paired;
    for (const auto& [higher, lower] : m_bracket.pairs) paired.insert(paired.end(), {higher, lower});
    for (const int place : m_all) {
      if (std::ranges::find(paired, place) == paired.end()) m_bracket.floaters.push_back(place);
    }
    m_bracket.outlook = m_outlook;
    m_bracket.countsBye = m_countsBye;
    return std::move(m_bracket);
  }

 private:
  // True if all players of the later score groups outside the search can certainly be paired, for every
  // choice of `floaters` players who move down to them.
  [[nodiscard]] bool isCertain(int floaters) const {
    // The number of schoolmates who meet depends on the pairs of all players.
    if (m_field.countsSchoolMates() && m_outlook != Outlook::Everybody) return false;
    switch (m_outlook) {
      case Outlook::Alone:
        return m_completion.pairsWhoever(m_all, m_group + 1, floaters);
      case Outlook::Next: {
        if (m_field.startOf(m_group + 2) >= m_field.size()) return false;
        std::vector<int> before = m_all;
        for (int place = m_field.startOf(m_group + 1); place < m_field.startOf(m_group + 2); ++place)
          before.push_back(place);
        return m_completion.completesWhoever(before, m_group + 2, floaters);
      }
      case Outlook::Everybody:
        break;
    }
    return true;
  }

  [[nodiscard]] std::vector<Member> membersWith(const std::vector<int>& movedDown,
                                                const std::vector<int>& residents) const {
    return membersOf(m_field, m_completion.hasBye(), m_group, movedDown, residents, m_outlook);
  }

  // The verdict on a search result. Sound: the result is right. Again: the search must be repeated, because
  // one of two guesses that were made before the search was wrong. The guesses are: a player of this bracket
  // gets the bye (m_countsBye), and the number of pairs (m_pairsLeft). TooNarrow: the search must include
  // more of the later score groups.
  enum class Verdict { Sound, Again, TooNarrow };
  template <class Search>
  Verdict verdictOn(const Search& search, const std::vector<Member>& members, int pairsBefore) {
    int paired = 2 * pairsBefore;
    int alone = 0;
    for (int i = 0; i < static_cast<int>(members.size()); ++i) {
      const Zone zone = members[static_cast<std::size_t>(i)].zone;
      if ((zone == Zone::MovedDown || zone == Zone::Resident) && search.isPaired(i)) ++paired;
      if (search.mateOf(i) == -1) ++alone;
    }
    const int floaters = static_cast<int>(m_all.size()) - paired;
    if (!isCertain(m_outlook == Outlook::Alone ? floaters : alone)) return Verdict::TooNarrow;
    const bool countsBye = m_byeIsHere && floaters == 1;
    if (countsBye == m_countsBye) return Verdict::Sound;
    m_countsBye = countsBye;
    return Verdict::Again;
  }

  bool pairMovedDown() {
    const std::vector<Member> members = membersWith(m_bracket.movedDown, m_bracket.residents);
    while (true) {
      const Criteria criteria(m_field, members, m_countsBye, m_outlook == Outlook::Everybody);
      const int bits = WeightLayout(criteria, static_cast<int>(members.size())).bits();
      const Verdict verdict = withWeight(bits, [&](auto weight) {
        using Search = BracketSearch<decltype(weight)>;
        Search search(m_field, m_completion, members, criteria, Search::MovedDown::MayPair);
        search.search(0);
        const Verdict found = verdictOn(search, members, 0);
        if (found == Verdict::Sound) chooseMovedDown(search);
        return found;
      });
      if (verdict != Verdict::Again) return verdict == Verdict::Sound;
    }
  }

  template <class Search>
  void chooseMovedDown(Search& search) {
    const int count = static_cast<int>(m_bracket.movedDown.size());
    const auto scoreOf = [&](int i) {
      return m_field.at(m_bracket.movedDown[static_cast<std::size_t>(i)]).score;
    };
    std::vector<int> chosen;
    for (int first = 0, end = 0; first < count; first = end) {
      int wanted = 0;
      while (end < count && scoreOf(end) == scoreOf(first)) wanted += search.isPaired(end++) ? 1 : 0;
      for (int i = first; i < end; ++i) {
        // If all or none of the remaining moved-down players of this score are paired, no search is needed.
        const bool isOpen = wanted > 0 && wanted < end - i;
        const bool isPaired = isOpen ? search.pairMovedDown(i) : wanted > 0;
        if (!isPaired) continue;
        --wanted;
        chosen.push_back(i);
      }
    }
    for (int i = 0; i < count; ++i) {
      if (!std::ranges::binary_search(chosen, i))
        m_floatOn.push_back(m_bracket.movedDown[static_cast<std::size_t>(i)]);
    }
    for (const int i : chosen) {
      const int partner = search.pairWithFirst(i) - count;
      m_bracket.pairs.emplace_back(m_bracket.movedDown[static_cast<std::size_t>(i)],
                                   m_bracket.residents[static_cast<std::size_t>(partner)]);
      std::erase(m_left, m_bracket.residents[static_cast<std::size_t>(partner)]);
    }
    m_pairsLeft = static_cast<int>(m_left.size() / 2);
  }

  bool pairRemainder() {
    if (m_left.empty()) return true;
    // With Outlook::Alone, isCertain has shown that the later score groups can be paired with any players who
    // move down from this bracket. So the search may leave out the players who move down.
    const bool looksOn = m_outlook != Outlook::Alone;
    const std::vector<Member> members = membersWith(looksOn ? m_floatOn : std::vector<int>(), m_left);
    while (true) {
      const Criteria criteria(m_field, members, m_countsBye, m_outlook == Outlook::Everybody);
      const int bits = WeightLayout(criteria, static_cast<int>(members.size())).bits();
      const Verdict verdict = withWeight(bits, [&](auto weight) {
        using Search = BracketSearch<decltype(weight)>;
        Search search(m_field, m_completion, members, criteria, Search::MovedDown::FloatOn);
        search.search(m_pairsLeft);
        const int first = looksOn ? static_cast<int>(m_floatOn.size()) : 0;
        const int end = first + static_cast<int>(m_left.size());
        int pairs = 0;
        for (int member = first; member < end; ++member) pairs += search.isHigher(member) ? 1 : 0;
        const Verdict found = verdictOn(search, members, static_cast<int>(m_bracket.pairs.size()));
        if (found != Verdict::Sound) return found;
        if (pairs != m_pairsLeft) {
          m_pairsLeft = pairs;
          return Verdict::Again;
        }
        exchange(search, first, end);
        transpose(search, first, end);
        return found;
      });
      if (verdict != Verdict::Again) return verdict == Verdict::Sound;
    }
  }

  // Chooses the exchanges: the players of the upper half and the players of the lower half who change places.
  template <class Search>
  void exchange(Search& search, int first, int end) {
    const int middle = first + m_pairsLeft;
    int exchanges = 0;
    for (int member = first; member < middle; ++member) exchanges += search.isHigher(member) ? 0 : 1;
    int open = exchanges;
    for (int member = middle; member-- > first && open > 0;) open -= search.drop(member) ? 1 : 0;
    open = exchanges;
    for (int member = middle; member < end && open > 0; ++member) open -= search.raise(member) ? 1 : 0;
  }

  template <class Search>
  void transpose(Search& search, int first, int end) {
    search.fixHalves();
    std::vector<int> upper;
    for (int member = first; member < end; ++member) {
      if (search.isHigher(member)) upper.push_back(member);
    }
    for (const int member : upper) {
      const int partner = search.pairWithFirst(member);
      m_bracket.pairs.emplace_back(m_left[static_cast<std::size_t>(member - first)],
                                   m_left[static_cast<std::size_t>(partner - first)]);
    }
  }

  const Field& m_field;
  const Completion& m_completion;
  int m_group;
  PairedBracket m_bracket;
  // All players of the bracket, as ascending indices in the Field (the players by score and pairing number).
  std::vector<int> m_all;
  bool m_byeIsHere = false;
  bool m_countsBye = false;
  Outlook m_outlook = Outlook::Alone;
  // residents (players who were not moved down) who are not paired with moved-down players
  std::vector<int> m_left;
  std::vector<int> m_floatOn;  // players moved down who are moved down again, to the next bracket
  int m_pairsLeft = 0;
};

NoPairing reasonFor(const Field& field) {
  if (field.size() == 0) return {Impasse::NobodyPlays, {}};
  NoPairing reason;
  bool anyBye = false;
  for (int place = 0; place < field.size(); ++place) {
    anyBye = anyBye || field.at(place).mayHaveBye;
    if (field.size() > 1 && field.compatible().countIn(place, 0, field.size()) == 0)
      reason.players.push_back(field.at(place).player);
  }
  if (field.size() % 2 == 1 && !anyBye) return {Impasse::NoByeLeft, {}};
  reason.impasse = reason.players.empty() ? Impasse::CannotAllMeet : Impasse::NoOpponents;
  return reason;
}

}  // namespace

void sortBoards(const Field& field, std::vector<Pair>& boards) {
  const auto keyOf = [&field](const Pair& pair) {
    const PlayerState& a = field.at(*field.placeOf(pair.white));
    const PlayerState& b = field.at(*field.placeOf(pair.black));
    const bool isHigher = std::pair(-a.points, a.number) < std::pair(-b.points, b.number);
    const PlayerState& higher = isHigher ? a : b;
    return std::tuple(-higher.points, -(isHigher ? b : a).points, higher.number);
  };
  std::ranges::sort(boards, [&](const Pair& a, const Pair& b) { return keyOf(a) < keyOf(b); });
}

Expected<Pairing, NoPairing> pairRound(const Tournament& tournament) {
  const Field field(tournament);
  const Completion completion(field);
  if (field.size() == 0 || !completion.isPossible()) return Unexpected<NoPairing>(reasonFor(field));
  Pairing pairing;
  std::vector<int> floaters;
  for (int group = 0; group < field.groupCount(); ++group) {
    pairing.brackets.push_back(BracketPairer(field, completion, group, floaters).paired());
    const PairedBracket& bracket = pairing.brackets.back();
    for (const auto& [higher, lower] : bracket.pairs) {
      const PlayerState& a = field.at(higher);
      const PlayerState& b = field.at(lower);
      const bool isWhite = colourOf(a, b, tournament.first) == Colour::White;
      pairing.boards.push_back(isWhite ? Pair{a.player, b.player} : Pair{b.player, a.player});
    }
    floaters = bracket.floaters;
  }
  DAMATH_EXPECTS(static_cast<int>(floaters.size()) == field.size() % 2);
  if (!floaters.empty()) pairing.bye = field.at(floaters.front()).player;
  sortBoards(field, pairing.boards);
  return pairing;
}

}  // namespace damath::dutch
