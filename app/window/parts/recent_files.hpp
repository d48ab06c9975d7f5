// SPDX-License-Identifier: GPL-3.0-or-later
// The list of recently opened contest files, which the program stores between starts.
#pragma once

#include <QLatin1String>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace damath::window {

class RecentFiles {
 public:
  static void add(const QString& path);
  // Returns the recently opened contest files, the file opened last first, including files that no longer
  // exist.
  [[nodiscard]] static QStringList all();
  static void forget(const QString& path);

 private:
  static constexpr int kMostRecent = 8;
  static constexpr QLatin1String kRecentKey{"recentFiles"};
};

inline void RecentFiles::add(const QString& path) {
  // Missing files stay in the list, because they may be on an unplugged USB drive.
  QStringList paths = all();
  paths.removeAll(path);
  paths.prepend(path);
  while (paths.size() > kMostRecent) paths.removeLast();
  QSettings().setValue(kRecentKey, paths);
}

inline QStringList RecentFiles::all() {
  return QSettings().value(kRecentKey).toStringList();
}

inline void RecentFiles::forget(const QString& path) {
  QStringList paths = all();
  paths.removeAll(path);
  QSettings().setValue(kRecentKey, paths);
}

}  // namespace damath::window
