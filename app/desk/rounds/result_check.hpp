// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a game's result with its scoresheet. A difference is always reported: the author of the change is
// asked for confirmation, and status, verification and final standings list the difference until it is
// settled.
#pragma once

#include <optional>
#include <string>

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"

namespace damath::desk {

// Returns "Ramon, Mario M. – Santos, Ana".
[[nodiscard]] std::string playersText(const contest::Contest& contest, const contest::Event& event,
                                      const Meeting& meeting);

// Returns the result of the sheet under the event's ruleset and chip set, after audit and rulings. nullopt
// while the result is open: no result is proven, and the sheet names no result.
[[nodiscard]] std::optional<contest::GameResult> settledResultOf(const db::StoredSheet& stored,
                                                                 const contest::EventSetup& setup);

// Returns the agreement between the entered result and the result of the sheet. A sheet with an open result
// agrees with every result.
[[nodiscard]] contest::Agreement agreementOf(const contest::EventSetup& setup,
                                             const contest::GameResult& entered,
                                             const std::optional<contest::GameResult>& ofSheet);

// Precondition: the meeting has a result.
[[nodiscard]] ResultDifference differenceOf(const contest::Contest& contest, const contest::Event& event,
                                            const Meeting& meeting, const contest::GameResult& ofSheet);

// Asks for confirmation (ResultDiffers) if the change makes result and sheet differ. The level is Confirm if
// the ending gives other points than the totals of the sheet (E3), else Acknowledge. Precondition: `meeting`
// has the new result. Errors: ConfirmationAsked, ByRequired, ReasonRequired.
[[nodiscard]] DeskResult<void> checkAgreement(const Change& change, const contest::Event& event,
                                              const Meeting& meeting,
                                              const std::optional<contest::GameResult>& ofSheet);

}  // namespace damath::desk
