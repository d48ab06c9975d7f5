// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a self-signed server certificate. The certificate encrypts the connections. The server and the
// station know the password. Channel binding with the password proves that no third computer is between them.
#pragma once

#include <filesystem>

#include "app/hall/server/station_error.hpp"

namespace damath::station {

// Writes the certificate `server.crt` and the key `server.key` into the folder. Only this user may read the
// key. Errors: CannotWrite.
[[nodiscard]] Answer<void> makeCertificate(const std::filesystem::path& folder);

}  // namespace damath::station
