// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog with labelled fields that stays open, with everything typed, until what it asks for is done. A
// refusal is shown in it, until something else is typed. Tab goes through the fields as they are seen, the
// first of them has the focus, Return does what the dialog is for, and Escape leaves it. After a refusal the
// focus is in the field that it speaks of, or in the first that is wanted and still empty, so that Return
// after each field leads through them all.
#pragma once

#include <QDialog>
#include <optional>
#include <utility>
#include <vector>

#include "app/models/contest/session.hpp"

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace damath::views {

class FormDialog : public QDialog {
  Q_OBJECT

 public:
  FormDialog(models::Session& session, const models::Translator& translator, QWidget* parent);
  ~FormDialog() override;

  // Shows a refusal in the dialog, without the lines that its introduction has; an empty text hides it.
  void showRefusal(const QString& text);
  [[nodiscard]] QString refusal() const { return m_refused; }

  void accept() override;

 protected:
  // As connect to a slot of this; what the slot throws is shown as a refusal.
  template <class Sender, class Signal, class Slot>
  void on(const Sender* sender, Signal signal, Slot slot) {
    connect(sender, signal, this, models::guarded(m_session, std::move(slot)));
  }
  // Does what the dialog is for; false keeps it open.
  virtual bool submit() = 0;

  // Who and why are wanted wherever they are asked for.
  void addField(words::Phrase label, QWidget* field);
  void setWanted(QLineEdit* field, bool isWanted = true);
  // Shows in the empty field the login that the journal records if nobody is named.
  void showLogin(QLineEdit* field);
  // Fields for who makes the change and why.
  void addAuthor(words::Phrase by = words::Phrase::MadeBy);
  void setAuthorVisible(bool visible);
  // With what was typed into them. Promise: they were added.
  [[nodiscard]] desk::Author typedAuthor() const;
  // The field that the refusal speaks of; null where it speaks of none.
  [[nodiscard]] virtual QWidget* fieldOf(const desk::DeskError& error) const;
  void setFieldVisible(QWidget* field, bool visible);
  // To the field that a refusal speaks of, where the focus is still in `before`.
  void goToFault(const QWidget* before);
  void setIntroduction(const QString& text);
  void setSubmitText(words::Phrase text);
  void setLeaveText(words::Phrase text);
  [[nodiscard]] QPushButton* submitButton() const;
  // A part that is no row of labelled fields; it comes above them.
  void addWide(QWidget* body);
  // Where typing begins, if that is not the first field.
  void setFirst(QWidget* field) { m_first = field; }
  // As high as all of it needs, as far as the screen goes.
  void fitHeight();

  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

  models::Session& m_session;
  const models::Translator& m_translator;

 private:
  void orderTabs();
  [[nodiscard]] bool isMissing(QWidget* field) const;
  void askWho(const desk::DeskError& error);
  [[nodiscard]] QString withoutIntroduction(const QString& message) const;
  // What was wrong may be right after the next letter.
  void forgetRefusalBy(QWidget* field);

  QLabel* m_introduction;
  QString m_introduced;  // and m_refused: what the labels say, without their links
  QString m_refused;
  QFormLayout* m_fields;
  QScrollArea* m_body;  // the fields: they scroll where the screen is too low
  QLabel* m_refusal;
  QDialogButtonBox* m_buttons;
  std::vector<QWidget*> m_order;  // bodies and fields, from the top
  std::vector<QLineEdit*> m_wanted;
  QLineEdit* m_whoField = nullptr;
  QLineEdit* m_whyField = nullptr;
  std::optional<desk::DeskError> m_fault;  // of what is being submitted
  int m_bodies = 0;
  QWidget* m_first = nullptr;
};

}  // namespace damath::views
