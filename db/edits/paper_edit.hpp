// SPDX-License-Identifier: GPL-3.0-or-later
// The register of issued papers (printed, or saved as a PDF). Rows of the register are only added, never
// undone, and do not count as changes of the contest.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "db/records/issued_paper.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// Passes a long text to `take`, piece by piece.
using GiveText = std::function<void(const std::function<void(std::string_view)>& take)>;
// Returns the SHA-256 digest of the text, 64 hexadecimal digits. Errors: Unexpected if the cryptographic
// library fails.
[[nodiscard]] StoreResult<std::string> digestOfText(const GiveText& give);

// Adds an issued paper to the register, as a step of an edit. `journal` is the newest journal row that the
// paper includes; 0 stands for the newest row of the journal.
[[nodiscard]] StoreResult<IssuedPaper> addPaper(Edit& edit, const PaperOf& of, std::string_view digest,
                                                std::string_view program, std::int64_t journal);

}  // namespace damath::db
