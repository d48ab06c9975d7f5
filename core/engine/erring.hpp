// SPDX-License-Identifier: GPL-3.0-or-later
// An engine that errs as pupils do: it looks one turn ahead, and at some turns it overlooks what is best and
// takes any legal one. When, and which, is a matter of chance, but of a chance that a seed decides: the same
// seed and position give the same turn on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/engine/engine.hpp"

namespace damath::engine {

enum class Erring {
  Never,
  Pupil,    // at two turns of five
  Beginner  // at four turns of five
};
// `never`, `pupil`, `beginner`.
[[nodiscard]] std::string_view toText(Erring erring);
[[nodiscard]] std::optional<Erring> parseErring(std::string_view text);

// How many plies an erring player looks ahead.
inline constexpr int kErringPlies = 1;

// For the side to move; nothing only where there is no legal turn. Stopped it takes the best that it has
// seen, or the first.
[[nodiscard]] SearchResult erringTurn(Engine& engine, const rules::Movement& movement,
                                      const board::Position& position, Erring erring, std::uint64_t seed,
                                      const std::optional<Course>& course = std::nullopt,
                                      const Stop& stop = {});

}  // namespace damath::engine
