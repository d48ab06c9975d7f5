// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start/recent_contests.hpp"

#include <QFileInfo>
#include <exception>

namespace damath::window {

RecentContests::RecentContests(QObject* parent) : QObject(parent) {
  // One thread reads the files one after another. A slow USB drive therefore delays only this list.
  m_readers.setMaxThreadCount(1);
}

RecentContests::~RecentContests() {
  m_readers.clear();
  m_readers.waitForDone();
}

void RecentContests::look(const QStringList& paths) {
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

const desk::SeenContest* RecentContests::seen(const QString& path) const {
  const auto found = m_seen.find(path);
  return found == m_seen.end() ? nullptr : found->second.get();
}

}  // namespace damath::window
