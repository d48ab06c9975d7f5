// SPDX-License-Identifier: GPL-3.0-or-later
// Passwords that a person types from a card: three groups of four characters. Characters that are easily
// confused are not used.
#pragma once

#include <string>

namespace damath::station {

// Returns a new password with 59 random bits: "h7kq-w2mz-e9ab".
[[nodiscard]] std::string newPhrase();

}  // namespace damath::station
