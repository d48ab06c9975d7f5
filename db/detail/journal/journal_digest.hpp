// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the digests that chain the journal rows.
#pragma once

#include <span>
#include <string>

#include "db/detail/database.hpp"

namespace damath::db::detail {

inline constexpr int kDigestedParts = 14;

// Returns the SHA-256 digest of a JSON array: the previous row's digest, then the row's columns in table
// order. The changes come last, replaced by their own digest.
[[nodiscard]] std::string journalDigest(std::span<const Value> parts);

}  // namespace damath::db::detail
