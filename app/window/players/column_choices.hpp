// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose the meaning of each column of a list whose headings are unknown. Hidden while there is
// no question.
#pragma once

#include <QScrollArea>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/window/text/translator.hpp"

class QComboBox;

namespace damath::window {

class ColumnChoices : public QScrollArea {
  Q_OBJECT

 public:
  ColumnChoices(const Translator& translator, QWidget* parent);

  void clear();
  // Tab leads from `before` to these choices.
  void ask(const std::vector<desk::RosterColumn>& columns, QWidget* before);
  // Selects these choices as if the user had made them. Precondition: ask() was called for these columns.
  void propose(const std::vector<desk::ColumnChoice>& likely);
  // Updates the meanings that follow from the headings: the meaning of "Name" depends on the other columns.
  void followHeadings(const std::vector<desk::RosterColumn>& columns);

  // Returns only the choices of the user that differ from the headings.
  [[nodiscard]] std::vector<desk::ColumnChoice> chosen() const;
  // Returns the box of a column, counted from 1; nullptr if the column has none.
  [[nodiscard]] QComboBox* choice(int column) const;
  // Returns the first undecided box; nullptr if all are decided.
  [[nodiscard]] QComboBox* firstOpen() const;

 Q_SIGNALS:
  void changed();

 private:
  struct Choice {
    QComboBox* box = nullptr;  // null for an empty column
    int byHeading = 0;         // the shown meaning until the user chooses another
  };

  const Translator& m_translator;
  std::vector<Choice> m_choices;  // one per column of the list, or empty
};

}  // namespace damath::window
