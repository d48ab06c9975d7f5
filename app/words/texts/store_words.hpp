// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about opening, reading, changing, checking and rescuing a contest file.
#pragma once

#include <string>
#include <vector>

#include "app/desk/keeping/verification.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/rescue_report.hpp"
#include "db/records/store_error.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const db::StoreError& error, Language language);
[[nodiscard]] std::string message(const db::OpenVerdict& verdict, Language language);
// Returns the message about a problem that a check of the contest found.
[[nodiscard]] std::string message(const desk::Problem& problem, Language language);

// Returns the report of a rescue into the file `to`: the sums, then one line for each changed object, for
// each row that is not in the new file, and for each row that the journal does not confirm.
[[nodiscard]] std::vector<std::string> rescueLines(const db::RescueReport& report, const std::string& to,
                                                   Language language);

}  // namespace damath::words
