// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet that came to the wrong board: it is taken off, and its lines wait as a draft on the board of
// the same round that it belongs to, where that is named. Lines that are typed and not stored move there
// alone.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/views/dialogs/form_dialog.hpp"
#include "core/sheet/record/sheet.hpp"

class QLineEdit;

namespace damath::views {

class TakeOffDialog : public FormDialog {
  Q_OBJECT

 public:
  enum class Lines { Stored, Typed };

  TakeOffDialog(models::Session& session, const models::Translator& translator, contest::EventId event,
                const desk::Meeting& from, Lines which, sheet::Sheet lines, QWidget* parent);

  [[nodiscard]] QLineEdit* board() const { return m_board; }
  [[nodiscard]] QLineEdit* by() const { return m_by; }
  [[nodiscard]] QLineEdit* reason() const { return m_reason; }

 Q_SIGNALS:
  // What was done, in words.
  void takenOff(const QString& what);

 private:
  bool submit() override;

  // The game of the board that is named; nothing where there is none, and the dialog says why.
  [[nodiscard]] std::optional<desk::Meeting> destination();
  // Whether it was taken off the contest.
  [[nodiscard]] bool takeOff();

  contest::EventId m_event;
  desk::Meeting m_from;
  Lines m_which;
  sheet::Sheet m_lines;
  QLineEdit* m_board;
  QLineEdit* m_by;
  QLineEdit* m_reason;
};

}  // namespace damath::views
