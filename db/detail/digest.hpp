// SPDX-License-Identifier: GPL-3.0-or-later
// SHA-256, as 64 hexadecimal digits.
#pragma once

#include <string>
#include <string_view>

namespace damath::db::detail {

// Throws where the cryptographic library fails.
[[nodiscard]] std::string sha256(std::string_view bytes);

}  // namespace damath::db::detail
