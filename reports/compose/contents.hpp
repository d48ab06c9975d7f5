// SPDX-License-Identifier: GPL-3.0-or-later
// The table of contents of a document with many forms, with the page of each. The contents are the document's
// first form, and then the pages are numbered through the whole document.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/compose/lists/tally_sheet.hpp"

namespace damath::compose {

// An entry. Level 0 is an event, 1 a form of the event, 2 a page of a form with many pages. Level 2 appears
// only as a bookmark of the PDF.
struct ContentsEntry {
  std::string text;
  int level = 0;
  std::size_t form = 0;  // the index in Document::forms
};

struct Contents {
  std::string title;
  EventHead head;
  std::vector<ContentsEntry> entries;
};

}  // namespace damath::compose
