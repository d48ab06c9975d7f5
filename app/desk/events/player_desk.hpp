// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases for a single player: add, change, remove.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster.hpp"

namespace damath::desk {

// The line number of the single row of a player.
inline constexpr int kOnlyLine = 1;

struct PlayerAdded {
  ImportDone done;
  MatchedRow match;  // the known players that the new player resembles
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
  // The desk must outlive this object.
  explicit PlayerDesk(Desk& desk) : m_desk(&desk) {}

  // Returns the known players that the new player resembles, before the player is added. Errors: NoSuchEvent,
  // NotText, TextUnseen, TextTooLong, PlayerRefused, StoreFailed.
  [[nodiscard]] DeskResult<MatchedRow> likeness(contest::EventId event, const RosterRow& row) const;
  // Adds a player by the rules for a row of a list (import_plan.hpp). After a round is paired, the player is
  // a late entry and the function asks for confirmation: EnteredLate. Errors: as likeness; LateImpossible.
  [[nodiscard]] DeskResult<PlayerAdded> add(contest::EventId event, const RosterRow& row,
                                            const std::optional<RowDecision>& decision, const Author& author);
  // Changes all facts of the entry's player, in all events of the player. Asks for confirmation
  // (PlayerChanged) after one of these events has begun. Errors: as likeness; NoSuchEntry, PlayerUnchanged,
  // EventLent, EventNotBorrowed.
  [[nodiscard]] DeskResult<PlayerChanged> change(contest::EventId event, contest::EntryId entry,
                                                 const RosterRow& row, const Author& author);
  // Removes the player from an event that has not begun. If this is the player's only event, the player also
  // leaves the contest. Asks for confirmation: PlayerRemoved. Errors: NoSuchEvent, NoSuchEntry, PlayerStays,
  // ViolationLogged, StoreFailed.
  [[nodiscard]] DeskResult<PlayerRemoved> remove(contest::EventId event, contest::EntryId entry,
                                                 const Author& author);

 private:
  Desk* m_desk;
};

// Returns the facts of the entry's player as a row, for editing.
[[nodiscard]] RosterRow rowOf(const contest::Contest& contest, const contest::Entry& entry);
// Returns the schools with this name, ignoring case. Several districts may have a school of the same name.
[[nodiscard]] std::vector<const contest::School*> schoolsNamed(const contest::Contest& contest,
                                                               std::string_view name);
// Returns the names of the player's events that have begun.
[[nodiscard]] std::vector<std::string> begunEventsOf(const contest::Contest& contest,
                                                     contest::PlayerId player);

}  // namespace damath::desk
