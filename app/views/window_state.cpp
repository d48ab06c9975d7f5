#include "app/views/window_state.hpp"

#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <algorithm>

namespace damath::views {

namespace {

constexpr QSize kUseful{1280, 800};
constexpr QSize kFrame{16, 48};  // of the title bar and the borders, before they are known

QString geometryKey() {
  return QStringLiteral("window/geometry");
}
QString splitterKey(const QSplitter& splitter) {
  return QStringLiteral("window/") + splitter.objectName();
}
QString spotKey() {
  return QStringLiteral("window/lastSpot");
}

QList<QSplitter*> splittersOf(const QMainWindow& window) {
  QList<QSplitter*> named;
  const auto all = window.findChildren<QSplitter*>();
  for (QSplitter* splitter : all) {
    if (!splitter->objectName().isEmpty()) named << splitter;
  }
  return named;
}

}  // namespace

void keepWindowState(const QMainWindow& window) {
  QSettings settings;
  settings.setValue(geometryKey(), window.saveGeometry());
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
  // Qt takes back what another screen would cut off.
  if (window.restoreGeometry(settings.value(geometryKey()).toByteArray())) return window.show();
  const QSize needed = kUseful + kFrame;
  const bool isTight = room.width() < needed.width() || room.height() < needed.height();
  isTight ? window.showMaximized() : window.show();
}

void keepSpot(const QString& path, const Spot& spot) {
  QSettings().setValue(spotKey(), QStringList{path, QString::number(static_cast<int>(spot.kind)),
                                              QString::number(contest::numberOf(spot.event)),
                                              QString::number(contest::numberOf(spot.game.round)),
                                              QString::number(contest::numberOf(spot.game.board))});
}

std::optional<Spot> keptSpot(const QString& path) {
  const QStringList kept = QSettings().value(spotKey()).toStringList();
  if (kept.size() != 5 || kept[0] != path) return std::nullopt;
  const int kind = std::clamp(kept[1].toInt(), 0, static_cast<int>(Spot::Kind::Tally));
  return Spot{static_cast<Spot::Kind>(kind),
              contest::EventId{kept[2].toLongLong()},
              {contest::RoundNumber{kept[3].toInt()}, contest::BoardNumber{kept[4].toInt()}}};
}

}  // namespace damath::views
