// SPDX-License-Identifier: GPL-3.0-or-later
// The papers the forms are printed on, and how much of each a form fills.
#pragma once

#include <QPageSize>
#include <QSizeF>
#include <optional>
#include <string_view>

namespace damath::render {

enum class Paper {
  A4,
  Letter,
  LongBond  // the Philippine 8.5 × 13 in; not Qt's Folio, which is narrower
};

enum class Orientation { Portrait, Landscape };

inline constexpr Paper kPapers[] = {Paper::A4, Paper::Letter, Paper::LongBond};

[[nodiscard]] QPageSize pageSize(Paper paper);

// What a form fills of the upright paper, in millimetres, in its middle: with margins that every printer
// keeps and a binder can punch. One width for all, so that the columns of a form are the same on each.
inline constexpr qreal kFormWidth = 190;
[[nodiscard]] QSizeF formArea(Paper paper);

// `A4`, `Letter`, `LongBond`; the reader takes any case.
[[nodiscard]] std::string_view toText(Paper paper);
[[nodiscard]] std::optional<Paper> parsePaper(std::string_view text);

}  // namespace damath::render
