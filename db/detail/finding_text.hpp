// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the findings of an audit, and the corrections that settle them, to the JSON of the contest file,
// and back. Throws BrokenRow for a text that cannot be read.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/sheet/settle/mistake_count.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

[[nodiscard]] std::string findingsText(const std::vector<StoredFinding>& findings);
[[nodiscard]] std::vector<StoredFinding> findingsOf(const std::string& text);
// Counts the errors among the findings, and the mistakes among these errors. A finding does not count if a
// ruling keeps its written text or that of its cause. nullopt if the text cannot be read.
[[nodiscard]] std::optional<sheet::Counted> countedIn(const std::string& findings,
                                                      const std::vector<sheet::Ruling>& rulings);

[[nodiscard]] std::string correctionsText(const std::vector<StoredCorrection>& corrections);
[[nodiscard]] std::vector<StoredCorrection> correctionsOf(const std::string& text);

}  // namespace damath::db::detail
