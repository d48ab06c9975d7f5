// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets, findings and corrections as the JSON that the file keeps. What cannot be read back throws
// BrokenRow.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/sheet/settle/counted.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db::detail {

// {"tags":[["Set","integer"]],"lines":[[["play","-9 (0,3)","",""],["play",…]]]}: BLUE's half and RED's of
// every line, each its kind, Move, Score and Total, letter by letter.
[[nodiscard]] std::string sheetText(const sheet::Sheet& sheet);
[[nodiscard]] sheet::Sheet sheetOf(const std::string& text);

[[nodiscard]] std::string findingsText(const std::vector<StoredFinding>& findings);
[[nodiscard]] std::vector<StoredFinding> findingsOf(const std::string& text);
// How many of them count; nothing where the text cannot be read back.
[[nodiscard]] std::optional<sheet::Counted> countedIn(const std::string& findings,
                                                      const std::vector<sheet::Ruling>& rulings);

[[nodiscard]] std::string correctionsText(const std::vector<StoredCorrection>& corrections);
[[nodiscard]] std::vector<StoredCorrection> correctionsOf(const std::string& text);

}  // namespace damath::db::detail
