// SPDX-License-Identifier: GPL-3.0-or-later
// The field for the answer to one question of a ruleset (rulebook 9): a choice, a number, a time, points or
// an order.
#pragma once

#include <QJsonValue>
#include <QWidget>

#include "app/window/text/translator.hpp"
#include "core/notation/law/rule_questions.hpp"

namespace damath::window {

class AnswerField : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  // Shows an answer that has the form of the JSON document. Keeps a word that the field does not know. A
  // number outside the field's range becomes the nearest number of the range.
  virtual void setAnswer(const QJsonValue& answer) = 0;
  [[nodiscard]] virtual QJsonValue answer() const = 0;
  // Sets the texts of the answers. `name` is the field's name for assistive tools.
  virtual void retranslate(const Translator& translator, const QString& name) = 0;

 Q_SIGNALS:
  void changed();
};

// Makes a field that suits the question's kind of answer.
[[nodiscard]] AnswerField* makeAnswerField(const notation::RuleQuestion& question, QWidget* parent);

}  // namespace damath::window
