// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and tallies as sections of a page. If a table is wider than the screen, each of its rows becomes a
// card with the most important cells first. So the reader never scrolls sideways.
#pragma once

#include <functional>
#include <string>

#include "reports/compose/document.hpp"
#include "reports/html/writer.hpp"
#include "words/language.hpp"

namespace damath::html {

// Returns the address of the page of a game; empty if the game has no page.
using GameTarget = std::function<std::string(const compose::RowGame&)>;

// Precondition: the form is a TallySheet, a ListSheet or a BracketTree.
void writeForm(Writer& html, const compose::Form& form, words::Language language,
               const GameTarget& target = {});

// Returns the event head of the form; null if the form has no head.
[[nodiscard]] const compose::EventHead* headOf(const compose::Form& form);
// Returns the facts below the heading: chip set, ruleset, date and venue.
[[nodiscard]] std::vector<std::string> factsOf(const compose::EventHead& head, words::Language language);

}  // namespace damath::html
