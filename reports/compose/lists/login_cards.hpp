// SPDX-License-Identifier: GPL-3.0-or-later
// Cards to cut out, one for each person who works at a shared contest: the address, the login, the pass
// phrase, and a code with the address for a phone camera.
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
    std::string note;  // what to do next
    std::string code;  // the content of the machine-readable code
  };
  std::string title;
  EventHead head;
  std::vector<Card> cards;
};

}  // namespace damath::compose
