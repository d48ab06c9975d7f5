// SPDX-License-Identifier: GPL-3.0-or-later
// Decides from a file name if and how the file holds a scoresheet.
#pragma once

#include <string_view>

#include "core/text/extension.hpp"

namespace damath::notation {

// True if the file has the form of sheet_csv.hpp. Every other file has the form of sheet_text.hpp.
[[nodiscard]] constexpr bool isSheetCsvName(std::string_view name) {
  return hasExtension(name, ".csv");
}

// True if the file counts as a sheet in a search through a folder.
[[nodiscard]] constexpr bool isSheetName(std::string_view name) {
  return hasExtension(name, ".sheet") || isSheetCsvName(name);
}

}  // namespace damath::notation
