// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of an event, whose rows flow over pages.
#pragma once

#include <vector>

#include "reports/render/draw/flow.hpp"
#include "reports/render/forms/column_widths.hpp"

namespace damath::render {

inline constexpr qreal kWritingRow = 9;
inline constexpr qreal kLowRow = 4.7;  // of lists with many rows
inline constexpr qreal kSectionHeading = 3.0;

// Of a table of that scale; on the sheets of a poster all of it is enlarged.
[[nodiscard]] qreal leastTypeOf(const Flow& flow, qreal scale);
[[nodiscard]] Block sectionHeading(const QString& text, qreal size);

// As wide as their weights say.
[[nodiscard]] std::vector<Column> plannedColumns(const std::vector<compose::ListColumn>& columns,
                                                 qreal width);

// Adds a table of the width that its columns give it; a column of figures that needs more takes it from those
// of names, and those share theirs by what stands in them. The headings stand on each of its pages; a column
// has type of one size, but for names that would take many lines. Where the sheets of a poster meet is the
// edge of a column, or a part of one that stays empty.
void addTable(Flow& flow, std::vector<Column> columns, std::vector<QStringList> rows, TableLook look);

}  // namespace damath::render
