// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the lists and certificates of an event: before a round for the wall and the door, after the round for
// the panel, at the end for medalists and schools. The fallback papers help when the computer fails.
#pragma once

#include <cstdint>

#include "app/desk/change/desk.hpp"
#include "app/desk/events/status.hpp"
#include "app/papers/paper_form.hpp"
#include "app/papers/subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

struct RoundOf {
  const desk::EventStatus& status;  // of the same event
  contest::RoundNumber round{};
  compose::CertificateDesign design = compose::CertificateDesign::Framed;
  std::int64_t before = 0;  // for the register: lists the papers with a smaller number
};

// Leaves out unpublished rounds on papers for the wall. The document has no form in three cases: the event
// lacks something (lackOf), the paper would be empty, or another header (such as event_papers.hpp) makes this
// paper. Errors: NoSuchEvent, StoreFailed.
[[nodiscard]] desk::DeskResult<compose::Document> eventPaper(PaperForm form, desk::Desk& desk,
                                                             const Subject& subject, const RoundOf& of);

}  // namespace damath::papers
