// SPDX-License-Identifier: GPL-3.0-or-later
// Pass phrases that a person types from a card: three groups of four, without letters and figures that are
// taken for each other.
#pragma once

#include <string>

namespace damath::station {

// "h7kq-w2mz-e9ab", of 59 random bits.
[[nodiscard]] std::string newPhrase();

}  // namespace damath::station
