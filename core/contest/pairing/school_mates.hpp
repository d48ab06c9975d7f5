// SPDX-License-Identifier: GPL-3.0-or-later
// Schoolmates: the players of one school, whom an event may keep apart.
#pragma once

#include <iterator>
#include <map>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/round_pairing.hpp"

namespace damath::pairing {

// The school of each entry. Empty if the event does not keep schoolmates apart.
using Schools = std::map<contest::EntryId, contest::SchoolId>;
[[nodiscard]] Schools schoolsOf(const contest::Contest& contest, const contest::Event& event);
[[nodiscard]] bool areSchoolMates(const Schools& schools, contest::EntryId a, contest::EntryId b);

// The meetings of schoolmates in a round of a Swiss that keeps schoolmates apart in this round (Y4).
struct SchoolMeetings {
  std::vector<contest::BoardNumber> boards;  // the boards on which schoolmates meet, in ascending order
  int boardsInAll = 0;                       // the number of boards of the round
  int fewest = 0;                            // the fewest boards with schoolmates in a legal pairing
  // True if another legal pairing has fewer boards with schoolmates.
  [[nodiscard]] bool isAvoidable() const { return std::ssize(boards) > fewest; }
  friend bool operator==(const SchoolMeetings&, const SchoolMeetings&) = default;
};

// Returns the boards on which two players of one school meet, in ascending order. Empty if the event does not
// keep schoolmates apart, or if all its players come from one school. In a Swiss, schoolMeetings (swiss.hpp)
// also tells if these meetings are necessary.
[[nodiscard]] std::vector<contest::BoardNumber> schoolMateBoards(const contest::Contest& contest,
                                                                 const contest::Event& event,
                                                                 const RoundPairing& pairing);

}  // namespace damath::pairing
