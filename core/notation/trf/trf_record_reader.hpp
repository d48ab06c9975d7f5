// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one line of a tournament report as a record, by the columns of the format.
#pragma once

#include <string_view>

#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_line.hpp"

namespace damath::notation {

// True if the tag is one of the tags that the format defines for players, rounds, pairing or teams. The
// letters of the tag must be capitals.
[[nodiscard]] bool isTrfTag(std::string_view tag);

// Returns the record of the line. The findings go to `fields`. If there are faults, the record has what could
// be read: of a player's line all fields and rounds without a fault. A line that neither pairing nor import
// uses gives a note instead of a fault, and the record is the line itself.
[[nodiscard]] TrfRecord readTrfRecord(TrfFields fields);

}  // namespace damath::notation
