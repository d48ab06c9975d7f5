// SPDX-License-Identifier: GPL-3.0-or-later
// A form with a row for every question of a ruleset (rulebook 9): the question, its clause, and its answers.
#pragma once

#include <QJsonValue>
#include <vector>

#include "app/window/settings/law_form.hpp"
#include "core/notation/law/rule_questions.hpp"

class QGridLayout;
class QLabel;

namespace damath::window {

// The field for the answer to one question of a ruleset.
class AnswerField : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  // Shows an answer that has the form of the JSON document. Keeps an answer that the field does not know.
  virtual void setAnswer(const QJsonValue& answer) = 0;
  [[nodiscard]] virtual QJsonValue answer() const = 0;
  // Sets the texts of the answers. `name` is the field's name for assistive tools.
  virtual void retranslate(const Translator& translator, const QString& name) = 0;

 Q_SIGNALS:
  void changed();
};

class RulesetForm : public LawForm {
  Q_OBJECT

 public:
  RulesetForm(const Translator& translator, QWidget* parent);

  void setDocument(const std::string& document) override;
  [[nodiscard]] std::string document(const QString& name) const override;
  void showFaults(const notation::JsonFaults& faults) override;
  void retranslate() override;
  [[nodiscard]] QString clauseAtHand() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 private:
  void resizeEvent(QResizeEvent* event) override;

  struct Row {
    const notation::RuleQuestion* question = nullptr;
    QLabel* part = nullptr;  // the heading above the row; null if there is none
    QLabel* asked = nullptr;
    AnswerField* field = nullptr;
    QLabel* fault = nullptr;
  };
  void addRow(const notation::RuleQuestion& question);
  void layOut();
  void measure();
  void fit();

  QGridLayout* m_grid;
  bool m_isStacked = true;  // true if each question stands above its field, not beside it
  // The least width of the form with each question above its field (m_stackedWidth) or beside it
  // (m_wholeWidth).
  int m_stackedWidth = 0;
  int m_wholeWidth = 0;
  std::vector<Row> m_rows;
};

// Makes a field that suits the question's kind of answer.
[[nodiscard]] AnswerField* makeAnswerField(const notation::RuleQuestion& question, QWidget* parent);

}  // namespace damath::window
