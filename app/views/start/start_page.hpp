// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows while no contest is open: create or open one, the files used last, and a place to
// drop a file on.
#pragma once

#include <QWidget>

#include "app/models/session.hpp"
#include "app/views/pages/command.hpp"

class QLabel;
class QListWidget;

namespace damath::views {

class StartPage : public QWidget {
  Q_OBJECT

 public:
  StartPage(models::Session& session, const models::Translator& translator, const Commands& commands,
            QWidget* parent = nullptr);

  void setRecentFiles(const QStringList& paths);

 Q_SIGNALS:
  void chosen(const QString& path);

 private:
  void retranslate();

  const models::Translator& m_translator;
  QLabel* m_title;
  QLabel* m_introduction;
  QLabel* m_recentTitle;
  QListWidget* m_recent;
  QLabel* m_dropHint;
};

}  // namespace damath::views
