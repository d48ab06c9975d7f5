// SPDX-License-Identifier: GPL-3.0-or-later
// The open contest, if any, in a file or on a server: its desk, its current content and the display of
// errors. Everything on the screen is updated by the signal `contestChanged`. The signal is emitted after a
// change by this program, and a moment later after a change by another program or another station.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>
#include <atomic>
#include <concepts>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/desk/change/desk_warning.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/session/confirmations.hpp"
#include "app/window/session/contest_opener.hpp"
#include "app/window/session/file_work.hpp"
#include "app/window/session/hall_link.hpp"
#include "app/window/session/refusals.hpp"
#include "app/window/session/sight.hpp"
#include "app/window/session/waiting.hpp"
#include "db/records/journal_head.hpp"
#include "platform/file_identity.hpp"
#include "words/phrase.hpp"

namespace damath::window {

// The state of the open contest file at its path. This program can change the file only while the state is
// Here.
enum class FilePlace {
  Here,      // the file is at its path and can be read; always so for a shared contest
  Gone,      // nothing is at the path: the file was moved, renamed or deleted
  Replaced,  // another file is at the path
  Broken     // the file at the path is no longer a readable contest file
};

class Session : public QObject {
  Q_OBJECT

 public:
  explicit Session(const Translator& translator, QObject* parent = nullptr);
  ~Session() override;

  [[nodiscard]] bool isOpen() const { return m_desk.has_value(); }
  // Returns the path of the contest file, or the address of the server without the password. Empty while no
  // contest is open.
  [[nodiscard]] QString path() const;
  // Returns the state that the contest file had when the program last looked for it. The signal
  // filePlaceChanged tells that the state has changed.
  [[nodiscard]] FilePlace filePlace() const { return m_filePlace; }
  // Returns the error message for a state other than Here. The message also says what the user can do. Empty
  // if the state is Here.
  [[nodiscard]] QString filePlaceError() const;
  // The path or address at which another desk can open the contest. Precondition: isOpen().
  [[nodiscard]] const db::Place& place() const;
  // The content of the open contest after the last change. Empty while no contest is open.
  [[nodiscard]] const contest::Contest& contest() const { return *m_contest; }
  // A shared pointer to the current content, for code that still needs it after the next change.
  [[nodiscard]] const db::SharedContest& sharedContest() const { return m_contest; }
  [[nodiscard]] const contest::Event* find(contest::EventId id) const { return m_contest->find(id); }
  // Returns the status of the event after the last change: missing results, scoresheets and other items, and
  // the next step. nullptr if the status cannot be read.
  [[nodiscard]] std::shared_ptr<const desk::EventStatus> status(contest::EventId event);
  // Returns the desk of the open contest. Precondition: isOpen().
  [[nodiscard]] desk::Desk& desk();

  // Makes this desk's contest the open contest. `silence` is only for a shared contest; see HallWatch.
  void take(desk::Desk desk, std::shared_ptr<std::atomic<bool>> silence = {});
  void close();

  // True if the path is a contest file, a file of SQLite beside one, or inside a folder of backups; then
  // shows an error. Such a file is never overwritten, even if the user agreed in a dialog.
  [[nodiscard]] bool isRefusedAsContest(const QString& path);

  // Returns the author of a change: the user of this program. `by` and `reason` are needed only for changes
  // that require them, for example corrections. `askedBy` is the person who asked for the change. In a shared
  // contest, the login signs and `by` is ignored.
  [[nodiscard]] desk::Author author(const QString& by = {}, const QString& reason = {},
                                    const QString& askedBy = {}) const;

  // Makes a change and handles its confirmation questions. `action(author)` returns an Expected<…,
  // DeskError>. Questions of the levels Note and Acknowledge are accepted at once. The level Confirm needs a
  // name and a reason in `author`. Questions of the level TwoSteps and some others are shown to the user (see
  // Confirmations). `event` is the event whose entries a question names; EventId{} if there is none. `goOn`
  // replaces the usual text of the button that confirms. While a question is open, changes by others are
  // read, so pointers into the contest become invalid.
  template <class Action>
  auto withConfirmation(contest::EventId event, desk::Author author, Action&& action,
                        std::optional<words::Phrase> goOn = {}) {
    using Done = decltype(action(static_cast<const desk::Author&>(author)));
    if (!m_hall.isReached()) return Done(Unexpected(notReached()));
    for (;;) {
      auto done = action(static_cast<const desk::Author&>(author));
      if (done || !m_confirmations.goesOn(event, done.error(), goOn, author)) return done;
    }
  }
  // Makes a change by the function `action` of a desk class, for example RoundDesk. Handles the confirmation
  // questions as withConfirmation() does. `given` are the arguments before the author. After a success, reads
  // the contest again and returns the value. After an error, shows the error (see changed()).
  template <class Desk, class Function, class... Given>
  auto change(contest::EventId event, const desk::Author& author, Function Desk::*action,
              const Given&... given) {
    return changed(withConfirmation(event, author, [&](const desk::Author& answering) {
      return std::invoke(action, Desk(*m_desk), given..., answering);
    }));
  }
  // Call this function before another thread of this program changes the file. Changes of the file are not
  // read until the object `work` is destroyed. Then the contest is read again if it has changed.
  void ownChangesWhile(const QObject& work);

  // Handles the outcome of a change. After a success, reads the contest again and returns the value, or true
  // if T is void. After an error, shows the error and returns nullopt, or false if T is void.
  template <class T>
  auto changed(Expected<T, desk::DeskError> outcome) {
    if (outcome) showOwnChange();
    if (!outcome) lookForFile();
    return m_refusals.asked(std::move(outcome));
  }

  // The services that the window gives to the session: a record of the journal rows that the user has seen,
  // and a way to run work that the user must wait for.
  struct Screen {
    Sight sight{};
    Waiting waiting{};
  };
  [[nodiscard]] Screen& screen() { return m_screen; }
  [[nodiscard]] ContestOpener& opener() { return m_opener; }
  [[nodiscard]] HallLink& hall() { return m_hall; }
  [[nodiscard]] Confirmations& confirmations() { return m_confirmations; }
  [[nodiscard]] Refusals& refusals() { return m_refusals; }

 Q_SIGNALS:
  // Emitted when a contest was opened or closed, and each time its content was read again.
  void contestChanged();
  // Emitted after contestChanged if another program or station made the change.
  void changedElsewhere();
  // Emitted when filePlace() has changed.
  void filePlaceChanged();
  // Emitted when a due automatic backup, or a due copy of backups to the second folder, is complete.
  void copyKept();

 private:
  // Checks that the contest file is at its path and can be read. Shows an error once if it is not.
  void lookForFile();
  void setFilePlace(FilePlace place);
  void readAnew();
  void readOthersChange();
  void showOwnChange();
  [[nodiscard]] static desk::DeskError notReached();
  // Starts an automatic backup in the background if one is due, and copies new backups to the second folder.
  void copyWhenDue();
  void showWarnings(const std::vector<desk::DeskWarning>& warnings);

  const Translator& m_translator;
  desk::SystemClock m_clock;
  std::optional<desk::Desk> m_desk;
  QFileSystemWatcher m_watcher;
  int m_beside = 0;  // the number of this program's other threads that are changing the file
  // Started when the file changes, also by this program. When the timer fires, the contest is read again if
  // another program has changed it.
  QTimer m_othersChange;
  FilePlace m_filePlace = FilePlace::Here;
  std::optional<platform::FileIdentity> m_identity;  // identifies the open file; nullopt for a shared contest
  QTimer m_lookAgain;  // runs while m_filePlace is not Here; the watcher does not see the file come back
  db::SharedContest m_contest = std::make_shared<const contest::Contest>();  // never null
  ContestOpener m_opener;
  HallLink m_hall;
  Confirmations m_confirmations;
  Refusals m_refusals;
  Screen m_screen;
  // The statuses of events that were already read since the last change of m_contest.
  std::map<contest::EventId, std::shared_ptr<const desk::EventStatus>> m_status;
  // The value of Desk::changesOfOthers() when m_contest was read; nullopt if unknown.
  std::optional<std::int64_t> m_seen;
  std::unique_ptr<FileWork> m_copying;  // the running backup of the open file
};

// Returns the slot with a guard: an exception is shown as an error, so that it does not reach Qt's event
// loop.
template <class Slot>
[[nodiscard]] auto guarded(Session& session, Slot slot) {
  return [&session, slot ]<class... Args>(Args && ... args) requires std::invocable<const Slot&, Args...> {
    try {
      slot(std::forward<Args>(args)...);
    } catch (const std::exception& failure) {
      session.refusals().show(QString::fromUtf8(failure.what()));
    }
  };
}

}  // namespace damath::window
