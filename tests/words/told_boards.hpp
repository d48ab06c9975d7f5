// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of several sentences.
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
