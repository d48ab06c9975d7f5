// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/uses/sights.hpp"

#include <gtest/gtest.h>

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QTest>

#include "app/play/lessons/lessons_page.hpp"
#include "app/play/practice/analysis_dialog.hpp"
#include "app/window/page/preview_dialog.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/spellings.hpp"
#include "tests/window/console_fixture.hpp"
#include "tests/window/uses/inspection.hpp"

namespace damath::testing {

namespace {

constexpr int kMoment = 50;  // milliseconds

// True if no other thread is filling the widget.
bool isFilled(const QWidget& shown) {
  if (const auto* preview = qobject_cast<const window::PreviewDialog*>(&shown)) {
    return preview->isDrawn() && preview->isLookedThrough();
  }
  if (const auto* analysis = qobject_cast<const window::AnalysisDialog*>(&shown)) return analysis->isDone();
  const auto* lessons = shown.findChild<window::LessonsPage*>();
  return lessons == nullptr || !lessons->isVisible() || lessons->isDone();
}

}  // namespace

// Returns the name of a page, or the class of a dialog, question or menu.
QString Sights::nameOf(const QWidget& shown) const {
  const QString kind = QString::fromLatin1(shown.metaObject()->className()).section(u':', -1);
  const window::Location::Kind page = m_window.location().kind;
  if (&shown != &m_window || !m_window.page(page)->isVisible()) return kind;
  return window::toQt(spellingOf(page));
}

void Sights::see(QWidget& shown) {
  if (qobject_cast<QFileDialog*>(&shown) != nullptr) return;
  const QPointer<QWidget> there(&shown);
  EXPECT_TRUE(QTest::qWaitFor([&] { return there == nullptr || isFilled(*there); }, kPatience));
  // A first layout can change the size of a widget, which moves its neighbors and causes a second layout.
  for (int round = 0; round < 2; ++round) QApplication::processEvents();
  if (there == nullptr || !shown.isVisible()) return;
  const window::Location::Kind page = m_window.location().kind;
  if (m_window.page(page)->isVisible()) m_pages.insert(page);
  const bool isNew = m_last != &shown;
  QImage picture = shown.grab().toImage();
  if (!isNew && picture == m_picture) return;
  QString fault = faultIn(shown, picture);
  if (!fault.isEmpty()) {
    // Another thread may just have filled a part, which is then laid out once more. Only a lasting fault
    // counts.
    QTest::qWait(kMoment);
    if (there == nullptr) return;
    picture = shown.grab().toImage();
    fault = faultIn(shown, picture);
  }
  const QString place = QStringLiteral("%1-%2-%3").arg(m_use).arg(++m_number).arg(nameOf(shown));
  EXPECT_EQ(fault, QString()) << place.toStdString();
  if (!m_folder.isEmpty()) {
    EXPECT_TRUE(picture.save(QDir(m_folder).filePath(place + QStringLiteral(".png")))) << place.toStdString();
  }
  m_last = &shown;
  m_picture = std::move(picture);
  if (isNew && qobject_cast<QDialog*>(&shown) != nullptr) seeFocus(shown);
}

void Sights::seeFocus(QWidget& dialog) {
  if (qobject_cast<QFileDialog*>(&dialog) != nullptr) return;
  const QPointer<QWidget> hand = dialog.focusWidget();
  EXPECT_EQ(unseenFocusIn(dialog), QString()) << dialog.metaObject()->className();
  if (hand != nullptr) hand->setFocus(Qt::TabFocusReason);
}

}  // namespace damath::testing
