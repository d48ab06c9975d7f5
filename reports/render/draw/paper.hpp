// SPDX-License-Identifier: GPL-3.0-or-later
// The paper sizes, and the area that a form has on each of them.
#pragma once

#include <QPageSize>
#include <QSizeF>
#include <optional>
#include <string_view>

namespace damath::render {

enum class Paper {
  A4,
  Letter,
  LongBond  // Philippine long bond, 8.5 × 13 inches; Qt's paper size Folio is narrower
};

enum class Orientation { Portrait, Landscape };

inline constexpr Paper kPapers[] = {Paper::A4, Paper::Letter, Paper::LongBond};

[[nodiscard]] QPageSize pageSize(Paper paper);

// The width of a form on upright paper, in millimeters. The width is the same on all papers, so that the
// columns of a form are always the same.
inline constexpr qreal kFormWidth = 190;
// Returns the area of a form, in millimeters. The area lies in the middle of upright paper. Its margins are
// wide enough for every printer and for punching.
[[nodiscard]] QSizeF formArea(Paper paper);

// toText() returns the name of a paper: `A4`, `Letter` or `LongBond`. parsePaper() reads such a name in upper
// or lower case.
[[nodiscard]] std::string_view toText(Paper paper);
[[nodiscard]] std::optional<Paper> parsePaper(std::string_view text);

}  // namespace damath::render
