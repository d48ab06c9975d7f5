// SPDX-License-Identifier: GPL-3.0-or-later
// What the name of a file says of a scoresheet in it.
#pragma once

#include <string_view>

#include "core/text/extension.hpp"

namespace damath::notation {

// The form of sheet_csv.hpp; every other name is that of sheet_text.hpp.
[[nodiscard]] constexpr bool isSheetCsvName(std::string_view name) {
  return hasExtension(name, ".csv");
}

// Whether it is looked for among the sheets of a folder.
[[nodiscard]] constexpr bool isSheetName(std::string_view name) {
  return hasExtension(name, ".sheet") || isSheetCsvName(name);
}

}  // namespace damath::notation
