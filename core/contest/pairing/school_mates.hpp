// SPDX-License-Identifier: GPL-3.0-or-later
// Schoolmates: the players of one school, whom an event may keep apart.
#pragma once

#include <map>
#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

// The school of each entry. Empty if the event does not keep schoolmates apart.
using Schools = std::map<contest::EntryId, contest::SchoolId>;
[[nodiscard]] Schools schoolsOf(const contest::Contest& contest, const contest::Event& event);
[[nodiscard]] bool areSchoolMates(const Schools& schools, contest::EntryId a, contest::EntryId b);

// Returns the boards on which two players of one school meet, in ascending order. Empty if the event does not
// keep schoolmates apart, or if all its players come from one school.
[[nodiscard]] std::vector<contest::BoardNumber> schoolMateBoards(const contest::Contest& contest,
                                                                 const contest::Event& event,
                                                                 const std::vector<contest::Game>& games);

}  // namespace damath::pairing
