// SPDX-License-Identifier: GPL-3.0-or-later
// What the console remembers between starts: language, theme, the files used last. Nothing a result depends
// on.
#pragma once

#include <QStringList>
#include <utility>

#include "app/views/parts/theme.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::views {

class Preferences {
 public:
  // What was chosen, else the system's language where the suite speaks it, else English.
  [[nodiscard]] static words::Language language();
  static void setLanguage(words::Language language);
  [[nodiscard]] static Theme theme();
  static void setTheme(Theme theme);
  // By which column a list of that name is ordered; −1 is Qt's "by none".
  using Order = std::pair<int, Qt::SortOrder>;
  [[nodiscard]] static Order order(const QString& list);
  static void setOrder(const QString& list, const Order& order);
  // Where a list of players was last; empty where the folder is gone.
  [[nodiscard]] static QString listFolder();
  static void setListFolder(const QString& path);
  // The hall that was joined last, with the login and without the pass phrase; empty where none was.
  [[nodiscard]] static QString hall();
  static void setHall(const QString& address);
  // Which helps a board to play on gives, by their names.
  [[nodiscard]] static bool isOn(const QString& aid, bool usually);
  static void setOn(const QString& aid, bool isOn);
};

// The contest files that were open last.
class RecentFiles {
 public:
  static void add(const QString& path);
  // Newest first, those that are gone as well.
  [[nodiscard]] static QStringList all();
  static void forget(const QString& path);
};

}  // namespace damath::views
