// SPDX-License-Identifier: GPL-3.0-or-later
// The kind of an imported list: a list of players or a tournament report.
#pragma once

#include <string_view>

namespace damath::desk {

enum class ListKind { Players, Report };

// Returns the kind by the content, or by the file name if the content does not show the kind. A text with
// commas is always a list of players, because such a list has columns.
[[nodiscard]] ListKind kindOfList(std::string_view text, std::string_view name);

}  // namespace damath::desk
