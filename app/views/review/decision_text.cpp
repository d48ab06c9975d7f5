// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/review/decision_text.hpp"

#include "app/desk/rounds/rulings.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/words/findings/ruling_words.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

QString cellText(const models::ReviewCell& cell, const models::Translator& translator) {
  return toQt(words::cellText({cell.line, cell.side, cell.cell, {}}, translator.language()));
}

QString decisionText(const sheet::Sheet& sheet, const models::ReviewCell& cell,
                     const std::optional<std::string>& value, const models::Translator& translator) {
  const QString place = cellText(cell, translator);
  if (value) return translator(Phrase::PendingWrite).arg(toQt(*value), place);
  const QString written = toQt(desk::writtenIn(sheet, {cell.line, cell.side, cell.cell, {}, {}, {}, {}}));
  return written.isEmpty() ? translator(Phrase::PendingKeepBlank).arg(place)
                           : translator(Phrase::PendingKeep).arg(written, place);
}

}  // namespace damath::views
