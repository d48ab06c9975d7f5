// SPDX-License-Identifier: GPL-3.0-or-later
// The user's choices about the schools of a list of players: the school of the rows that have none, and the
// schools that the list only spells in another way than the contest.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::desk {

struct SchoolChoices {
  std::string ofRest = {};  // the school of every row without a school; if empty, such a row is an error
  // Schools as the list writes them. Each of them is the known school whose name it resembles. Case and
  // blanks make no difference.
  std::vector<std::string> known = {};
};

// Gives `school` to every row of the roster that has no school, and removes the errors of these rows that say
// so. Finds the rows that repeat an earlier row anew. Does nothing if `school` is empty.
void fillSchools(Roster& roster, std::string_view school);

// Replaces the school of each row by the known school that it resembles, if `schools` has the school as the
// row writes it. Known are the schools of the contest and of the earlier rows. Finds the rows that repeat an
// earlier row anew, because rows with different spellings of a school can now be equal.
void useKnownSchools(const contest::Contest& contest, Roster& roster,
                     const std::vector<std::string>& schools);

// Returns the school of the contest that the row's new school resembles. nullptr if the contest has the row's
// school, or no school with a similar name. The pointer points into `contest`.
[[nodiscard]] const contest::School* schoolLike(const contest::Contest& contest, const RosterRow& row);

// Returns the school that a row without a school usually means. At the level School this is the school of all
// players, if there is only one. nullopt otherwise.
[[nodiscard]] std::optional<contest::School> usualSchool(const contest::Contest& contest);

}  // namespace damath::desk
