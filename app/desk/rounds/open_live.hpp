// SPDX-License-Identifier: GPL-3.0-or-later
// Finds open live games (games that are recorded during play), and protects them against changes of the
// pairing, the result or the scoresheet.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "db/records/live_record.hpp"

namespace damath::desk {

// True if no live game of these players can continue, because the game has a result or a scoresheet, or was
// deleted. The live game number `live` of a rematch counts as finished only if the scoresheet of a rematch
// between the two comes from it, because the players may have several rematches. Errors: StoreFailed.
[[nodiscard]] DeskResult<bool> isPlayed(const db::Reading& reading, const contest::Event& event,
                                        const db::LiveOwner& owner, std::optional<std::int64_t> live);

// Returns the open live game of these players: a live game that was started, and is neither abandoned nor
// finished. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::optional<db::LiveRecord>> openLive(const db::Reading& reading,
                                                                 const contest::Event& event,
                                                                 const Meeting& meeting);

// Checks that no live game of the round is open. A change of the pairing would leave its recorded steps
// without a board. Errors: LiveOpen, StoreFailed.
[[nodiscard]] DeskResult<void> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                                             contest::RoundNumber round);
// Checks that no live game of this board or rematch is open. An open live game is allowed if its number is
// `live`: the change comes from this live game, and the head of its scoresheet has the number. Errors:
// LiveOpen, StoreFailed.
[[nodiscard]] DeskResult<void> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                                             const Meeting& meeting, std::string_view live = {});

// Asks for confirmation (LiveClosed) before a result or a scoresheet from another source ends an open live
// game. `live` is the number of the live game from which the change comes; for this live game, no question is
// asked. Errors: StoreFailed.
[[nodiscard]] DeskResult<void> askBeforeLiveCloses(const Change& change, const contest::Event& event,
                                                   const Meeting& meeting, std::string_view live = {});

}  // namespace damath::desk
