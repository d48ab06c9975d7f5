// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a paper is what the contest file holds: the part of `verify` that asks for a document.
#pragma once

#include <string>

#include "app/cli/contest/contest_file.hpp"

namespace damath::cli {

// `number` and `digest` as they were typed from the paper, or read from its corner.
[[nodiscard]] Answer checkPaper(ContestRun& run, OpenContest& open, const std::string& number,
                                const std::string& digest);

// {"number":17,"form":"tally","event":…,"round":…,"at":…,"by":…,"digest":…,"journal":…,"branch":…,"of":"Tally,
// Grade 7"}
[[nodiscard]] nlohmann::ordered_json paperJson(const db::IssuedPaper& paper, const contest::Contest& contest,
                                               words::Language language);

}  // namespace damath::cli
