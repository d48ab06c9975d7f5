// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers which meaning the user chose for the columns of a list, and proposes it for the next list of that
// shape: with the same headings, or without headings and with as many columns. A heading of another list is
// recognized too. The settings hold digests of headings, never a cell of a list.
#pragma once

#include <QString>
#include <vector>

#include "app/desk/roster/roster.hpp"

namespace damath::window {

// Returns the headings by which a list is recognized later. If no heading of the list is known, and most of
// its headings are not remembered either, its first line may be the row of a child. Then all headings are
// empty. Precondition: nobody chose a column yet.
[[nodiscard]] std::vector<QString> shapeOf(const std::vector<desk::RosterColumn>& columns);

// Stores the choices for a list of this shape, instead of earlier choices for it. Columns without a choice
// are not remembered.
void rememberColumns(const std::vector<QString>& shape, const std::vector<desk::ColumnChoice>& chosen);

// Returns the remembered choices for a list of this shape. If there are none, returns for each unknown
// heading the newest choice for this heading in another list, unless another column has that meaning already.
// `likely` are the meanings that the cells of the list show without doubt. Returns nothing if the remembered
// choices differ from them, because two lists without headings can have equally many columns.
[[nodiscard]] std::vector<desk::ColumnChoice> rememberedColumns(
    const std::vector<QString>& shape, const std::vector<desk::RosterColumn>& columns,
    const std::vector<desk::ColumnChoice>& likely = {});

}  // namespace damath::window
