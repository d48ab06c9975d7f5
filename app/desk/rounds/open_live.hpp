// SPDX-License-Identifier: GPL-3.0-or-later
// Open live games, and the checks that protect them against changes of the pairing, the result or the sheet.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "db/live.hpp"

namespace damath::desk {

// True if the game is finished and no live game of it continues. `live` is the number of the live game that
// the caller asks for. For a rematch, the result of an earlier live game does not count. Errors: StoreFailed.
[[nodiscard]] DeskResult<bool> isPlayed(const db::Reading& reading, const contest::Event& event,
                                        const db::LiveOwner& owner, std::optional<std::int64_t> live);

// Returns the open live game of these players: started, not abandoned and not finished. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::optional<db::LiveRecord>> openLive(const db::Reading& reading,
                                                                 const contest::Event& event,
                                                                 const Meeting& meeting);

// Checks that no live game of the round is open, because a change would leave its steps without a board.
// Errors: LiveOpen, StoreFailed.
[[nodiscard]] DeskResult<void> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                                             contest::RoundNumber round);
// Checks that no live game of this board or rematch is open. `live` names the live game that the change
// itself comes from, as written in the head of its sheet. Errors: LiveOpen, StoreFailed.
[[nodiscard]] DeskResult<void> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                                             const Meeting& meeting, std::string_view live = {});

// Asks for confirmation (LiveClosed) before a result or a sheet from another source ends the live game.
// `live` names the live game that the change itself comes from. Errors: StoreFailed.
[[nodiscard]] DeskResult<void> askBeforeLiveCloses(const Change& change, const contest::Event& event,
                                                   const Meeting& meeting, std::string_view live = {});

}  // namespace damath::desk
