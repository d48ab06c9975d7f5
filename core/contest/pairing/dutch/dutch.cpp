// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/dutch.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/precondition.hpp"

namespace damath::dutch {

namespace {

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
    pairing.brackets.push_back(pairBracket(field, completion, group, floaters));
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
