// SPDX-License-Identifier: GPL-3.0-or-later
// What chains the rows of the journal.
#pragma once

#include <span>
#include <string>

#include "db/detail/database.hpp"

namespace damath::db::detail {

inline constexpr int kDigestedParts = 13;

// Of the digest before and the row's columns in the order of the table up to the changes, which stand by
// their own digest: SHA-256 of all that as a JSON array.
[[nodiscard]] std::string journalDigest(std::span<const Value> parts);

}  // namespace damath::db::detail
