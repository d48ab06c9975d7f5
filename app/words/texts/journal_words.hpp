// SPDX-License-Identifier: GPL-3.0-or-later
// Journal rows in words.
#pragma once

#include <string>

#include "app/desk/change/row_facts.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/row_changes.hpp"
#include "db/records/records.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns "7", or "7·1" if the first of the other computers wrote the row. Each computer counts its rows
// itself.
[[nodiscard]] std::string rowNumber(const desk::RowFacts& facts);
// Returns "a result was corrected: Grade 7, round 1 board 4, Ramos, Ana – Santos, Ben: 1–0 (75 : −72), before
// 0–1 (12 : 30)".
[[nodiscard]] std::string rowText(const desk::RowFacts& facts, Language language);
// Returns the sentence for a list whose lines may be cut, with the place first: "Grade 7, round 1 board 4 · a
// result was corrected: Ramos, Ana …".
[[nodiscard]] std::string rowLine(const desk::RowFacts& facts, Language language);
// Returns the sentence with author, local time, and the further rows of the same action: "… (Gng. Reyes,
// 2026-11-20 10:31:07); with it: a scoresheet was stored (version 1)".
[[nodiscard]] std::string signedRowText(const desk::RowFacts& facts, Language language);

// Returns "school: Rizal HS (before: Mabini HS)".
[[nodiscard]] std::string changeText(const desk::FieldChange& change, Language language);
// Returns the name of a subject area: "players", "results" …
[[nodiscard]] std::string kindText(db::JournalKind kind, Language language);

// Returns "touch move".
[[nodiscard]] std::string kindText(db::ViolationKind kind, Language language);

// Returns "2026-11-20 10:31:07" in local time for "2026-11-20T02:31:07Z". A text that is not a time is
// returned unchanged.
[[nodiscard]] std::string localMoment(const std::string& at);
[[nodiscard]] std::string localMoment(db::Instant at);

}  // namespace damath::words
