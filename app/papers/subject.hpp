// SPDX-License-Identifier: GPL-3.0-or-later
// What a paper speaks of: an event in its contest, in the language of the readers; and who watches it being
// made.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/words/catalogue/language.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/contest/contest.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// Only refers to contest and event, which must outlive it.
struct Subject {
  const contest::Contest& contest;
  const contest::Event& event;
  words::Language language = words::Language::English;
  // The event's results that are not what their scoresheets come to: no rank is final, and papers say so.
  std::vector<desk::ResultDifference> differing = {};
};

// Of the event, without a form.
[[nodiscard]] inline compose::Document emptyDocument(const Subject& subject) {
  return {subject.event.setup.name,
          words::reportLabels(subject.language),
          {},
          std::string(words::codeOf(subject.language))};
}

// Told now and then how many scoresheets of all are done; false where nobody wants the paper any more.
using Watch = std::function<bool(std::size_t done, std::size_t all)>;

}  // namespace damath::papers
