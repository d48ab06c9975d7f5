// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the cards that lie on the tables. A phone reads the code on a card and can then enter the results of
// its table.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

struct TableCard {
  std::string event;
  int board = 0;
  std::string address;  // the web address: "http://192.168.1.10:8080/t/h7kq-w2mz-e9ab"
};

[[nodiscard]] compose::Document tableCards(const std::string& contest, const std::vector<TableCard>& cards,
                                           words::Language language);

}  // namespace damath::papers
