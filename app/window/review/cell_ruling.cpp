// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/cell_ruling.hpp"

#include <algorithm>

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/rulings.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/ruling_words.hpp"

namespace damath::window {

using words::Phrase;

QString cellText(const ReviewCell& cell, const Translator& translator) {
  return toQt(words::cellText({cell.line, cell.side, cell.cell, {}}, translator.language()));
}

std::vector<sheet::HabitOfColumn> habitsAt(const desk::SheetView& view, const ReviewCell& cell) {
  for (const sheet::Finding& finding : view.report.findings) {
    const bool isThere = finding.line == cell.line && finding.side == cell.side && finding.cell == cell.cell;
    if (!isThere || finding.causedBy) continue;
    if (auto habits = sheet::habitsIn(finding); !habits.empty()) return habits;
  }
  return {};
}

std::optional<desk::DeskError> faultOf(const ReviewedSheet& of, const contest::Event& event,
                                       const ReviewCell& cell, const std::optional<std::string>& value) {
  const auto meeting = desk::meetingOf(event, of.at);
  if (!meeting) return meeting.error();
  const db::StoredRuling ruling{cell.line, cell.side, cell.cell, value, {}, {}, {}};
  const auto checked = desk::checkRuling(of.view.stored, of.view.report, event.setup, ruling, *meeting);
  return checked ? std::nullopt : std::optional(checked.error());
}

QString decisionText(const desk::SheetView& view, const ReviewCell& cell,
                     const std::optional<std::string>& value, const Translator& translator) {
  const QString place = cellText(cell, translator);
  const db::StoredRuling ruling{cell.line, cell.side, cell.cell, value, {}, {}, {}};
  const int habitCells = desk::habitCellsOf(view.report, ruling, view.stored.rulings);
  if (value) {
    return habitCells > 0 ? translator(Phrase::PendingWriteHabit).arg(toQt(*value), place).arg(habitCells)
                          : translator(Phrase::PendingWrite).arg(toQt(*value), place);
  }
  const bool isOfPlace = std::ranges::any_of(view.report.findings, [&](const sheet::Finding& finding) {
    return finding.line == cell.line && finding.side == cell.side && finding.cell == cell.cell &&
           sheet::isOfPlaceAlone(finding);
  });
  if (isOfPlace) return translator(Phrase::PendingKeepPlace).arg(place);
  const QString written = toQt(desk::writtenIn(view.stored.sheet, ruling));
  if (habitCells > 0) return translator(Phrase::PendingKeepHabit).arg(written, place).arg(habitCells);
  if (cell.keyedOtherwise) {
    return translator(Phrase::PendingKeepFirst).arg(written, place, toQt(cell.keyedOtherwise->second));
  }
  return written.isEmpty() ? translator(Phrase::PendingKeepBlank).arg(place)
                           : translator(Phrase::PendingKeep).arg(written, place);
}

QString ruledText(const desk::SheetView& view, const ReviewCell& cell, const Translator& translator) {
  const auto found = std::ranges::find_if(view.stored.rulings, [&](const db::StoredRuling& each) {
    return each.line == cell.line && each.side == cell.side && each.cell == cell.cell;
  });
  if (found == view.stored.rulings.end()) return {};
  return toQt(words::rulingText(*found, view.named, view.report, translator.language()));
}

}  // namespace damath::window
