// SPDX-License-Identifier: GPL-3.0-or-later
// A contest of several events as plain text: schools, who goes where, and each event as a tie case.
//
//   school Acacia North Cebu     name, district, division; - for none
//   player Ana Acacia            in no school of the list: none
//   event Whole                  the lines of a tie case follow, up to the next event
//   Ana   x 1
//   Ben   0 x
#pragma once

#include <string>

#include "core/contest/contest.hpp"

namespace damath::contest::testing {

// Schools, players and events are numbered from 1 as they come; the entries of event e are 100·e + start
// number. Throws std::runtime_error where a player is not declared or an event is no tie case.
[[nodiscard]] Contest parseContestCase(const std::string& text);

// The player's name, by entry or by identity.
[[nodiscard]] std::string nameOf(const Contest& contest, EntryId entry);
[[nodiscard]] std::string nameOf(const Contest& contest, PlayerId player);

}  // namespace damath::contest::testing
