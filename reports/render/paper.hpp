// SPDX-License-Identifier: GPL-3.0-or-later
// The papers the forms are printed on. Every form stays inside an area that all of them hold, so that a
// printer which falls back to another paper cuts nothing off.
#pragma once

#include <QPageSize>
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

// `A4`, `Letter`, `LongBond`; the reader takes any case.
[[nodiscard]] std::string_view toText(Paper paper);
[[nodiscard]] std::optional<Paper> parsePaper(std::string_view text);

}  // namespace damath::render
