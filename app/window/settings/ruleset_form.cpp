// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/ruleset_form.hpp"

#include <QApplication>
#include <QGridLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <algorithm>

#include "app/window/parts/clause_links.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/law_words.hpp"

namespace damath::window {

using notation::RuleQuestion;

namespace {

constexpr int kAskedLetters = 30;  // least width of the column of questions beside their fields, in letters

}  // namespace

RulesetForm::RulesetForm(const Translator& translator, QWidget* parent)
    : LawForm(translator, parent), m_grid(new QGridLayout(this)) {
  m_grid->setContentsMargins(0, 0, 8, 0);
  m_grid->setHorizontalSpacing(12);
  m_grid->setVerticalSpacing(4);
  m_grid->setColumnStretch(0, 1);
  m_grid->setColumnStretch(1, 1);
  for (const notation::RuleQuestion& question : notation::ruleQuestions()) addRow(question);
  retranslate();
}

void RulesetForm::addRow(const notation::RuleQuestion& question) {
  Row row{&question, nullptr, new QLabel(this), makeAnswerField(question, this), new QLabel(this)};
  if (!words::partText(question.name, m_translator.language()).empty()) {
    row.part = new QLabel(this);
    row.part->setFont(inBold(row.part->font()));
    row.part->setContentsMargins(0, m_rows.empty() ? 0 : 10, 0, 2);
  }
  row.asked->setWordWrap(true);
  row.asked->setTextFormat(Qt::RichText);
  row.asked->setBuddy(row.field);
  row.fault->setWordWrap(true);
  row.fault->setTextFormat(Qt::RichText);
  row.fault->setForegroundRole(QPalette::BrightText);
  row.fault->hide();
  connect(row.asked, &QLabel::linkActivated, this, &LawForm::clauseAsked);
  connect(row.fault, &QLabel::linkActivated, this, &LawForm::clauseAsked);
  connect(row.field, &AnswerField::changed, this, &LawForm::changed);
  m_rows.push_back(row);
}

void RulesetForm::layOut() {
  int line = 0;
  const int fieldColumn = m_isStacked ? 0 : 1;
  const int span = m_isStacked ? 2 : 1;
  for (const Row& row : m_rows) {
    if (row.part != nullptr) m_grid->addWidget(row.part, line++, 0, 1, 2);
    m_grid->addWidget(row.asked, line, 0, 1, span);
    if (m_isStacked) ++line;
    m_grid->addWidget(row.field, line++, fieldColumn, 1, span);
    m_grid->addWidget(row.fault, line++, fieldColumn, 1, span);
  }
  m_grid->setColumnMinimumWidth(0, m_isStacked ? 0 : kAskedLetters * fontMetrics().averageCharWidth());
  for (int i = 0; i < m_grid->rowCount(); ++i) m_grid->setRowStretch(i, i == line ? 1 : 0);
}

void RulesetForm::measure() {
  for (const bool isStacked : {true, false}) {
    m_isStacked = isStacked;
    layOut();
    m_grid->invalidate();
    (isStacked ? m_stackedWidth : m_wholeWidth) = m_grid->minimumSize().width();
  }
  fit();
  updateGeometry();
}

// Puts each question above its field if both do not fit side by side.
void RulesetForm::fit() {
  const bool isStacked = width() < m_wholeWidth;
  if (isStacked == m_isStacked) return;
  m_isStacked = isStacked;
  layOut();
}

void RulesetForm::resizeEvent(QResizeEvent* event) {
  LawForm::resizeEvent(event);
  fit();
}

QSize RulesetForm::minimumSizeHint() const {
  return {m_stackedWidth, LawForm::minimumSizeHint().height()};
}

void RulesetForm::setDocument(const std::string& document) {
  const QJsonObject options = QJsonDocument::fromJson(QByteArray::fromStdString(document))
                                  .object()[QLatin1String("options")]
                                  .toObject();
  for (const Row& row : m_rows) row.field->setAnswer(options[toQt(row.question->name)]);
  // Sets the texts of the answers again, because the document may have an answer that the form does not know.
  retranslate();
  showFaults({});
}

std::string RulesetForm::document(const QString& name) const {
  QJsonObject options;
  for (const Row& row : m_rows) options[toQt(row.question->name)] = row.field->answer();
  const QJsonObject law{{QStringLiteral("name"), name}, {QStringLiteral("options"), options}};
  return QJsonDocument(law).toJson(QJsonDocument::Compact).toStdString();
}

void RulesetForm::showFaults(const notation::JsonFaults& faults) {
  for (const Row& row : m_rows) {
    const std::string where = "options." + std::string(row.question->name);
    const auto fault = std::ranges::find_if(
        faults, [&](const notation::JsonFault& each) { return each.where.starts_with(where); });
    row.fault->setVisible(fault != faults.end());
    if (fault == faults.end()) continue;
    row.fault->setText(withClauseLinks(toQt(words::lawFaultText(*fault, m_translator.language()))));
  }
}

void RulesetForm::retranslate() {
  for (const Row& row : m_rows) {
    const QString asked = toQt(words::questionText(row.question->name, m_translator.language()));
    QString clauses = toQt(toText(row.question->clause));
    if (row.question->also) clauses += QStringLiteral(", ") + toQt(toText(row.question->also));
    row.asked->setText(withClauseLinks(QStringLiteral("%1 (%2)").arg(asked, clauses)));
    row.field->retranslate(m_translator, asked);
    if (row.part != nullptr) {
      row.part->setText(toQt(words::partText(row.question->name, m_translator.language())));
    }
  }
  measure();
}

QString RulesetForm::clauseAtHand() const {
  const QWidget* focus = QApplication::focusWidget();
  const auto row = std::ranges::find_if(m_rows, [focus](const Row& each) {
    return focus != nullptr && (each.field == focus || each.field->isAncestorOf(focus));
  });
  return row == m_rows.end() ? QString() : toQt(toText(row->question->clause));
}

}  // namespace damath::window
