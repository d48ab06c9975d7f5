// SPDX-License-Identifier: GPL-3.0-or-later
// The form for a ruleset or a chip set. It is filled from a JSON document and returns a JSON document. A
// field may hold a wrong value; the form then shows the reason.
#pragma once

#include <QWidget>
#include <string>

#include "app/window/text/translator.hpp"
#include "core/notation/json/json_fault.hpp"

namespace damath::window {

class LawForm : public QWidget {
  Q_OBJECT

 public:
  LawForm(const Translator& translator, QWidget* parent) : QWidget(parent), m_translator(translator) {}

  virtual void setDocument(const std::string& document) = 0;
  // Returns the form's content as a JSON document named `name`.
  [[nodiscard]] virtual std::string document(const QString& name) const = 0;
  // Shows the first error of each field, below it or below all fields. An empty list removes all errors.
  virtual void showFaults(const notation::JsonFaults& faults) = 0;
  virtual void retranslate() = 0;
  // Returns the rulebook clause of the focused field; empty if no field has the focus.
  [[nodiscard]] virtual QString clauseAtHand() const = 0;

 Q_SIGNALS:
  // Emitted when the user changed a field of the form.
  void changed();
  void clauseAsked(const QString& id);

 protected:
  const Translator& m_translator;
};

}  // namespace damath::window
