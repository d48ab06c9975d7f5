// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/settings/ruleset_form.hpp"

#include <QApplication>
#include <QGridLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <algorithm>

#include "app/models/qt_text.hpp"
#include "app/models/rulebook.hpp"
#include "app/words/findings/law_words.hpp"

namespace damath::views {

using models::toQt;

namespace {

constexpr int kAskedWidth = 210;  // of a question before it is broken into lines

}  // namespace

RulesetForm::RulesetForm(const models::Translator& translator, QWidget* parent)
    : LawForm(translator, parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 8, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  for (const notation::RuleQuestion& question : notation::ruleQuestions()) addRow(question, *grid);
  grid->setRowStretch(grid->rowCount(), 1);
  retranslate();
}

void RulesetForm::addRow(const notation::RuleQuestion& question, QGridLayout& grid) {
  Row row{&question, nullptr, new QLabel(this), makeAnswerField(question, this), new QLabel(this)};
  if (!words::partText(question.name, m_translator.language()).empty()) {
    row.part = new QLabel(this);
    QFont strong = row.part->font();
    strong.setBold(true);
    row.part->setFont(strong);
    row.part->setContentsMargins(0, m_rows.empty() ? 0 : 10, 0, 2);
    grid.addWidget(row.part, grid.rowCount(), 0, 1, 2);
  }
  row.asked->setWordWrap(true);
  row.asked->setTextFormat(Qt::RichText);
  row.asked->setMinimumWidth(kAskedWidth);
  row.asked->setBuddy(row.field);
  row.fault->setWordWrap(true);
  row.fault->setTextFormat(Qt::RichText);
  row.fault->setForegroundRole(QPalette::BrightText);
  row.fault->hide();
  const int line = grid.rowCount();
  grid.addWidget(row.asked, line, 0);
  grid.addWidget(row.field, line, 1);
  grid.addWidget(row.fault, line + 1, 1);
  connect(row.asked, &QLabel::linkActivated, this, &LawForm::clauseAsked);
  connect(row.fault, &QLabel::linkActivated, this, &LawForm::clauseAsked);
  connect(row.field, &AnswerField::changed, this, &LawForm::changed);
  m_rows.push_back(row);
}

void RulesetForm::setDocument(const std::string& document) {
  const QJsonObject options = QJsonDocument::fromJson(QByteArray::fromStdString(document))
                                  .object()[QLatin1String("options")]
                                  .toObject();
  for (const Row& row : m_rows) row.field->setAnswer(options[toQt(row.question->name)]);
  // An answer that is none of the usual has words too.
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
    row.fault->setText(models::withClauseLinks(toQt(words::lawFaultText(*fault, m_translator.language()))));
  }
}

void RulesetForm::retranslate() {
  for (const Row& row : m_rows) {
    const QString asked = toQt(words::questionText(row.question->name, m_translator.language()));
    QString clauses = toQt(toText(row.question->clause));
    if (row.question->also) clauses += QStringLiteral(", ") + toQt(toText(row.question->also));
    row.asked->setText(models::withClauseLinks(QStringLiteral("%1 (%2)").arg(asked, clauses)));
    row.field->retranslate(m_translator, asked);
    if (row.part != nullptr) {
      row.part->setText(toQt(words::partText(row.question->name, m_translator.language())));
    }
  }
}

QString RulesetForm::clauseAtHand() const {
  const QWidget* focus = QApplication::focusWidget();
  const auto row = std::ranges::find_if(m_rows, [focus](const Row& each) {
    return focus != nullptr && (each.field == focus || each.field->isAncestorOf(focus));
  });
  return row == m_rows.end() ? QString() : toQt(toText(row->question->clause));
}

QWidget* RulesetForm::firstField() const {
  return m_rows.front().field;
}

}  // namespace damath::views
