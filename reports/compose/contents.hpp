// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in a document of many forms, with the page of each. It is the document's first form; the pages
// are numbered through then.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/compose/lists/tally_sheet.hpp"

namespace damath::compose {

// Level 0 is an event, 1 a form of it, 2 a page among many of a form: those are bookmarks alone.
struct ContentsEntry {
  std::string text;
  int level = 0;
  std::size_t form = 0;  // of the document
};

struct Contents {
  std::string title;
  EventHead head;
  std::vector<ContentsEntry> entries;
};

}  // namespace damath::compose
