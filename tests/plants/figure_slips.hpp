// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes that any figure can have, in any cell.
#pragma once

#include <string>

#include "tests/plants/mistake.hpp"
#include "tests/plants/words.hpp"

namespace damath::plants {

// Adds a number from 31 to 87 to the figure.
[[nodiscard]] Mistake figureMistake(const Filter& filter, std::string sheet::Half::*member,
                                    sheet::FindingCode code, sheet::Cell cell);
// Makes one digit or sign wrong in the last step of the cell.
[[nodiscard]] Mistake figureSlip(const Filter& filter, std::string sheet::Half::*member, PenSlip slip,
                                 sheet::FindingCode code, sheet::Cell cell);
// Leaves the figure out. Only a figure other than 0 is left out, because a blank cell means 0.
[[nodiscard]] Mistake blankMistake(const Filter& filter, std::string sheet::Half::*member, sheet::Cell cell);
[[nodiscard]] Mistake unreadableFigure(const Filter& filter, std::string sheet::Half::*member,
                                       sheet::Cell cell);

}  // namespace damath::plants
