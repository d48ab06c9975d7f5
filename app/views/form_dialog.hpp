// A dialog with labelled fields that stays open, with everything typed, until what it asks for is done. A
// refusal is shown in it.
#pragma once

#include <QDialog>

#include "app/models/session.hpp"

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace damath::views {

class FormDialog : public QDialog {
  Q_OBJECT

 public:
  FormDialog(models::Session& session, const models::Speech& speech, QWidget* parent);

  // Shows a refusal in the dialog; an empty text hides it.
  void showRefusal(const QString& message);
  [[nodiscard]] QString refusal() const;

  void accept() override;

 protected:
  // Does what the dialog is for; false keeps it open.
  virtual bool submit() = 0;

  void addField(words::Phrase label, QWidget* field);
  void setFieldVisible(QWidget* field, bool visible);
  void setIntroduction(const QString& text);
  void setSubmitText(words::Phrase text);
  [[nodiscard]] QPushButton* submitButton() const;
  // For a body that is no row of labelled fields.
  void addWide(QWidget* body);

  models::Session& m_session;
  const models::Speech& m_speech;

 private:
  QLabel* m_introduction;
  QFormLayout* m_fields;
  QLabel* m_refusal;
  QDialogButtonBox* m_buttons;
};

}  // namespace damath::views
