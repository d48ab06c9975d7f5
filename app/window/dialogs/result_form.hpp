// SPDX-License-Identifier: GPL-3.0-or-later
// The base of dialogs with the fields of a result. The totals are required or not by the ruleset and the
// chosen ending.
#pragma once

#include <optional>

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/session/session.hpp"

class QComboBox;
class QLineEdit;

namespace damath::window {

// The fields of a result: the ending, the two grand totals, and, for a correction, a name and a reason.
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

class ResultForm : public FormDialog {
  Q_OBJECT

 protected:
  ResultForm(Session& session, const Translator& translator, contest::EventId event, QWidget* parent);

  void addResultFields();
  // Returns the typed result. If a total is not a number, shows an error in the dialog and returns nullopt.
  [[nodiscard]] std::optional<contest::ResultInput> typedResult();
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

  contest::EventId m_event;
  ResultFields m_fields;

 private:
  void wantTotals();
};

}  // namespace damath::window
