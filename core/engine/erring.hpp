// SPDX-License-Identifier: GPL-3.0-or-later
// An engine that makes mistakes like pupils. It looks one turn ahead. On some turns it errs: it takes any
// legal turn, which may also be the best turn. A seed decides on which turns the engine errs, and which turn
// it then takes. The same seed, position and course give the same turn on every machine, unless `stop` ends
// the search.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/engine/engine.hpp"

namespace damath::engine {

enum class Erring {
  Never,
  Pupil,    // errs on two turns of five
  Beginner  // errs on four turns of five
};
// Returns `never`, `pupil` or `beginner`.
[[nodiscard]] std::string_view toText(Erring erring);
[[nodiscard]] std::optional<Erring> parseErring(std::string_view text);

// The depth of an erring player, in plies.
inline constexpr int kErringPlies = 1;

// Returns the turn for the side to move. `best` is nullopt only if there is no legal turn. A stopped search
// returns the best turn found so far, or the first turn.
[[nodiscard]] SearchResult erringTurn(Engine& engine, const rules::Movement& movement,
                                      const board::Position& position, Erring erring, std::uint64_t seed,
                                      const std::optional<Course>& course = std::nullopt,
                                      const Stop& stop = {});

}  // namespace damath::engine
