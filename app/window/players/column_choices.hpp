// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose the meaning of each column of a player list if a heading is unknown, missing or
// doubled. Otherwise hidden.
#pragma once

#include <QScrollArea>
#include <vector>

#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/window/text/translator.hpp"

class QComboBox;

namespace damath::window {

// True if the user may have to choose the meaning of a column: its heading is not clear, or its names are
// written otherwise than the import reads by itself.
[[nodiscard]] bool isColumnAsked(const desk::ImportPreview& preview);

class ColumnChoices : public QScrollArea {
  Q_OBJECT

 public:
  ColumnChoices(const Translator& translator, QWidget* parent);

  void clear();
  // Shows a combo box for each column, where the user chooses the meaning of the column. A column without any
  // text gets no box. The Tab key leads from `before` to the first box.
  void ask(const std::vector<desk::RosterColumn>& columns, QWidget* before);
  // Selects the meanings in `likely` as if the user had chosen them. Precondition: ask() was called for these
  // columns.
  void propose(const std::vector<desk::ColumnChoice>& likely);
  // Shows the meanings that the program recognized from the headings, except in boxes that the user changed.
  // Call this function after each choice: the meaning of "Name" depends on the meanings of the other columns.
  void followHeadings(const std::vector<desk::RosterColumn>& columns);

  // Returns the meanings that the user chose. Leaves out columns without a meaning, and columns that still
  // have the meaning which the program recognized from the heading.
  [[nodiscard]] std::vector<desk::ColumnChoice> chosen() const;
  // Returns the box for the meaning of a column, counted from 1; nullptr if the column has no box.
  [[nodiscard]] QComboBox* choice(int column) const;
  // Returns the first box in which no meaning is selected; nullptr if there is none.
  [[nodiscard]] QComboBox* firstOpen() const;

 Q_SIGNALS:
  void changed();

 private:
  struct Choice {
    QComboBox* box = nullptr;  // the box for the column's meaning; null for an empty column
    int byHeading = 0;         // the meaning that the program recognized from the column's heading
  };

  const Translator& m_translator;
  std::vector<Choice> m_choices;  // one element for each column of the list; may be empty
};

}  // namespace damath::window
