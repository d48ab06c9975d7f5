// SPDX-License-Identifier: GPL-3.0-or-later
// What of a player goes out to the public. Most players are minors: unless asked, a list shows initials and
// the school, and never the grade or the coach.
#pragma once

#include <string>
#include <string_view>

#include "core/contest/contest.hpp"

namespace damath::contest {

enum class PrivacyOption { FullName, InitialsAndSchool, NumberOnly };
enum class Disclosure { Hidden, Shown };

struct Privacy {
  PrivacyOption names = PrivacyOption::InitialsAndSchool;
  Disclosure grade = Disclosure::Hidden;
  Disclosure coach = Disclosure::Hidden;
};

// An entry as the public may see it; what is hidden is empty.
struct PublicEntry {
  int number = 0;      // start number
  std::string name;    // "Peña, Niño M.", "N. M. P." or "12", the start number
  std::string school;  // never with NumberOnly
  std::string district;
  std::string grade;
  std::string coach;
};

// "N. M. D. P." for Peña, Niño Ma. de la Cruz: given, middle and last name in the order of speech. Particles
// belong to the name behind them (de la Cruz, San Jose, Sta. Maria have one initial, its first letter);
// the parts of a hyphenated name have one each; Jr., Sr. and III have none.
[[nodiscard]] std::string initialsOf(const Player& player);

// Promise: the entry is the event's, its player the contest's.
[[nodiscard]] PublicEntry publicEntry(const Contest& contest, const Event& event, EntryId entry,
                                      const Privacy& privacy);

// The contest with this event alone and no player or school besides, every player as the public may see them:
// for documents that take names from the contest. The whole public name stands as the last name.
[[nodiscard]] Contest publicContest(const Contest& contest, const Event& event, const Privacy& privacy);

// `full`, `initials`, `number`.
[[nodiscard]] std::string_view toText(PrivacyOption option);
[[nodiscard]] std::optional<PrivacyOption> parsePrivacyOption(std::string_view text);

}  // namespace damath::contest
