// SPDX-License-Identifier: GPL-3.0-or-later
// A certificate that a server signs itself: connections are encrypted with it, and by the pass phrase, which
// both ends know, each proves that nobody stands between them (channel binding).
#pragma once

#include <filesystem>

#include "app/station/station_error.hpp"

namespace damath::station {

// `server.crt` and, for the user's eyes alone, `server.key`. Refused: CannotWrite.
[[nodiscard]] Answer<void> makeCertificate(const std::filesystem::path& folder);

}  // namespace damath::station
