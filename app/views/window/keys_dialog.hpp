// SPDX-License-Identifier: GPL-3.0-or-later
// The help on F1: what the page is for, what comes next, every command with its key, and how one goes
// through the pages without a mouse.
#pragma once

#include <QDialog>

#include "app/views/pages/command.hpp"

namespace damath::views {

class KeysDialog : public QDialog {
  Q_OBJECT

 public:
  // `now`: what the page is for and what comes next there; the commands that it offers now come first.
  KeysDialog(const Commands& commands, const models::Translator& translator, const QString& now,
             QWidget* parent);
};

}  // namespace damath::views
