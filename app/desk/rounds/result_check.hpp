// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a game's result with its scoresheet. The author of a change must confirm a difference. Status,
// verification and final standings list each difference until it is settled, except if the grand totals are
// equal and only the ending gives another result (E3).
#pragma once

#include <optional>

#include "app/desk/change/change.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/contest/model/result_rules.hpp"

namespace damath::desk {

// Tells if the entered result and the result of the scoresheet agree. A scoresheet with an open result agrees
// with every result.
[[nodiscard]] contest::Agreement agreementOf(const contest::EventSetup& setup,
                                             const contest::GameResult& entered,
                                             const std::optional<contest::GameResult>& ofSheet);

// Returns the difference between the result of the game or rematch and its scoresheet. Precondition: the game
// or rematch has a result.
[[nodiscard]] ResultDifference differenceOf(const contest::Contest& contest, const contest::Event& event,
                                            const Meeting& meeting, const contest::GameResult& ofSheet);

// Asks for confirmation (ResultDiffers) if the change makes result and scoresheet differ. The level is
// Confirm if an ending that decides alone (E3) gives other points than the totals of the scoresheet, else
// Acknowledge. Precondition: `meeting` has the new result. Errors: ConfirmationAsked, ByRequired,
// ReasonRequired.
[[nodiscard]] DeskResult<void> checkAgreement(const Change& change, const contest::Event& event,
                                              const Meeting& meeting,
                                              const std::optional<contest::GameResult>& ofSheet);

}  // namespace damath::desk
