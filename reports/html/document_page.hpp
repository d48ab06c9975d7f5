// SPDX-License-Identifier: GPL-3.0-or-later
// Writes lists of an event as one HTML file: pairings, results, standings, crosstable, tally. The file needs
// no other file and has no script. The caller has already put full names or initials into the document
// (core/contest/model/privacy.hpp).
#pragma once

#include <string>

#include "reports/compose/document.hpp"

namespace damath::html {

// Returns the HTML file. Precondition: every form is a TallySheet, a ListSheet or a BracketTree.
[[nodiscard]] std::string toHtml(const compose::Document& document);

}  // namespace damath::html
