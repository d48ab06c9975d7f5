// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of an event, whose rows continue over several pages.
#pragma once

#include <vector>

#include "reports/render/draw/flow.hpp"
#include "reports/render/forms/column_widths.hpp"

namespace damath::render {

inline constexpr qreal kWritingRow = 9;
inline constexpr qreal kLowRow = 4.7;  // the row height of lists with many rows
inline constexpr qreal kSectionHeading = 3.0;

// Returns the smallest type of a table at this scale. A poster is enlarged in print, so its layout may use
// smaller type.
[[nodiscard]] qreal leastTypeOf(const Flow& flow, qreal scale);
[[nodiscard]] Block sectionHeading(const QString& text, qreal size);

// Returns columns whose widths are proportional to their weights.
[[nodiscard]] std::vector<Column> plannedColumns(const std::vector<compose::ListColumn>& columns,
                                                 qreal width);

// Adds a table with the total width of its columns. Columns of figures that need more width take it from
// columns of names. The columns of names share their width according to their texts. The headings are
// repeated on each page. A column has type of one size, except for names that would take many lines. On a
// poster, each seam lies on the edge of a column or in an empty part of a column.
void addTable(Flow& flow, std::vector<Column> columns, std::vector<QStringList> rows, TableLook look);

}  // namespace damath::render
