// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a result: the ending, the two grand totals, and a name and a reason, which are needed for a
// correction and for a result of an earlier round.
#pragma once

#include <QString>

#include "app/desk/change/desk_error.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/expected.hpp"

class QComboBox;
class QLineEdit;
class QWidget;

namespace damath::window {

struct ResultFields {
  QComboBox* ending = nullptr;
  QLineEdit* blue = nullptr;
  QLineEdit* red = nullptr;
  QLineEdit* by = nullptr;
  QLineEdit* reason = nullptr;

  [[nodiscard]] static ResultFields make(const Translator& translator, QWidget* parent);
  void clear() const;
  void fill(const rules::ChipSet& set, const contest::GameResult& result) const;
  // True if the two totals are required, according to the ruleset and the chosen ending.
  [[nodiscard]] bool needsTotals(const rules::Ruleset& ruleset) const;
  // Returns the field that the error names; null if the error names none of these fields.
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const;
  // A total that is not read: its field, and a sentence about the typed text.
  struct WrongTotal {
    QLineEdit* field;
    QString sentence;
  };
  // Returns the typed result. Errors: WrongTotal for the first total that is not one number.
  [[nodiscard]] Expected<contest::ResultInput, WrongTotal> input(const rules::ChipSet& set,
                                                                 words::Language language) const;
};

}  // namespace damath::window
