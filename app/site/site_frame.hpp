// SPDX-License-Identifier: GPL-3.0-or-later
// The facts that all pages of a web site have in common.
#pragma once

#include <string>
#include <vector>

#include "app/site/site.hpp"
#include "words/language.hpp"

namespace damath::site {

struct SiteFrame {
  const SiteRequest& request;
  words::Language language;
  std::string home;  // the name of the start page, which is the contest's name
  std::vector<std::string> foot;
};

}  // namespace damath::site
