// SPDX-License-Identifier: GPL-3.0-or-later
// Runs real widgets without a screen. Many tests of a suite run in one process, so that leaked state shows.
#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>

#include "app/window/parts/theme.hpp"
#include "tests/window/uses/inspection.hpp"

namespace {

// Fails the test on any warning of Qt, except the usual warnings without a screen or a sound device.
void failOnWarning(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message) {
  if (type == QtDebugMsg || type == QtInfoMsg) return;
  if (message.contains(QLatin1String("This plugin does not support")) ||
      message.contains(QLatin1String("XDG_RUNTIME_DIR")) || message.contains(QLatin1String("PulseAudio"))) {
    return;
  }
  ADD_FAILURE() << message.toStdString();
}

// Makes the screen as large as that of a small notebook, on every computer. QT_SCALE_FACTOR enlarges it by
// the same factor. `path` is the file for the description of the screen.
void useSmallScreen(const QString& path) {
  const QSize room =
      damath::testing::kSmallScreen * std::max(qEnvironmentVariable("QT_SCALE_FACTOR").toDouble(), 1.0);
  QFile screen(path);
  if (!screen.open(QIODevice::WriteOnly)) return;
  screen.write(QStringLiteral(R"({"screens":[{"name":"small","x":0,"y":0,"width":%1,"height":%2,)"
                              R"("logicalDpi":96,"logicalBaseDpi":96,"dpr":1}]})")
                   .arg(room.width())
                   .arg(room.height())
                   .toUtf8());
  qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + path.toLocal8Bit());
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("PULSE_SERVER", "unix:/none");  // no sound is played
  ::testing::InitGoogleTest(&argc, argv);
  // Settings and own rulesets are in a temporary home folder, because other test processes run at the same
  // time.
  const QTemporaryDir home;
  qputenv("HOME", home.path().toLocal8Bit());
  const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
  if (platform.isEmpty() || platform == "offscreen")
    useSmallScreen(home.filePath(QStringLiteral("screen.json")));
  QStandardPaths::setTestModeEnabled(true);
  QApplication::setApplicationName(QStringLiteral("damath-console-tests"));
  QApplication::setOrganizationName(QStringLiteral("damath-tests"));
  QApplication application(argc, argv);
  damath::window::applyTheme(damath::window::Theme::Light);
  qInstallMessageHandler(failOnWarning);
  return RUN_ALL_TESTS();
}
