// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about opening, reading, changing and rescuing a contest file.
#pragma once

#include <string>
#include <vector>

#include "db/records/open_verdict.hpp"
#include "db/records/rescue_report.hpp"
#include "db/records/store_error.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const db::StoreError& error, Language language);
[[nodiscard]] std::string message(const db::OpenVerdict& verdict, Language language);

// Returns the report of a rescue into the file `to`: the sums, then one line for each changed object, for
// each row that is not in the new file, and for each row that the journal does not confirm.
[[nodiscard]] std::vector<std::string> rescueLines(const db::RescueReport& report, const std::string& to,
                                                   Language language);

}  // namespace damath::words
