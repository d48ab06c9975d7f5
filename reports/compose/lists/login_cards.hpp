// SPDX-License-Identifier: GPL-3.0-or-later
// Cards to cut, one a person who works in a hall: where the contest is, with which login and pass phrase, and
// the address for a machine.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/lists/tally_sheet.hpp"

namespace damath::compose {

struct LoginCards {
  struct Field {
    std::string name;
    std::string text;
  };
  struct Card {
    std::string person;
    std::vector<Field> fields;
    std::string note;  // how to go on with it
    std::string code;  // what a machine reads
  };
  std::string title;
  EventHead head;
  std::vector<Card> cards;
};

}  // namespace damath::compose
