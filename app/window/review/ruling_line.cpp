// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/ruling_line.hpp"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "app/window/parts/layouts.hpp"
#include "app/window/rounds/quick_entry.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

RulingLine::RulingLine(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_byLabel(new QLabel(this)),
      m_askedLabel(new QLabel(this)),
      m_reasonLabel(new QLabel(this)),
      m_valueLabel(new QLabel(this)),
      m_by(new QLineEdit(this)),
      m_asked(new QLineEdit(this)),
      m_reason(new QLineEdit(this)),
      m_value(new QLineEdit(this)) {
  m_byLabel->setBuddy(m_by);
  m_askedLabel->setBuddy(m_asked);
  m_reasonLabel->setBuddy(m_reason);
  m_valueLabel->setTextFormat(Qt::PlainText);
  auto* names = inRow({m_byLabel, {m_by, 2}, m_askedLabel, {m_asked, 2}, m_reasonLabel, {m_reason, 4}}, 8);
  auto* value = inRow({m_valueLabel, {m_value, 1}}, 8);
  arrange(*flush<QVBoxLayout>(this, 6), {value, names});
  for (QLineEdit* field : {m_by, m_asked, m_reason}) field->installEventFilter(this);
  for (QLineEdit* field : {m_by, m_asked}) {
    connect(field, &QLineEdit::returnPressed, this, [this] {
      if (isNamed()) Q_EMIT named();
    });
  }
  connect(m_reason, &QLineEdit::returnPressed, this, [this] {
    m_isProposalSeen = true;
    if (isNamed()) Q_EMIT named();
  });
  connect(m_value, &QLineEdit::returnPressed, this, [this] { Q_EMIT valueTyped(m_value->text().trimmed()); });
  connect(&m_translator, &Translator::changed, this, &RulingLine::retranslate);
  hideValue();
  retranslate();
}

void RulingLine::retranslate() {
  m_byLabel->setText(m_translator(Phrase::RuledBy));
  m_askedLabel->setText(m_translator(Phrase::RulingAskedBy));
  m_reasonLabel->setText(m_translator(Phrase::Reason));
  m_by->setAccessibleName(m_translator.plain(Phrase::RuledBy));
  m_asked->setAccessibleName(m_translator.plain(Phrase::AskedBy));
  m_reason->setAccessibleName(m_translator.plain(Phrase::Reason));
}

QString RulingLine::by() const {
  return m_by->text().trimmed();
}

QString RulingLine::askedBy() const {
  return m_asked->text().trimmed();
}

void RulingLine::offer(bool isOffered, const db::Worker& person) {
  m_by->setReadOnly(person.has_value());
  m_by->setPlaceholderText(person ? m_translator(Phrase::LoginIsRecorded).arg(toQt(person->name))
                                  : QString());
  if (person) m_by->clear();
  setVisible(isOffered);
}

QString RulingLine::reason() const {
  return m_reason->text().trimmed();
}

bool RulingLine::isNamed() {
  const bool isUnseen = !m_isProposalSeen && !m_proposed.isEmpty() && m_reason->text() == m_proposed;
  const bool isBySaid = m_by->isReadOnly() || QuickEntry::isWords(by());
  QLineEdit* missing = !isBySaid ? m_by : isUnseen || !QuickEntry::isWords(reason()) ? m_reason : nullptr;
  if (missing != nullptr) {
    missing->setFocus(Qt::TabFocusReason);
    missing->selectAll();
  }
  return missing == nullptr;
}

void RulingLine::forgetReason() {
  m_asked->clear();
  m_reason->clear();
  m_proposed.clear();
  hideValue();
}

void RulingLine::proposeReason(const QString& reason) {
  if (!this->reason().isEmpty()) return;
  m_reason->setText(reason);
  m_reason->setCursorPosition(0);
  m_proposed = reason;
  m_isProposalSeen = false;
}

void RulingLine::forgetProposed() {
  if (!m_proposed.isEmpty() && m_reason->text() == m_proposed) m_reason->clear();
  m_proposed.clear();
}

void RulingLine::askValue(const QString& cell, const QString& proposed) {
  m_valueLabel->setText(cell);
  m_value->setAccessibleName(QStringLiteral("%1: %2").arg(m_translator.plain(Phrase::RulingValue), cell));
  m_value->setText(proposed);
  m_valueLabel->show();
  m_value->show();
  m_value->setFocus(Qt::TabFocusReason);
  m_value->selectAll();
}

void RulingLine::hideValue() {
  m_valueLabel->hide();
  m_value->hide();
}

std::vector<QWidget*> RulingLine::fields() const {
  std::vector<QWidget*> shown;
  if (!m_value->isHidden()) shown.push_back(m_value);
  shown.insert(shown.end(), {m_by, m_asked, m_reason});
  return shown;
}

bool RulingLine::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) Q_EMIT entered();
  return QWidget::eventFilter(watched, event);
}

void RulingLine::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    hideValue();
    Q_EMIT left();
    return;
  }
  QWidget::keyPressEvent(event);
}

}  // namespace damath::window
