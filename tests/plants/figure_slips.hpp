// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong with any figure, wherever it stands.
#pragma once

#include <string>

#include "tests/plants/mistake.hpp"
#include "tests/plants/words.hpp"

namespace damath::plants {

// Something small is added.
[[nodiscard]] Mistake figureMistake(const Filter& filter, std::string sheet::Half::*member,
                                    sheet::FindingCode code, sheet::Cell cell);
// One wrong digit or sign in what the cell finally says.
[[nodiscard]] Mistake figureSlip(const Filter& filter, std::string sheet::Half::*member, PenSlip slip,
                                 sheet::FindingCode code, sheet::Cell cell);
// Left out; only where it is not 0, for a blank cell says 0.
[[nodiscard]] Mistake blankMistake(const Filter& filter, std::string sheet::Half::*member, sheet::Cell cell);
[[nodiscard]] Mistake unreadableFigure(const Filter& filter, std::string sheet::Half::*member,
                                       sheet::Cell cell);

}  // namespace damath::plants
