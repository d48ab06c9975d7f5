// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/bracket.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/precondition.hpp"

namespace damath::pairing {

namespace {

std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

Source seat(int index) {
  return {Source::Kind::Seat, index};
}
Source winnerOf(int meeting) {
  return {Source::Kind::WinnerOf, meeting};
}
Source loserOf(int meeting) {
  return {Source::Kind::LoserOf, meeting};
}

class Builder {
 public:
  explicit Builder(int entries) : m_rounds(bracketRounds(entries)) { m_bracket.seats = 1 << m_rounds; }

  int add(MeetingKind kind, int round, Source first, Source second) {
    m_bracket.meetings.push_back({kind, round, first, second});
    m_bracket.rounds = std::max(m_bracket.rounds, kind == MeetingKind::Reset ? 0 : round);
    return static_cast<int>(m_bracket.meetings.size()) - 1;
  }

  // Adds all meetings of the winners' side of a knock-out bracket and returns them by round. `roundOf` maps a
  // round of the winners' side to the round of the event.
  template <class RoundOf>
  std::vector<std::vector<int>> addWinners(const RoundOf& roundOf, MeetingKind last) {
    std::vector<std::vector<int>> rounds;
    for (int round = 1; round <= m_rounds; ++round) {
      std::vector<int> meetings;
      for (int i = 0; i < m_bracket.seats >> round; ++i) {
        const auto source = [&](int place) {
          return round == 1 ? seat(place) : winnerOf(rounds.back()[at(place)]);
        };
        const MeetingKind kind = round == m_rounds ? last : MeetingKind::Winners;
        meetings.push_back(add(kind, roundOf(round), source(2 * i), source(2 * i + 1)));
      }
      rounds.push_back(meetings);
    }
    return rounds;
  }

  [[nodiscard]] int rounds() const { return m_rounds; }
  [[nodiscard]] Bracket& bracket() { return m_bracket; }

 private:
  int m_rounds;
  Bracket m_bracket;
};

// An entry that may reach a meeting of the losers' side of a double knock-out. `seat`: the seat of the entry
// in the first round. `droppedIn`: the round of the winners' side in which the entry lost. `weight`: the
// probability that the entry reaches the meeting, if both players of every game are equally strong; kCertain
// means probability 1.
struct Candidate {
  int seat;
  int droppedIn;
  std::int64_t weight;
};
using Possibles = std::vector<Candidate>;

constexpr std::int64_t kCertain = std::int64_t{1} << 30;

Possibles halved(Possibles possibles) {
  for (Candidate& possible : possibles) possible.weight /= 2;
  return possibles;
}

// Returns the entries that may lose this meeting of the winners' side: all entries whose seats lead to the
// meeting. All have equal probability.
Possibles droppingFrom(int round, int meeting) {
  Possibles possibles;
  const int size = 1 << round;
  for (int i = 0; i < size; ++i) possibles.push_back({meeting * size + i, round, kCertain / size});
  return possibles;
}

// True if the two entries have already met on the winners' side. They met if their seats lead to the same
// meeting in some round, and neither entry had lost before that round.
bool haveMet(const Candidate& a, const Candidate& b) {
  int round = 0;
  while (a.seat >> round != b.seat >> round) ++round;
  return round <= std::min(a.droppedIn, b.droppedIn);
}

std::int64_t likelihoodOfRepeat(const Possibles& dropping, const Possibles& waiting) {
  std::int64_t sum = 0;
  for (const Candidate& a : dropping) {
    for (const Candidate& b : waiting) {
      if (haveMet(a, b)) sum += a.weight * b.weight / kCertain;
    }
  }
  return sum;
}

// Returns the best order in which the losers of a winners' round enter the losers' side: the order with the
// lowest expected number of repeated meetings. The order is returned as a mask: the loser of meeting `i ^
// mask` goes to meeting `i` of the losers' side. Four orders are tried: reversed, halves exchanged,
// unchanged, and reversed within each half. If several are equally good, the first of them counts.
int crossing(const std::vector<Possibles>& dropping, const std::vector<Possibles>& waiting) {
  const int size = static_cast<int>(dropping.size());
  const std::array<int, 4> masks{size - 1, size / 2, 0, std::max(size / 2 - 1, 0)};
  int best = 0;
  std::int64_t least = INT64_MAX;
  for (const int mask : masks) {
    std::int64_t repeats = 0;
    for (int i = 0; i < size; ++i) repeats += likelihoodOfRepeat(dropping[at(i ^ mask)], waiting[at(i)]);
    if (repeats >= least) continue;
    least = repeats;
    best = mask;
  }
  return best;
}

}  // namespace

std::vector<int> seedsBySeat(int seats) {
  std::vector<int> seeds{1};
  while (static_cast<int>(seeds.size()) < seats) {
    const int sum = 2 * static_cast<int>(seeds.size()) + 1;
    std::vector<int> wider;
    for (std::size_t i = 0; i < seeds.size(); ++i) {
      wider.push_back(seeds[i]);
      wider.push_back(sum - seeds[i]);
    }
    seeds = std::move(wider);
  }
  return seeds;
}

int bracketRounds(int entries) {
  DAMATH_EXPECTS(entries >= 2);
  int rounds = 1;
  while (1 << rounds < entries) ++rounds;
  return rounds;
}

Bracket singleBracket(int entries) {
  Builder builder(entries);
  const auto rounds = builder.addWinners([](int round) { return round; }, MeetingKind::Final);
  if (entries >= 4) {
    const std::vector<int>& semifinals = rounds[rounds.size() - 2];
    builder.add(MeetingKind::ThirdPlace, builder.rounds(), loserOf(semifinals[0]), loserOf(semifinals[1]));
  }
  return std::move(builder.bracket());
}

Bracket doubleBracket(int entries) {
  Builder builder(entries);
  const int last = builder.rounds();
  const auto winners =
      builder.addWinners([](int round) { return round == 1 ? 1 : 2 * (round - 1); }, MeetingKind::Winners);
  std::vector<Source> sources;  // the sources of the players of the next round of the losers' side
  std::vector<Possibles> possibles;
  for (int i = 0; i < static_cast<int>(winners[0].size()); ++i) {
    sources.push_back(loserOf(winners[0][at(i)]));
    possibles.push_back(droppingFrom(1, i));
  }
  for (int drop = 2; drop <= last; ++drop) {
    // First, the players who are already on the losers' side play each other.
    std::vector<Source> left;
    std::vector<Possibles> waiting;
    for (int i = 0; 2 * i + 1 < static_cast<int>(sources.size()); ++i) {
      left.push_back(winnerOf(
          builder.add(MeetingKind::Losers, 2 * (drop - 1), sources[at(2 * i)], sources[at(2 * i + 1)])));
      Possibles both = halved(possibles[at(2 * i)]);
      for (const Candidate& possible : halved(possibles[at(2 * i + 1)])) both.push_back(possible);
      waiting.push_back(std::move(both));
    }
    // Then the winners of these games on the losers' side play the losers of the next round of the winners'
    // side.
    std::vector<Possibles> dropping;
    for (int i = 0; i < static_cast<int>(left.size()); ++i) dropping.push_back(droppingFrom(drop, i));
    const int mask = crossing(dropping, waiting);
    sources.clear();
    possibles.clear();
    for (int i = 0; i < static_cast<int>(left.size()); ++i) {
      const int dropped = winners[at(drop - 1)][at(i ^ mask)];
      sources.push_back(
          winnerOf(builder.add(MeetingKind::Losers, 2 * drop - 1, left[at(i)], loserOf(dropped))));
      Possibles both = halved(waiting[at(i)]);
      for (const Candidate& possible : halved(dropping[at(i ^ mask)])) both.push_back(possible);
      possibles.push_back(std::move(both));
    }
  }
  const int best = winners.back()[0];
  builder.add(MeetingKind::Final, 2 * last, winnerOf(best), sources[0]);
  builder.add(MeetingKind::Reset, 2 * last + 1, winnerOf(best), sources[0]);
  return std::move(builder.bracket());
}

}  // namespace damath::pairing
