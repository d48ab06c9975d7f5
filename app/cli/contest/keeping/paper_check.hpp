// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a printed form against the contest file, for `verify --document`.
#pragma once

#include <string>

#include "app/cli/contest/contest_file.hpp"

namespace damath::cli {

// `number` and `digest` are typed from the form or read from the code in its corner.
[[nodiscard]] Answer checkPaper(ContestRun& run, OpenContest& open, const std::string& number,
                                const std::string& digest);

// Returns {"number":17,"form":"tally","event":…,"round":…,"at":…,"by":…,"digest":…,"journal":…,"branch":…,
// "of":"Tally, Grade 7"}
[[nodiscard]] nlohmann::ordered_json paperJson(const db::IssuedPaper& paper, const contest::Contest& contest,
                                               words::Language language);

}  // namespace damath::cli
