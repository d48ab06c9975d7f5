// SPDX-License-Identifier: GPL-3.0-or-later
// A line in the import dialog with the school of all rows that have none. Hidden if every row of the list has
// a school.
#pragma once

#include <QWidget>

#include "app/desk/roster/import_plan.hpp"
#include "app/window/text/translator.hpp"

class QLabel;
class QLineEdit;

namespace damath::window {

class SchoolOfRest : public QWidget {
  Q_OBJECT

 public:
  SchoolOfRest(const Translator& translator, QWidget* parent);

  // Hides the line for a new list, and fills in `proposal`.
  void begin(const QString& proposal);
  // Shows the line if the list has no column for the school, or has rows without a school. Hides it
  // otherwise. Fills in the school above the headings once, if the line has no proposal yet. Returns true if
  // text() is another one now, so that the list must be read again.
  [[nodiscard]] bool follow(const desk::ImportPreview& preview);
  // Returns the typed school without blanks around it. Empty if the line is hidden.
  [[nodiscard]] QString text() const;
  // Returns the field; its accessible name is the label.
  [[nodiscard]] QLineEdit* field() const { return m_field; }

 Q_SIGNALS:
  // Emitted when the user changes the text.
  void changed();

 private:
  void setLabel(words::Phrase label);

  const Translator& m_translator;
  QLabel* m_label;
  QLineEdit* m_field;
  bool m_isProposed = false;  // true if the program filled in a school for this list
};

}  // namespace damath::window
