// SPDX-License-Identifier: GPL-3.0-or-later
// Reads facts about contest files in the background. Emits `known` after each file.
#pragma once

#include <QFileInfo>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <exception>
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

inline RecentContests::RecentContests(QObject* parent) : QObject(parent) {
  // A single thread reads the files, one after another. So a slow USB drive delays only this list.
  m_readers.setMaxThreadCount(1);
}

inline RecentContests::~RecentContests() {
  m_readers.clear();
  m_readers.waitForDone();
}

inline void RecentContests::look(const QStringList& paths) {
  m_seen.clear();
  m_readers.clear();
  const int asked = ++m_asked;
  for (const QString& path : paths) {
    m_readers.start([this, path, asked] {
      Seen seen;
      try {
        if (auto contest = desk::seenContest(QFileInfo(path).absoluteFilePath().toStdU16String())) {
          seen = std::make_shared<const desk::SeenContest>(*std::move(contest));
        }
      } catch (const std::exception&) {
        seen.reset();  // without facts, the list says that this file cannot be read
      }
      QMetaObject::invokeMethod(
          this,
          [this, path, asked, seen] {
            if (asked != m_asked) return;
            m_seen[path] = seen;
            Q_EMIT known(path);
          },
          Qt::QueuedConnection);
    });
  }
}

inline const desk::SeenContest* RecentContests::seen(const QString& path) const {
  const auto found = m_seen.find(path);
  return found == m_seen.end() ? nullptr : found->second.get();
}

}  // namespace damath::window
