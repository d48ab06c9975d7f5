// Moments as the people at the computer know them: in its time zone (TZ), while files and JSON keep universal
// time.
#pragma once

#include <string>

#include "db/records.hpp"

namespace damath::cli {

// "2026-11-20 16:00:00" for "2026-11-20T08:00:00Z" in Manila; the text itself where it is no moment.
[[nodiscard]] std::string localTime(const std::string& moment);
[[nodiscard]] std::string localTime(db::Instant moment);

}  // namespace damath::cli
