// SPDX-License-Identifier: GPL-3.0-or-later
// The event of a paper and the language of its readers; also the function that follows the making of long
// papers.
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

// The event that a paper is about, with its contest. Precondition: both outlive this object.
struct Subject {
  const contest::Contest& contest;
  const contest::Event& event;
  words::Language language = words::Language::English;
  // The event's results that contradict their scoresheets. As long as there are any, no rank is final, and
  // the papers say so.
  std::vector<desk::ResultDifference> differing = {};
};

// Returns a document without pages. It has only the event's name and the language.
[[nodiscard]] inline compose::Document emptyDocument(const Subject& subject) {
  return {subject.event.setup.name, subject.language, {}};
}

// Receives from time to time how many scoresheets are finished, and how many there are. Returns false if the
// user canceled.
using Watch = std::function<bool(std::size_t done, std::size_t all)>;

}  // namespace damath::papers
