// SPDX-License-Identifier: GPL-3.0-or-later
// The day of a contest, or its first and last: typed, or chosen in a calendar that Alt+Down opens. What stood
// in it before in other words may stay.
#pragma once

#include <QLineEdit>
#include <optional>

#include "app/models/text/translator.hpp"

class QCalendarWidget;

namespace damath::views {

class DayField : public QLineEdit {
  Q_OBJECT

 public:
  DayField(const models::Translator& translator, const QString& standing, QWidget* parent);

  // As a file has it, empty for none; nothing where what is typed is no day.
  [[nodiscard]] std::optional<QString> days() const;
  // What would be right.
  [[nodiscard]] QString wanted() const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void openCalendar();

  const models::Translator& m_translator;
  QString m_standing;
  QCalendarWidget* m_calendar = nullptr;  // once it was opened
};

}  // namespace damath::views
