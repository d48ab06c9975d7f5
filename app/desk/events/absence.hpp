// SPDX-License-Identifier: GPL-3.0-or-later
// What it takes that somebody sits a round out, for every use case in which that comes up.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

// Refused: AlreadyWithdrawn.
[[nodiscard]] DeskResult<void> checkNotWithdrawn(const contest::Entry& entry);
// That the event gets so far, where that is known already. Refused: NoSuchRound.
[[nodiscard]] DeskResult<void> checkRound(const contest::Event& event, contest::RoundNumber round);

// That the game is not being kept at the board; null where there is none. Refused: LiveOpen, StoreFailed.
[[nodiscard]] DeskResult<void> checkNotLive(const Change& change, const contest::Event& event,
                                            const contest::Game* game);

// The entry did not come to its game of the round under way (T4); nothing where it has none that is open.
// Promise: no live game of it is open (checkNotLive).
[[nodiscard]] DeskResult<std::optional<Place>> forfeited(const Change& change, const contest::Event& event,
                                                         contest::EntryId entry);

// The entry with other rounds that it plays.
[[nodiscard]] DeskResult<EntryOutcome> withRounds(const Change& change, const contest::Event& event,
                                                  const contest::Entry& entry, db::EntryChange kind,
                                                  std::optional<Place> place = {});

// The same where the game is known, and whether the opponent did not come either.
enum class Absent { OnePlayer, BothPlayers };
[[nodiscard]] DeskResult<Place> forfeited(const Change& change, const contest::Event& event,
                                          const contest::Game& game, contest::EntryId entry,
                                          Absent who = Absent::OnePlayer);

// Sits the round out: EntryDesk::setAbsent says what that means and what is refused. Promise: the round is
// one of the event (checkRound), which takes a look at all entries.
[[nodiscard]] DeskResult<EntryOutcome> madeAbsent(const Change& change, const contest::Event& event,
                                                  contest::Entry entry, contest::RoundNumber round);

// All of them at once, with one question. Of a paired round those alone whose game is still open: who has
// played was there. Who they were. Refused: RoundPlayed, LiveOpen, StoreFailed. Promise: the round is one of
// the event, and they are to play it.
[[nodiscard]] DeskResult<std::vector<contest::EntryId>> madeAbsent(
    const Change& change, const contest::Event& event, const std::vector<contest::EntryId>& entries,
    contest::RoundNumber round);

}  // namespace damath::desk
