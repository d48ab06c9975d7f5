// SPDX-License-Identifier: GPL-3.0-or-later
// One player by hand, where a list would be too much: entered, put right, taken out again.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/roster/import_done.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/row_match.hpp"

namespace damath::desk {

// The one row that a player is, whichever line of a list it would be.
inline constexpr int kOnlyLine = 1;

struct PlayerAdded {
  ImportDone done;
  MatchedRow match;  // whom the player is like
};

struct PlayerChanged {
  contest::PlayerId player{};
  std::vector<std::string> events;  // that the player is in
};

struct PlayerRemoved {
  std::string name;
  int movedUp = 0;  // entries whose start number is another now
};

class PlayerDesk {
 public:
  // The desk must outlive this.
  explicit PlayerDesk(Desk& desk) : m_desk(&desk) {}

  // Whom the player is like, before anything is entered. Refused: NoSuchEvent, NotText, TextUnseen,
  // TextTooLong, PlayerRefused, StoreFailed.
  [[nodiscard]] DeskResult<MatchedRow> likeness(contest::EventId event, const RosterRow& row) const;
  // By the rules of a list's row (row_match.hpp); once a round is paired as a late entry, which asks for
  // confirmation: EnteredLate. Refused as likeness, and LateImpossible.
  [[nodiscard]] DeskResult<PlayerAdded> add(contest::EventId event, const RosterRow& row,
                                            const std::optional<RowDecision>& decision, const Author& author);
  // All facts of the entry's player, in every event that the player is in. Asks for confirmation once one of
  // them has begun: PlayerChanged. Refused as likeness, and NoSuchEntry, PlayerUnchanged, EventLent,
  // EventNotBorrowed.
  [[nodiscard]] DeskResult<PlayerChanged> change(contest::EventId event, contest::EntryId entry,
                                                 const RosterRow& row, const Author& author);
  // Out of the event, as long as it has not begun; out of the contest where it is the player's only one. Asks
  // for confirmation: PlayerRemoved. Refused: NoSuchEvent, NoSuchEntry, PlayerStays, ViolationLogged,
  // StoreFailed.
  [[nodiscard]] DeskResult<PlayerRemoved> remove(contest::EventId event, contest::EntryId entry,
                                                 const Author& author);

 private:
  Desk* m_desk;
};

// The facts of an entry's player as a row, for who wants to change some of them.
[[nodiscard]] RosterRow rowOf(const contest::Contest& contest, const contest::Entry& entry);
// The schools of that name, whatever the case of its letters: several districts may have one.
[[nodiscard]] std::vector<const contest::School*> schoolsNamed(const contest::Contest& contest,
                                                               std::string_view name);
// The names of the player's events that have begun.
[[nodiscard]] std::vector<std::string> begunEventsOf(const contest::Contest& contest,
                                                     contest::PlayerId player);

}  // namespace damath::desk
