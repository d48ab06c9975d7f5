// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/review/decision_text.hpp"

#include <algorithm>

#include "app/desk/rounds/rulings.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/words/findings/ruling_words.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

QString cellText(const models::ReviewCell& cell, const models::Translator& translator) {
  return toQt(words::cellText({cell.line, cell.side, cell.cell, {}}, translator.language()));
}

bool isExchange(const desk::SheetView& view, const contest::EventSetup& setup,
                const models::ReviewCell& cell) {
  return sheet::faultOf({view.stored.sheet, setup.set, setup.ruleset, view.report},
                        {cell.line, cell.side, cell.cell, {}}) == sheet::RulingFault::KeepsExchange;
}

QString decisionText(const desk::SheetView& view, const models::ReviewCell& cell,
                     const std::optional<std::string>& value, const models::Translator& translator) {
  const QString place = cellText(cell, translator);
  if (value) return translator(Phrase::PendingWrite).arg(toQt(*value), place);
  const bool isOfPlace = std::ranges::any_of(view.report.findings, [&](const sheet::Finding& finding) {
    return finding.line == cell.line && finding.side == cell.side && finding.cell == cell.cell &&
           sheet::isOfPlaceAlone(finding);
  });
  if (isOfPlace) return translator(Phrase::PendingKeepPlace).arg(place);
  const QString written =
      toQt(desk::writtenIn(view.stored.sheet, {cell.line, cell.side, cell.cell, {}, {}, {}, {}}));
  return written.isEmpty() ? translator(Phrase::PendingKeepBlank).arg(place)
                           : translator(Phrase::PendingKeep).arg(written, place);
}

}  // namespace damath::views
