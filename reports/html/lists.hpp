// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and tallies as sections of a page. Where a table is wider than the screen, each of its rows is a card
// there: what is looked for first stands first, and nothing has to be drawn sideways.
#pragma once

#include <functional>
#include <string>

#include "reports/compose/document.hpp"
#include "reports/html/writer.hpp"

namespace damath::html {

// The page of a game, empty where it has none.
using GameTarget = std::function<std::string(const compose::RowGame&)>;

// Promise: the form is a TallySheet, a ListSheet or a BracketTree.
void writeForm(Writer& html, const compose::Form& form, const compose::Labels& labels,
               const GameTarget& target = {});

// The event that the form is of; null where it is of none.
[[nodiscard]] const compose::EventHead* headOf(const compose::Form& form);
// What stands below the heading: set, ruleset, date and venue.
[[nodiscard]] std::vector<std::string> factsOf(const compose::EventHead& head, const compose::Labels& labels);

}  // namespace damath::html
