// SPDX-License-Identifier: GPL-3.0-or-later
// What a list from outside is.
#pragma once

#include <string_view>

namespace damath::desk {

enum class ListKind { Players, Report };

// By its content; where that says nothing the file's name decides. A list has columns, so it has commas.
[[nodiscard]] ListKind kindOfList(std::string_view text, std::string_view name);

}  // namespace damath::desk
