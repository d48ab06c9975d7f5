// SPDX-License-Identifier: GPL-3.0-or-later
// Contest files, each looked at in passing beside the window: a signal tells when more is known.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <map>
#include <memory>

#include "app/desk/events/seen_contest.hpp"

namespace damath::models {

class RecentContests : public QObject {
  Q_OBJECT

 public:
  explicit RecentContests(QObject* parent = nullptr);
  // Waits for what is being looked at.
  ~RecentContests() override;

  // Looks at these files; what is known of others is forgotten.
  void look(const QStringList& paths);
  [[nodiscard]] bool isKnown(const QString& path) const { return m_seen.contains(path); }
  // Null where it is not known yet, or cannot be read.
  [[nodiscard]] const desk::SeenContest* seen(const QString& path) const;

 Q_SIGNALS:
  void known(const QString& path);

 private:
  using Seen = std::shared_ptr<const desk::SeenContest>;
  std::map<QString, Seen> m_seen;  // null: cannot be read
  int m_asked = 0;                 // which question is the last; answers to others are too late
  QThreadPool m_readers;
};

}  // namespace damath::models
