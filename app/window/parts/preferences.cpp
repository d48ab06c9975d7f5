// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/preferences.hpp"

#include <QFileInfo>
#include <QLocale>
#include <QSettings>

#include "app/window/text/qt_text.hpp"
#include "core/every.hpp"

namespace damath::window {

namespace {

const QLatin1String kHallKey("hall");
const QLatin1String kLanguageKey("language");
const QLatin1String kListFolderKey("listFolder");
const QLatin1String kOwnSchoolKey("ownSchool");
const QLatin1String kThemeKey("theme");

QString orderKey(const QString& list) {
  return QStringLiteral("order/") + list;
}

QString aidKey(const QString& aid) {
  return QStringLiteral("board/") + aid;
}

}  // namespace

words::Language Preferences::language() {
  const QString chosen = QSettings().value(kLanguageKey).toString();
  if (const auto language = words::parseLanguage(fromQt(chosen))) return *language;
  return words::parseLanguage(fromQt(QLocale::system().name())).value_or(words::Language::English);
}

void Preferences::setLanguage(words::Language language) {
  QSettings().setValue(kLanguageKey, toQt(words::codeOf(language)));
}

Theme Preferences::theme() {
  return valueAt<Theme>(QSettings().value(kThemeKey, 0).toInt()).value_or(Theme::System);
}

void Preferences::setTheme(Theme theme) {
  QSettings().setValue(kThemeKey, static_cast<int>(theme));
}

Preferences::Order Preferences::order(const QString& list) {
  const QStringList kept = QSettings().value(orderKey(list)).toString().split(u' ');
  bool isNumber = false;
  const int column = kept.front().toInt(&isNumber);
  if (kept.size() != 2 || !isNumber || column < -1 || column > 99) return {-1, Qt::AscendingOrder};
  return {column, kept.back() == QLatin1String("down") ? Qt::DescendingOrder : Qt::AscendingOrder};
}

void Preferences::setOrder(const QString& list, const Order& order) {
  QSettings().setValue(orderKey(list), QStringLiteral("%1 %2")
                                           .arg(order.first)
                                           .arg(order.second == Qt::DescendingOrder ? QLatin1String("down")
                                                                                    : QLatin1String("up")));
}

QString Preferences::listFolder() {
  const QString path = QSettings().value(kListFolderKey).toString();
  return QFileInfo(path).isDir() ? path : QString();
}

void Preferences::setListFolder(const QString& path) {
  QSettings().setValue(kListFolderKey, path);
}

QString Preferences::ownSchool() {
  return QSettings().value(kOwnSchoolKey).toString();
}

void Preferences::setOwnSchool(const QString& school) {
  QSettings().setValue(kOwnSchoolKey, school);
}

QString Preferences::hall() {
  return QSettings().value(kHallKey).toString();
}

void Preferences::setHall(const QString& address) {
  QSettings().setValue(kHallKey, address);
}

bool Preferences::isOn(const QString& aid, bool usually) {
  return QSettings().value(aidKey(aid), usually).toBool();
}

void Preferences::setOn(const QString& aid, bool isOn) {
  QSettings().setValue(aidKey(aid), isOn);
}

}  // namespace damath::window
