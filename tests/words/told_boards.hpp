// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that several sentences use.
#pragma once

#include <string_view>

namespace damath::words {

inline constexpr std::string_view kBoard4 = R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . b . .
. . . .
 . . . .
)";
inline constexpr std::string_view kBoard5 = R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . B . .
. . . .
 . . . .
)";

}  // namespace damath::words
