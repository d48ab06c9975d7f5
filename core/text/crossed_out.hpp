// SPDX-License-Identifier: GPL-3.0-or-later
// Splits text into its crossed out parts and the rest. A crossed out part stands between two pairs of tildes:
// "~~6 (4,3)~~", "~~99~~ 5".
#pragma once

#include <string>
#include <string_view>

namespace damath {

struct CrossedOut {
  std::string crossed;  // all crossed out parts, joined by one blank; empty if nothing is crossed out
  std::string rest;     // the text without the crossed out parts
};

// Splits the text. From the first pair of tildes without a closing pair, or with nothing before its closing
// pair, the rest of the text stays as it is.
[[nodiscard]] CrossedOut crossedOutIn(std::string_view written);

}  // namespace damath
