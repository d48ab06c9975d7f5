// SPDX-License-Identifier: GPL-3.0-or-later
// A game's result compared with its scoresheet. They never differ unseen: whoever makes them differ gets a
// notice, and status, verification and final standings list it until it is settled.
#pragma once

#include <optional>
#include <string>

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"

namespace damath::desk {

// "Ramon, Mario M. – Santos, Ana"
[[nodiscard]] std::string playersText(const contest::Contest& contest, const contest::Event& event,
                                      const Meeting& meeting);

// Returns what the sheet comes to under the event's law by audit and rulings; nullopt while the result is
// open: nothing proves a result and the sheet names none.
[[nodiscard]] std::optional<contest::GameResult> settledResultOf(const db::StoredSheet& stored,
                                                                 const contest::EventSetup& setup);

// Returns how the entered result agrees with what a sheet comes to. An open sheet agrees with every result.
[[nodiscard]] contest::Agreement agreementOf(const contest::EventSetup& setup,
                                             const contest::GameResult& entered,
                                             const std::optional<contest::GameResult>& ofSheet);

// Promise: the meeting has a result.
[[nodiscard]] ResultDifference differenceOf(const contest::Contest& contest, const contest::Event& event,
                                            const Meeting& meeting, const contest::GameResult& ofSheet);

// Tells of a difference that the change makes, ResultDiffers: to be taken note of, and with name and reason
// where an ending gives another point than the totals of the sheet (E3). Promise: the meeting has the result
// as it will stand. Refused: ConfirmationAsked, ByRequired, ReasonRequired.
[[nodiscard]] DeskResult<void> checkAgreement(const Change& change, const contest::Event& event,
                                              const Meeting& meeting,
                                              const std::optional<contest::GameResult>& ofSheet);

}  // namespace damath::desk
