// SPDX-License-Identifier: GPL-3.0-or-later
// Runs real widgets without a screen. One process runs every test, so that leaked state shows.
#include <gtest/gtest.h>

#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "app/window/parts/theme.hpp"

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

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("PULSE_SERVER", "unix:/none");  // no sound is played
  ::testing::InitGoogleTest(&argc, argv);
  // Settings and own rulesets are in a temporary home folder, because other test processes run at the same
  // time.
  const QTemporaryDir home;
  qputenv("HOME", home.path().toLocal8Bit());
  QStandardPaths::setTestModeEnabled(true);
  QApplication::setApplicationName(QStringLiteral("damath-console-tests"));
  QApplication::setOrganizationName(QStringLiteral("damath-tests"));
  QApplication application(argc, argv);
  damath::window::applyTheme(damath::window::Theme::Light);
  qInstallMessageHandler(failOnWarning);
  return RUN_ALL_TESTS();
}
