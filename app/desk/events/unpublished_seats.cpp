// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/unpublished_seats.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/unpublished_round.hpp"
#include "core/contest/model/lookup.hpp"

namespace damath::desk {

namespace {

using contest::EntryId;
using contest::RoundNumber;

std::optional<SeatLeft> seatIn(const contest::Event& event, EntryId entry, RoundNumber round) {
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    if (game->blue == entry || game->red == entry) return SeatLeft{entry, game->board};
  }
  const bool hasBye = std::ranges::any_of(event.byes, [&](const contest::Bye& bye) {
    return bye.round == round && bye.entry == entry && bye.kind == contest::ByeKind::Allotted;
  });
  return hasBye ? std::optional(SeatLeft{entry, std::nullopt}) : std::nullopt;
}

}  // namespace

bool isSeatedUnpublished(const contest::Event& event, EntryId entry, RoundNumber round) {
  return event.isHeld(round) && seatIn(event, entry, round).has_value();
}

DeskResult<PairedAgain> leaveUnpublished(const Change& change, const contest::Event& before,
                                         const contest::Event& after, RoundNumber round,
                                         const std::vector<EntryId>& leaving) {
  const auto none = checkNoneLive(change.edit().reading(), before, round);
  if (!none && none.error().refusal != Refusal::LiveOpen) return refused(none);
  const auto unpublished = UnpublishedRound::of(change.contest(), before);
  SeatsLeft left{{}, unpublished && !unpublished->isProgram()};
  for (const EntryId entry : leaving) {
    if (const auto seat = seatIn(before, entry, round)) left.seats.push_back(*seat);
  }
  const bool isPairable = none && !obstacleToPairingAgain(change.contest(), after, round);
  DAMATH_CHECK(
      change.requireConfirmation({.level = ConfirmationLevel::Acknowledge,
                                  .code = ConfirmationReason::LeftUnpublished,
                                  .subject = std::to_string(left.seats.size()),
                                  .round = round,
                                  .facts = std::move(left),
                                  .choice = isPairable ? RoundsChoice::Required : RoundsChoice::KeepOnly}));
  if (change.author().openRounds != OpenRounds::Pair || change.asked()) return PairedAgain();
  return pairAgain(change, after, round);
}

}  // namespace damath::desk
