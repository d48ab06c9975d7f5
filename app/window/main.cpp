// SPDX-License-Identifier: GPL-3.0-or-later
// The program damath-console [FILE]: the arbiter's program with a window.
#include <QApplication>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>
#include <exception>

#include "app/window/arguments.hpp"
#include "app/window/frame/window_state.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/products.hpp"
#include "app/window/sample_contest.hpp"
#include "app/window/self_test.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/text/parts.hpp"
#include "platform/side_file.hpp"

namespace {

using damath::window::Arguments;
using damath::window::MainWindow;
using damath::window::Preferences;
using damath::window::Session;
using damath::window::Task;
using damath::window::toQt;
using damath::window::Translator;
using damath::words::Phrase;

// The application, which catches exceptions that no slot caught. Qt cannot pass an exception through its
// event loop.
class Application : public QApplication {
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override {
    try {
      return QApplication::notify(receiver, event);
    } catch (const std::exception& failure) {
      if (session != nullptr) session->refusals().show(QString::fromUtf8(failure.what()));
      return false;
    }
  }

  Session* session = nullptr;
};

int say(FILE* stream, const QString& text, int status) {
  QTextStream(stream) << text << Qt::endl;
  return status;
}

bool hasDisplay() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
  return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
  return true;
#endif
}

damath::words::Language spokenLanguage(const Arguments& arguments) {
  return arguments.language.value_or(
      damath::words::parseLanguage(damath::window::fromQt(QLocale::system().name()))
          .value_or(damath::words::Language::English));
}

// Returns the path of a settings file or lock file that Qt cannot use: a folder, a pipe, a device, a symbolic
// link, or a very large file. Qt would wait for a pipe forever. Empty if there is none.
QString falseSettings() {
  constexpr qint64 kMostBytes = 1 << 22;
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
  for (const char* name : {"/damath/damath-console.conf", "/damath.conf"}) {
    for (const char* ending : {"", ".lock"}) {
      QString path = folder + QLatin1String(name) + QLatin1String(ending);
      if (damath::platform::isObstructed(damath::window::toPath(path)) ||
          QFileInfo(path).size() > kMostBytes) {
        return path;
      }
    }
  }
  return {};
}

int runWindow(Application& application, Translator& translator, const Arguments& arguments,
              const QString& notSettings) {
  Session session(translator);
  application.session = &session;
  MainWindow window(session, translator, damath::window::windowProducts());
  window.offerSample(damath::window::fillSample);
  if (arguments.task == Task::SelfTest) return damath::window::selfTest(session, translator, window);
  damath::window::showAsKept(window);
  if (!notSettings.isEmpty()) {
    session.refusals().show(damath::window::filledIn(translator(Phrase::SettingsNotUsed), notSettings));
  }
  if (!arguments.file.empty()) window.openFile(toQt(arguments.file));
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  const Arguments arguments = damath::window::parseArguments({argv + 1, argv + argc});
  // Returns the text of a message before the application exists. A Translator works only afterwards, so the
  // text comes straight from the words library.
  const auto words = [language = spokenLanguage(arguments)](Phrase phrase) {
    return toQt(damath::words::toText(phrase, language));
  };
  if (!arguments.refused.empty()) {
    return say(
        stderr,
        QStringLiteral("damath-console: ") + words(Phrase::UnknownArgument).arg(toQt(arguments.refused)), 2);
  }
  if (arguments.task == Task::Help) {
    const std::string codes =
        damath::joined(damath::words::kLanguages, "|", &damath::words::LanguageFacts::code);
    return say(stdout, words(Phrase::Usage).arg(toQt(codes)), 0);
  }
  if (arguments.task == Task::Version) {
    return say(stdout, QStringLiteral("damath-console " DAMATH_VERSION), 0);
  }
  // The self-test uses a temporary folder for settings and practice games, so that the user's own settings
  // and games stay unchanged.
  const QTemporaryDir state;
  if (arguments.task == Task::SelfTest) {
    qputenv("XDG_STATE_HOME", state.path().toLocal8Bit());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, state.path());
  } else if (!hasDisplay()) {
    return say(stderr, QStringLiteral("damath-console: ") + words(Phrase::NoDisplay), 2);
  }
  const QString notSettings = arguments.task == Task::Run ? falseSettings() : QString();
  if (!notSettings.isEmpty()) {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, state.path());
  }
  Application application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("damath-console"));
  QApplication::setOrganizationName(QStringLiteral("damath"));
  QApplication::setApplicationVersion(QStringLiteral(DAMATH_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("damath-console"));
  damath::window::Workplace::applyFileRights();
  const bool running = arguments.task == Task::Run;
  damath::window::applyTheme(
      arguments.theme.value_or(running ? Preferences::theme() : damath::window::Theme::Light));
  if (running) damath::window::applyTypeSize(damath::window::Workplace::typeSize());
  Translator translator(
      arguments.language.value_or(running ? Preferences::language() : spokenLanguage(arguments)));
  return runWindow(application, translator, arguments, notSettings);
}
