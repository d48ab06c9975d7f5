// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/reviewed_sheet.hpp"

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/window/text/contest_text.hpp"

namespace damath::window {

using words::Phrase;

QString reviewedNames(const contest::Contest& contest, const contest::Event& event, const desk::SheetAt& at) {
  const auto meeting = desk::meetingOf(event, at);
  if (!meeting) return {};
  return QStringLiteral("%1 – %2").arg(entryName(contest, event, meeting->blue),
                                       entryName(contest, event, meeting->red));
}

QString reviewOutcome(const desk::SheetView& view, const contest::Event& event,
                      const Translator& translator) {
  return wholeResult(event.setup, desk::resultOf(view.report, view.outcome), translator.language());
}

QString comesToText(const desk::SheetView& view, const contest::Event& event, const Translator& translator) {
  if (view.outcome.isOpen) return translator(Phrase::NoResultProven);
  return translator(view.report.isFollowed() ? Phrase::SheetComesTo : Phrase::SheetComesToUnproven)
      .arg(reviewOutcome(view, event, translator));
}

}  // namespace damath::window
