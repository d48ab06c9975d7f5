// SPDX-License-Identifier: GPL-3.0-or-later
// Cards to cut out, one for each person who works at a shared contest. A card has the address of the contest,
// the login, the password, and a code with the address for a phone camera.
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
