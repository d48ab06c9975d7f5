// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a result: the ending, the two grand totals, and a name and a reason, which are needed for a
// correction and for a result of an earlier round.
#pragma once

#include <QString>
#include <optional>

#include "app/desk/change/desk_error.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/result_rules.hpp"

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
  // Returns the typed result. nullopt if a total is not a number; then `wrong` is the typed text of this
  // total.
  [[nodiscard]] std::optional<contest::ResultInput> input(QString& wrong) const;
};

}  // namespace damath::window
