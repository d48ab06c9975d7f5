// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/closing_rows.hpp"

#include <algorithm>
#include <cstddef>

#include "core/board/position.hpp"
#include "core/notation/sheet/sheet_cells.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::play {

using sheet::Half;
using sheet::HalfKind;

namespace {

constexpr std::size_t kMostClosingRows = board::kChipsASide + 2;

}  // namespace

bool isClosing(std::span<const Half> rows) {
  return rows.size() <= kMostClosingRows && std::ranges::all_of(rows, [](const Half& row) {
           return row.kind != HalfKind::Play && row.kind != HalfKind::Blank;
         });
}

std::optional<std::vector<Half>> parseClosing(std::string_view text) {
  std::vector<Half> rows;
  while (!trimmed(text).empty()) {
    std::string_view row = trimmed(takePart(text, ';'));
    if (row.empty()) continue;
    std::vector<std::string_view> cells;
    while (!row.empty()) cells.push_back(trimmed(takePart(row, '|')));
    if (cells.size() > notation::kCells) return std::nullopt;
    rows.push_back(notation::halfOf(cells));
  }
  if (!isClosing(rows)) return std::nullopt;
  return rows;
}

}  // namespace damath::play
