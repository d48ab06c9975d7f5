// SPDX-License-Identifier: GPL-3.0-or-later
// A contest as pages for a school's web site: a start, and of each event its pairings, results, standings
// with their reasons, crosstable, tally and bracket, every game that has a scoresheet with its board; schools
// and medals. All of it as the public may see it: no round that is held, and unless asked otherwise nobody's
// name.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "app/desk/change/desk.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/notation/exports/public_name.hpp"

namespace damath::site {

struct SiteWish {
  words::Language language = words::Language::English;
  notation::PrivacyOption names = notation::PrivacyOption::InitialsAndSchool;
};

// Takes a file of the site. False ends the making: it cannot be kept, or nobody wants it any more.
using TakeFile = std::function<bool(const std::string& name, std::string_view bytes)>;

inline constexpr std::string_view kStartPage = "index.html";

// How many pages were taken. Refused: StoreFailed.
[[nodiscard]] Expected<int, desk::DeskError> makeSite(desk::Desk& desk, const SiteWish& wish,
                                                      const TakeFile& take);

// What tells this contest from every other, whatever it is called.
[[nodiscard]] Expected<std::string, desk::DeskError> markOf(const desk::Desk& desk);

}  // namespace damath::site
