// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a law, a ruleset or a chip set: filled from its document, read back as one. What is filled in
// may be wrong; then the reason is shown beside the field.
#pragma once

#include <QWidget>
#include <string>

#include "app/models/text/translator.hpp"
#include "core/notation/json/json_fault.hpp"

namespace damath::views {

class LawForm : public QWidget {
  Q_OBJECT

 public:
  LawForm(const models::Translator& translator, QWidget* parent);

  virtual void setDocument(const std::string& document) = 0;
  // As it is filled in, under that name.
  [[nodiscard]] virtual std::string document(const QString& name) const = 0;
  // Beside their fields; none removes the messages.
  virtual void showFaults(const notation::JsonFaults& faults) = 0;
  virtual void retranslate() = 0;
  // Of the field that has the focus; empty where that is of none.
  [[nodiscard]] virtual QString clauseAtHand() const = 0;

 Q_SIGNALS:
  // Somebody filled something in.
  void changed();
  void clauseAsked(const QString& id);

 protected:
  const models::Translator& m_translator;
};

}  // namespace damath::views
