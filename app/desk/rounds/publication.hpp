// SPDX-License-Identifier: GPL-3.0-or-later
// The step of a change that publishes a round.
#pragma once

#include <optional>

#include "app/desk/change/change.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::desk {

// Publishes the unpublished round. Players who withdrew or became absent after the pairing may still have a
// board (OpenRounds::Keep). Their opponents then win (T4), after a confirmation (PublishedWithout). `decided`
// is a game that gets its result in the same change. Errors: StoreFailed.
[[nodiscard]] DeskResult<void> publishRound(const Change& change, const contest::Event& event,
                                            contest::RoundNumber round,
                                            std::optional<contest::GameId> decided = {});

}  // namespace damath::desk
