// SPDX-License-Identifier: GPL-3.0-or-later
// Reads facts about contest files in the background. Emits `known` for each file that was read.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <map>
#include <memory>

#include "app/desk/events/seen_contest.hpp"

namespace damath::window {

class RecentContests : public QObject {
  Q_OBJECT

 public:
  explicit RecentContests(QObject* parent = nullptr);
  // Waits for the file that is being read.
  ~RecentContests() override;

  // Reads these files and forgets all other files.
  void look(const QStringList& paths);
  [[nodiscard]] bool isKnown(const QString& path) const { return m_seen.contains(path); }
  // nullptr if the file is not known yet, or cannot be read.
  [[nodiscard]] const desk::SeenContest* seen(const QString& path) const;

 Q_SIGNALS:
  void known(const QString& path);

 private:
  using Seen = std::shared_ptr<const desk::SeenContest>;
  std::map<QString, Seen> m_seen;  // null: cannot be read
  int m_asked = 0;                 // number of the last look(); answers to earlier calls are dropped
  QThreadPool m_readers;
};

}  // namespace damath::window
