// SPDX-License-Identifier: GPL-3.0-or-later
// Reads facts about contest files in the background. Emits `known` after each file.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <map>
#include <memory>

#include "app/desk/events/seen_contest.hpp"

namespace damath::window {

class RecentContests : public QObject {
  Q_OBJECT

 public:
  explicit RecentContests(QObject* parent = nullptr);
  // Waits until the file that is being read is finished.
  ~RecentContests() override;

  // Starts to read these contest files. Forgets all other files.
  void look(const QStringList& paths);
  [[nodiscard]] bool isKnown(const QString& path) const { return m_seen.contains(path); }
  // Returns the facts about a contest file; nullptr if they are not known yet or the file cannot be read.
  [[nodiscard]] const desk::SeenContest* seen(const QString& path) const;

 Q_SIGNALS:
  void known(const QString& path);

 private:
  using Seen = std::shared_ptr<const desk::SeenContest>;
  std::map<QString, Seen> m_seen;  // the facts by file path; null if the file cannot be read
  int m_asked = 0;  // counts the calls of look(), so that facts read for an earlier call are ignored
  QThreadPool m_readers;
};

}  // namespace damath::window
