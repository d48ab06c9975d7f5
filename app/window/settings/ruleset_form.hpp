// SPDX-License-Identifier: GPL-3.0-or-later
// A form with a row for every question of a ruleset (rulebook 9): the question, its clause, and its answers.
#pragma once

#include <QJsonValue>
#include <vector>

#include "app/window/settings/answer_field.hpp"
#include "app/window/settings/law_form.hpp"
#include "core/notation/law/rule_questions.hpp"

class QGridLayout;
class QLabel;

namespace damath::window {

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

}  // namespace damath::window
