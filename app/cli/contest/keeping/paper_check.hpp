// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a printed form with the contest file, for `verify --document`.
#pragma once

#include <string>

#include "app/cli/contest/contest_run.hpp"

namespace damath::cli {

// Compares a printed form with the contest file and prints the result. `number` is the number of the form in
// the register of issued papers. `digest` is the digest of the form's text, or empty. The user types both as
// they are printed on the form. Instead, `number` may be the whole text of the code in the form's corner,
// which contains the number and the digest.
[[nodiscard]] Answer checkPaper(ContestRun& run, OpenContest& open, const std::string& number,
                                const std::string& digest);

// Returns an issued form as JSON:
// {"number":17,"form":"tally","language":…,"event":…,"round":…,"board":…,"of":"Tally, Grade 7","at":…,
// "by":…,"digest":…,"program":…,"journal":…,"branch":…}
[[nodiscard]] nlohmann::ordered_json paperJson(const db::IssuedPaper& paper, const contest::Contest& contest,
                                               words::Language language);

}  // namespace damath::cli
