// SPDX-License-Identifier: GPL-3.0-or-later
// A filled scoresheet in a compact form, until it is drawn. A document may hold hundreds of scoresheets. In
// this form, each takes little more memory than its letters.
#pragma once

#include <string>

#include "reports/compose/sheets/scoresheet.hpp"

namespace damath::compose {

class PackedSheet {
 public:
  explicit PackedSheet(Scoresheet form);

  // Returns the scoresheet from which this object was made.
  [[nodiscard]] Scoresheet unpacked() const;

  // Title and head of the scoresheet. Both stay unpacked, because a document makes the headings of its list
  // of contents from them.
  std::string title;
  GameHead head;

 private:
  std::string m_rest;
};

}  // namespace damath::compose
