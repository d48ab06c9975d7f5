// SPDX-License-Identifier: GPL-3.0-or-later
// The help dialog (F1): the purpose of the page, the next step, every command with its key, a search in these
// commands, and the keys for moving between pages.
#pragma once

#include <QDialog>

#include "app/window/commands/commands.hpp"

namespace damath::window {

class KeysDialog : public QDialog {
  Q_OBJECT

 public:
  // `now` is the text about the purpose of the page and the next step. The list of keys begins with the
  // commands that the page offers now.
  KeysDialog(const Commands& commands, const Translator& translator, const QString& now, QWidget* parent);
};

}  // namespace damath::window
