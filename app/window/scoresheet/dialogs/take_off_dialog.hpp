// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog for a scoresheet that was entered at the wrong board. It removes the scoresheet from this board.
// If the user names the right board of the round, the lines become a draft there. Unsaved lines are only
// moved.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/window/dialogs/form_dialog.hpp"
#include "core/sheet/record/sheet.hpp"

class QLineEdit;

namespace damath::window {

class TakeOffDialog : public FormDialog {
  Q_OBJECT

 public:
  enum class Lines { Stored, Typed };

  TakeOffDialog(Session& session, const Translator& translator, contest::EventId event,
                const desk::Meeting& from, Lines which, sheet::Sheet lines, QWidget* parent);

  [[nodiscard]] QLineEdit* board() const { return m_board; }
  [[nodiscard]] QLineEdit* by() const { return m_by; }
  [[nodiscard]] QLineEdit* reason() const { return m_reason; }

 Q_SIGNALS:
  // Emitted after the scoresheet was removed or moved; `what` is the message about it.
  void takenOff(const QString& what);

 private:
  bool submit() override;

  // Returns the game at the board that the user named. If there is none, or if the scoresheet is already at
  // that board, shows the error and returns nullopt.
  [[nodiscard]] std::optional<desk::Meeting> destination();
  // Removes the saved scoresheet from the contest. Returns true if that succeeded.
  [[nodiscard]] bool takeOff();

  contest::EventId m_event;
  desk::Meeting m_from;
  Lines m_which;
  sheet::Sheet m_lines;
  QLineEdit* m_board;
  QLineEdit* m_by;
  QLineEdit* m_reason;
};

}  // namespace damath::window
