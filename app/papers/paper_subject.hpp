// SPDX-License-Identifier: GPL-3.0-or-later
// The subject of a paper: an event of a contest and the readers' language.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/result_difference.hpp"
#include "core/contest/model/contest.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

// The event that a paper is about, with its contest. Precondition: both outlive this object.
struct Subject {
  const contest::Contest& contest;
  const contest::Event& event;
  words::Language language = words::Language::English;
  // The event's results that contradict their scoresheets. As long as there are any, no rank is final, and
  // the papers say so.
  std::vector<desk::ResultDifference> differing = {};
};

// Returns an empty document that has only the event's name.
[[nodiscard]] inline compose::Document emptyDocument(const Subject& subject) {
  return {subject.event.setup.name, subject.language, {}};
}

}  // namespace damath::papers
