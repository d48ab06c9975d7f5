// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what lists, papers and displays show beside a player, so that people know who is meant: the school,
// or the section. In a contest within one school, all players have the same school, so the section stands in
// its place.
#pragma once

#include <string>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

enum class SchoolOrSection { School, Section };

// Returns the heading of a column beside the players of an event: Section if the level of the contest is
// School and a player of this event has a section. Otherwise returns School. The players of other events make
// no difference, because their sections stand in other lists.
[[nodiscard]] SchoolOrSection schoolOrSectionIn(const Contest& contest, const Event& event);
// The same for a list over all events.
[[nodiscard]] SchoolOrSection schoolOrSectionIn(const Contest& contest);
// Returns the text beside this player: Section if the level of the contest is School and the player has a
// section. Otherwise returns School.
[[nodiscard]] SchoolOrSection schoolOrSectionOf(const Contest& contest, const Player& player);

// Returns the text that stands beside the player: the section as written, or the name of the school if there
// is no section to show, both shortened by shownText(). Empty only if the player has neither.
[[nodiscard]] std::string shownSchoolOrSection(const Contest& contest, const Player& player);
// The same for the player of an entry. Empty if the event has no such entry, or the contest no such player.
[[nodiscard]] std::string shownSchoolOrSection(const Contest& contest, const Event& event, EntryId entry);

}  // namespace damath::contest
