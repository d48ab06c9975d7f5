// SPDX-License-Identifier: GPL-3.0-or-later
// Text that is crossed out on the paper, kept between two pairs of tildes: "~~6 (4,3)~~", "~~99~~ 5".
#pragma once

#include <string>
#include <string_view>

namespace damath {

struct CrossedOut {
  std::string crossed;  // all crossed out parts, one blank between two; empty if nothing is crossed out
  std::string rest;     // the text without them
};

// A pair of tildes that is not closed, or closed with nothing between, stays as it is written.
[[nodiscard]] CrossedOut crossedOutIn(std::string_view written);

}  // namespace damath
