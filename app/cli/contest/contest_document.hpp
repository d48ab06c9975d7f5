// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a whole contest as one JSON document, and makes a new contest file from such a document.
#pragma once

#include <string>

#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/output_file.hpp"

namespace damath::cli {

[[nodiscard]] ExitStatus exportWhole(ContestRun& run, const Output& output);
// Creates a new contest file from the document, or fills an empty shared contest. Never replaces a contest.
[[nodiscard]] Answer createFromDocument(ContestRun& run, const std::string& document);

}  // namespace damath::cli
