// SPDX-License-Identifier: GPL-3.0-or-later
// The subject of a paper: an event of a contest and the readers' language. Also the Watch function that
// follows the work.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "core/contest/model/contest.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

// Contest and event must outlive this object.
struct Subject {
  const contest::Contest& contest;
  const contest::Event& event;
  words::Language language = words::Language::English;
  // The event's results that contradict their scoresheets. While there are any, no rank is final, and papers
  // say so.
  std::vector<desk::ResultDifference> differing = {};
};

// Returns a document that has the event's name but no form.
[[nodiscard]] inline compose::Document emptyDocument(const Subject& subject) {
  return {subject.event.setup.name, subject.language, {}};
}

// Receives the number of finished scoresheets and the total from time to time. Returns false if the user
// canceled.
using Watch = std::function<bool(std::size_t done, std::size_t all)>;

}  // namespace damath::papers
