// SPDX-License-Identifier: GPL-3.0-or-later
// --column: what the person says of a list's columns whose headings are not known.
#pragma once

#include <string>
#include <vector>

#include "app/cli/shell/terminal.hpp"
#include "app/desk/roster/roster.hpp"

namespace damath::cli {

// "last=Family", "school=4" (the fourth column), "none=Remarks". Complains where there is no such field, no
// such column, or one is named twice.
[[nodiscard]] InputResult<std::vector<desk::ColumnChoice>> columnsOf(
    const std::vector<std::string>& texts, const std::vector<desk::RosterColumn>& columns,
    words::Language language);

}  // namespace damath::cli
