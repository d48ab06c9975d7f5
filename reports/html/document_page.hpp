// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of an event as one HTML file: pairings, results, standings, crosstable, tally. It holds all it needs
// and has no script. Whom its names show was settled before it was composed
// (core/contest/public_name.hpp).
#pragma once

#include <string>

#include "reports/compose/document.hpp"

namespace damath::html {

// Promise: every form is a TallySheet, a ListSheet or a BracketTree.
[[nodiscard]] std::string toHtml(const compose::Document& document);

}  // namespace damath::html
