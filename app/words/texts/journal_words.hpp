// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the rows of the journal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/row_facts.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/row_changes.hpp"
#include "db/records/stamp.hpp"
#include "db/records/violation.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::words {

// Returns the number of a row: "7". A row that another computer wrote, while it had an event, shows that
// computer too: "7·1" is row 7 of the first such computer. Each computer counts its rows from 1.
[[nodiscard]] std::string rowNumber(const desk::RowFacts& facts);
// Returns the sentence of a row: "a result was corrected: Grade 7, round 1 board 4, Ramos, Ana – Santos, Ben:
// 1–0 (75 : −72) (before: 0–1 (12 : 30))".
[[nodiscard]] std::string rowText(const desk::RowFacts& facts, Language language);
// Returns what the author of a row typed about it, each part after a dash: " – asked by Mrs. Ocampo –
// misread". Empty if nobody asked for the change and the row has no reason.
[[nodiscard]] std::string causeText(const desk::RowFacts& facts, Language language);
// Returns the sentence of a row with everything that it changed, for a list without a view of details:
// rowText(), then the changed fields that rowText() does not tell, then causeText(). `changes` are the
// changes of the row (JournalFacts::changes).
[[nodiscard]] std::string wholeRowText(const desk::RowFacts& facts,
                                       const std::vector<desk::FieldChange>& changes, Language language);
// Returns the sentence of a row with the place first, for a list that cuts long lines: "Grade 7, round 1
// board 4 · a result was corrected: Ramos, Ana …".
[[nodiscard]] std::string rowLine(const desk::RowFacts& facts, Language language);
// Returns the sentence of a row with author and local time, then the further rows of the same action: "…
// (Gng. Reyes, 2026-11-20 10:31:07); also: a scoresheet was saved (version 1)".
[[nodiscard]] std::string signedRowText(const desk::RowFacts& facts, Language language);

// Returns the change of one field: "school: Rizal HS (before: Mabini HS)".
[[nodiscard]] std::string changeText(const desk::FieldChange& change, Language language);
// Returns the name of a kind of journal row: "players", "results" …
[[nodiscard]] std::string kindText(db::JournalKind kind, Language language);

// Returns the title of the paper with this name (papers::toText): `pairings`, `tally` … nullopt if only a
// newer program knows the name.
[[nodiscard]] std::optional<Phrase> paperTitle(std::string_view form);

}  // namespace damath::words
