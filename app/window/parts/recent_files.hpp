// SPDX-License-Identifier: GPL-3.0-or-later
// The list of recently opened contest files, which the program stores between starts.
#pragma once

#include <QString>
#include <QStringList>

namespace damath::window {

class RecentFiles {
 public:
  static void add(const QString& path);
  // Returns the recently opened contest files, newest first, including files that no longer exist.
  [[nodiscard]] static QStringList all();
  static void forget(const QString& path);
};

}  // namespace damath::window
