// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are dropped onto the window: with each what the command of its kind does, asked as there. Told
// by their endings; what is none of the others is taken for a contest, whose opening says what it is.
#pragma once

#include <QObject>

#include "app/models/contest/session.hpp"

class QMimeData;

namespace damath::views {

class ContestFiles;
class MainWindow;
class PageStack;
class RefusalLine;

class FileDrop : public QObject {
  Q_OBJECT

 public:
  // All must outlive this but the window, whose child it is.
  FileDrop(const models::Session& session, const models::Translator& translator, const PageStack& pages,
           ContestFiles& files, RefusalLine& refusal, MainWindow& window);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void take(const QMimeData& dropped);
  void open(const QString& path);
  void openSheet(const QString& path);
  void openList(const QString& path);

  const models::Session& m_session;
  const models::Translator& m_translator;
  const PageStack& m_pages;
  ContestFiles& m_files;
  RefusalLine& m_refusal;
  MainWindow& m_window;
};

}  // namespace damath::views
