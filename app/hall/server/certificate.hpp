// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a self-signed server certificate. The certificate encrypts the connections. Both ends know the pass
// phrase, and channel binding with it proves that no third computer stands in between.
#pragma once

#include <filesystem>

#include "app/hall/server/station_error.hpp"

namespace damath::station {

// Writes `server.crt`, and `server.key` which only this user may read. Errors: CannotWrite.
[[nodiscard]] Answer<void> makeCertificate(const std::filesystem::path& folder);

}  // namespace damath::station
