// SPDX-License-Identifier: GPL-3.0-or-later
// Handles the contest file of the window: opens a file, makes a new contest, makes a contest from a document,
// makes the sample, or restores a backup.
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
  // `leave` is called before the open contest is closed or another contest is opened. It returns false if the
  // current page has unsaved input and must stay. Dialogs open above the window. `products` must outlive this
  // object.
  ContestFiles(Session& session, const Translator& translator, QWidget& window, std::function<bool()> leave,
               const WindowProducts& products);

  // A function that writes the sample contest into a new contest, in another thread. It stops early if the
  // watch (progress report) returns false. While no function is set, the program offers no sample.
  using FillSample =
      std::function<desk::DeskResult<void>(desk::Desk&, const desk::Author&, const FileWork::Watch&)>;
  void offerSample(FillSample fill) { m_fillSample = std::move(fill); }

  // Opens a contest file. Returns false if the file could not be opened, or if the user did not leave the
  // current page or stopped the reading. Then the previous contest stays open. An error of the file is shown.
  bool open(const QString& path);
  void choose();
  // Returns the parts of the window that an optional product needs to open or restore a contest.
  [[nodiscard]] Opening opening();
  void makeNew();
  // Opens the dialog that makes a contest from a document. `path` is the proposed document; it may be empty.
  void makeOfDocument(const QString& path);
  // Makes a copy of the sample contest for the user, who can then try everything in it.
  void openSample();
  // Opens a dialog with the backups of the contest file. `before` is the text above the list.
  void offerBackups(const QString& path, const QString& before);
  // Another program changed the file at `path`. Offers to save its data in a new file, and opens the new
  // file. `message` says how the file at `path` was changed.
  void offerRescue(const QString& path, const QString& message);
  // Handles a contest file that cannot be opened because it is shared on the network. Calls the product that
  // shares contests. Without this product, shows `message` and says that the program cannot share contests.
  void offerLostHall(const QString& path, const QString& message);
  void close();

 Q_SIGNALS:
  // Emitted after a contest was opened. `message` may be empty.
  void opened(const QString& message);
  void closing();
  // Emitted when the user chooses a language in the dialog for a new contest. `language` is a
  // words::Language.
  void languageChosen(int language);

 private:
  // Saves the data of `from` to the new file `to` and opens it. Shows the numbers of saved and left-out rows.
  // If rows were left out or the journal contradicts a row, also shows the first lines of the rescue report.
  void rescue(const QString& from, const QString& to);
  // Returns the message about an earlier run of the program: the last saved change if the run was broken off,
  // and the unsaved input that still exists.
  [[nodiscard]] QString recovered(bool wasBrokenOff);

  Session& m_session;
  const Translator& m_translator;
  QWidget& m_window;
  std::function<bool()> m_leave;
  const WindowProducts& m_products;
  FillSample m_fillSample;
};

}  // namespace damath::window
