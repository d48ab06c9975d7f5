// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/result_fields.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <tuple>
#include <utility>

#include "app/desk/rounds/result_line.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/every.hpp"
#include "core/sheet/law/spelling.hpp"
#include "words/phrase.hpp"

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
    case Refusal::TotalImpossible:
      return error.as<desk::BadTotal>()->side == board::Side::Blue ? blue : red;
    default:
      return nullptr;
  }
}

Expected<contest::ResultInput, ResultFields::WrongTotal> ResultFields::input(const rules::ChipSet& set,
                                                                             words::Language language) const {
  contest::ResultInput typed{static_cast<rules::Ending>(ending->currentIndex()), std::nullopt, std::nullopt};
  for (const auto& [field, part, grand] : {std::tuple{blue, desk::LinePart::Blue, &typed.blueGrand},
                                           std::tuple{red, desk::LinePart::Red, &typed.redGrand}}) {
    auto total = desk::parseTotalField(fromQt(field->text()), part, set);
    if (!total) {
      return Unexpected(
          WrongTotal{field, toQt(words::asSentence(words::lineText(total.error(), language))) + u'.'});
    }
    *grand = *std::move(total);
  }
  return typed;
}

}  // namespace damath::window
