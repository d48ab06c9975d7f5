// SPDX-License-Identifier: GPL-3.0-or-later
// The next round as the arbiter makes it: a board a line, in start numbers. It begins with what the program
// would pair; while it is typed the names stand beside it, and who has no seat yet.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"
#include "core/contest/contest.hpp"

class QPlainTextEdit;

namespace damath::views {

class ByHandDialog : public FormDialog {
  Q_OBJECT

 public:
  ByHandDialog(models::Session& session, const models::Translator& translator, const contest::Event& event,
               QWidget* parent);

  [[nodiscard]] QPlainTextEdit* boards() const { return m_boards; }
  // Who meets as it is typed now, and who is left.
  [[nodiscard]] QString preview() const;

 Q_SIGNALS:
  // The round and how many boards it has.
  void paired(int round, int boards);

 private:
  bool submit() override;

  void tellNames();

  contest::EventId m_event;
  QPlainTextEdit* m_boards;
  QPlainTextEdit* m_names;
};

}  // namespace damath::views
