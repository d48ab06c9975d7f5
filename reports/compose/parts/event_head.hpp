// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a form about an event: the names of contest, event, chip set and ruleset, with date and venue.
#pragma once

#include <string>

#include "core/contest/model/contest.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "words/language.hpp"

namespace damath::compose {

struct EventHead {
  std::string contest;
  std::string event;
  std::string set;  // the printed name of the chip set
  // The printed name of the ruleset. Empty, like `set`, in a list of the whole contest, such as the list of
  // medalists.
  std::string ruleset;
  std::string date;
  std::string venue;
  contest::ContestMode mode = contest::ContestMode::Official;
  // Tells which of the two stands beside the players of the form.
  contest::SchoolOrSection beside = contest::SchoolOrSection::School;
};

[[nodiscard]] EventHead headOf(const contest::Contest& contest, const contest::Event& event,
                               words::Language language);

}  // namespace damath::compose
