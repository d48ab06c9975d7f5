// SPDX-License-Identifier: GPL-3.0-or-later
// Changes a school or a coach for all players at once. A change corrects a name, or merges two schools that
// are really one.
#pragma once

#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

struct SchoolChanged {
  int players = 0;
  bool isMerged = false;  // true if the school `to` existed already and now has the players of both schools
};

class SchoolDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit SchoolDesk(Desk& desk) : m_desk(&desk) {}

  // Moves all players of `from` to `to`; adds `to` if it does not exist. Name, district and division together
  // identify a school; the IDs in `from` and `to` are ignored. Asks for confirmation (PlayerChanged) after an
  // event of one of the players has begun. Errors: NamesUnchanged (also if `from` does not exist), NotText,
  // TextUnseen, TextTooLong, EventLent, EventNotBorrowed, StoreFailed; PlayerRefused if the name is blank, or
  // if two players of one event would have the same name and school.
  [[nodiscard]] DeskResult<SchoolChanged> rename(const contest::School& from, const contest::School& to,
                                                 const Author& author);
  // Renames the coach `from` for the players of this school. A blank `from` stands for the players without a
  // coach. Asks for confirmation as rename does. Errors: as rename, without PlayerRefused; NamesUnchanged
  // also if no player of the school has this coach.
  [[nodiscard]] DeskResult<SchoolChanged> setCoach(const contest::School& school, const std::string& from,
                                                   const std::string& to, const Author& author);

 private:
  Desk* m_desk;
};

// Returns the schools with this name, ignoring case. There may be several, because districts can have schools
// of the same name.
[[nodiscard]] std::vector<const contest::School*> schoolsNamed(const contest::Contest& contest,
                                                               std::string_view name);

}  // namespace damath::desk
