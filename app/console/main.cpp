// SPDX-License-Identifier: GPL-3.0-or-later
// damath-console [FILE]: the arbiter's program with windows.
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>
#include <exception>

#include "app/console/arguments.hpp"
#include "app/console/errands.hpp"
#include "app/console/inspection.hpp"
#include "app/console/sample_contest.hpp"
#include "app/console/tour.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/parts/preferences.hpp"
#include "app/views/parts/workplace.hpp"
#include "app/views/window/window_state.hpp"
#include "core/text/joined.hpp"

namespace {

using damath::console::Arguments;
using damath::console::Task;
using damath::models::Session;
using damath::models::toQt;
using damath::models::Translator;
using damath::views::MainWindow;
using damath::views::Preferences;
using damath::words::Phrase;

// Catches exceptions that no slot caught: Qt cannot carry an exception through the event loop.
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
      damath::words::parseLanguage(damath::models::fromQt(QLocale::system().name()))
          .value_or(damath::words::Language::English));
}

bool openContest(Session& session, MainWindow& window, const Arguments& arguments, const QString& folder) {
  if (!arguments.file.empty()) return window.openFile(toQt(arguments.file));
  const QString path = QDir(folder).filePath(QStringLiteral("sample.damath"));
  if (!session.opener().create(path, {"Division Damath Contest", "Binalonan, Pangasinan", "2026-11-20"}))
    return false;
  if (const auto filled = damath::console::fillSample(session.desk(), session.author()); !filled) {
    session.refusals().show(filled.error());
    return false;
  }
  return window.openFile(path);
}

// The language and the theme of one walk, and the folder for its pictures. The folder's name tells both.
struct Look {
  damath::words::Language language;
  damath::views::Theme theme;
  QString folder;
};

// Returns one look for the self-test, and for screenshots if the arguments set both language and theme;
// otherwise every language in every theme.
std::vector<Look> looksOf(const Arguments& arguments) {
  using damath::views::Theme;
  if (arguments.task != Task::Screenshots || (arguments.language && arguments.theme)) {
    return {{spokenLanguage(arguments), arguments.theme.value_or(Theme::Light), QStringLiteral(".")}};
  }
  std::vector<Look> looks;
  for (std::size_t i = 0; i < std::size(damath::words::kLanguages); ++i) {
    const auto language = static_cast<damath::words::Language>(i);
    if (arguments.language && *arguments.language != language) continue;
    for (const auto& [theme, name] : {std::pair(Theme::Light, "light"), std::pair(Theme::Dark, "dark"),
                                      std::pair(Theme::HighContrast, "contrast")}) {
      if (arguments.theme && *arguments.theme != theme) continue;
      looks.push_back({language, theme, toQt(damath::words::codeOf(language)) + u'-' + QLatin1String(name)});
    }
  }
  return looks;
}

// Walks through all windows. The self-test and the screenshots use the same walk; only screenshots save
// pictures.
int walk(Session& session, Translator& translator, MainWindow& window, const Arguments& arguments) {
  QString refusal;
  QObject::connect(&session.refusals(), &damath::models::Refusals::told, &window,
                   [&refusal](const QString& text) { refusal = text; });
  const auto fail = [&translator](const QString& why) {
    return say(stderr, QStringLiteral("damath-console: ") + translator(Phrase::SelfTestFailed).arg(why), 1);
  };
  const bool keeping = arguments.task == Task::Screenshots;
  int seen = 0;
  QStringList unseen;
  for (const Look& look : looksOf(arguments)) {
    damath::views::applyTheme(look.theme);
    translator.setLanguage(look.language);
    const QTemporaryDir folder;
    // The walk uses its own settings: neither the user's, nor those that the previous walk left.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    if (!folder.isValid() || !openContest(session, window, arguments, folder.path())) return fail(refusal);
    const QDir pictures(QDir(toQt(arguments.folder)).filePath(look.folder));
    if (keeping && !pictures.mkpath(QStringLiteral("."))) return fail(pictures.path());
    QString unsaved;
    damath::console::Stops stops(window, [&](const QString& name, QWidget& shown) {
      ++seen;
      const QString path = pictures.filePath(name + QStringLiteral(".png"));
      if (keeping && !shown.grab().save(path)) unsaved = path;
    });
    damath::console::Tour tour(session, window, stops);
    tour.walk();
    if (arguments.file.empty()) {
      damath::console::Errands errands(session, translator, window, stops, QDir(folder.path()));
      errands.walk();
      // Only the screenshots start a server.
      if (keeping) errands.walkOwnHall();
      errands.walkEmptyContest();
    }
    tour.leave();
    if (!stops.faults().isEmpty()) return fail(stops.faults().join(u'\n'));
    unseen = stops.neverOffered();
    // With the sample contest, every dialog must be offered at least once.
    if (arguments.file.empty() && !unseen.isEmpty()) return fail(unseen.join(QStringLiteral(", ")));
    if (!unsaved.isEmpty()) return fail(unsaved);
  }
  QString message = translator(Phrase::SelfTestPassed).arg(seen);
  if (!unseen.isEmpty())
    message += QStringLiteral("\n") + translator(Phrase::NotSeen).arg(unseen.join(QStringLiteral(", ")));
  return say(stdout, message, 0);
}

int runWindow(Application& application, Translator& translator, const Arguments& arguments) {
  Session session(translator);
  application.session = &session;
  MainWindow window(session, translator);
  window.offerSample(damath::console::fillSample);
  if (arguments.task != Task::Run) return walk(session, translator, window, arguments);
  damath::views::showAsKept(window);
  if (!arguments.file.empty()) window.openFile(toQt(arguments.file));
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  const Arguments arguments = damath::console::parseArguments({argv + 1, argv + argc});
  // A Translator needs the application. Messages before its construction therefore come straight from the
  // words library.
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
  // The walk's practice games and settings go into a temporary folder, not into the user's.
  const QTemporaryDir state;
  if (arguments.task != Task::Run) {
    qputenv("XDG_STATE_HOME", state.path().toLocal8Bit());
    // Pictures have the size of a small notebook's screen on every computer. QT_SCALE_FACTOR enlarges that
    // screen by the same factor.
    const double scale = std::max(qEnvironmentVariable("QT_SCALE_FACTOR").toDouble(), 1.0);
    const QSize room = damath::console::kSmallScreen * scale;
    QFile screen(state.filePath(QStringLiteral("screen.json")));
    if (screen.open(QIODevice::WriteOnly)) {
      screen.write(QStringLiteral(R"({"screens":[{"name":"small","x":0,"y":0,"width":%1,"height":%2,)"
                                  R"("logicalDpi":96,"logicalBaseDpi":96,"dpr":1}]})")
                       .arg(room.width())
                       .arg(room.height())
                       .toUtf8());
      screen.close();
    }
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toLocal8Bit());
    QStandardPaths::setTestModeEnabled(true);
  } else if (!hasDisplay()) {
    return say(stderr, QStringLiteral("damath-console: ") + words(Phrase::NoDisplay), 2);
  }
  Application application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("damath-console"));
  QApplication::setOrganizationName(QStringLiteral("damath"));
  QApplication::setApplicationVersion(QStringLiteral(DAMATH_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("damath-console"));
  const bool running = arguments.task == Task::Run;
  damath::views::applyTheme(
      arguments.theme.value_or(running ? Preferences::theme() : damath::views::Theme::Light));
  if (running) damath::views::applyTypeSize(damath::views::Workplace::typeSize());
  Translator translator(
      arguments.language.value_or(running ? Preferences::language() : spokenLanguage(arguments)));
  return runWindow(application, translator, arguments);
}
