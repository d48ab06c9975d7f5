// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that make a player absent from a round. All use cases that set an absence share them.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

// Checks that the entry is not withdrawn from the event. Errors: AlreadyWithdrawn.
[[nodiscard]] DeskResult<void> checkNotWithdrawn(const contest::Entry& entry);
// Checks that the event has this round. Succeeds if the event's number of rounds is not known yet. Errors:
// NoSuchRound.
[[nodiscard]] DeskResult<void> checkRound(const contest::Event& event, contest::RoundNumber round);

// Checks that the game is not being recorded as a live game. Succeeds if `game` is null. Errors: LiveOpen,
// StoreFailed.
[[nodiscard]] DeskResult<void> checkNotLive(const Change& change, const contest::Event& event,
                                            const contest::Game* game);

// Records that the entry did not appear for its open game of the current round (T4). nullopt if the entry has
// no open game. Precondition: no live game of the entry is open (checkNotLive).
[[nodiscard]] DeskResult<std::optional<Place>> forfeited(const Change& change, const contest::Event& event,
                                                         contest::EntryId entry);

// Stores an entry whose absences have changed, or that was withdrawn or returned. The answer has `place` and
// `pairedAgain`.
[[nodiscard]] DeskResult<EntryOutcome> withRounds(const Change& change, const contest::Event& event,
                                                  const contest::Entry& entry, db::EntryChange kind,
                                                  std::optional<Place> place = {},
                                                  PairedAgain pairedAgain = {});

// Tells if one player or both players did not appear for a game.
enum class Absent { OnePlayer, BothPlayers };
[[nodiscard]] DeskResult<Place> forfeited(const Change& change, const contest::Event& event,
                                          const contest::Game& game, contest::EntryId entry,
                                          Absent who = Absent::OnePlayer);

// Makes the entry absent from the round; EntryDesk::setAbsent documents the effects and errors. Precondition:
// the event has the round (checkRound). This function does not check it, because a caller with many entries
// would repeat the check.
[[nodiscard]] DeskResult<EntryOutcome> madeAbsent(const Change& change, const contest::Event& event,
                                                  contest::Entry entry, contest::RoundNumber round);

// Makes all these entries absent from the round, with one confirmation question. In a paired round, skips
// entries whose game has a result, because these players were there. An unpublished round stays unpublished
// (leaveUnpublished). Returns the entries that became absent.
// Precondition: the round is one of the event, and the entries take part in the round. Errors: RoundPlayed,
// LiveOpen, StoreFailed.
[[nodiscard]] DeskResult<std::vector<contest::EntryId>> madeAbsent(
    const Change& change, const contest::Event& event, const std::vector<contest::EntryId>& entries,
    contest::RoundNumber round);

}  // namespace damath::desk
