// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/ruling_words.hpp"

#include <algorithm>

#include "app/desk/rounds/rulings.hpp"
#include "app/words/texts/cell_words.hpp"
#include "core/sheet/record/filled_cell.hpp"
#include "core/sheet/record/sheet.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using sheet::Cell;

}  // namespace

std::string cellText(const sheet::Ruling& ruling, Language language) {
  return cellText(ruling.line, ruling.side, ruling.cell, language);
}

std::string rulingText(const db::StoredRuling& ruling, const sheet::Sheet& sheet,
                       const sheet::AuditReport& report, Language language) {
  const std::string cell = asSentence(cellText({ruling.line, ruling.side, ruling.cell, {}}, language));
  const std::string written = desk::writtenIn(sheet, ruling);
  const int habitCells = desk::habitCellsOf(report, ruling);
  const bool isOfPlace = std::ranges::any_of(report.findings, [&](const sheet::Finding& finding) {
    return finding.line == ruling.line && finding.side == ruling.side && finding.cell == ruling.cell &&
           sheet::isOfPlaceAlone(finding);
  });
  // The placeholders of the patterns: %1 the cell, %2 the written text, %3 the correct value, %4 the person,
  // %5 the reason, %6 the number of cells that follow the habit.
  const bool isFilled = sheet::isFilled(sheet, ruling.line, ruling.side, ruling.cell);
  const bool isResultOfTotals = ruling.cell == Cell::Result && written.empty();
  const Phrase kept = isResultOfTotals  ? Phrase::ComputedStands
                      : written.empty() ? Phrase::StaysBlank
                      : habitCells > 0  ? Phrase::StandsWithHabit
                      : isOfPlace       ? Phrase::StandsInPlace
                      : isFilled        ? Phrase::StandsFilled
                                        : Phrase::StandsAsWritten;
  const Phrase corrected = written.empty() ? Phrase::IsRuled : Phrase::RuledInstead;
  Phrase pattern = ruling.value ? corrected : kept;
  return said(pattern, language,
              {cell, written, ruling.value.value_or(std::string()), ruling.by, ruling.reason,
               std::to_string(habitCells)});
}

}  // namespace damath::words
