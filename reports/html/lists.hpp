// SPDX-License-Identifier: GPL-3.0-or-later
// Writes lists and tallies as sections of a web page. On a screen that is too narrow for a table, each row
// becomes a card, which begins with the most important cells. The reader then need not scroll sideways.
#pragma once

#include <functional>
#include <string>

#include "reports/compose/document.hpp"
#include "reports/compose/parts/event_head.hpp"
#include "reports/html/writer.hpp"
#include "words/language.hpp"

namespace damath::html {

// Returns the address of the web page of a game; empty if the game has no page.
using GameTarget = std::function<std::string(const compose::RowGame&)>;

// Writes a form as a section of the page. Precondition: the form is a TallySheet, a ListSheet or a
// BracketTree.
void writeForm(Writer& html, const compose::Form& form, words::Language language,
               const GameTarget& target = {});

// Returns the head of the form with contest and event; null if the form has none.
[[nodiscard]] const compose::EventHead* headOf(const compose::Form& form);
// Returns the facts that stand below the heading: chip set, ruleset, date and venue.
[[nodiscard]] std::vector<std::string> factsOf(const compose::EventHead& head, words::Language language);

}  // namespace damath::html
