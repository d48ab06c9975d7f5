// SPDX-License-Identifier: GPL-3.0-or-later
// The page that is shown while no contest is open: buttons to make or open a contest, the recent contests
// with their next steps, and a hint that files can be dropped here.
#pragma once

#include <QWidget>

#include "app/window/page/command.hpp"
#include "app/window/session/session.hpp"
#include "app/window/start/recent_contests.hpp"

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace damath::window {

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
