// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/window_state.hpp"

#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QSplitter>

#include "app/window/text/qt_text.hpp"
#include "core/spellings.hpp"

namespace damath::window {

namespace {

const QLatin1String kGeometryKey("window/geometry");
const QLatin1String kLocationKey("window/lastSpot");

constexpr QSize kUseful{1280, 800};
constexpr QSize kFrame{16, 48};  // assumed pixels of the window's borders and title bar

QString splitterKey(const QSplitter& splitter) {
  return QStringLiteral("window/") + splitter.objectName();
}
QList<QSplitter*> splittersOf(const QMainWindow& window) {
  QList<QSplitter*> named;
  const auto all = window.findChildren<QSplitter*>();
  for (QSplitter* splitter : all) {
    if (!splitter->objectName().isEmpty()) named << splitter;
  }
  return named;
}

// Moves the window so that all of it is on the screen. The screen of the last start may be missing or smaller
// now, and Qt allows a window of which only a corner is visible.
void fitIntoScreen(QMainWindow& window) {
  if ((window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0) return;
  const QScreen* screen = QGuiApplication::screenAt(window.geometry().center());
  if (screen == nullptr) screen = QGuiApplication::primaryScreen();
  const QRect room = screen->availableGeometry();
  const QSize size = window.size().boundedTo(room.size() - kFrame);
  window.resize(size);
  const QSize whole = size + kFrame;
  window.move(std::clamp(window.x(), room.left(), room.left() + room.width() - whole.width()),
              std::clamp(window.y(), room.top(), room.top() + room.height() - whole.height()));
}

}  // namespace

void keepWindowState(const QMainWindow& window) {
  QSettings settings;
  settings.setValue(kGeometryKey, window.saveGeometry());
  for (const QSplitter* splitter : splittersOf(window)) {
    settings.setValue(splitterKey(*splitter), splitter->saveState());
  }
}

void showAsKept(QMainWindow& window) {
  const QSettings settings;
  const QSize room = window.screen()->availableGeometry().size();
  window.resize(kUseful.boundedTo(room - kFrame));
  for (QSplitter* splitter : splittersOf(window)) {
    splitter->restoreState(settings.value(splitterKey(*splitter)).toByteArray());
  }
  if (window.restoreGeometry(settings.value(kGeometryKey).toByteArray())) {
    fitIntoScreen(window);
    return window.show();
  }
  const QSize needed = kUseful + kFrame;
  const bool isTight = room.width() < needed.width() || room.height() < needed.height();
  isTight ? window.showMaximized() : window.show();
}

void keepLocation(const QString& path, const Location& location) {
  QSettings().setValue(kLocationKey, QStringList{path, toQt(spellingOf(location.kind)),
                                                 QString::number(contest::numberOf(location.event)),
                                                 QString::number(contest::numberOf(location.game.round)),
                                                 QString::number(contest::numberOf(location.game.board))});
}

std::optional<Location> keptLocation(const QString& path) {
  const QStringList kept = QSettings().value(kLocationKey).toStringList();
  if (kept.size() != 5 || kept[0] != path) return std::nullopt;
  return Location{valueOf<Location::Kind>(fromQt(kept[1])).value_or(Location::Kind::Today),
                  contest::EventId{kept[2].toLongLong()},
                  {contest::RoundNumber{kept[3].toInt()}, contest::BoardNumber{kept[4].toInt()}}};
}

}  // namespace damath::window
