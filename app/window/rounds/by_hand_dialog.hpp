// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog to pair the next round by hand. Each line is a board, the start numbers of two players, or the
// start number of a player with a bye. At first, the lines show the program's pairing. While the user types,
// the dialog shows the names of the players at each board, and the players who have no board yet.
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
  // Returns the names of the players at the typed boards, and the players who have no board yet.
  [[nodiscard]] QString preview() const;

 Q_SIGNALS:
  // Emitted after the round was paired, with its number and the number of its boards.
  void paired(int round, int boards);

 private:
  bool submit() override;

  [[nodiscard]] QString absentText(const contest::Event& event) const;
  void tellNames();

  contest::EventId m_event;
  QPlainTextEdit* m_boards;
  QPlainTextEdit* m_names;
};

}  // namespace damath::window
