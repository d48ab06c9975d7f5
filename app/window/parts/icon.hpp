// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own icons from assets/icons, at any size. Their colors come from the palette, so that they
// follow the theme.
#pragma once

#include <QIcon>
#include <QPixmap>

namespace damath::window {

enum class Symbol {
  New,
  Open,
  Import,
  Event,
  Edit,
  Players,
  Rounds,
  Sheet,
  Tally,
  Schools,
  Pair,
  Result,
  Accept,
  Save,
  Print,
  Pdf,
  Rematch,
  Undo,
  Redo,
  Error,
  Consequence,
  Note,
  NotFollowed,
  Good,
  Empty,
  Add,
  Remove,
  Recent,
  Day,
  About,
  Close,
  First,
  Previous,
  Next,
  Last,
  Playing,
  Signed,
  Review,
  Settings
};

[[nodiscard]] QIcon icon(Symbol symbol);

// The application icon: four squares with their operators, in fixed colors.
[[nodiscard]] QIcon applicationIcon();
[[nodiscard]] QPixmap applicationPixmap(int size);

}  // namespace damath::window
