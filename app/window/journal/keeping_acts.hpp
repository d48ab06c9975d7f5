// SPDX-License-Identifier: GPL-3.0-or-later
// Commands on a whole contest file: manual backup, check, and export as a document or web site. Other
// commands move an event to another computer, bring it back, or turn the contest into a practice contest.
#pragma once

#include <QObject>
#include <functional>

#include "app/window/journal/check_view.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/session/file_work.hpp"
#include "app/window/session/own_desk.hpp"

namespace damath::window {

struct SiteChoice;
class WorkBar;

class KeepingActs : public QObject {
  Q_OBJECT

 public:
  // The dialogs of the commands open over `parent`. Precondition: all arguments outlive this object.
  KeepingActs(Session& session, const Translator& translator, WorkBar& bar, FileWork& work, QWidget* parent);

  void backUp();
  // Checks the file, and compares the heads (journal numbers and digests that papers show) with its journal.
  void check(const std::vector<db::JournalHead>& heads);
  void writeWhole();
  void writeSite();
  // Sets the event that the dialog proposes if the contest has several events.
  void setEventAtHand(contest::EventId event) { m_eventAtHand = event; }
  void split();
  void merge();
  void reclaim();
  void leaveOfficial();

 Q_SIGNALS:
  void said(const QString& message);
  // Emitted after `said`: the message names this file, which the user may open.
  void wrote(const QString& path);
  void checked(const damath::window::FileCheck& check);

 private:
  using DeskWork = std::function<FileWork::Report(desk::Desk& desk, const FileWork::Watch& watch)>;

  // Asks the user for a target file. Refuses a path that belongs to a contest.
  void askWhere(words::Phrase title, const QString& suggestion, words::Phrase filter,
                const FileTarget& target, FileChosen chosen);
  void backUpTo(const QString& path);
  void writeWholeTo(const QString& path);
  void writeSiteTo(const SiteChoice& choice);
  void splitTo(contest::EventId event, const QString& path);
  void mergeFrom(const QString& path);
  void reclaimEvent(contest::EventId event);
  // Asks the user for one of `events`. If there is only one event, calls `chosen` with it at once.
  void chooseEvent(words::Phrase title, words::Phrase introduction,
                   const std::vector<contest::EventId>& events, std::function<void(contest::EventId)> chosen);
  // Starts work on the contest file in another thread, which opens the file for itself. The user can stop the
  // work.
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
