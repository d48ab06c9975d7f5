// SPDX-License-Identifier: GPL-3.0-or-later
// A result that differs from its scoresheet. Status, verification and final standings list each difference
// until it is settled. The author of a change that makes a difference must confirm it.
#pragma once

#include <string>

#include "app/desk/change/place.hpp"
#include "app/desk/change/result_facts.hpp"

namespace damath::desk {

// A game or a rematch whose result differs from its scoresheet.
struct ResultDifference {
  SheetAt at;
  std::string players;  // the names of BLUE and RED: "Ramon, Mario M. – Santos, Ana"
  ResultFacts entered;
  ResultFacts ofSheet;  // the result of the scoresheet in force, after audit and rulings
};

}  // namespace damath::desk
