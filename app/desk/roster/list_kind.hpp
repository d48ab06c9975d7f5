// SPDX-License-Identifier: GPL-3.0-or-later
// The kind of a list that the user imports: a list of players or a tournament report.
#pragma once

#include <string_view>

namespace damath::desk {

enum class ListKind { Players, Report };

// Returns the kind of the list: players or tournament report. The content decides, or the file name `name` if
// the content does not show the kind. A text with commas is always a list of players, because the commas
// separate its columns.
[[nodiscard]] ListKind kindOfList(std::string_view text, std::string_view name);

}  // namespace damath::desk
