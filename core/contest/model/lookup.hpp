// SPDX-License-Identifier: GPL-3.0-or-later
// Finds players, schools, entries, games and rematches of a contest. These functions return null or an empty
// text if the row does not exist. For a row that must exist, use Contest::at and Event::at.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// playerOf returns the player of an entry, schoolOf the school of this player. Both return null if the event
// does not have the entry, or if the contest does not have the player or the school.
[[nodiscard]] const Player* playerOf(const Contest& contest, const Event& event, EntryId entry);
[[nodiscard]] const School* schoolOf(const Contest& contest, const Event& event, EntryId entry);

// Returns the full name of the entry's player. Empty if the player or the entry does not exist.
[[nodiscard]] std::string nameOf(const Contest& contest, const Event& event, EntryId entry);

// Returns the full name of each entry's player. Entries whose player is not in the contest are left out.
[[nodiscard]] std::map<EntryId, std::string> namesOf(const Contest& contest, const Event& event);

// Returns the player's entry in the event, also if the entry is withdrawn. Null if the player has no entry in
// the event.
[[nodiscard]] const Entry* entryOf(const Event& event, PlayerId player);
// Returns the events that the player has entered, in the order of the contest.
[[nodiscard]] std::vector<const Event*> eventsOf(const Contest& contest, PlayerId player);

// Returns the entry with this start number. Null if there is none.
[[nodiscard]] const Entry* entryNumbered(const Event& event, int number);

// Returns the games of the round, in the order of the event. The pointers point into `event`, which must
// outlive them.
[[nodiscard]] std::vector<const Game*> gamesOf(const Event& event, RoundNumber round);
[[nodiscard]] const Game* gameAt(const Event& event, RoundNumber round, BoardNumber board);

// True if `one` and `other` are the two players of this game, in either order of sides.
[[nodiscard]] bool isBetween(const Game& game, EntryId one, EntryId other);
[[nodiscard]] bool isBetween(const Rematch& rematch, EntryId one, EntryId other);

// Returns the last rematch between the two entries. Null if there is none.
[[nodiscard]] const Rematch* lastRematchBetween(const Event& event, EntryId one, EntryId other);

}  // namespace damath::contest
