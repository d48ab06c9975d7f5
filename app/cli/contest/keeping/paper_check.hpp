// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a printed form with the contest file, for `verify --document`.
#pragma once

#include <string>

#include "app/cli/contest/contest_file.hpp"

namespace damath::cli {

// Compares the form with this number and digest. The user types both from the form, or reads them from the
// code in its corner.
[[nodiscard]] Answer checkPaper(ContestRun& run, OpenContest& open, const std::string& number,
                                const std::string& digest);

// Returns an issued form as JSON:
// {"number":17,"form":"tally","event":…,"round":…,"at":…,"by":…,"digest":…,"journal":…,"branch":…,
// "of":"Tally, Grade 7"}
[[nodiscard]] nlohmann::ordered_json paperJson(const db::IssuedPaper& paper, const contest::Contest& contest,
                                               words::Language language);

}  // namespace damath::cli
