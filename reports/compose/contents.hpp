// SPDX-License-Identifier: GPL-3.0-or-later
// The table of contents of a document with many forms. It is the first form of the document and lists the
// other forms with their pages. Such a document counts its pages from the first to the last, not anew in each
// form.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/compose/parts/event_head.hpp"

namespace damath::compose {

// A line of the contents. Level 0 is an event. Level 1 stands for forms of one kind in the event. Level 2 is
// one of these forms, such as the scoresheet of a game. Level 2 appears only as a bookmark of the PDF.
struct ContentsEntry {
  std::string text;
  int level = 0;
  std::size_t form = 0;  // the index of the form in Document::forms
};

struct Contents {
  std::string title;
  EventHead head;
  std::vector<ContentsEntry> entries;
};

}  // namespace damath::compose
