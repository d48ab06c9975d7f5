// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a board to assistive tools such as screen readers: a table of 64 cells with texts.
#pragma once

namespace damath::window {

// Tells Qt which class describes a board to assistive tools (screen readers). Only the first call has an
// effect.
void tellBoardsToAssistiveTools();

}  // namespace damath::window
