// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases for a single player: add, change, remove.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster_row.hpp"

namespace damath::desk {

struct PlayerAdded {
  ImportDone done;
  MatchedRow match;  // the players of the contest that the new player resembles
};

struct PlayerChanged {
  contest::PlayerId player{};
  std::vector<std::string> events;  // the names of all events of the player
};

struct PlayerRemoved {
  std::string name;
  int movedUp = 0;  // the number of entries whose start number is now lower by 1
};

class PlayerDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit PlayerDesk(Desk& desk) : m_desk(&desk) {}

  // Returns the players of the contest that the new player resembles. Nothing is changed. Errors:
  // NoSuchEvent, NotText, TextUnseen, TextTooLong, PlayerRefused, StoreFailed.
  [[nodiscard]] DeskResult<MatchedRow> likeness(contest::EventId event, const RosterRow& row) const;
  // Adds one player, as the import of a list with a single row does (import_plan.hpp). After a round is
  // paired, the player enters late, and the function asks for confirmation: EnteredLate. Errors: as likeness;
  // LateImpossible, EventLent, EventNotBorrowed.
  [[nodiscard]] DeskResult<PlayerAdded> add(contest::EventId event, const RosterRow& row,
                                            const std::optional<RowDecision>& decision, const Author& author);
  // Changes all facts of the entry's player, in all events of the player. Asks for confirmation
  // (PlayerChanged) after one of these events has begun. Errors: as likeness; NoSuchEntry, PlayerUnchanged,
  // EventLent, EventNotBorrowed.
  [[nodiscard]] DeskResult<PlayerChanged> change(contest::EventId event, contest::EntryId entry,
                                                 const RosterRow& row, const Author& author);
  // Adds the facts of the list that players of the event lack (ImportPlan::completions): grade, section,
  // coach and rating. Changes no known fact, and enters nobody. Returns the number of changed players. Asks
  // for confirmation (PlayerChanged) after an event of these players has begun. Errors: NoSuchEvent,
  // EventLent, EventNotBorrowed, StoreFailed; PlayerUnchanged if the list has nothing more; NotText,
  // TextUnseen, TextTooLong for SchoolChoices::ofRest.
  [[nodiscard]] DeskResult<int> complete(contest::EventId event, std::string_view csv, const Author& author,
                                         const std::vector<RowDecision>& decisions = {},
                                         const std::vector<ColumnChoice>& columns = {},
                                         const SchoolChoices& schools = {});
  // Removes the player from an event that has not begun. If this is the player's only event, the player also
  // leaves the contest. Asks for confirmation: PlayerRemoved. Errors: NoSuchEvent, NoSuchEntry, PlayerStays,
  // ViolationLogged, EventLent, EventNotBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<PlayerRemoved> remove(contest::EventId event, contest::EntryId entry,
                                                 const Author& author);

 private:
  Desk* m_desk;
};

// Returns the names of the player's events that have begun.
[[nodiscard]] std::vector<std::string> begunEventsOf(const contest::Contest& contest,
                                                     contest::PlayerId player);

}  // namespace damath::desk
