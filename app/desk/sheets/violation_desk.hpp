// SPDX-License-Identifier: GPL-3.0-or-later
// The log of violations: records a player's violation, and counts the violations of each player (T5).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// A logged violation, with the number of the player's violations so far. After the allowed warnings, a
// violation disqualifies the player (T5).
struct ViolationLogged {
  db::Violation violation;
  int count = 0;  // number of the player's violations in this game (or outside of games), with this one
  bool disqualifying = false;  // true if the count is above the warnings of the ruleset; the arbiter decides
  // The ending of the game if the arbiter confirms the disqualification. Both players are disqualified if the
  // opponent has too many violations as well. nullopt unless `disqualifying` is set and the violation belongs
  // to a game.
  std::optional<rules::Ending> ending;
};

class ViolationDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit ViolationDesk(Desk& desk) : m_desk(&desk) {}

  // Logs a violation of a player. Errors: NoSuchEvent, EventLent, EventNotBorrowed, NoSuchGame, NoSuchEntry,
  // ByRequired, NotText, TextUnseen, TextTooLong, StoreFailed.
  [[nodiscard]] DeskResult<ViolationLogged> addViolation(contest::EventId event, contest::EntryId entry,
                                                         std::optional<Place> place, db::ViolationKind kind,
                                                         const std::string& remark, const Author& author);
  // Returns the violations of the event, in the order of logging. Errors: NoSuchEvent, StoreFailed.
  [[nodiscard]] DeskResult<std::vector<ViolationLogged>> violations(contest::EventId event) const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
