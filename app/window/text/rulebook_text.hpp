// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook inside the program: docs/rulebook.md in English, docs/rulebook.CODE.md in the language with
// that code. A language without its own book gets the English book. All books have the same clauses in the
// same order.
#pragma once

#include <QString>
#include <string_view>
#include <vector>

namespace damath::window {

// A clause: its id ("K5") and its text up to the first line that is not indented, without tables.
struct ClauseText {
  QString id;
  QString text;
};

// Returns the whole book in Markdown. `language` is a language code, for example `fil`.
[[nodiscard]] QString rulebookText(std::string_view language);
// Returns the clauses in the order of the book.
[[nodiscard]] const std::vector<ClauseText>& rulebookClauses(std::string_view language);
// Returns the text as rich text for a label. Each clause of the book becomes a link with the clause's id as
// address; the rest of the text does not change.
[[nodiscard]] QString withClauseLinks(const QString& plain);
// Returns the id of the first clause in the text; empty if the text names no clause.
[[nodiscard]] QString firstClauseIn(const QString& plain);

}  // namespace damath::window
