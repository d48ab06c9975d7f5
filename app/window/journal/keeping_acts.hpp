// SPDX-License-Identifier: GPL-3.0-or-later
// Commands on the contest file as a whole: manual backup, check, and export as document or web site. Further
// commands hand over an event to another computer, take the event back, and turn the contest into a practice
// contest.
#pragma once

#include <QObject>
#include <functional>

#include "app/window/journal/check_view.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/session/file_work.hpp"

namespace damath::window {

struct SiteChoice;
class WorkBar;

class KeepingActs : public QObject {
  Q_OBJECT

 public:
  // The dialogs open over `parent`. All arguments must outlive this object.
  KeepingActs(Session& session, const Translator& translator, WorkBar& bar, FileWork& work, QWidget* parent);

  void backUp();
  void check();
  void writeWhole();
  void writeSite();
  // Sets the event that is proposed if there are several.
  void setEventAtHand(contest::EventId event) { m_eventAtHand = event; }
  void split();
  void merge();
  void reclaim();
  void leaveOfficial();

 Q_SIGNALS:
  void said(const QString& message);
  void checked(const damath::window::FileCheck& check);

 private:
  using DeskWork = std::function<FileWork::Report(desk::Desk& desk, const FileWork::Watch& watch)>;

  // Asks for the target file. A path that belongs to a contest is refused.
  void askWhere(words::Phrase title, const QString& suggestion, words::Phrase filter,
                const FileTarget& target, FileChosen chosen);
  void backUpTo(const QString& path);
  void writeWholeTo(const QString& path);
  void writeSiteTo(const SiteChoice& choice);
  void splitTo(contest::EventId event, const QString& path);
  void mergeFrom(const QString& path);
  void reclaimEvent(contest::EventId event);
  // Asks for one of several events. With a single event, no dialog appears.
  void chooseEvent(words::Phrase title, words::Phrase introduction,
                   const std::vector<contest::EventId>& events, std::function<void(contest::EventId)> chosen);
  // Starts work in another thread, with its own desk for the file. The user can stop the work.
  void start(words::Phrase what, OwnDesk::Use use, DeskWork work);
  [[nodiscard]] QWidget* window() const;
  [[nodiscard]] QString nameOf(contest::EventId event) const;

  Session& m_session;
  const Translator& m_translator;
  contest::EventId m_eventAtHand{};
  WorkBar& m_bar;
  FileWork& m_work;
};

}  // namespace damath::window
