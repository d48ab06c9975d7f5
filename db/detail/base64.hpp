// SPDX-License-Identifier: GPL-3.0-or-later
// Encodes bytes as base64 (RFC 4648), with padding, on one line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damath::db::detail {

[[nodiscard]] std::string toBase64(std::string_view bytes);
// Returns the decoded bytes. nullopt unless toBase64 could have returned this text.
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

}  // namespace damath::db::detail
