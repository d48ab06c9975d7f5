// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the digest of a journal row. The digest includes the digest of the row before, so the rows form a
// chain.
#pragma once

#include <span>
#include <string>

#include "db/detail/database.hpp"

namespace damath::db::detail {

inline constexpr int kDigestedParts = 14;

// Returns the SHA-256 digest of a JSON array with these parts: the digest of the row before, then the row's
// columns in the order of the table. The last column holds the changes; the array has their digest instead.
[[nodiscard]] std::string journalDigest(std::span<const Value> parts);

}  // namespace damath::db::detail
