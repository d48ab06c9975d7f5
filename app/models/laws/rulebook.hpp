// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook as the program carries it with it: docs/rulebook.md in English, docs/rulebook.CODE.md in the
// language of that code. A language without a book of its own reads the English one. All books have the same
// clauses in the same order.
#pragma once

#include <QString>
#include <string_view>
#include <vector>

namespace damath::models {

// A clause by its id, "K5", with the beginning of what it says.
struct ClauseText {
  QString id;
  QString text;
};

// The whole of it, in Markdown; for the code of a language, `fil`.
[[nodiscard]] QString rulebookText(std::string_view language);
// By the order of the book.
[[nodiscard]] const std::vector<ClauseText>& rulebookClauses(std::string_view language);
// The text for a label of rich text: what is not a clause of the book stays as it is, each clause is a
// link whose address is its id.
[[nodiscard]] QString withClauseLinks(const QString& plain);
// The id of the first clause that the text names; empty where it names none.
[[nodiscard]] QString firstClauseIn(const QString& plain);

}  // namespace damath::models
