// SPDX-License-Identifier: GPL-3.0-or-later
// A strict reader of tournament reports, like the readers of other pairing programs. It checks columns,
// rounds and points as these programs do, and shares no code with the reader of this program (parseTrf).
#pragma once

#include <string>

namespace damath::notation::testing {

enum class Asked { NextRound, Check };

// Returns the reason why a pairing program would refuse the report; empty if the program accepts the report.
// Precondition: names have only plain letters.
[[nodiscard]] std::string refusalOf(const std::string& report, Asked asked);

}  // namespace damath::notation::testing
