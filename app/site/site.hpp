// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a web site of a contest for a school's web server. It has a start page and, for each event, pairings,
// results, standings with reasons, crosstable, tally and bracket. Every game with a scoresheet has a page
// with its board. Schools and medals have pages too, unless players are shown by numbers only. The site shows
// only public facts: no unpublished round, and no full name unless `names` asks for full names.
#pragma once

#include <string_view>

#include "app/desk/change/desk.hpp"
#include "app/site/site_files.hpp"
#include "core/contest/model/privacy.hpp"
#include "words/language.hpp"

namespace damath::site {

struct SiteRequest {
  words::Language language = words::Language::English;
  contest::PrivacyOption names = contest::PrivacyOption::InitialsAndSchool;
};

inline constexpr std::string_view kStartPage = "index.html";

// Makes the files of the site and passes them to `take`. Returns the number of pages. Errors: StoreFailed.
[[nodiscard]] desk::DeskResult<int> makeSite(desk::Desk& desk, const SiteRequest& request,
                                             const TakeFile& take);

}  // namespace damath::site
