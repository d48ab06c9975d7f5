// SPDX-License-Identifier: GPL-3.0-or-later
// Cards to cut out, one for each person who works at a shared contest, or one for each table. A card shows
// `fields`, such as the address, the login and the password, and a code for a phone camera. The code has the
// address, and for a person also the login and the password.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/parts/event_head.hpp"

namespace damath::compose {

struct LoginCards {
  struct Field {
    std::string name;
    std::string text;
  };
  struct Card {
    std::string person;
    std::vector<Field> fields;
    std::string note;  // tells the person what to do next
    std::string code;  // the text in the machine-readable code
  };
  std::string title;
  EventHead head;
  std::vector<Card> cards;
};

}  // namespace damath::compose
