// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook inside the program: docs/rulebook.md in English, docs/rulebook.CODE.md in the language with
// that code. A language without its own book gets the English book. All books have the same clauses in the
// same order.
#pragma once

#include <QString>
#include <string_view>
#include <vector>

namespace damath::window {

// A clause of the rulebook: its id ("K5") and its text. The text ends before the first line that is not
// indented. Indented rows of tables are left out.
struct ClauseText {
  QString id;
  QString text;
};

// Returns the whole rulebook in Markdown. `language` is a language code, for example `fil`. An option of a
// ruleset and its answers have the words of the dialog for rulesets, not their names in files.
[[nodiscard]] QString rulebookText(std::string_view language);
// Returns the clauses in the order of the rulebook.
[[nodiscard]] const std::vector<ClauseText>& rulebookClauses(std::string_view language);
}  // namespace damath::window
