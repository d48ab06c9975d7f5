// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/erring.hpp"

#include "core/engine/position_key.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/spellings.hpp"
#include "core/splitmix64.hpp"

namespace damath::engine {

namespace {

// Returns the percentage of turns that are drawn at random.
std::uint64_t oftenOf(Erring erring) {
  return erring == Erring::Beginner ? 80 : erring == Erring::Pupil ? 40 : 0;
}

}  // namespace

SearchResult erringTurn(Engine& engine, const rules::Movement& movement, const board::Position& position,
                        Erring erring, std::uint64_t seed, const std::optional<Course>& course,
                        const Stop& stop) {
  const std::uint64_t lot = splitmix64(seed ^ keyOf(position, Chips::Named));
  SearchResult best = engine.think(position, {.plies = kErringPlies, .stop = stop}, course);
  if (lot % 100 >= oftenOf(erring) || best.plies == 0) return best;
  const rules::TurnList turns = rules::legalTurns(movement, position);
  const rules::Turn& overlooked = turns[splitmix64(lot) % turns.size()];
  const auto value = engine.valueOf(position, overlooked, kErringPlies, stop);
  if (!value) return best;
  SearchResult result;
  result.best = overlooked;
  result.plies = kErringPlies;
  result.value = *value;
  result.line = {overlooked};
  result.nodes = best.nodes + 1;
  return result;
}

std::string_view toText(Erring erring) {
  return spellingOf(erring);
}

std::optional<Erring> parseErring(std::string_view text) {
  return valueOf<Erring>(text);
}

}  // namespace damath::engine
