// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what lists, papers and displays show beside a player, so that people know who is meant: the school,
// or the section. In a contest within one school, all players have the same school, so the section stands in
// its place.
#pragma once

#include <string>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

enum class SchoolOrSection { School, Section };

// Returns Section if the level of the contest is School and a player of the contest has a section. Otherwise
// returns School. A contest at the level School shows the school while no section is known, because a column
// without any text helps nobody.
[[nodiscard]] SchoolOrSection schoolOrSectionIn(const Contest& contest);

// Returns the text that stands beside the player: the name of the school, or the section as written, both
// shortened by shownText(). Empty if the player has no such text.
[[nodiscard]] std::string shownSchoolOrSection(const Contest& contest, const Player& player);
// The same for the player of an entry. Empty if the event has no such entry, or the contest no such player.
[[nodiscard]] std::string shownSchoolOrSection(const Contest& contest, const Event& event, EntryId entry);

}  // namespace damath::contest
