// SPDX-License-Identifier: GPL-3.0-or-later
// A stern reader of tournament reports, as other programs that pair have: it demands of the columns, the
// rounds and the points what those demand, and shares nothing with the reader of ours.
#pragma once

#include <string>

namespace damath::notation::testing {

enum class Asked { NextRound, Check };

// Why such a program would refuse the report; empty where it takes it. Names are to be plain letters.
[[nodiscard]] std::string refusalOf(const std::string& report, Asked asked);

}  // namespace damath::notation::testing
