// SPDX-License-Identifier: GPL-3.0-or-later
// Contests, sheets and audits to print, made by hand so that every text on the page is known.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "reports/compose/document.hpp"

namespace damath::samples {

// A sheet of tests/data/manual: "integer", "rational", "polynomial".
[[nodiscard]] sheet::Sheet manualSheet(const std::string& name);

// A sheet of so many lines of play with distinct cells: line n of BLUE reads "mB<n>", "sB<n>", "tB<n>".
[[nodiscard]] sheet::Sheet longSheet(int lines);

struct AuditSample {
  sheet::AuditReport report;
  sheet::Outcome outcome;
  std::vector<std::string> sentences;
};
// What a reviewer finds on the manual's rational sheet.
[[nodiscard]] AuditSample rationalAudit();

// A round robin of that many players, every result by a rule: all games of the first `playedRounds` rounds
// are won by the smaller start number, except that neighbours draw.
[[nodiscard]] contest::Contest roundRobin(int players, int playedRounds);

inline constexpr const char* kLongName =
    "Villanueva-Macapagal de los Santos y Bartolomé, Maria Concepción Esperanza Purificación Ñ.";
inline constexpr const char* kLongSchool =
    "Jose Gregorio Macapagal National High School of Arts, Sciences and Technology – Annex II (San Isidro)";

// The one form, with the labels of the language.
[[nodiscard]] compose::Document documentOf(compose::Form form,
                                           words::Language language = words::Language::English);

[[nodiscard]] compose::TallySheet tallyOf(const contest::Contest& contest, words::Language language);

}  // namespace damath::samples
