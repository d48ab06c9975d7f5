// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/result_form.hpp"

#include <QComboBox>
#include <QLineEdit>

namespace damath::window {

using words::Phrase;

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
  const contest::Event* event = m_session.find(m_event);
  if (event == nullptr) return std::nullopt;
  const auto typed = m_fields.input(event->setup.set, m_translator.language());
  if (typed) return *typed;
  typed.error().field->setFocus();
  typed.error().field->selectAll();
  showRefusal(typed.error().sentence);
  return std::nullopt;
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
