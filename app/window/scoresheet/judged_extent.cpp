// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/judged_extent.hpp"

#include <algorithm>

namespace damath::window {

bool hasEnd(const sheet::Sheet& sheet) {
  using sheet::HalfKind;
  return std::ranges::any_of(sheet.lines, [](const sheet::Line& line) {
    return std::ranges::any_of(line.halves, [](const sheet::Half& half) {
      return half.kind != HalfKind::Blank && half.kind != HalfKind::Play;
    });
  });
}

bool isShown(const sheet::Finding& finding, Extent extent) {
  return extent == Extent::Whole || finding.cell == sheet::Cell::Move || finding.cell == sheet::Cell::Score ||
         finding.cell == sheet::Cell::Total;
}

}  // namespace damath::window
