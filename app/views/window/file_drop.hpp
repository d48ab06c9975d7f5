// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are dropped onto the window.
#pragma once

#include <QMimeData>
#include <QStringList>

namespace damath::views {

enum class DroppedFile { Contest, Document, Sheet, List };

// By the ending. A list with commas may be a sheet's twin: that is the page's to say.
[[nodiscard]] DroppedFile droppedFileOf(const QString& path);
// Paths; none where what is dropped is anything but files of this computer.
[[nodiscard]] QStringList filesIn(const QMimeData& dropped);

}  // namespace damath::views
