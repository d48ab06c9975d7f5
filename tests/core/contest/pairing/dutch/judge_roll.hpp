// SPDX-License-Identifier: GPL-3.0-or-later
// The players of an event as the judge sees them: the record of each player, and the meetings that are
// allowed.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch::judge {

struct Seen {
  int place = 0;
  int number = 0;
  long score = 0;
  long bare = 0;  // score without acceleration
  bool tops = false;
  int white = 0, black = 0;
  std::vector<Colour> colours;
  bool byeAllowed = true;
  int missed = 0;
  int lastFloat = 0, floatBefore = 0;  // 0: none, 1: downfloat, 2: upfloat
};

enum class Preference { None, Mild, Strong, Absolute };

class Roll {
 public:
  explicit Roll(const Tournament& tournament) : m_event(tournament) {
    for (int place = 0; place < static_cast<int>(m_event.players.size()); ++place) {
      if (m_event.players[at(place)].plays) m_seen.push_back(see(place));
    }
    // Pairing numbers count the players who have come so far.
    for (Seen& seen : m_seen) {
      int number = 1;
      for (const Player& player : m_event.players) {
        bool here = player.plays;
        for (const Encounter& one : player.rounds) here = here || one.opponent || one.isAllottedBye;
        if (here && player.number < m_event.players[at(seen.place)].number) ++number;
      }
      seen.number = number;
    }
    std::sort(m_seen.begin(), m_seen.end(), [](const Seen& a, const Seen& b) {
      return std::pair(-a.score, a.number) < std::pair(-b.score, b.number);
    });
  }

  [[nodiscard]] const std::vector<Seen>& seen() const { return m_seen; }

  int balance(int player) const { return m_seen[at(player)].white - m_seen[at(player)].black; }
  bool lastTwo(int player, Colour colour) const {
    const auto& colours = m_seen[at(player)].colours;
    return colours.size() >= 2 && colours.back() == colour && colours[colours.size() - 2] == colour;
  }
  std::pair<Preference, Colour> preference(int player) const {
    const auto& colours = m_seen[at(player)].colours;
    if (colours.empty()) return {Preference::None, Colour::White};
    if (balance(player) > 1) return {Preference::Absolute, Colour::Black};
    if (balance(player) < -1) return {Preference::Absolute, Colour::White};
    if (lastTwo(player, Colour::White)) return {Preference::Absolute, Colour::Black};
    if (lastTwo(player, Colour::Black)) return {Preference::Absolute, Colour::White};
    if (balance(player) != 0)
      return {Preference::Strong, balance(player) > 0 ? Colour::Black : Colour::White};
    return {Preference::Mild, other(colours.back())};
  }
  bool clash(int a, int b) const {
    const auto [first, colour] = preference(a);
    const auto [second, others] = preference(b);
    return first != Preference::None && second != Preference::None && colour == others;
  }

  // True if the higher of the two players has white.
  bool takesWhite(int higher, int lower) const {
    const auto [own, colour] = preference(higher);
    const auto [others, wanted] = preference(lower);
    if (own == Preference::None && others == Preference::None) {
      return (m_event.first == Colour::White) == (m_seen[at(higher)].number % 2 == 1);
    }
    if (own == Preference::None) return wanted == Colour::Black;
    if (others == Preference::None || colour != wanted) return colour == Colour::White;
    if (own != others) return (own > others) == (colour == Colour::White);
    if (own == Preference::Absolute) {
      const int mine = std::abs(balance(higher)), theirs = std::abs(balance(lower));
      if (mine != theirs) return (mine > theirs) == (colour == Colour::White);
    }
    const auto& a = m_seen[at(higher)].colours;
    const auto& b = m_seen[at(lower)].colours;
    for (std::size_t back = 1; back <= std::min(a.size(), b.size()); ++back) {
      if (a[a.size() - back] != b[b.size() - back]) return a[a.size() - back] == Colour::Black;
    }
    return colour == Colour::White;
  }

  // True if the two players may meet: criteria C1 and C3 of the Dutch system allow it, and the two need not
  // be kept apart.
  bool mayMeet(int a, int b) const {
    const Seen& first = m_seen[at(a)];
    const Seen& second = m_seen[at(b)];
    for (const Encounter& one : m_event.players[at(first.place)].rounds) {
      if (one.isPlayed && *one.opponent == second.place) return false;
    }
    for (const auto& [x, y] : m_event.apart) {
      if ((x == first.place && y == second.place) || (y == first.place && x == second.place)) return false;
    }
    const bool absolute =
        preference(a).first == Preference::Absolute && preference(b).first == Preference::Absolute;
    return !(absolute && clash(a, b) && !first.tops && !second.tops);
  }

  bool areSchoolMates(int a, int b) const {
    const int school = m_event.players[at(m_seen[at(a)].place)].school;
    return school != 0 && school == m_event.players[at(m_seen[at(b)].place)].school;
  }

 private:
  static std::size_t at(long index) { return static_cast<std::size_t>(index); }

  // Returns the player's score before the round, with acceleration.
  long scoreBefore(int place, int round) const {
    const Player& player = m_event.players[at(place)];
    long score = 0;
    for (int past = 1; past < round; ++past) score += player.rounds[at(past - 1)].points;
    if (at(round - 1) < player.accelerations.size()) score += player.accelerations[at(round - 1)];
    return score;
  }
  int floatOf(int place, int round) const {
    if (round < 1) return 0;
    const Encounter& one = m_event.players[at(place)].rounds[at(round - 1)];
    if (!one.isPlayed) return one.points > m_event.loss ? 1 : 0;
    const long own = scoreBefore(place, round), other = scoreBefore(*one.opponent, round);
    return own > other ? 1 : own < other ? 2 : 0;
  }
  Seen see(int place) const {
    const Player& player = m_event.players[at(place)];
    Seen seen;
    seen.place = place;
    seen.score = scoreBefore(place, m_event.round);
    long bare = 0;
    for (const Encounter& one : player.rounds) {
      bare += one.points;
      if (one.isPlayed) {
        seen.colours.push_back(*one.colour);
        ++(*one.colour == Colour::White ? seen.white : seen.black);
      } else {
        ++seen.missed;
        if (one.isAllottedBye || one.points >= m_event.win) seen.byeAllowed = false;
      }
    }
    seen.bare = bare;
    seen.tops = m_event.round >= m_event.rounds && 2 * seen.score > m_event.win * (m_event.round - 1);
    seen.lastFloat = floatOf(place, m_event.round - 1);
    seen.floatBefore = floatOf(place, m_event.round - 2);
    return seen;
  }

  const Tournament& m_event;
  std::vector<Seen> m_seen;
};

}  // namespace damath::dutch::judge
