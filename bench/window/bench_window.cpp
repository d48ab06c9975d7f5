// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/window/bench_window.hpp"

#include <QAbstractButton>
#include <QFile>
#include <QMessageBox>
#include <QStandardPaths>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <tuple>

#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::bench {

using window::Location;

BenchApplication::Home::Home() {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("HOME", folder.path().toLocal8Bit());
  qputenv("XDG_STATE_HOME", folder.path().toLocal8Bit());
  QStandardPaths::setTestModeEnabled(true);
  QApplication::setApplicationName(QStringLiteral("damath-bench"));
  QApplication::setOrganizationName(QStringLiteral("damath-bench"));
}

BenchApplication::BenchApplication(int& argc, char** argv) : m_application(argc, argv) {
  window::applyTheme(window::Theme::Light);
}

QString madeContest(const BigContest& size) {
  static const QTemporaryDir folder;
  static std::map<std::tuple<int, int, std::size_t>, QString> made;
  QString& path = made[{size.players, size.rounds, size.lines}];
  if (!path.isEmpty()) return path;
  path = folder.filePath(QStringLiteral("%1.damath").arg(made.size()));
  makeBigContest(path.toStdU16String(), size);
  return path;
}

void settle() {
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QApplication::processEvents();
}

Questions::Questions(Left left) {
  m_timer.setInterval(std::chrono::milliseconds(20));
  QObject::connect(&m_timer, &QTimer::timeout, [left] {
    QWidget* asking = QApplication::activeModalWidget();
    if (auto* box = qobject_cast<QMessageBox*>(asking)) {
      for (QAbstractButton* button : box->buttons()) {
        if (box->buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
      }
      return box->reject();
    }
    auto* dialog = qobject_cast<QDialog*>(asking);
    // A WorkDialog stays open while a contest is being opened. Rejecting the dialog would end the opening.
    const bool isWaiting = qobject_cast<window::WorkDialog*>(asking) != nullptr;
    if (dialog != nullptr && !isWaiting && left == Left::Everything) dialog->reject();
  });
  m_timer.start();
}

BenchWindow::BenchWindow(const QString& path) {
  const auto failing =
      QObject::connect(&m_session.refusals(), &window::Refusals::told, [](const QString& why) {
        std::fprintf(stderr, "window: %s\n", window::fromQt(why).c_str());
        std::exit(1);
      });
  m_window.resize(1280, 720);
  m_window.show();
  m_window.openFile(path);
  settle();
  QObject::disconnect(failing);
}

void BenchWindow::lookAt(const Location& there) {
  m_window.goTo(there);
  m_window.activateWindow();
  settle();
}

std::vector<Location> BenchWindow::everyPage() const {
  using Kind = Location::Kind;
  const desk::Place board{contest::RoundNumber{1}, contest::BoardNumber{1}};
  return {{Kind::Today, {}, {}},          {Kind::Players, event(), {}},   {Kind::CheckIn, event(), {}},
          {Kind::Rounds, event(), {}},    {Kind::Sheet, event(), board},  {Kind::Reviews, event(), {}},
          {Kind::Review, event(), board}, {Kind::Keying, event(), board}, {Kind::Tally, event(), {}},
          {Kind::Schools, {}, {}},        {Kind::Journal, {}, {}},        {Kind::Settings, {}, {}}};
}

}  // namespace damath::bench
