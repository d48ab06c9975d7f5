// SPDX-License-Identifier: GPL-3.0-or-later
// The page shown while no contest is open. It has buttons to make or open a contest, the recent contests with
// their next steps, and a hint that files can be dropped here.
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

#include "app/window/commands/commands.hpp"
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

  // Sets the list of recent files. A missing file stays in the list until the user removes it.
  void setRecentFiles(const QStringList& paths);

 Q_SIGNALS:
  void chosen(const QString& path);
  // Emitted when the user removes a file from the list. The file itself is not deleted.
  void forgotten(const QString& path);

 private:
  void changeEvent(QEvent* event) override;

  void fitTitle();
  void retranslate();
  void forget();
  void fitRecent();
  void showItem(QListWidgetItem& item);
  // Returns the known facts about a contest file, with its next steps.
  [[nodiscard]] QString factsOf(const QString& path) const;
  void open(const QListWidgetItem* item);

  const Translator& m_translator;
  RecentContests m_contests;
  QWidget* m_middle;  // the content, in the middle of the page
  QLabel* m_title;
  QLabel* m_introduction;
  QLabel* m_recentTitle;
  QListWidget* m_recent;
  QAction* m_forget;
  QLabel* m_dropHint;
};

}  // namespace damath::window
