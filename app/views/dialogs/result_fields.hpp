// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a result: how the game ended, the two grand totals, and, where it corrects another, who asks
// for it and why.
#pragma once

#include <optional>

#include "app/models/contest/session.hpp"

class QComboBox;
class QLineEdit;

namespace damath::views {

struct ResultFields {
  QComboBox* ending = nullptr;
  QLineEdit* blue = nullptr;
  QLineEdit* red = nullptr;
  QLineEdit* by = nullptr;
  QLineEdit* reason = nullptr;

  [[nodiscard]] static ResultFields make(const models::Translator& translator, QWidget* parent);
  void clear() const;
  void fill(const rules::ChipSet& set, const contest::GameResult& result) const;
  // Whether the two totals are wanted: the ending that is chosen does not decide alone.
  [[nodiscard]] bool needsTotals(const rules::Ruleset& ruleset) const;
  // The field that a refused result speaks of; null where it speaks of none of these.
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const;
  // What was typed; nothing, with the offending text in `wrong`, where a total is no figure.
  [[nodiscard]] std::optional<contest::ResultInput> input(QString& wrong) const;
};

}  // namespace damath::views
