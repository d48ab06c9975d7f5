// SPDX-License-Identifier: GPL-3.0-or-later
// Schools and coaches, each for all their players at once: a name put right, or two that are one made one.
#pragma once

#include <string>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

struct SchoolChanged {
  int players = 0;
  bool isMerged = false;  // the school stood already, and has them all now
};

class SchoolDesk {
 public:
  // The desk must outlive this.
  explicit SchoolDesk(Desk& desk) : m_desk(&desk) {}

  // All players of `from` are of `to`, which is made where it is missing; ids are ignored, what tells
  // schools apart is name, district and division. Asks for confirmation once an event of any of the players
  // has begun: PlayerChanged. Refused: NamesUnchanged, NotText, TextUnseen, TextTooLong, PlayerRefused where
  // two of an event would be one person by name and school or the name is blank, EventLent,
  // EventNotBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<SchoolChanged> rename(const contest::School& from, const contest::School& to,
                                                 const Author& author);
  // What the coach `from` of the school's players is called; a blank `from` is of those who have none. Asks
  // and refused as rename.
  [[nodiscard]] DeskResult<SchoolChanged> setCoach(const contest::School& school, const std::string& from,
                                                   const std::string& to, const Author& author);

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
