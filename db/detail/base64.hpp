// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes as base64 (RFC 4648) with padding, in one line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damath::db::detail {

[[nodiscard]] std::string toBase64(std::string_view bytes);
// Nothing where the text is not what toBase64 gives for some bytes.
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

}  // namespace damath::db::detail
