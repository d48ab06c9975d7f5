// SPDX-License-Identifier: GPL-3.0-or-later
// The contest file of the window: opens a file, makes a new contest, imports a document, makes the sample,
// or restores a backup.
#pragma once

#include <QObject>
#include <functional>
#include <utility>

#include "app/window/page/product.hpp"
#include "app/window/session/file_work.hpp"
#include "app/window/session/session.hpp"

class QWidget;

namespace damath::window {

class ContestFiles : public QObject {
  Q_OBJECT

 public:
  // `leave` returns false if the current page has unsaved input and must stay. Dialogs open over the window.
  // The products must outlive this object.
  ContestFiles(Session& session, const Translator& translator, QWidget& window, std::function<bool()> leave,
               const WindowProducts& products);

  // A function that fills a new contest with the sample, in another thread, until the watch stops it. Without
  // such a function, no sample is offered.
  using FillSample =
      std::function<desk::DeskResult<void>(desk::Desk&, const desk::Author&, const FileWork::Watch&)>;
  void offerSample(FillSample fill) { m_fillSample = std::move(fill); }

  // Opens a contest file. Returns false if that failed: the previous contest stays open, and the session has
  // shown the error.
  bool open(const QString& path);
  void choose();
  // The contest file as the products use it.
  [[nodiscard]] Opening opening();
  void makeNew();
  // Opens the dialog that makes a contest from a document. An empty path proposes no document.
  void makeOfDocument(const QString& path);
  // Makes the user's own copy of the sample contest, to try everything.
  void openSample();
  // Offers the backups of the file. `before` is the text above the list.
  void offerBackups(const QString& path, const QString& before);
  // Handles a contest file that waits for its shared contest. The product that shares contests does it;
  // without this product, shows `message` and says that the program cannot share contests.
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

  Session& m_session;
  const Translator& m_translator;
  QWidget& m_window;
  std::function<bool()> m_leave;
  const WindowProducts& m_products;
  FillSample m_fillSample;
};

}  // namespace damath::window
