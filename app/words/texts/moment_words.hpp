// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a time of the journal as local time.
#pragma once

#include <string>

#include "db/records/stamp.hpp"

namespace damath::words {

// Returns a time in UTC as local time: "2026-11-20 10:31:07" for "2026-11-20T02:31:07Z". A text that is not a
// time is returned unchanged.
[[nodiscard]] std::string localMoment(const std::string& at);
[[nodiscard]] std::string localMoment(db::Instant at);

}  // namespace damath::words
