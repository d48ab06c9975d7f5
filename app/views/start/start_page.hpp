// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows while no contest is open: create or open one, the contests used last with what comes
// next in each, and a place to drop a file on.
#pragma once

#include <QWidget>

#include "app/models/contest/recent_contests.hpp"
#include "app/models/contest/session.hpp"
#include "app/views/pages/command.hpp"

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace damath::views {

class StartPage : public QWidget {
  Q_OBJECT

 public:
  StartPage(models::Session& session, const models::Translator& translator, const Commands& commands,
            QWidget* parent = nullptr);

  // Files that are gone among them: they stay until somebody takes them off.
  void setRecentFiles(const QStringList& paths);

 Q_SIGNALS:
  void chosen(const QString& path);
  // Takes the file off the list; the file itself stays.
  void forgotten(const QString& path);

 private:
  void changeEvent(QEvent* event) override;

  void fitTitle();
  void retranslate();
  void forget();
  void fitRecent();
  void showItem(QListWidgetItem& item);
  // What is known of the contest, in a line.
  [[nodiscard]] QString factsOf(const QString& path) const;
  void open(const QListWidgetItem* item);

  const models::Translator& m_translator;
  models::RecentContests m_contests;
  QLabel* m_title;
  QLabel* m_introduction;
  QLabel* m_recentTitle;
  QListWidget* m_recent;
  QAction* m_forget;
  QLabel* m_dropHint;
};

}  // namespace damath::views
