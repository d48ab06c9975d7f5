// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that asks for confirmation before a scoresheet is accepted. It shows the written totals and result
// beside the correct values. If the game already has a result, if a later round is paired, or if the audit
// found mistakes, the dialog shows fields for a name and a reason. An unsaved scoresheet is saved and
// accepted as one change.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/scoresheet/sheet_questions.hpp"
#include "core/sheet/judge/audit.hpp"

class QLineEdit;

namespace damath::window {

class AcceptDialog : public FormDialog {
  Q_OBJECT

 public:
  // `basis` is the version that the user began to edit. `mistakes` are the sentences about the mistakes,
  // except mistakes that a ruling keeps as written. Precondition: the event exists, and `report` is the audit
  // of the subject's scoresheet.
  AcceptDialog(Session& session, const Translator& translator, const SheetQuestions::Subject& subject,
               int basis, const sheet::AuditReport& report, const QStringList& mistakes, QWidget* parent);

  // Adds a note about open questions on habits, and shows the fields for a name and a reason. Does nothing if
  // the note is empty.
  void tellHabits(const QString& note);
  // Writes the proposed reason into its empty field, as soon as the field is visible. So the user reads the
  // reason before it is saved.
  void proposeReason(const QString& reason);
  [[nodiscard]] QLineEdit* by() const { return m_by; }
  [[nodiscard]] QLineEdit* reason() const { return m_reason; }

 Q_SIGNALS:
  // Emitted after the scoresheet was accepted, with the accepted version.
  void acceptedSheet(const damath::desk::SheetView& view);
  // Emitted when the user chose the version that another program saved. Then nothing is accepted.
  void contestsKept();

 private:
  bool submit() override;

  // Returns the result that the game will have after the acceptance. Includes the rulings on a saved
  // scoresheet.
  [[nodiscard]] contest::GameResult resultToBe(const contest::Event& event,
                                               const sheet::AuditReport& report) const;
  // Returns the rulings on the saved scoresheet; empty if unsaved typing is accepted.
  [[nodiscard]] std::vector<sheet::Ruling> rulings() const;
  void askReason();
  [[nodiscard]] bool enterRematch(const desk::Author& author);
  SheetQuestions::Subject m_subject;
  SheetQuestions m_questions;
  int m_basis;
  QLineEdit* m_by;
  QLineEdit* m_reason;
  QString m_introduction;
  QString m_proposed;
  bool m_isReasonAsked = false;
};

}  // namespace damath::window
