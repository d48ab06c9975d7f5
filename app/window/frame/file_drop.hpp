// SPDX-License-Identifier: GPL-3.0-or-later
// Handles files dropped onto the window. The suffix of the file selects a command, which asks the same
// questions as when it is chosen in a menu. A file with an unknown suffix is opened as a contest; an error
// message then tells why this fails. While no contest is open, lists and scoresheets are handled in this way
// too.
#pragma once

#include <QObject>

#include "app/window/session/session.hpp"

class QMimeData;

namespace damath::window {

class ContestFiles;
class MainWindow;
class PageStack;
class RefusalLine;

class FileDrop : public QObject {
  Q_OBJECT

 public:
  // All arguments must outlive this object. The window is its parent.
  FileDrop(const Session& session, const Translator& translator, const PageStack& pages, ContestFiles& files,
           RefusalLine& refusal, MainWindow& window);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void take(const QMimeData& dropped);
  void open(const QString& path);
  void openSheet(const QString& path);
  void openList(const QString& path);

  const Session& m_session;
  const Translator& m_translator;
  const PageStack& m_pages;
  ContestFiles& m_files;
  RefusalLine& m_refusal;
  MainWindow& m_window;
};

}  // namespace damath::window
