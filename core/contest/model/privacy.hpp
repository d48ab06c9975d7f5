// SPDX-License-Identifier: GPL-3.0-or-later
// The data of a player that the public may see. Most players are minors. Therefore, by default, a list shows
// only initials and the school with its district, without grade and coach.
#pragma once

#include <string>
#include <string_view>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

enum class PrivacyOption { FullName, InitialsAndSchool, NumberOnly };
enum class Disclosure { Hidden, Shown };

struct Privacy {
  PrivacyOption names = PrivacyOption::InitialsAndSchool;
  Disclosure grade = Disclosure::Hidden;  // decides if a player's grade and section are shown
  Disclosure coach = Disclosure::Hidden;
  Disclosure section = Disclosure::Hidden;  // shows the section alone, also if `grade` is Hidden
};

// An entry as the public may see it. Hidden fields are empty.
struct PublicEntry {
  int number = 0;      // the start number
  std::string name;    // "Peña, Niño M.", "N. M. P." or "12" (the start number)
  std::string school;  // the name of the school; empty with NumberOnly
  std::string district;
  std::string grade;
  std::string coach;
  std::string section = {};
};

// Returns the initials, in the order of speech: given, middle and last name (last name first if
// isFamilyNameFirst). Example: "N. M. D. P." for Peña, Niño Ma. de la Cruz. Particles belong to the name
// after them: de la Cruz, San Jose and Sta. Maria each have one initial, their first letter. At the beginning
// of the given name, a particle counts as a name of its own. Each part of a hyphenated name has its own
// initial. Jr., Sr. and III have none.
[[nodiscard]] std::string initialsOf(const Player& player);

// Precondition: the event has the entry, and the contest has its player.
[[nodiscard]] PublicEntry publicEntry(const Contest& contest, const Event& event, EntryId entry,
                                      const Privacy& privacy);

// Returns a contest with only this event and its players and schools. Each player has only the data that the
// public may see. Documents take names from this contest. For hidden names, the whole public name becomes the
// last name.
[[nodiscard]] Contest publicContest(const Contest& contest, const Event& event, const Privacy& privacy);

// Returns `full`, `initials` or `number`.
[[nodiscard]] std::string_view toText(PrivacyOption option);
[[nodiscard]] std::optional<PrivacyOption> parsePrivacyOption(std::string_view text);

}  // namespace damath::contest
