// SPDX-License-Identifier: GPL-3.0-or-later
// A contest as pages for a school's web site: a start, and of each event its pairings, results, standings
// with their reasons, crosstable, tally and bracket, every game that has a scoresheet with its board; schools
// and medals. All of it as the public may see it: no round that is held, and unless asked otherwise nobody's
// name.
#pragma once

#include <string_view>

#include "app/desk/change/desk.hpp"
#include "app/site/site_files.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/public_name.hpp"

namespace damath::site {

struct SiteRequest {
  words::Language language = words::Language::English;
  contest::PrivacyOption names = contest::PrivacyOption::InitialsAndSchool;
};

inline constexpr std::string_view kStartPage = "index.html";

// How many pages were taken. Refused: StoreFailed.
[[nodiscard]] desk::DeskResult<int> makeSite(desk::Desk& desk, const SiteRequest& request,
                                             const TakeFile& take);

}  // namespace damath::site
