// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog for a scoresheet that was entered at the wrong board. It removes the sheet from this board. If the
// user names the right board of the same round, the lines become a draft there. Lines that were typed and not
// stored are only moved.
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
  // Emitted after success; `what` is the message about the outcome.
  void takenOff(const QString& what);

 private:
  bool submit() override;

  // Returns the game of the named board. nullopt if there is none; the dialog then shows the error.
  [[nodiscard]] std::optional<desk::Meeting> destination();
  // Returns true if the stored sheet was removed from the contest.
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
