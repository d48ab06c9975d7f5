// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are being kept at the board, as far as pairing, result and sheet of their game hang on them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "db/live.hpp"

namespace damath::desk {

// Whether the two have their game behind them, and no live game of it goes on; `live`: the one that is meant.
// Of a rematch the result of an earlier live game does not count. Refused: StoreFailed.
[[nodiscard]] DeskResult<bool> isPlayed(const db::Reading& reading, const contest::Event& event,
                                        const db::LiveOwner& owner, std::optional<std::int64_t> live);

// The live game of the two that goes on: begun, neither given up nor played. Refused: StoreFailed.
[[nodiscard]] DeskResult<std::optional<db::LiveRecord>> openLive(const db::Reading& reading,
                                                                 const contest::Event& event,
                                                                 const Meeting& meeting);

// That no live game of the round is open, whose steps would be left without a board. Refused: LiveOpen,
// StoreFailed.
[[nodiscard]] DeskResult<void> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                                             contest::RoundNumber round);
// The same of one board, or of two who play a rematch; `live`: the one that the change itself comes from, as
// the head of its sheet has it.
[[nodiscard]] DeskResult<void> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                                             const Meeting& meeting, std::string_view live = {});

// Asks before a result or a sheet of another origin ends the live game of the meeting: LiveClosed. `live` as
// above. Refused: StoreFailed.
[[nodiscard]] DeskResult<void> askBeforeLiveCloses(const Change& change, const contest::Event& event,
                                                   const Meeting& meeting, std::string_view live = {});

}  // namespace damath::desk
