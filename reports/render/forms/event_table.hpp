// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of an event. The rows of a table continue over several pages if necessary.
#pragma once

#include <vector>

#include "reports/render/draw/flow.hpp"
#include "reports/render/forms/column_widths.hpp"

namespace damath::render {

inline constexpr qreal kWritingRow = 9;
inline constexpr qreal kLowRow = 4.7;  // the row height of a list with many rows
inline constexpr qreal kSectionHeading = 3.0;

// Returns the smallest type size of a table at this scale. On a poster it is smaller, because a poster is
// enlarged in print.
[[nodiscard]] qreal leastTypeOf(const Flow& flow, qreal scale);
[[nodiscard]] Block sectionHeading(const QString& text, qreal size);

// Returns table columns with widths in proportion to the weights of `columns`.
[[nodiscard]] std::vector<Column> plannedColumns(const std::vector<compose::ListColumn>& columns,
                                                 qreal width);

// Adds a table, which is as wide as its columns together. A column of numbers that is too narrow gets width
// from the columns of names. These share their width according to the length of their names. The headings are
// repeated on each page. A column has one type size, except for names that would take many lines. On a
// poster, no text crosses a seam (edge between two sheets).
void addTable(Flow& flow, std::vector<Column> columns, std::vector<QStringList> rows, TableLook look);

}  // namespace damath::render
