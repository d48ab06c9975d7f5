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

// Returns the name of a paper: `A4`, `Letter` or `LongBond`.
[[nodiscard]] std::string_view toText(Paper paper);
// Reads the name of a paper, or another name that shops and printers in the Philippines use: "short bond" for
// Letter, "long bond" and "Folio" for LongBond, each also by its inches, "8.5 x 13". Case, blanks and hyphens
// do not matter. nullopt for any other text.
[[nodiscard]] std::optional<Paper> parsePaper(std::string_view text);
// True if the text means legal paper, 8.5 × 14 inches. No form has this size, and people confuse it with long
// bond.
[[nodiscard]] bool isLegalPaper(std::string_view text);

}  // namespace damath::render
