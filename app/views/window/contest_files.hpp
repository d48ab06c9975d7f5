// SPDX-License-Identifier: GPL-3.0-or-later
// Which contest file the window has: opened, made, made of a document, the sample, or brought back from a
// copy.
#pragma once

#include <QObject>
#include <functional>
#include <utility>

#include "app/models/contest/file_work.hpp"
#include "app/models/contest/session.hpp"

class QWidget;

namespace damath::views {

class ContestFiles : public QObject {
  Q_OBJECT

 public:
  // `leave` asks whether what is shown may be left: nothing typed may be lost. Dialogs stand over the window.
  ContestFiles(models::Session& session, const models::Translator& translator, QWidget& window,
               std::function<bool()> leave);

  // What fills a new contest with a sample, beside the window and as far as the watch lets it; without one
  // none is offered.
  using FillSample =
      std::function<desk::DeskResult<void>(desk::Desk&, const desk::Author&, const models::FileWork::Watch&)>;
  void offerSample(FillSample fill) { m_fillSample = std::move(fill); }

  // Refused: what was open stays open and the session has reported why.
  bool open(const QString& path);
  void choose();
  // A contest in a hall, with what its card says.
  void joinHall();
  void makeNew();
  // A contest made of a document; none is proposed where the path is empty.
  void makeOfDocument(const QString& path);
  // A copy of one's own, to try everything out in.
  void openSample();
  // Those of the file; `before` is what is said above them.
  void offerCopies(const QString& path, const QString& before);
  // The contest of a file whose hall is lost: the hall's newest copy, or the file as it was. Where the hall
  // is not lost `message` says that the file waits for it.
  void offerLostHall(const QString& path, const QString& message);
  void close();

 Q_SIGNALS:
  // `message` is what is said of it; empty where nothing.
  void opened(const QString& message);
  void closing();
  // A words::Language, while a new contest is set up.
  void languageChosen(int language);

 private:
  // After a crash: what was undone, and what was typed and is still there.
  [[nodiscard]] QString recovered(bool wasBrokenOff);
  // Whether the file waits for it no longer.
  [[nodiscard]] bool givesUpHall(const QString& path);

  models::Session& m_session;
  const models::Translator& m_translator;
  QWidget& m_window;
  std::function<bool()> m_leave;
  FillSample m_fillSample;
};

}  // namespace damath::views
