// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of an event as one HTML file: pairings, results, standings, crosstable, tally. It holds all it needs,
// has no script, and reads on a phone, on paper and on a dark screen alike. Whom its names show was settled
// before it was composed (core/notation/exports/public_name.hpp).
#pragma once

#include <string>
#include <string_view>

#include "reports/compose/document.hpp"

namespace damath::render {

// `language` is that of the labels, as HTML names it: "en", "fil". Promise: every form is a TallySheet or a
// ListSheet.
[[nodiscard]] std::string toHtml(const compose::Document& document, std::string_view language);

}  // namespace damath::render
