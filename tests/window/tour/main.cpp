// SPDX-License-Identifier: GPL-3.0-or-later
// damath_tour [FILE]: walks through every page, dialog, question and menu of the window and inspects each.
// Without FILE it walks through the sample contest. With --screenshots FOLDER it saves a picture of every
// stop, in each language and theme. Status 1 if a stop has a fault, or if a page or dialog was never shown.
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>

#include "app/window/parts/theme.hpp"
#include "app/window/products.hpp"
#include "app/window/sample_contest.hpp"
#include "app/window/text/qt_text.hpp"
#include "tests/window/tour/errands.hpp"
#include "tests/window/tour/inspection.hpp"
#include "tests/window/tour/tour.hpp"

namespace {

using damath::window::MainWindow;
using damath::window::Session;
using damath::window::Theme;
using damath::window::toQt;
using damath::window::Translator;
using damath::window::windowProducts;
using damath::words::Language;

constexpr std::pair<Theme, const char*> kThemes[] = {
    {Theme::Light, "light"}, {Theme::Dark, "dark"}, {Theme::HighContrast, "contrast"}};

struct Options {
  QString file;           // empty: the sample contest
  QString pictures;       // folder for pictures; empty: no pictures
  QStringList languages;  // codes; empty: all with pictures, English without
  QStringList themes;     // names; empty: all with pictures, light without
};

// The language and the theme of one walk. The name of the folder for its pictures has both.
struct Look {
  Language language;
  Theme theme;
  QString folder;
};

int fail(const QString& why) {
  QTextStream(stderr) << QStringLiteral("damath_tour: ") << why << Qt::endl;
  return 1;
}

Options readOptions() {
  QCommandLineParser parser;
  const QCommandLineOption pictures(QStringLiteral("screenshots"), {}, QStringLiteral("folder"));
  const QCommandLineOption language(QStringLiteral("lang"), {}, QStringLiteral("code"));
  const QCommandLineOption theme(QStringLiteral("theme"), {}, QStringLiteral("name"));
  parser.addOptions({pictures, language, theme});
  parser.addPositionalArgument(QStringLiteral("FILE"), {});
  parser.process(QCoreApplication::arguments());
  return {parser.positionalArguments().value(0), parser.value(pictures), parser.values(language),
          parser.values(theme)};
}

std::vector<Look> looksOf(const Options& options) {
  const bool isOne = options.pictures.isEmpty();
  std::vector<Look> looks;
  for (std::size_t i = 0; i < std::size(damath::words::kLanguages); ++i) {
    const auto language = static_cast<Language>(i);
    const QString code = toQt(damath::words::codeOf(language));
    if (options.languages.isEmpty() ? isOne && i > 0 : !options.languages.contains(code)) continue;
    for (const auto& [theme, name] : kThemes) {
      const QString themeName = QLatin1String(name);
      if (options.themes.isEmpty() ? isOne && theme != Theme::Light : !options.themes.contains(themeName))
        continue;
      looks.push_back({language, theme, code + u'-' + themeName});
    }
  }
  return looks;
}

bool openContest(Session& session, MainWindow& window, const QString& file, const QString& folder) {
  if (!file.isEmpty()) return window.openFile(file);
  const QString path = QDir(folder).filePath(QStringLiteral("sample.damath"));
  if (!session.opener().create(path, damath::window::sampleHead())) return false;
  if (const auto filled = damath::window::fillSample(session.desk(), session.author()); !filled) {
    session.refusals().show(filled.error());
    return false;
  }
  return window.openFile(path);
}

// Returns the faults of the walk; empty if there are none.
QString walk(Session& session, Translator& translator, MainWindow& window, const Options& options,
             const Look& look) {
  QString refusal;
  const auto listening = QObject::connect(&session.refusals(), &damath::window::Refusals::told, &window,
                                          [&refusal](const QString& text) { refusal = text; });
  damath::window::applyTheme(look.theme);
  translator.setLanguage(look.language);
  const QTemporaryDir folder;
  // Each walk has its own settings, so that it does not begin with those of the walk before.
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
  if (!folder.isValid() || !openContest(session, window, options.file, folder.path()))
    return QStringLiteral("the contest cannot be opened: ") + refusal;
  const bool keeping = !options.pictures.isEmpty();
  const QDir pictures(QDir(options.pictures).filePath(look.folder));
  if (keeping && !pictures.mkpath(QStringLiteral("."))) return pictures.path();
  QStringList faults;
  damath::tour::Stops stops(window, [&](const QString& name, QWidget& shown) {
    const QString path = pictures.filePath(name + QStringLiteral(".png"));
    if (keeping && !shown.grab().save(path)) faults << path;
  });
  damath::tour::Tour tour(session, window, stops);
  tour.walk();
  if (options.file.isEmpty()) {
    damath::tour::Errands errands(session, translator, window, stops, QDir(folder.path()));
    errands.walk();
    // The server takes seconds to start, so it is started for pictures only.
    if (keeping) errands.walkOwnHall();
    errands.walkEmptyContest();
  }
  tour.leave();
  faults << stops.faults();
  // Another contest than the sample need not have every dialog and page.
  if (options.file.isEmpty()) {
    for (const QString& name : stops.neverOffered()) faults << QStringLiteral("never offered: ") + name;
    for (const QString& name : stops.neverSeen()) faults << QStringLiteral("never seen: ") + name;
  }
  QObject::disconnect(listening);
  return faults.join(u'\n');
}

// Pictures have the size of a small notebook's screen on every computer. QT_SCALE_FACTOR enlarges that screen
// by the same factor.
QByteArray smallScreen(const QString& path) {
  const double scale = std::max(qEnvironmentVariable("QT_SCALE_FACTOR").toDouble(), 1.0);
  const QSize room = damath::tour::kSmallScreen * scale;
  QFile screen(path);
  if (screen.open(QIODevice::WriteOnly)) {
    screen.write(QStringLiteral(R"({"screens":[{"name":"small","x":0,"y":0,"width":%1,"height":%2,)"
                                R"("logicalDpi":96,"logicalBaseDpi":96,"dpr":1}]})")
                     .arg(room.width())
                     .arg(room.height())
                     .toUtf8());
  }
  return "offscreen:configfile=" + path.toLocal8Bit();
}

}  // namespace

int main(int argc, char** argv) {
  // Settings and practice games of the walk go into a temporary folder, not into the user's.
  const QTemporaryDir state;
  qputenv("XDG_STATE_HOME", state.path().toLocal8Bit());
  qputenv("QT_QPA_PLATFORM", smallScreen(state.filePath(QStringLiteral("screen.json"))));
  QStandardPaths::setTestModeEnabled(true);
  const QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("damath-console"));
  QApplication::setOrganizationName(QStringLiteral("damath"));
  const Options options = readOptions();
  const std::vector<Look> looks = looksOf(options);
  if (looks.empty()) return fail(QStringLiteral("no such language or theme"));
  for (const Look& look : looks) {
    Translator translator(look.language);
    Session session(translator);
    MainWindow window(session, translator, windowProducts());
    window.offerSample(damath::window::fillSample);
    const QString faults = walk(session, translator, window, options, look);
    if (!faults.isEmpty()) return fail(look.folder + QStringLiteral(":\n") + faults);
  }
  return 0;
}
