// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the suffix of a name: Jr., Sr., II, III and so on. Lists of players write the suffix behind the first
// or the middle name: "Cruz, Juan, Jr.", "GARCIA, RENZ III". In the order of speech it follows the last name.
#pragma once

#include <string_view>

namespace damath::contest {

// True for Jr, Sr and the Roman numbers from II to VIII, in any case, with or without a point at the end.
[[nodiscard]] bool isNameSuffix(std::string_view word);

struct SuffixedName {
  std::string_view name;    // without the suffix, and without the comma and the blanks before the suffix
  std::string_view suffix;  // as written, without a comma; empty if the name has no suffix
};
// Splits the suffix from the end of a part of a name: "Juan, Jr." is Juan and Jr. A part of one word has no
// suffix. "V." without a comma before it is an initial, and no suffix. The views point into `text`.
[[nodiscard]] SuffixedName suffixApart(std::string_view text);

}  // namespace damath::contest
