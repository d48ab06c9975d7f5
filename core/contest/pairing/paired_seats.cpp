// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/paired_seats.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/meeting_state.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;
using contest::RoundNumber;

// Joins the parts of a bracket round by round. Before round 1 each seat is a part. The entries of two parts
// whose winners meet in a round are one part after this round.
class PartsOfBracket {
 public:
  PartsOfBracket(const Seats& seats, const contest::Event& event)
      : m_event(event), m_isSingle(lossesUntilOut(event) == 1) {
    for (const auto& seat : seats) {
      m_parts.push_back({seat});
      if (seat) m_undefeated.insert(*seat);
    }
  }

  [[nodiscard]] bool isWhole() const { return m_parts.size() < 2; }

  [[nodiscard]] Seats seats() const {
    Seats seats;
    for (const Seats& part : m_parts) seats.insert(seats.end(), part.begin(), part.end());
    return seats;
  }

  // Returns the parts that met no other part in a game. Their mates are a guess.
  [[nodiscard]] const std::vector<Seats>& freeParts() const { return m_free; }

  // Joins the parts in twos. Precondition: the round is a paired round of the winners' side.
  void join(RoundNumber round) {
    m_mates.assign(m_parts.size(), std::nullopt);
    m_boards.assign(m_parts.size(), std::nullopt);
    mateByGames(round);
    findByes(round);
    // Two parts that both have a bye did not meet in this round.
    for (std::size_t i = 0; i + 1 < m_parts.size(); i += 2) {
      if (m_hasBye[i] != m_hasBye[i + 1]) mate(i, i + 1);
    }
    const auto isByeOfOne = [this](std::size_t one, std::size_t other) {
      return m_hasBye[one] != m_hasBye[other];
    };
    mateRest([&](std::size_t one, std::size_t other) {
      return isByeOfOne(one, other) && (isEmpty(one) || isEmpty(other));
    });
    mateRest(isByeOfOne);
    mateRest([](std::size_t, std::size_t) { return true; });
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
      if (!m_boards[i]) m_free.push_back(m_parts[i]);
    }
    joinMates();
    keepUndefeated(round);
  }

 private:
  bool mate(std::size_t one, std::size_t other) {
    if (one == other || m_mates[one] || m_mates[other]) return false;
    m_mates[one] = other;
    m_mates[other] = one;
    return true;
  }

  // Makes mates of the parts whose players met. A correction may have replaced the winner of a part after the
  // game: the game still joins the two parts. The losers' side of a double knock-out plays in the same
  // rounds, on later boards, so a game of two defeated players joins parts only in a single knock-out.
  void mateByGames(RoundNumber round) {
    std::map<EntryId, std::size_t> partOf;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
      for (const auto& seat : m_parts[i]) {
        if (seat) partOf[*seat] = i;
      }
    }
    std::vector<const contest::Game*> games = contest::gamesOf(m_event, round);
    std::ranges::sort(games, {}, &contest::Game::board);
    const auto isUndefeated = [this](EntryId entry) { return m_undefeated.contains(entry) ? 1 : 0; };
    for (int undefeated = 2; undefeated >= (m_isSingle ? 0 : 1); --undefeated) {
      for (const contest::Game* game : games) {
        const auto blue = partOf.find(game->blue);
        const auto red = partOf.find(game->red);
        if (blue == partOf.end() || red == partOf.end()) continue;
        if (isUndefeated(game->blue) + isUndefeated(game->red) != undefeated) continue;
        if (!mate(blue->second, red->second)) continue;
        m_boards[blue->second] = m_boards[red->second] = game->board;
      }
    }
  }

  // Finds the parts whose winner had an allotted bye in this round.
  void findByes(RoundNumber round) {
    std::set<EntryId> withBye;
    for (const contest::Bye& bye : m_event.byes) {
      if (bye.round != round || bye.kind != contest::ByeKind::Allotted) continue;
      if (m_isSingle || m_undefeated.contains(bye.entry)) withBye.insert(bye.entry);
    }
    m_hasBye.clear();
    for (const Seats& part : m_parts) {
      bool hasBye = false;
      for (const auto& seat : part) hasBye = hasBye || (seat && withBye.contains(*seat));
      m_hasBye.push_back(hasBye);
    }
  }

  // Makes mates of parts that have none, in their order, if `mayMeet` allows it.
  template <class MayMeet>
  void mateRest(const MayMeet& mayMeet) {
    for (std::size_t one = 0; one < m_parts.size(); ++one) {
      for (std::size_t other = one + 1; other < m_parts.size() && !m_mates[one]; ++other) {
        if (mayMeet(one, other)) mate(one, other);
      }
    }
  }

  // True if the part is one empty seat.
  [[nodiscard]] bool isEmpty(std::size_t part) const {
    return m_parts[part].size() == 1 && !m_parts[part].front();
  }

  // Returns the place of these two mates among all joined parts. An empty seat never moves.
  [[nodiscard]] std::size_t homeOf(std::size_t one, std::size_t other) const {
    return (isEmpty(other) ? other : one) / 2;
  }

  void joinMates() {
    std::vector<std::optional<Seats>> joined(m_parts.size() / 2);
    std::vector<std::size_t> moved;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
      if (*m_mates[i] < i) continue;
      const bool isAtHome = !m_boards[i] || *m_mates[i] == (i ^ 1U);
      std::optional<Seats>& home = joined[homeOf(i, *m_mates[i])];
      if (isAtHome && !home) {
        home = together(i);
      } else {
        moved.push_back(i);
      }
    }
    // The boards of a round are numbered in the order of the meetings.
    std::ranges::stable_sort(moved, {}, [this](std::size_t part) {
      return m_boards[part].value_or(contest::BoardNumber{std::numeric_limits<int>::max()});
    });
    auto next = moved.begin();
    for (std::optional<Seats>& place : joined) {
      if (!place) place = together(*next++);
    }
    m_parts.clear();
    for (std::optional<Seats>& part : joined) m_parts.push_back(*std::move(part));
  }

  [[nodiscard]] Seats together(std::size_t part) const {
    Seats seats = m_parts[part];
    const Seats& others = m_parts[*m_mates[part]];
    seats.insert(seats.end(), others.begin(), others.end());
    return seats;
  }

  // Keeps the entries that win their game or have an allotted bye in this round. An entry whose game is not
  // decided stays too.
  void keepUndefeated(RoundNumber round) {
    std::set<EntryId> kept;
    for (const contest::Game* game : contest::gamesOf(m_event, round)) {
      const Outcome outcome = outcomeOf(m_event, *game);
      if (outcome == Outcome::Nobody) continue;
      if (outcome != Outcome::Second) kept.insert(game->blue);
      if (outcome != Outcome::First) kept.insert(game->red);
    }
    for (const contest::Bye& bye : m_event.byes) {
      if (bye.round == round && bye.kind == contest::ByeKind::Allotted) kept.insert(bye.entry);
    }
    std::erase_if(m_undefeated, [&kept](EntryId entry) { return !kept.contains(entry); });
  }

  const contest::Event& m_event;
  bool m_isSingle;
  std::vector<Seats> m_parts;
  std::vector<Seats> m_free;
  // For each part: the part that it meets in the round, the board of its game, and true if its winner has a
  // bye in the round.
  std::vector<std::optional<std::size_t>> m_mates;
  std::vector<std::optional<contest::BoardNumber>> m_boards;
  std::vector<bool> m_hasBye;
  std::set<EntryId> m_undefeated;
};

// Returns the number of paired games and allotted byes that are meetings of the bracket with these seats.
std::ptrdiff_t fitsOf(const Bracket& bracket, const Seats& seats, const contest::Event& event) {
  std::set<std::pair<int, EntryId>> byes;
  for (const contest::Bye& bye : event.byes) {
    if (bye.kind == contest::ByeKind::Allotted) byes.emplace(contest::numberOf(bye.round), bye.entry);
  }
  const std::vector<MeetingState> states = statesOf(bracket, seats, event);
  std::ptrdiff_t fits = 0;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const MeetingState& state = states[i];
    const auto hasBye = [&](const std::optional<EntryId>& entry) {
      return entry && byes.contains({bracket.meetings[i].round, *entry});
    };
    if (state.game != nullptr || hasBye(state.first) != hasBye(state.second)) ++fits;
  }
  return fits;
}

// Returns the number of paired games and allotted byes.
std::ptrdiff_t meetingsOf(const contest::Event& event) {
  return std::ssize(event.games) +
         std::ranges::count(event.byes, contest::ByeKind::Allotted, &contest::Bye::kind);
}

// Exchanges the places of two parts of the bracket, which have the same number of seats.
void exchange(Seats& seats, const Seats& one, const Seats& other) {
  const auto placeOf = [&seats](const Seats& part) {
    auto place = seats.begin();
    while (!std::equal(part.begin(), part.end(), place)) {
      place += std::ssize(part);
      if (place == seats.end()) return place;
    }
    return place;
  };
  const auto first = placeOf(one);
  const auto second = placeOf(other);
  if (first == seats.end() || second == seats.end() || first == second) return;
  std::swap_ranges(first, first + std::ssize(one), second);
}

// The largest number of exchanges of two free parts that are tried.
constexpr int kMostExchanges = 2000;

// Exchanges parts whose mates are a guess, as long as more games and byes become meetings. Only the losers'
// side of a double knock-out tells which of these parts met.
Seats withFreeParts(Seats seats, const std::vector<Seats>& parts, const Bracket& bracket,
                    const contest::Event& event) {
  const std::ptrdiff_t most = meetingsOf(event);
  std::ptrdiff_t fits = fitsOf(bracket, seats, event);
  int exchanges = 0;
  for (bool isBetter = true; isBetter && fits < most;) {
    isBetter = false;
    for (std::size_t one = 0; one < parts.size(); ++one) {
      for (std::size_t other = one + 1; other < parts.size(); ++other) {
        if (parts[one].size() != parts[other].size()) continue;
        if (++exchanges > kMostExchanges) return seats;
        Seats changed = seats;
        exchange(changed, parts[one], parts[other]);
        const std::ptrdiff_t now = fitsOf(bracket, changed, event);
        if (now <= fits) continue;
        seats = std::move(changed);
        fits = now;
        isBetter = true;
      }
    }
  }
  return seats;
}

}  // namespace

Seats seatsAsPaired(const Bracket& bracket, const Seats& seats, const contest::Event& event) {
  const int paired = contest::roundsPaired(event);
  const std::ptrdiff_t fits = fitsOf(bracket, seats, event);
  if (fits == meetingsOf(event)) return seats;
  const bool isSingle = lossesUntilOut(event) == 1;
  PartsOfBracket parts(seats, event);
  // The winners' side of a double knock-out plays in round 1 and in the even rounds.
  for (int round = 1; round <= paired && !parts.isWhole(); round += isSingle || round == 1 ? 1 : 2) {
    parts.join(RoundNumber{round});
  }
  Seats joined = parts.seats();
  if (isSingle) return joined;
  if (joined != seats) joined = withFreeParts(std::move(joined), parts.freeParts(), bracket, event);
  return fitsOf(bracket, joined, event) > fits ? joined : seats;
}

}  // namespace damath::pairing
