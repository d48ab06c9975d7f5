// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the journal as papers show it at their lower edge: the number of the newest journal row and the
// first 32 digits of its digest. A user can later check if the journal of a file still has this row.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "db/records/journal_head.hpp"
#include "words/language.hpp"

namespace damath::papers {

// Returns the head of the journal as it is printed: "1234: 9F3A 01C2 77BE D410 9F3A 01C2 77BE D410".
[[nodiscard]] std::string shownHead(const db::JournalHead& head);

// Returns the head of the journal that a user typed from a paper: "1234:9f3a01c277bed410". The digest needs
// 16 to 64 digits and may have blanks, hyphens and capital letters. A word before the number is skipped:
// "Journal 1234: …". nullopt for any other text.
[[nodiscard]] std::optional<db::JournalHead> parseHead(std::string_view text);
// Returns the heads of the journal in a text, separated by commas or semicolons. If a part of the text is not
// a head, this part is the error.
[[nodiscard]] Expected<std::vector<db::JournalHead>, std::string> parseHeads(std::string_view text);

// Compares heads of the journal from papers with the journal of the contest. Returns an answer for each head,
// in the same order. Errors: StoreFailed.
[[nodiscard]] desk::DeskResult<std::vector<db::HeadAnswer>> answersTo(
    const desk::Desk& desk, const std::vector<db::JournalHead>& heads);
// Returns an answer of answersTo() as one sentence or more.
[[nodiscard]] std::string message(const db::HeadAnswer& answer, words::Language language);

}  // namespace damath::papers
