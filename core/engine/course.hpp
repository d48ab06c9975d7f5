// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the Course of a running game, which the engine takes into account.
#pragma once

#include "core/engine/engine.hpp"
#include "core/rules/running_game.hpp"

namespace damath::engine {

// Returns the course. The result refers to `game`: it is valid until the game changes. `scoring` is the
// engine's; nullopt for a companion game.
[[nodiscard]] Course courseOf(const rules::RunningGame& game, const std::optional<Scoring>& scoring);

}  // namespace damath::engine
