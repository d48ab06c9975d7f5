// SPDX-License-Identifier: GPL-3.0-or-later
// What an id of a contest stands for. A question that may have no answer gives null or an empty text; where
// there must be one, Contest::at and Event::at promise it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"

namespace damath::contest {

// The contest with this event in place of its own of that id. Promise: it has one.
[[nodiscard]] Contest withEvent(Contest contest, Event event);

// The player and the school behind an entry. Null where the entry is none of the event's, or has none.
[[nodiscard]] const Player* playerOf(const Contest& contest, const Event& event, EntryId entry);
[[nodiscard]] const School* schoolOf(const Contest& contest, const Event& event, EntryId entry);

// The player's name in full. Empty where there is none.
[[nodiscard]] std::string nameOf(const Contest& contest, const Event& event, EntryId entry);

// The names of all entries whose player is there.
[[nodiscard]] std::map<EntryId, std::string> namesOf(const Contest& contest, const Event& event);

// The player's place in the event, whether withdrawn or not. Null where not entered.
[[nodiscard]] const Entry* entryOf(const Event& event, PlayerId player);
// The events that the player is entered in, in the order of the contest.
[[nodiscard]] std::vector<const Event*> eventsOf(const Contest& contest, PlayerId player);

// The entry with that start number.
[[nodiscard]] const Entry* entryNumbered(const Event& event, int number);

// The round's games, as they stand in the event, of which they are: it must outlive them.
[[nodiscard]] std::vector<const Game*> gamesOf(const Event& event, RoundNumber round);
[[nodiscard]] const Game* gameAt(const Event& event, RoundNumber round, BoardNumber board);

// Whether one of the two is BLUE and the other RED.
[[nodiscard]] bool isBetween(const Game& game, EntryId one, EntryId other);
[[nodiscard]] bool isBetween(const Rematch& rematch, EntryId one, EntryId other);

// The last rematch between the two.
[[nodiscard]] const Rematch* lastRematchBetween(const Event& event, EntryId one, EntryId other);

}  // namespace damath::contest
