// SPDX-License-Identifier: GPL-3.0-or-later
// A filled scoresheet in compact form until it is drawn. A document may hold hundreds of scoresheets; packed,
// each takes little more memory than its letters.
#pragma once

#include <string>

#include "reports/compose/sheets/scoresheet.hpp"

namespace damath::compose {

class PackedSheet {
 public:
  explicit PackedSheet(Scoresheet form);

  // Returns the original form.
  [[nodiscard]] Scoresheet unpacked() const;

  // Title and head of the form. Both stay unpacked, because they distinguish this form from other forms of a
  // document.
  std::string title;
  GameHead head;

 private:
  std::string m_rest;
};

}  // namespace damath::compose
