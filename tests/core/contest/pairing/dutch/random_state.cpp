// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/contest/pairing/dutch/random_state.hpp"

#include <algorithm>
#include <optional>

namespace damath::dutch {

namespace {

int below(std::mt19937& lots, int bound) {
  return static_cast<int>(lots() % static_cast<unsigned>(bound));
}

bool haveMet(const Player& player, int other) {
  return std::any_of(player.rounds.begin(), player.rounds.end(), [other](const Encounter& encounter) {
    return encounter.isPlayed && encounter.opponent == other;
  });
}

Score scoreOf(const Player& player) {
  Score score = 0;
  for (const Encounter& encounter : player.rounds) score += encounter.points;
  return score;
}

// Returns the color that a player must have: no player gets a color three times in a row or a difference
// beyond 2. nullopt if both colors are possible.
std::optional<Colour> dueColour(const Player& player) {
  std::vector<Colour> colours;
  int balance = 0;
  for (const Encounter& encounter : player.rounds) {
    if (!encounter.isPlayed) continue;
    colours.push_back(*encounter.colour);
    balance += *encounter.colour == Colour::White ? 1 : -1;
  }
  if (balance == 2) return Colour::Black;
  if (balance == -2) return Colour::White;
  const std::size_t count = colours.size();
  if (count >= 2 && colours[count - 1] == colours[count - 2]) return other(colours.back());
  return std::nullopt;
}

bool canMeet(const Player& player, const Player& opponent, int place) {
  const auto own = dueColour(player);
  return !haveMet(player, place) && !(own && own == dueColour(opponent));
}

Colour colourFor(std::mt19937& lots, const Player& player, const Player& opponent) {
  if (const auto due = dueColour(player)) return *due;
  if (const auto due = dueColour(opponent)) return other(*due);
  return below(lots, 2) == 0 ? Colour::White : Colour::Black;
}

void playRound(std::mt19937& lots, Tournament& event, int draws, int misses, bool bySwiss) {
  const int count = static_cast<int>(event.players.size());
  std::vector<int> order(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) order[static_cast<std::size_t>(i)] = i;
  for (int i = count; i-- > 1;)
    std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(below(lots, i + 1))]);
  if (bySwiss) {
    std::stable_sort(order.begin(), order.end(), [&event](int a, int b) {
      return scoreOf(event.players[static_cast<std::size_t>(a)]) >
             scoreOf(event.players[static_cast<std::size_t>(b)]);
    });
  }
  std::vector<bool> done(static_cast<std::size_t>(count), false);
  const auto player = [&event](int place) -> Player& {
    return event.players[static_cast<std::size_t>(place)];
  };
  bool hadBye = false;
  for (const int first : order) {
    if (done[static_cast<std::size_t>(first)]) continue;
    done[static_cast<std::size_t>(first)] = true;
    int opponent = -1;
    if (below(lots, 100) >= misses) {
      for (const int second : order) {
        if (!done[static_cast<std::size_t>(second)] && canMeet(player(first), player(second), second)) {
          opponent = second;
          break;
        }
      }
    }
    if (opponent == -1) {
      Encounter alone;
      const int kind = below(lots, 4);
      alone.isAllottedBye = !hadBye && kind < 2;
      hadBye = hadBye || alone.isAllottedBye;
      alone.points = alone.isAllottedBye || kind == 3 ? event.win : kind == 2 ? event.win / 2 : 0;
      player(first).rounds.push_back(alone);
      continue;
    }
    done[static_cast<std::size_t>(opponent)] = true;
    const Colour colour = colourFor(lots, player(first), player(opponent));
    Score own = below(lots, 100) < draws ? event.win / 2 : below(lots, 3) == 0 ? 0 : event.win;
    if (first > opponent && own != event.win / 2 && below(lots, 3) != 0) own = event.win - own;
    const bool isPlayed = below(lots, 100) >= 6;
    if (!isPlayed) own = below(lots, 2) == 0 ? 0 : event.win;
    player(first).rounds.push_back({opponent, colour, isPlayed, false, own});
    player(opponent).rounds.push_back({first, other(colour), isPlayed, false, event.win - own});
  }
}

}  // namespace

Tournament randomState(std::mt19937& lots, const StateMix& mix) {
  Tournament event;
  event.win = 10;
  event.first = below(lots, 2) == 0 ? Colour::White : Colour::Black;
  const int count = mix.fewest + below(lots, mix.most - mix.fewest + 1);
  event.players.resize(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) event.players[static_cast<std::size_t>(i)].number = i + 1;
  const int played = below(lots, std::max(1, std::min(count, 9)));
  event.round = played + 1;
  event.rounds = event.round + below(lots, 3);
  const bool bySwiss = below(lots, 3) != 0;
  const int draws = below(lots, 3) * 20;
  const int misses = below(lots, 3) * 6;
  for (int round = 1; round <= played; ++round) playRound(lots, event, draws, misses, bySwiss);
  for (Player& player : event.players) {
    if (below(lots, 25) == 0) player.plays = false;
  }
  if (below(lots, 6) == 0) {
    for (int i = below(lots, 4); i-- > 0;) event.apart.emplace_back(below(lots, count), below(lots, count));
  }
  if (below(lots, 6) == 0) {
    for (int i = 0; i < (count + 1) / 2; ++i) {
      Player& player = event.players[static_cast<std::size_t>(i)];
      for (int round = 1; round <= event.round; ++round)
        player.accelerations.push_back(round <= 2 ? event.win : round <= 4 ? event.win / 2 : 0);
    }
  }
  return event;
}

}  // namespace damath::dutch
