// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/player_state.hpp"

#include <algorithm>
#include <utility>

namespace damath::dutch {

namespace {

std::size_t placeOf(int index) {
  return static_cast<std::size_t>(index);
}

Score accelerationIn(const Player& player, int round) {
  const std::size_t place = placeOf(round - 1);
  return place < player.accelerations.size() ? player.accelerations[place] : 0;
}

// Returns the player's points before the round, including the extra points that the acceleration gives for
// this round.
Score scoreBefore(const Player& player, int round) {
  Score score = accelerationIn(player, round);
  for (int past = 1; past < round; ++past) score += player.rounds[placeOf(past - 1)].points;
  return score;
}

Float floatIn(const Tournament& tournament, const Player& player, int round) {
  if (round < 1) return Float::None;
  const Encounter& encounter = player.rounds[placeOf(round - 1)];
  if (!encounter.isPlayed) return encounter.points > tournament.loss ? Float::Down : Float::None;
  const Player& opponent = tournament.players[placeOf(*encounter.opponent)];
  const Score own = scoreBefore(player, round);
  const Score opponents = scoreBefore(opponent, round);
  if (own == opponents) return Float::None;
  return own > opponents ? Float::Down : Float::Up;
}

void setPreference(PlayerState& state) {
  const std::vector<Colour>& colours = state.colours;
  if (colours.empty()) return;
  const std::size_t count = colours.size();
  if (count >= 2 && colours[count - 1] == colours[count - 2]) state.repeated = colours.back();
  const Colour lessHad = state.difference > 0 ? Colour::Black : Colour::White;
  if (state.imbalance() > 1) {
    state.preference = lessHad;
    state.strength = Strength::Absolute;
  } else if (state.repeated) {
    state.preference = other(*state.repeated);
    state.strength = Strength::Absolute;
  } else if (state.imbalance() == 1) {
    state.preference = lessHad;
    state.strength = Strength::Strong;
  } else {
    state.preference = other(colours.back());
    state.strength = Strength::Mild;
  }
}

// True if the player plays this round, or was paired or had the bye in an earlier round. Other players have
// not come to the event and have no pairing number yet.
bool hasCome(const Player& player) {
  return player.plays || std::ranges::any_of(player.rounds, [](const Encounter& encounter) {
           return encounter.opponent || encounter.isAllottedBye;
         });
}

// Returns the pairing number of each player, in the order of Tournament::players.
std::vector<int> pairingNumbers(const Tournament& tournament) {
  std::vector<std::pair<int, std::size_t>> order;
  for (std::size_t place = 0; place < tournament.players.size(); ++place) {
    if (hasCome(tournament.players[place])) order.emplace_back(tournament.players[place].number, place);
  }
  std::ranges::sort(order);
  std::vector<int> numbers(tournament.players.size(), 0);
  int number = 0;
  for (const auto& [start, place] : order) numbers[place] = ++number;
  return numbers;
}

PlayerState stateOf(const Tournament& tournament, int place) {
  const Player& player = tournament.players[placeOf(place)];
  PlayerState state;
  state.player = place;
  state.score = scoreBefore(player, tournament.round);
  state.points = state.score - accelerationIn(player, tournament.round);
  for (int round = 1; round < tournament.round; ++round) {
    const Encounter& encounter = player.rounds[placeOf(round - 1)];
    if (encounter.isPlayed && !encounter.colour) continue;
    if (encounter.isPlayed) {
      state.colours.push_back(*encounter.colour);
      state.difference += *encounter.colour == Colour::White ? 1 : -1;
      continue;
    }
    ++state.unplayed;
    if (encounter.isAllottedBye || encounter.points >= tournament.win) state.mayHaveBye = false;
  }
  setPreference(state);
  state.lastFloat = floatIn(tournament, player, tournament.round - 1);
  state.earlierFloat = floatIn(tournament, player, tournament.round - 2);
  const bool isLastRound = tournament.round >= tournament.rounds;
  state.isTopscorer = isLastRound && 2 * state.score > (tournament.round - 1) * tournament.win;
  return state;
}

// Returns the color of `a` in the latest game in which `a` and `b` had different colors. The last game of `a`
// is compared with the last game of `b`, then the games before, and so on. nullopt if there is no such game.
std::optional<Colour> latestDifference(const PlayerState& a, const PlayerState& b) {
  const std::size_t common = std::min(a.colours.size(), b.colours.size());
  for (std::size_t back = 1; back <= common; ++back) {
    const Colour own = a.colours[a.colours.size() - back];
    if (own != b.colours[b.colours.size() - back]) return own;
  }
  return std::nullopt;
}

// Compares the strength of two preferences. Positive if the preference of `a` is stronger.
int comparePreferences(const PlayerState& a, const PlayerState& b) {
  if (a.strength == Strength::Absolute && b.strength == Strength::Absolute) {
    return a.imbalance() - b.imbalance();
  }
  return static_cast<int>(a.strength) - static_cast<int>(b.strength);
}

}  // namespace

std::vector<PlayerState> statesOf(const Tournament& tournament) {
  const std::vector<int> numbers = pairingNumbers(tournament);
  std::vector<PlayerState> states;
  for (std::size_t place = 0; place < tournament.players.size(); ++place) {
    if (!tournament.players[place].plays) continue;
    states.push_back(stateOf(tournament, static_cast<int>(place)));
    states.back().number = numbers[place];
  }
  std::ranges::sort(states, [](const PlayerState& a, const PlayerState& b) {
    return a.score != b.score ? a.score > b.score : a.number < b.number;
  });
  return states;
}

bool coloursForbid(const PlayerState& a, const PlayerState& b) {
  return a.strength == Strength::Absolute && b.strength == Strength::Absolute &&
         a.preference == b.preference && !a.isTopscorer && !b.isTopscorer;
}

ColourReason colourReason(const PlayerState& higher, const PlayerState& lower) {
  if (higher.preference != lower.preference) return ColourReason::Differ;
  if (higher.preference) {
    const bool bothAbsolute = higher.strength == Strength::Absolute && lower.strength == Strength::Absolute;
    if (comparePreferences(higher, lower) != 0)
      return bothAbsolute ? ColourReason::Imbalance : ColourReason::Stronger;
    return latestDifference(higher, lower) ? ColourReason::History : ColourReason::HigherPreference;
  }
  return ColourReason::StartNumber;
}

Colour colourOf(const PlayerState& higher, const PlayerState& lower, Colour first) {
  switch (colourReason(higher, lower)) {
    case ColourReason::Differ:
      return higher.preference ? *higher.preference : other(*lower.preference);
    case ColourReason::Stronger:
    case ColourReason::Imbalance:
      return comparePreferences(higher, lower) > 0 ? *higher.preference : other(*lower.preference);
    case ColourReason::History:
      return other(*latestDifference(higher, lower));
    case ColourReason::HigherPreference:
      return *higher.preference;
    case ColourReason::StartNumber:
      break;
  }
  return higher.number % 2 == 1 ? first : other(first);
}

}  // namespace damath::dutch
