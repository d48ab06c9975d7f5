// SPDX-License-Identifier: GPL-3.0-or-later
// A contest of several events as plain text: schools, the school of each player, and each event as a tie
// case.
//
//   school Acacia North Cebu     name, district, division; - if there is none
//   player Ana Acacia            - for a player without a school in the list
//   event Whole                  the lines of a tie case follow, up to the next event
//   Ana   x 1
//   Ben   0 x
#pragma once

#include <string>

#include "core/contest/model/contest.hpp"

namespace damath::contest::testing {

// Schools, players and events are numbered from 1 in the order of the text. The entries of event e have the
// ids 100·e + start number. Throws std::runtime_error if a player is not declared, or if the lines of an
// event are not in the form of tie_case.hpp.
[[nodiscard]] Contest parseContestCase(const std::string& text);

[[nodiscard]] std::string nameOf(const Contest& contest, EntryId entry);
[[nodiscard]] std::string nameOf(const Contest& contest, PlayerId player);

}  // namespace damath::contest::testing
