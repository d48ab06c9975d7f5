// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a total that a person types from a scoresheet: one number in any spelling of a scoresheet (rulebook
// N4). Text with two possible meanings is not guessed. The fault then names both meanings, so that the
// program can ask.
//   33 1/4   33½   33.25   33,25   -3 1/4   −½   .5   5√2/36   1 - 5√2/36
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/exact/number.hpp"
#include "core/expected.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::sheet {

enum class TypedTotalFault {
  NoNumber,     // no number, several numbers, or a calculation such as `10-5`
  TwoReadings,  // `24,000` where totals may reach thousands, or `33 5/4`; `readings` has both meanings
  WholeMissing  // a fraction behind a blank, ` 1/4`: the whole number of a mixed number may be missing
};

struct BadTypedTotal {
  TypedTotalFault fault = TypedTotalFault::NoNumber;
  std::vector<std::string> readings = {};  // two texts if the fault is TwoReadings, otherwise empty
};

// Reads the total. Blanks at both ends are skipped, except a blank before a fraction (WholeMissing). The chip
// set tells if totals may reach thousands. Errors: see TypedTotalFault.
[[nodiscard]] Expected<exact::Number, BadTypedTotal> readTypedTotal(std::string_view text,
                                                                    const rules::ChipSet& set);

}  // namespace damath::sheet
