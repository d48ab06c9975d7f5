// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/question_strip.hpp"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/parts/layouts.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/text/translator.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

QuestionStrip::QuestionStrip(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_question(new QLabel(this)),
      m_stakes(new QLabel(this)),
      m_later(new QToolButton(this)) {
  m_question->setWordWrap(true);
  m_question->setTextFormat(Qt::PlainText);
  m_stakes->setWordWrap(true);
  m_stakes->setTextFormat(Qt::PlainText);
  // A click on the button that dismisses the question must leave the keyboard focus in the lines of the
  // scoresheet.
  m_later->setFocusPolicy(Qt::TabFocus);
  connect(m_later, &QToolButton::clicked, this, &QuestionStrip::dismissed);
  arrange(*flush<QVBoxLayout>(this, 6), {inRow({{m_question, 1}, m_later}), m_stakes});
  ask({});
}

void QuestionStrip::ask(const QString& question, const QString& stakes, bool isOpen) {
  m_question->setText(question);
  m_stakes->setText(stakes);
  m_stakes->setVisible(!stakes.isEmpty());
  m_later->setText(m_translator.plain(Phrase::HabitLater));
  m_later->setVisible(isOpen);
  setVisible(!question.isEmpty());
}

QString QuestionStrip::question() const {
  return m_question->text();
}

QString QuestionStrip::stakes() const {
  return m_stakes->text();
}

}  // namespace damath::window
