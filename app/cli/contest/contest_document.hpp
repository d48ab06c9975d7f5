// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest as one JSON document: exported from a contest file, imported into a new file.
#pragma once

#include <string>

#include "app/cli/contest/contest_file.hpp"
#include "app/cli/shell/output_file.hpp"

namespace damath::cli {

[[nodiscard]] ExitStatus exportWhole(ContestRun& run, const Output& output);
// Creates a new contest file. Never replaces an existing file.
[[nodiscard]] Answer createFromDocument(ContestRun& run, const std::string& document);

}  // namespace damath::cli
