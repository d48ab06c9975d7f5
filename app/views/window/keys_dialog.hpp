// SPDX-License-Identifier: GPL-3.0-or-later
// The help behind F1: every command with its key, and how one goes through the pages without a mouse.
#pragma once

#include <QDialog>

#include "app/views/pages/command.hpp"

namespace damath::views {

class KeysDialog : public QDialog {
  Q_OBJECT

 public:
  KeysDialog(const Commands& commands, const models::Translator& translator, QWidget* parent);
};

}  // namespace damath::views
