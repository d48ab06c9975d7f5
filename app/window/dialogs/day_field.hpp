// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a contest's day, or for its first and last day. The user types, or chooses in a calendar that
// Alt+Down or the field's button opens. The text that the field had at first may stay, even if it is not a
// date.
#pragma once

#include <QLineEdit>
#include <optional>

#include "app/window/text/translator.hpp"

class QCalendarWidget;

namespace damath::window {

class DayField : public QLineEdit {
  Q_OBJECT

 public:
  DayField(const Translator& translator, const QString& standing, QWidget* parent);

  // Returns the typed days in the form of the contest file; the text itself if the field is empty or still
  // has its first text. nullopt if a new text is not a date.
  [[nodiscard]] std::optional<QString> days() const;
  // Returns the message that the typed text is not a date, with the form in which a day must be typed.
  [[nodiscard]] QString wanted() const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void openCalendar();

  const Translator& m_translator;
  QString m_standing;
  QCalendarWidget* m_calendar = nullptr;  // null until the calendar is opened
};

}  // namespace damath::window
