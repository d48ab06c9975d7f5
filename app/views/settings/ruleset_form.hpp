// SPDX-License-Identifier: GPL-3.0-or-later
// Every question of a ruleset (rulebook 9) as a row: the question with its clause, and its answers.
#pragma once

#include <QJsonValue>
#include <vector>

#include "app/views/settings/law_form.hpp"
#include "core/notation/law/rule_questions.hpp"

class QGridLayout;
class QLabel;

namespace damath::views {

// The field of one answer, whatever its form.
class AnswerField : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  // As it stands in a document; what is none of the answers is kept as it is.
  virtual void setAnswer(const QJsonValue& answer) = 0;
  [[nodiscard]] virtual QJsonValue answer() const = 0;
  // The words of the answers, and what assistive tools call the field.
  virtual void retranslate(const models::Translator& translator, const QString& name) = 0;

 Q_SIGNALS:
  void changed();
};

class RulesetForm : public LawForm {
  Q_OBJECT

 public:
  RulesetForm(const models::Translator& translator, QWidget* parent);

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
    QLabel* part = nullptr;  // the heading above; null where there is none
    QLabel* asked = nullptr;
    AnswerField* field = nullptr;
    QLabel* fault = nullptr;
  };
  void addRow(const notation::RuleQuestion& question);
  void layOut();
  void measure();
  void fit();

  QGridLayout* m_grid;
  bool m_isStacked = true;  // a question on a line of its own, above its field
  int m_stackedWidth = 0;   // that the form needs at least, so and side by side
  int m_wholeWidth = 0;
  std::vector<Row> m_rows;
};

// The field for the question's form.
[[nodiscard]] AnswerField* makeAnswerField(const notation::RuleQuestion& question, QWidget* parent);

}  // namespace damath::views
