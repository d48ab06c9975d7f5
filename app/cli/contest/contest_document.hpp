// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest as one JSON document, out of a contest file and into a new one.
#pragma once

#include <string>

#include "app/cli/contest/contest_file.hpp"
#include "app/cli/shell/output_file.hpp"

namespace damath::cli {

[[nodiscard]] ExitStatus exportWhole(ContestRun& run, const Output& output);
// A new file, never over one that stands.
[[nodiscard]] Answer createFromDocument(ContestRun& run, const std::string& document);

}  // namespace damath::cli
