// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/column_choices.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>

#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/roster_words.hpp"
#include "core/every.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kTallest = 190;
// The value of a choice in the box is the number of a player's field, except for two choices: kUndecided
// means "not chosen yet", and kLeftOut means "leave the column out".
constexpr int kUndecided = -2;
constexpr int kLeftOut = -1;

bool isAsked(const desk::RosterColumn& column) {
  return !column.heading.empty() || !column.sample.empty();
}

// True for a field that every list needs. The whole name takes the place of last and first name.
bool isRequired(desk::RosterField field) {
  using enum desk::RosterField;
  return field == Last || field == First || desk::isWholeName(field) || field == School;
}

int byHeading(const desk::RosterColumn& column) {
  if (column.field) return static_cast<int>(*column.field);
  // The heading says that the import ignores the column ("No.", "LRN"), or the list does not need it.
  using enum desk::ColumnSource;
  return column.source == Heading || column.source == Unneeded ? kLeftOut : kUndecided;
}

}  // namespace

bool isColumnAsked(const desk::ImportPreview& preview) {
  return std::ranges::any_of(preview.columns, desk::hasUnknownHeading) ||
         std::ranges::any_of(preview.columns, desk::isGuessed) ||
         std::ranges::any_of(preview.faults, desk::isSettledByColumns);
}

ColumnChoices::ColumnChoices(const Translator& translator, QWidget* parent)
    : QScrollArea(parent), m_translator(translator) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

void ColumnChoices::clear() {
  m_choices.clear();
  hide();
  delete takeWidget();
}

void ColumnChoices::ask(const std::vector<desk::RosterColumn>& columns, QWidget* before) {
  auto* body = new QWidget(this);
  auto* form = flush<QFormLayout>(body);
  form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const desk::RosterColumn& column = columns[i];
    m_choices.push_back({nullptr, byHeading(column)});
    if (!isAsked(column)) continue;
    auto* choice = new QComboBox(body);
    choice->addItem(m_translator(Phrase::ColumnUndecided), kUndecided);
    choice->addItem(m_translator(Phrase::ColumnLeftOut), kLeftOut);
    for (const desk::RosterField field : kEvery<desk::RosterField>) {
      const QString name = toQt(words::fieldText(field, m_translator.language()));
      choice->addItem(isRequired(field) ? requiredLabel(name) : name, static_cast<int>(field));
    }
    choice->setCurrentIndex(choice->findData(byHeading(column)));
    const QString number = QString::number(i + 1);
    QString heading =
        column.heading.empty() ? m_translator(Phrase::ColumnNumber).arg(number) : toQt(column.heading);
    if (!column.sample.empty()) heading += QStringLiteral(" (%1 …)").arg(toQt(column.sample));
    auto* label = new QLabel(body);
    label->setTextFormat(Qt::PlainText);
    label->setText(heading);
    choice->setAccessibleName(heading);
    form->addRow(label, choice);
    QWidget::setTabOrder(before, choice);
    before = choice;
    connect(choice, &QComboBox::currentIndexChanged, this, &ColumnChoices::changed);
    m_choices.back().box = choice;
  }
  setWidget(body);
  setFixedHeight(std::min(kTallest, body->sizeHint().height() + 4));
  show();
}

void ColumnChoices::propose(const std::vector<desk::ColumnChoice>& likely) {
  for (const desk::ColumnChoice& each : likely) {
    QComboBox* box = choice(each.column);
    if (box == nullptr) continue;
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(box->findData(each.field ? static_cast<int>(*each.field) : kLeftOut));
  }
}

void ColumnChoices::followHeadings(const std::vector<desk::RosterColumn>& columns) {
  for (std::size_t i = 0; i < std::min(m_choices.size(), columns.size()); ++i) {
    Choice& choice = m_choices[i];
    if (choice.box == nullptr || choice.box->currentData().toInt() != choice.byHeading) continue;
    choice.byHeading = byHeading(columns[i]);
    const QSignalBlocker quiet(choice.box);
    choice.box->setCurrentIndex(choice.box->findData(choice.byHeading));
  }
}

std::vector<desk::ColumnChoice> ColumnChoices::chosen() const {
  std::vector<desk::ColumnChoice> columns;
  for (std::size_t i = 0; i < m_choices.size(); ++i) {
    if (m_choices[i].box == nullptr) continue;
    const int chosen = m_choices[i].box->currentData().toInt();
    if (chosen == kUndecided || chosen == m_choices[i].byHeading) continue;
    const auto field = chosen == kLeftOut ? std::nullopt : std::optional(desk::RosterField{chosen});
    columns.push_back({static_cast<int>(i) + 1, field});
  }
  return columns;
}

QComboBox* ColumnChoices::choice(int column) const {
  const auto index = static_cast<std::size_t>(column - 1);
  return index < m_choices.size() ? m_choices[index].box : nullptr;
}

QComboBox* ColumnChoices::firstOpen() const {
  const auto open = std::ranges::find_if(m_choices, [](const Choice& each) {
    return each.box != nullptr && each.box->currentData().toInt() == kUndecided;
  });
  return open == m_choices.end() ? nullptr : open->box;
}

}  // namespace damath::window
