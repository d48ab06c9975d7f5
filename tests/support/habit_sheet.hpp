// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet on which RED counts all squares from RED's side of the board.
#pragma once

#include <string_view>

namespace damath::support {

inline constexpr std::string_view kRedFromRed = R"([Set "integer"]
[Ruleset "manual"]
[Ending "cornered"]
[Result "0-1"]

4 (6,3)    |            |      || -1 (6,3)
-1 (4,3)   |            |      || 6 (4,3)
-1 + 6     | 5          | 5    ||
-1 x (-1)  | 1          | 6    || 4 (6,3)
-1 + 4     | 3          | 9    || 10 + (-1) | 9            | 9
4 (5,4)    |            |      || -9 - 4    | -13          | -4
6 ÷ (-9)   | -2/3 ≈ -1  | 8    || -7 (7,2)
-7 (7,2)   |            |      || 10 (7,4)
10 (3,2)   |            |      || 8 (4,1)
8 (4,1)    |            |      || 8 (5,2)
-9 (2,3)   |            |      || 0 (1,2)
6 - 0      | 6          | 14   || -5 (6,1)
-7 (6,3)   |            |      || -7 (6,3)
-9 - (-7)  | -2         | 12   ||
-9 ÷ (-5)  | 1.8 ≈ 2    | 14   || 10 (6,5)
0 ÷ 10     | 0          | 14   || 8 (4,3)
0 x 8      | 0          | 14   || -3 - 0    | -3           | -7
-9 (1,6)   |            |      || 2 + (-9)  | -7 x 2 = -14 | -21
-3 (1,2)   |            |      || -3 (3,4)
10 ÷ (-3)  | -10/3 ≈ -3 | 11   || -11 (2,1)
-3 (2,3)   |            |      || 2 (6,3)
-3 - 2     | -5         | 6    || -11 (3,2)
10 x (-11) | -110       | -104 ||
RC 6       | 6          |      ||
RC -3      | -3         |      ||
RC 10      | 10         |      ||
RC -7      | -7         |      ||
RC -11     | -11        |      ||
RC 8       | 8          |      ||
RC -5      | -5         |      ||
RC 2       | 2          |      ||
TOTAL      | 0          |      || TOTAL     | 0
GRAND      | -104       |      || GRAND     | -21
)";

}  // namespace damath::support
