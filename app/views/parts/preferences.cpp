// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/preferences.hpp"

#include <QFileInfo>
#include <QLocale>
#include <QSettings>

#include "app/models/qt_text.hpp"
#include "core/every.hpp"

namespace damath::views {

namespace {

constexpr int kMostRecent = 8;

QString languageKey() {
  return QStringLiteral("language");
}
QString themeKey() {
  return QStringLiteral("theme");
}
QString recentKey() {
  return QStringLiteral("recentFiles");
}

QString listFolderKey() {
  return QStringLiteral("listFolder");
}

}  // namespace

words::Language Preferences::language() {
  const QString chosen = QSettings().value(languageKey()).toString();
  if (const auto language = words::parseLanguage(models::fromQt(chosen))) return *language;
  return words::parseLanguage(models::fromQt(QLocale::system().name())).value_or(words::Language::English);
}

void Preferences::setLanguage(words::Language language) {
  QSettings().setValue(languageKey(), models::toQt(words::codeOf(language)));
}

Theme Preferences::theme() {
  return valueAt<Theme>(QSettings().value(themeKey(), 0).toInt()).value_or(Theme::System);
}

void Preferences::setTheme(Theme theme) {
  QSettings().setValue(themeKey(), static_cast<int>(theme));
}

QStringList Preferences::recentFiles() {
  QStringList there;
  const QStringList paths = QSettings().value(recentKey()).toStringList();
  for (const QString& path : paths) {
    if (QFileInfo::exists(path)) there << path;
  }
  return there;
}

void Preferences::addRecentFile(const QString& path) {
  QStringList paths = recentFiles();
  paths.removeAll(path);
  paths.prepend(path);
  while (paths.size() > kMostRecent) paths.removeLast();
  QSettings().setValue(recentKey(), paths);
}

QString Preferences::listFolder() {
  const QString path = QSettings().value(listFolderKey()).toString();
  return QFileInfo(path).isDir() ? path : QString();
}

void Preferences::setListFolder(const QString& path) {
  QSettings().setValue(listFolderKey(), path);
}

}  // namespace damath::views
