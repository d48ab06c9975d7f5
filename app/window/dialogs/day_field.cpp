// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/day_field.hpp"

#include <QAction>
#include <QCalendarWidget>
#include <QDate>
#include <QKeyEvent>
#include <QLocale>
#include <QRegularExpression>
#include <QString>
#include <QTextCharFormat>
#include <optional>
#include <utility>

#include "app/window/parts/icon.hpp"
#include "app/window/text/qt_text.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// Parses a day or two days: "2026-11-20" or "2026-11-20 – 2026-11-22". Returns the first and the last day.
// Year, month and day are separated by a hyphen, a point or a slash; two days by a dash, a hyphen, "to" or
// "hanggang". nullopt if the text has another form, if a day does not exist, or if the last day is before the
// first.
std::optional<std::pair<QDate, QDate>> contestDays(const QString& text) {
  static const QRegularExpression kDays(
      QStringLiteral("^(\\d{4})([-./])(\\d{1,2})\\2(\\d{1,2})"
                     "(?:\\s*(?:[-–—]|to|hanggang)\\s*(\\d{4})([-./])(\\d{1,2})\\6(\\d{1,2}))?$"));
  const auto found = kDays.match(text.trimmed());
  if (!found.hasMatch()) return std::nullopt;
  const auto figure = [&found](int group) { return found.captured(group).toInt(); };
  const QDate first(figure(1), figure(3), figure(4));
  const QDate last = found.captured(5).isEmpty() ? first : QDate(figure(5), figure(7), figure(8));
  if (!first.isValid() || !last.isValid() || last < first) return std::nullopt;
  return std::pair(first, last);
}

// Returns the first and the last day in the form of the contest file: "2026-11-20" for one day, "2026-11-20 –
// 2026-11-22" for several.
QString toText(const std::pair<QDate, QDate>& days) {
  const QString first = days.first.toString(Qt::ISODate);
  return days.first == days.second ? first
                                   : QStringLiteral("%1 – %2").arg(first, days.second.toString(Qt::ISODate));
}

}  // namespace

DayField::DayField(const Translator& translator, const QString& standing, QWidget* parent)
    : QLineEdit(standing, parent), m_translator(translator), m_standing(standing) {
  setPlaceholderText(m_translator(Phrase::DayHint));
  setToolTip(m_translator(Phrase::DayWanted));
  QAction* choose = addAction(icon(Symbol::Day), QLineEdit::TrailingPosition);
  choose->setText(m_translator.plain(Phrase::ChooseDay));
  choose->setToolTip(m_translator.plain(Phrase::ChooseDay));
  connect(choose, &QAction::triggered, this, &DayField::openCalendar);
}

std::optional<QString> DayField::days() const {
  const QString typed = text().trimmed();
  if (typed.isEmpty() || typed == m_standing.trimmed()) return typed;
  const auto days = contestDays(typed);
  return days ? std::optional(toText(*days)) : std::nullopt;
}

QString DayField::wanted() const {
  return m_translator(Phrase::NoDay).arg(text().trimmed()) + u' ' + m_translator(Phrase::DayWanted);
}

void DayField::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Down && event->modifiers() == Qt::AltModifier) return openCalendar();
  QLineEdit::keyPressEvent(event);
}

void DayField::openCalendar() {
  if (m_calendar == nullptr) {
    m_calendar = new QCalendarWidget(this);
    m_calendar->setWindowFlags(Qt::Popup);
    m_calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    // Shows weekend days like other days. Contests are held on Saturdays, and Qt's red for weekend days is
    // hard to read on a dark background.
    for (const Qt::DayOfWeek day : {Qt::Saturday, Qt::Sunday}) m_calendar->setWeekdayTextFormat(day, {});
    m_calendar->setAccessibleName(m_translator.plain(Phrase::ChooseDay));
    m_calendar->setLocale(QLocale(toQt(words::codeOf(m_translator.language())) + QStringLiteral("_PH")));
    const auto choose = [this](const QDate& day) {
      m_calendar->close();
      // If the field has several days, a click in the calendar sets the first day. The last day stays if it
      // is after the new first day.
      const auto days = contestDays(text());
      const bool isOfSeveral = days && days->first != days->second && days->second > day;
      setText(toText({day, isOfSeveral ? days->second : day}));
      setFocus();
    };
    connect(m_calendar, &QCalendarWidget::activated, this, choose);
    connect(m_calendar, &QCalendarWidget::clicked, this, choose);
  }
  const auto days = contestDays(text());
  m_calendar->setSelectedDate(days ? days->first : QDate::currentDate());
  m_calendar->move(mapToGlobal(QPoint(0, height())));
  m_calendar->show();
  m_calendar->setFocus();
}

}  // namespace damath::window
