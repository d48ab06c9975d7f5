// SPDX-License-Identifier: GPL-3.0-or-later
// The page that is shown while no contest is open: buttons to make or open a contest, the recent contests
// with their next steps, and a hint that files can be dropped here.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QWidget>
#include <map>
#include <memory>

#include "app/desk/events/status.hpp"
#include "app/window/page/command.hpp"
#include "app/window/session/session.hpp"

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace damath::window {

// Reads facts about contest files in the background. Emits `known` for each file that was read.
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

class StartPage : public QWidget {
  Q_OBJECT

 public:
  StartPage(Session& session, const Translator& translator, const Commands& commands,
            QWidget* parent = nullptr);

  // Sets the recent files, including missing ones, which stay until the user removes them.
  void setRecentFiles(const QStringList& paths);

 Q_SIGNALS:
  void chosen(const QString& path);
  // Emitted to remove the file from the list. The file itself stays.
  void forgotten(const QString& path);

 private:
  void changeEvent(QEvent* event) override;

  void fitTitle();
  void retranslate();
  void forget();
  void fitRecent();
  void showItem(QListWidgetItem& item);
  // Returns the known facts about the contest, with its next steps.
  [[nodiscard]] QString factsOf(const QString& path) const;
  void open(const QListWidgetItem* item);

  const Translator& m_translator;
  RecentContests m_contests;
  QLabel* m_title;
  QLabel* m_introduction;
  QLabel* m_recentTitle;
  QListWidget* m_recent;
  QAction* m_forget;
  QLabel* m_dropHint;
};

}  // namespace damath::window
