// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of an event as one HTML file: pairings, results, standings, crosstable, tally. The file refers to no
// other file and has no script. The document already contains full names or initials, as the caller chose
// (core/contest/model/public_name.hpp).
#pragma once

#include <string>

#include "reports/compose/document.hpp"

namespace damath::html {

// Precondition: every form is a TallySheet, a ListSheet or a BracketTree.
[[nodiscard]] std::string toHtml(const compose::Document& document);

}  // namespace damath::html
