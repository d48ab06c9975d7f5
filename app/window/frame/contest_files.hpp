// SPDX-License-Identifier: GPL-3.0-or-later
// The contest file of the window: opens a file, makes a new contest, imports a document, makes the sample,
// joins a shared contest, or restores a backup.
#pragma once

#include <QObject>
#include <functional>
#include <utility>

#include "app/window/session/file_work.hpp"
#include "app/window/session/session.hpp"

class QWidget;

namespace damath::window {

class ContestFiles : public QObject {
  Q_OBJECT

 public:
  // `leave` returns false if the current page has unsaved input and must stay. Dialogs open over the window.
  ContestFiles(Session& session, const Translator& translator, QWidget& window, std::function<bool()> leave);

  // A function that fills a new contest with the sample, in another thread, until the watch stops it. Without
  // such a function, no sample is offered.
  using FillSample =
      std::function<desk::DeskResult<void>(desk::Desk&, const desk::Author&, const FileWork::Watch&)>;
  void offerSample(FillSample fill) { m_fillSample = std::move(fill); }

  // Opens a contest file. Returns false if that failed: the previous contest stays open, and the session has
  // shown the error.
  bool open(const QString& path);
  void choose();
  // Opens the dialog that joins a shared contest.
  void joinHall();
  void makeNew();
  // Opens the dialog that makes a contest from a document. An empty path proposes no document.
  void makeOfDocument(const QString& path);
  // Makes the user's own copy of the sample contest, to try everything.
  void openSample();
  // Offers the backups of the file. `before` is the text above the list.
  void offerBackups(const QString& path, const QString& before);
  // Handles a file whose shared contest is lost: offers the newest backup of the shared contest, or the file
  // as it was. If the shared contest still exists, shows `message`, which says that the contest is shared.
  void offerLostHall(const QString& path, const QString& message);
  void close();

 Q_SIGNALS:
  // Emitted after a contest was opened. `message` may be empty.
  void opened(const QString& message);
  void closing();
  // Emitted with a words::Language while a new contest is set up.
  void languageChosen(int language);

 private:
  // Returns the message after a crash: the last saved change, and the unsaved input that still exists.
  [[nodiscard]] QString recovered(bool wasBrokenOff);
  // Ends sharing for the file. Returns true on success; otherwise shows the error.
  [[nodiscard]] bool givesUpHall(const QString& path);

  Session& m_session;
  const Translator& m_translator;
  QWidget& m_window;
  std::function<bool()> m_leave;
  FillSample m_fillSample;
};

}  // namespace damath::window
