// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/result_form.hpp"

#include <QComboBox>
#include <QLineEdit>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/every.hpp"

namespace damath::window {

using words::Phrase;

ResultFields ResultFields::make(const Translator& translator, QWidget* parent) {
  ResultFields fields{new QComboBox(parent), new QLineEdit(parent), new QLineEdit(parent),
                      new QLineEdit(parent), new QLineEdit(parent)};
  for (const rules::Ending ending : kEvery<rules::Ending>) {
    fields.ending->addItem(endingText(ending, translator.language()), static_cast<int>(ending));
  }
  fields.ending->setMaxVisibleItems(static_cast<int>(kEvery<rules::Ending>.size()));
  return fields;
}

void ResultFields::clear() const {
  ending->setCurrentIndex(0);
  for (QLineEdit* field : {blue, red, by, reason}) field->clear();
}

void ResultFields::fill(const rules::ChipSet& set, const contest::GameResult& result) const {
  ending->setCurrentIndex(static_cast<int>(result.ending));
  if (result.blueGrand) blue->setText(toQt(exact::toText(*result.blueGrand, set.figureStyle())));
  if (result.redGrand) red->setText(toQt(exact::toText(*result.redGrand, set.figureStyle())));
}

bool ResultFields::needsTotals(const rules::Ruleset& ruleset) const {
  return !rules::decidesAlone(ruleset, static_cast<rules::Ending>(ending->currentIndex()));
}

QWidget* ResultFields::fieldOf(const desk::DeskError& error) const {
  using desk::Refusal;
  switch (error.refusal) {
    case Refusal::EndingNotAllowed:
      return ending;
    case Refusal::TotalsRequired:
    case Refusal::TotalsIncomplete:
      return blue->text().trimmed().isEmpty() ? blue : red;
    case Refusal::ResultUnchanged:
      return blue;
    default:
      return nullptr;
  }
}

std::optional<contest::ResultInput> ResultFields::input(QString& wrong) const {
  contest::ResultInput typed{static_cast<rules::Ending>(ending->currentIndex()), std::nullopt, std::nullopt};
  for (const auto& [field, grand] : {std::pair{blue, &typed.blueGrand}, std::pair{red, &typed.redGrand}}) {
    const QString text = field->text().trimmed();
    if (text.isEmpty()) continue;
    *grand = exact::parseNumber(fromQt(text));
    if (!*grand) {
      wrong = text;
      field->setFocus();
      field->selectAll();
      return std::nullopt;
    }
  }
  return typed;
}

ResultForm::ResultForm(Session& session, const Translator& translator, contest::EventId event,
                       QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event),
      m_fields(ResultFields::make(translator, this)) {}

void ResultForm::addResultFields() {
  addField(Phrase::BlueGrand, m_fields.blue);
  addField(Phrase::RedGrand, m_fields.red);
  addField(Phrase::Ending, m_fields.ending);
  addField(Phrase::By, m_fields.by);
  addField(Phrase::Reason, m_fields.reason);
  connect(m_fields.ending, &QComboBox::currentIndexChanged, this, &ResultForm::wantTotals);
  wantTotals();
}

std::optional<contest::ResultInput> ResultForm::typedResult() {
  QString wrong;
  auto typed = m_fields.input(wrong);
  if (!typed) showRefusal(m_translator(Phrase::NoFigure).arg(wrong));
  return typed;
}

QWidget* ResultForm::fieldOf(const desk::DeskError& error) const {
  QWidget* field = m_fields.fieldOf(error);
  return field == nullptr ? FormDialog::fieldOf(error) : field;
}

void ResultForm::wantTotals() {
  const contest::Event* event = m_session.find(m_event);
  const bool isWanted = event != nullptr && m_fields.needsTotals(event->setup.ruleset);
  setWanted(m_fields.blue, isWanted);
  setWanted(m_fields.red, isWanted);
}

}  // namespace damath::window
