// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet under review, in the version that the user sees, with its players and its result as texts.
#pragma once

#include <QString>

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::window {

struct ReviewedSheet {
  contest::EventId event{};
  desk::SheetAt at;
  desk::SheetView view;
};

// Returns the names of the two players of a scoresheet; empty if the game no longer exists.
[[nodiscard]] inline QString reviewedNames(const contest::Contest& contest, const contest::Event& event,
                                           const desk::SheetAt& at) {
  const auto meeting = desk::meetingOf(event, at);
  if (!meeting) return {};
  return QStringLiteral("%1 – %2").arg(entryName(contest, event, meeting->blue),
                                       entryName(contest, event, meeting->red));
}

// Returns the result and the totals of the scoresheet, for example "0–1 (12 : 46)".
[[nodiscard]] inline QString reviewOutcome(const desk::SheetView& view, const contest::Event& event,
                                           const Translator& translator) {
  return wholeResult(event.setup, desk::resultOf(view.report, view.outcome), translator.language());
}

// Returns a text that tells to which result the scoresheet leads, for example "comes to 0–1 (12 : 46)". If no
// result is proven, the text says so.
[[nodiscard]] inline QString comesToText(const desk::SheetView& view, const contest::Event& event,
                                         const Translator& translator) {
  if (view.outcome.isOpen) return translator(words::Phrase::NoResultProven);
  return translator(view.report.isFollowed() ? words::Phrase::SheetComesTo
                                             : words::Phrase::SheetComesToUnproven)
      .arg(reviewOutcome(view, event, translator));
}

}  // namespace damath::window
