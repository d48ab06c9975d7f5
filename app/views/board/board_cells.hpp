// SPDX-License-Identifier: GPL-3.0-or-later
// A board for assistive tools: a table of 64 cells as the board is seen, each with what stands there; a cell
// that is played on can be pressed.
#pragma once

namespace damath::views {

// Once for the program; boards made before it have their cells too.
void tellBoardsToAssistiveTools();

}  // namespace damath::views
