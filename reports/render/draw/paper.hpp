// SPDX-License-Identifier: GPL-3.0-or-later
// The paper sizes, and the area of a form on each.
#pragma once

#include <QPageSize>
#include <QSizeF>
#include <optional>
#include <string_view>

namespace damath::render {

enum class Paper {
  A4,
  Letter,
  LongBond  // Philippine long bond, 8.5 × 13 in; Qt's Folio is narrower
};

enum class Orientation { Portrait, Landscape };

inline constexpr Paper kPapers[] = {Paper::A4, Paper::Letter, Paper::LongBond};

[[nodiscard]] QPageSize pageSize(Paper paper);

// The area of a form in the middle of upright paper, in millimeters. The margins are wide enough for every
// printer and for punching. All papers share one width, so that the columns of a form are the same on each.
inline constexpr qreal kFormWidth = 190;
[[nodiscard]] QSizeF formArea(Paper paper);

// toText() returns `A4`, `Letter`, `LongBond`. parsePaper() ignores case.
[[nodiscard]] std::string_view toText(Paper paper);
[[nodiscard]] std::optional<Paper> parsePaper(std::string_view text);

}  // namespace damath::render
