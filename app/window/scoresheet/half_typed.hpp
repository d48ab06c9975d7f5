// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a cell that the user is still typing, and the scoresheet without this text. A draft keeps both,
// so that after a crash the user finishes the cell.
#pragma once

#include <QString>

#include "core/sheet/record/sheet.hpp"

namespace damath::window {

struct HalfTyped {
  // The scoresheet before the user began to type in the cell. Its only blank line may be that of the cell.
  sheet::Sheet before;
  int row = 0;     // index of the cell's line in `before`
  int column = 0;  // 0–5: Move, Score and Total of BLUE, then of RED
  QString text;    // as typed; abbreviations are not written out
  friend bool operator==(const HalfTyped&, const HalfTyped&) = default;
};

}  // namespace damath::window
