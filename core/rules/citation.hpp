// SPDX-License-Identifier: GPL-3.0-or-later
// Which clause an answer rests on, once a ruleset was made from another.
#pragma once

#include "core/rules/ruleset.hpp"

namespace damath::rules {

// Every answer of the manual cites the manual's clause, every other one "9": the option of rulebook 9 that
// allows it.
void cite(Ruleset& ruleset);

}  // namespace damath::rules
