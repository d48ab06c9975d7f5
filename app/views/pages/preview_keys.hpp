// SPDX-License-Identifier: GPL-3.0-or-later
// Qt's print preview without a mouse: pages are turned and printed by keys, and Tab comes to its buttons.
#pragma once

class QPrinter;
class QPrintPreviewDialog;

namespace damath::views {

// PageUp, PageDown, Home, End; the platform's key for Print. Both must outlive the dialog's use.
void addPreviewKeys(QPrintPreviewDialog& dialog, QPrinter& printer);

}  // namespace damath::views
