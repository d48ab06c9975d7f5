// SPDX-License-Identifier: GPL-3.0-or-later
// The board for assistive tools: a table of 64 cells in the order in which the user sees them. Each cell has
// a text, and a playable cell can be pressed.
#pragma once

namespace damath::window {

// Installs the accessibility factory. Call once in a program; boards made earlier get their cells too.
void tellBoardsToAssistiveTools();

}  // namespace damath::window
