// SPDX-License-Identifier: GPL-3.0-or-later
// The option --column: the user assigns columns with unknown headings to fields.
#pragma once

#include <string>
#include <vector>

#include "app/cli/shell/terminal.hpp"
#include "app/desk/roster/roster.hpp"

namespace damath::cli {

// Parses "last=Family", "school=4" (the fourth column), "none=Remarks". Complains of an unknown field, an
// unknown column, or a column named twice.
[[nodiscard]] InputResult<std::vector<desk::ColumnChoice>> columnsOf(
    const std::vector<std::string>& texts, const std::vector<desk::RosterColumn>& columns,
    words::Language language);

}  // namespace damath::cli
