// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog to pair the next round by hand: one board per line, as start numbers. It starts with the program's
// pairing. While the user types, it shows the names and the entries without a seat.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"
#include "core/contest/model/contest.hpp"

class QPlainTextEdit;

namespace damath::window {

class ByHandDialog : public FormDialog {
  Q_OBJECT

 public:
  ByHandDialog(Session& session, const Translator& translator, const contest::Event& event, QWidget* parent);

  [[nodiscard]] QPlainTextEdit* boards() const { return m_boards; }
  // Returns the names for the typed boards, and the entries without a seat.
  [[nodiscard]] QString preview() const;

 Q_SIGNALS:
  // Emitted with the number of the round and of its boards.
  void paired(int round, int boards);

 private:
  bool submit() override;

  void tellNames();

  contest::EventId m_event;
  QPlainTextEdit* m_boards;
  QPlainTextEdit* m_names;
};

}  // namespace damath::window
