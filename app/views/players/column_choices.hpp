// SPDX-License-Identifier: GPL-3.0-or-later
// What each column of a list is, where its headings do not say it: the person chooses. Hidden while nothing
// is asked.
#pragma once

#include <QScrollArea>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/models/text/translator.hpp"

class QComboBox;

namespace damath::views {

class ColumnChoices : public QScrollArea {
  Q_OBJECT

 public:
  ColumnChoices(const models::Translator& translator, QWidget* parent);

  void clear();
  // Tab comes to them from `before`.
  void ask(const std::vector<desk::RosterColumn>& columns, QWidget* before);
  // Shown as if the person had chosen so. Promise: they were asked for.
  void propose(const std::vector<desk::ColumnChoice>& likely);
  // What "Name" is depends on the other columns: shows what the headings mean now.
  void followHeadings(const std::vector<desk::RosterColumn>& columns);

  // Only where the person chose otherwise than the headings say.
  [[nodiscard]] std::vector<desk::ColumnChoice> chosen() const;
  // Of the column, counted from 1; null where it is not asked for.
  [[nodiscard]] QComboBox* choice(int column) const;
  // The first that is not decided; null where all are.
  [[nodiscard]] QComboBox* firstOpen() const;

 Q_SIGNALS:
  void changed();

 private:
  struct Choice {
    QComboBox* box = nullptr;  // none for a column without anything in it
    int byHeading = 0;         // what is shown while the person has not chosen otherwise
  };

  const models::Translator& m_translator;
  std::vector<Choice> m_choices;  // one a column of the list, or none
};

}  // namespace damath::views
