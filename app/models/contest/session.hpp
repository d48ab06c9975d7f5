// SPDX-License-Identifier: GPL-3.0-or-later
// The contest that is open on the console, if any, in its file or in a hall: the desk, the contest as it
// stands there, and what the desk refuses, in words. Everything on the screen follows `contestChanged`, which
// comes after a change of this program and, a moment later, after one of another program on the same file or
// of another station in the hall.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>
#include <atomic>
#include <concepts>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/contest/confirmations.hpp"
#include "app/models/contest/contest_opener.hpp"
#include "app/models/contest/file_work.hpp"
#include "app/models/contest/hall_link.hpp"
#include "app/models/contest/refusals.hpp"
#include "app/models/contest/sight.hpp"
#include "app/models/contest/waiting.hpp"

namespace damath::models {

class Session : public QObject {
  Q_OBJECT

 public:
  explicit Session(const Translator& translator, QObject* parent = nullptr);
  ~Session() override;

  [[nodiscard]] bool isOpen() const { return m_desk.has_value(); }
  // The file; of a hall its address without the pass phrase. Empty while nothing is open.
  [[nodiscard]] QString path() const;
  // The same for a desk of one's own. Promise: isOpen().
  [[nodiscard]] const db::Place& place() const;
  // The contest as of the last change. Empty while nothing is open.
  [[nodiscard]] const contest::Contest& contest() const { return *m_contest; }
  // The same, for who needs it for longer than until the next change.
  [[nodiscard]] const db::SharedContest& sharedContest() const { return m_contest; }
  [[nodiscard]] const contest::Event* find(contest::EventId id) const { return m_contest->find(id); }
  // What the event lacks and what comes next, as of the last change; null where that cannot be read.
  [[nodiscard]] std::shared_ptr<const desk::EventStatus> status(contest::EventId event);
  // Promise: isOpen().
  [[nodiscard]] desk::Desk& desk();

  // What is shown from now on; `silence` is a hall's, see HallWatch.
  void take(desk::Desk desk, std::shared_ptr<std::atomic<bool>> silence = {});
  void close();

  // Who uses the program; `by` and `reason` only where a correction asks for them.
  [[nodiscard]] desk::Author author(const QString& by = {}, const QString& reason = {}) const;

  // Makes a change and asks what it asks: action(author) gives an Expected<…, DeskError>. Notes and
  // acknowledgements are answered at once, Confirm by the name and reason that the dialog asked for, two
  // steps by the person: see Confirmations. `event` names the entries that a question speaks of; EventId{}
  // where it is of none. `goOn` is what the action does, where a question's own words would say something
  // else. While the person thinks, others' changes are read: no pointer into the contest is good afterwards.
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
  // The same by a function of one of the desks on the open contest, with what it takes before the author; as
  // `changed` gives it.
  template <class Desk, class Function, class... Given>
  auto change(contest::EventId event, const desk::Author& author, Function Desk::*action,
              const Given&... given) {
    return changed(withConfirmation(event, author, [&](const desk::Author& answering) {
      return std::invoke(action, Desk(*m_desk), given..., answering);
    }));
  }
  // While the work in another thread is there the changes that come to the file are this program's.
  void ownChangesWhile(const QObject& work);

  // The value of what the desk was asked, or whether it was done, after reading the contest anew; nothing
  // after a refusal, which is shown.
  template <class T>
  auto changed(Expected<T, desk::DeskError> outcome) {
    if (outcome) showOwnChange();
    return m_refusals.asked(std::move(outcome));
  }

  // What the window does for it.
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
  // Another file, or another content of it.
  void contestChanged();
  // After it, where another program made the change.
  void changedElsewhere();
  // The ring has another copy that was due.
  void copyKept();

 private:
  void readAnew();
  void readOthersChange();
  void showOwnChange();
  [[nodiscard]] static desk::DeskError notReached();
  // Begins the ring's next copy when it is time: nobody waits for it.
  void copyWhenDue();

  const Translator& m_translator;
  desk::SystemClock m_clock;
  std::optional<desk::Desk> m_desk;
  QFileSystemWatcher m_watcher;
  int m_beside = 0;       // changes that are being made in other threads
  QTimer m_othersChange;  // runs out once another program has left the file alone for a moment
  db::SharedContest m_contest = std::make_shared<const contest::Contest>();  // never null
  ContestOpener m_opener;
  HallLink m_hall;
  Confirmations m_confirmations;
  Refusals m_refusals;
  Screen m_screen;
  // Of the contest above, as far as it was asked for.
  std::map<contest::EventId, std::shared_ptr<const desk::EventStatus>> m_status;
  std::optional<std::int64_t> m_seen;   // which of others' changes the contest above holds
  std::unique_ptr<FileWork> m_copying;  // of the file that is open
};

// A slot that lets no exception into Qt's event loop: what was thrown is shown as a refusal.
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

}  // namespace damath::models
