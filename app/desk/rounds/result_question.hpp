// SPDX-License-Identifier: GPL-3.0-or-later
// The confirmation question before a result changes: its consequences, and later rounds that depend on it.
#pragma once

#include "app/desk/change/confirmation.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::desk {

// Returns the change of the result. `after` is nullopt if the result is deleted.
[[nodiscard]] ResultMove moveOf(const contest::Contest& contest, const contest::Event& event,
                                const Meeting& meeting, const std::optional<contest::GameResult>& after);

// Returns the question before the game gets this result, or before its result is deleted (nullopt). The level
// is Confirm, or TwoSteps after a later round is paired.
[[nodiscard]] Question questionOf(const contest::Contest& contest, const contest::Event& event,
                                  const contest::Game& game, const std::optional<contest::GameResult>& after);

// Returns the question before a rematch is deleted. The level is Confirm, or TwoSteps if a bracket continued
// with the winner of the rematch.
[[nodiscard]] Question questionOf(const contest::Contest& contest, const contest::Event& event,
                                  const contest::Rematch& removed);

}  // namespace damath::desk
