// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/recent_files.hpp"

#include <QSettings>

namespace damath::window {

namespace {

constexpr int kMostRecent = 8;
const QLatin1String kRecentKey("recentFiles");

}  // namespace

void RecentFiles::add(const QString& path) {
  // A missing file stays in the list until the user removes it, because it may be on an unplugged USB drive.
  QStringList paths = all();
  paths.removeAll(path);
  paths.prepend(path);
  while (paths.size() > kMostRecent) paths.removeLast();
  QSettings().setValue(kRecentKey, paths);
}

QStringList RecentFiles::all() {
  return QSettings().value(kRecentKey).toStringList();
}

void RecentFiles::forget(const QString& path) {
  QStringList paths = all();
  paths.removeAll(path);
  QSettings().setValue(kRecentKey, paths);
}

}  // namespace damath::window
