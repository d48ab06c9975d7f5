// SPDX-License-Identifier: GPL-3.0-or-later
// The papers around the games of an event: before a round for wall and door, after it for the panel, at the
// end for winners and schools, and what helps when the computer fails.
#pragma once

#include <cstdint>

#include "app/desk/change/desk.hpp"
#include "app/desk/events/status.hpp"
#include "app/papers/paper_form.hpp"
#include "app/papers/subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

struct RoundOf {
  const desk::EventStatus& status;  // the event's
  contest::RoundNumber round{};
  compose::CertificateDesign design = compose::CertificateDesign::Framed;
  std::int64_t before = 0;  // of the register: the papers before this number
};

// For the wall without what a round that is held would show. No form where something lacks, where nothing
// stands in it, or of a paper that event_papers.hpp and the others make. Refused: NoSuchEvent, StoreFailed.
[[nodiscard]] desk::DeskResult<compose::Document> eventPaper(PaperForm form, desk::Desk& desk,
                                                             const Subject& subject, const RoundOf& of);

}  // namespace damath::papers
