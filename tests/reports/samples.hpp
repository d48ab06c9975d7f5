// SPDX-License-Identifier: GPL-3.0-or-later
// Contests, sheets and audits to print, made by hand so that every text on the page is known.
#pragma once

#include <string>

#include "core/contest/model/contest.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::samples {

// Returns a sheet of tests/data/manual: "integer", "rational", "polynomial".
[[nodiscard]] sheet::Sheet manualSheet(const std::string& name);

// Returns a sheet of this many lines of play with distinct cells: line n of BLUE reads "mB<n>", "sB<n>",
// "tB<n>".
[[nodiscard]] sheet::Sheet longSheet(int lines);

struct AuditSample {
  sheet::AuditReport report;
  sheet::Outcome outcome;
  std::vector<std::string> sentences;
};
// Returns a hand-made audit of the manual's rational sheet.
[[nodiscard]] AuditSample rationalAudit();

// Returns a round robin of this many players. The smaller start number wins all games of the first
// `playedRounds` rounds, except that neighbors draw.
[[nodiscard]] contest::Contest roundRobin(int players, int playedRounds);

inline constexpr const char* kLongName =
    "Villanueva-Macapagal de los Santos y Bartolomé, Maria Concepción Esperanza Purificación Ñ.";
inline constexpr const char* kLongSchool =
    "Jose Gregorio Macapagal National High School of Arts, Sciences and Technology – Annex II (San Isidro)";

// Returns a document of this form, with the labels of the language.
[[nodiscard]] compose::Document documentOf(compose::Form form,
                                           words::Language language = words::Language::English);

[[nodiscard]] compose::TallySheet tallyOf(const contest::Contest& contest, words::Language language);

}  // namespace damath::samples
