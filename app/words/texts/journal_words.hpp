// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the journal as sentences.
#pragma once

#include <string>

#include "app/desk/change/row_facts.hpp"
#include "app/desk/keeping/journal_kind.hpp"
#include "app/desk/keeping/row_changes.hpp"
#include "app/words/catalogue/language.hpp"
#include "db/records/records.hpp"

namespace damath::words {

// "7", or "7·1" where the first of the other computers wrote it: each counts its own rows.
[[nodiscard]] std::string rowNumber(const desk::RowFacts& facts);
// "a result was corrected: Grade 7, round 1 board 4, Ramos, Ana – Santos, Ben: 1-0 (75 : -72), before 0-1 (12
// : 30)"
[[nodiscard]] std::string rowText(const desk::RowFacts& facts, Language language);
// The same for a list, whose end may be cut: "Grade 7, round 1 board 4 · a result was corrected: Ramos, Ana
// …"
[[nodiscard]] std::string rowLine(const desk::RowFacts& facts, Language language);
// The sentence with who made it and when, on this computer's clock, and what was made along with it: "… (Gng.
// Reyes, 2026-11-20 10:31:07); with it: a scoresheet was stored (version 1)".
[[nodiscard]] std::string signedRowText(const desk::RowFacts& facts, Language language);

// "school: Rizal HS (before: Mabini HS)"
[[nodiscard]] std::string changeText(const desk::FieldChange& change, Language language);
// "players", "results" …: what changes of the kind are about.
[[nodiscard]] std::string kindText(desk::JournalKind kind, Language language);

// "touch move"
[[nodiscard]] std::string kindText(db::ViolationKind kind, Language language);

// "2026-11-20 10:31:07" on this computer's clock for "2026-11-20T02:31:07Z"; the text itself where it is no
// moment.
[[nodiscard]] std::string localMoment(const std::string& at);
[[nodiscard]] std::string localMoment(db::Instant at);

}  // namespace damath::words
