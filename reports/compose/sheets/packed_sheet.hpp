// SPDX-License-Identifier: GPL-3.0-or-later
// A filled scoresheet that waits until it is drawn: of the hundreds that stand in one document each takes
// little more than its letters.
#pragma once

#include <string>

#include "reports/compose/sheets/scoresheet.hpp"

namespace damath::compose {

class PackedSheet {
 public:
  explicit PackedSheet(Scoresheet form);

  // What it was made of.
  [[nodiscard]] Scoresheet unpacked() const;

  // The form's own, which tell it from others.
  std::string title;
  GameHead head;

 private:
  std::string m_rest;
};

}  // namespace damath::compose
