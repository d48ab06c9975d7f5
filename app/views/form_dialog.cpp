#include "app/views/form_dialog.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <exception>

#include "app/views/theme.hpp"

namespace damath::views {

FormDialog::FormDialog(models::Session& session, const models::Speech& speech, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_speech(speech),
      m_introduction(new QLabel(this)),
      m_fields(new QFormLayout),
      m_refusal(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setModal(true);
  m_introduction->setWordWrap(true);
  m_introduction->hide();
  m_refusal->setWordWrap(true);
  m_refusal->setAutoFillBackground(true);
  m_refusal->setMargin(8);
  m_refusal->setTextFormat(Qt::PlainText);
  m_refusal->hide();
  m_fields->setSpacing(10);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  layout->addWidget(m_introduction);
  layout->addLayout(m_fields);
  layout->addWidget(m_refusal);
  layout->addStretch(0);
  layout->addWidget(m_buttons);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &FormDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &FormDialog::reject);
  connect(&m_session, &models::Session::refused, this, &FormDialog::showRefusal);
  setMinimumWidth(420);
}

void FormDialog::showRefusal(const QString& message) {
  const Colours colours = coloursOf(palette());
  QPalette refusal = palette();
  refusal.setColor(QPalette::Window, colours.rootFill);
  refusal.setColor(QPalette::WindowText, colours.rootInk);
  m_refusal->setPalette(refusal);
  m_refusal->setText(message);
  m_refusal->setVisible(!message.isEmpty());
}

QString FormDialog::refusal() const {
  return m_refusal->text();
}

void FormDialog::accept() {
  showRefusal({});
  try {
    if (submit()) QDialog::accept();
  } catch (const std::exception& failure) {
    showRefusal(QString::fromUtf8(failure.what()));
  }
}

void FormDialog::addField(words::Phrase label, QWidget* field) {
  auto* name = new QLabel(m_speech(label), this);
  name->setBuddy(field);
  field->setAccessibleName(m_speech.plain(label));
  m_fields->addRow(name, field);
}

void FormDialog::setFieldVisible(QWidget* field, bool visible) {
  m_fields->setRowVisible(field, visible);
}

void FormDialog::setIntroduction(const QString& text) {
  m_introduction->setText(text);
  m_introduction->setVisible(!text.isEmpty());
}

void FormDialog::setSubmitText(words::Phrase text) {
  submitButton()->setText(m_speech(text));
}

QPushButton* FormDialog::submitButton() const {
  return m_buttons->button(QDialogButtonBox::Ok);
}

void FormDialog::addWide(QWidget* body) {
  auto* column = static_cast<QVBoxLayout*>(layout());
  column->insertWidget(2, body, 1);
}

}  // namespace damath::views
