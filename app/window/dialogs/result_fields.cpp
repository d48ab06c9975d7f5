// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/result_fields.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <utility>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/every.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::window {

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
  for (const auto& [field, grand] : {std::pair{blue, &result.blueGrand}, std::pair{red, &result.redGrand}}) {
    if (*grand) field->setText(toQt(sheet::totalText(sheet::figureText(set, **grand), **grand)));
  }
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

}  // namespace damath::window
