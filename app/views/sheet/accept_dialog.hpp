// SPDX-License-Identifier: GPL-3.0-or-later
// Before a sheet is accepted: totals and result as written beside what is right, and, where the game already
// has another result or an accepted sheet, who corrects it and why. What is typed and not stored yet is
// stored and accepted as one change, once it is confirmed.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"
#include "app/views/sheet/sheet_questions.hpp"
#include "core/sheet/judge/audit.hpp"

class QLineEdit;

namespace damath::views {

class AcceptDialog : public FormDialog {
  Q_OBJECT

 public:
  // `basis` is the version that was begun with, `mistakes` are the sentences of the mistakes that count.
  // Precondition: the event is there, `report` is the audit of the subject's sheet.
  AcceptDialog(models::Session& session, const models::Translator& translator,
               const SheetQuestions::Subject& subject, int basis, const sheet::AuditReport& report,
               const QStringList& mistakes, QWidget* parent);

  // Adds the note about questions that nobody has answered. Does nothing if the note is empty.
  void tellHabits(const QString& note);
  // The proposed reason stands in the field, so that the person reads it before it is stored.
  void proposeReason(const QString& reason);
  [[nodiscard]] QLineEdit* by() const { return m_by; }
  [[nodiscard]] QLineEdit* reason() const { return m_reason; }

 Q_SIGNALS:
  // The version that is accepted now.
  void acceptedSheet(const damath::desk::SheetView& view);
  // The person chose the version that another console has stored; nothing is accepted.
  void contestsKept();

 private:
  bool submit() override;

  // Returns the result that the game gets. Rulings on a stored sheet count.
  [[nodiscard]] contest::GameResult resultToBe(const contest::Event& event,
                                               const sheet::AuditReport& report) const;
  // Returns the outcome with the rulings on the stored sheet; nullopt if it has none.
  [[nodiscard]] std::optional<sheet::Outcome> ruledOutcome() const;
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

}  // namespace damath::views
