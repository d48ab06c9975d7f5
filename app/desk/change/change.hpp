// SPDX-License-Identifier: GPL-3.0-or-later
// Runs each use case as one edit (one transaction) of the contest store. The use case decides by the data
// that this edit reads. The edit is committed if the use case succeeds, and rolled back if the use case
// returns an error.
#pragma once

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/desk/change/author.hpp"
#include "app/desk/change/desk.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/open_file.hpp"
#include "app/desk/change/other_hands.hpp"
#include "app/desk/change/refused.hpp"
#include "app/desk/change/text_check.hpp"
#include "core/contest/model/contest.hpp"
#include "core/expected.hpp"
#include "db/records/journal_subject.hpp"
#include "db/records/person.hpp"
#include "db/store.hpp"

namespace damath::desk {

// A change in progress: the edit, the contest before the change, and the author.
class Change {
 public:
  Change(Desk::OpenFile& openFile, db::Edit& edit, const contest::Contest& contest, const Author& author)
      : m_openFile(&openFile),
        m_edit(&edit),
        m_contest(&contest),
        m_author(&author),
        m_others(openFile, edit, author) {}

  [[nodiscard]] db::Edit& edit() const { return *m_edit; }
  [[nodiscard]] const contest::Contest& contest() const { return *m_contest; }
  [[nodiscard]] const Author& author() const { return *m_author; }
  // Returns the person that is logged in to the shared contest; nullopt if the contest is a file.
  [[nodiscard]] std::optional<db::Person> person() const { return m_openFile->store.person(); }
  // Returns the event, and checks that this file may change it. Errors: NoSuchEvent; EventLent if another
  // computer has the event; EventNotBorrowed if this file may change only another event.
  [[nodiscard]] DeskResult<const contest::Event*> event(contest::EventId id) const;
  // Checks that this file may change the contest itself, and not only one event. Errors: FileBorrowed.
  [[nodiscard]] DeskResult<void> whole() const;
  // Asks for confirmation. If the author has answered, the answer is stored. If the question has level
  // Confirm or higher, a backup of the file is made first (copied(), ConfirmedBackup). If the author has not
  // answered, the function still succeeds, so that the change can collect all its questions. The change then
  // fails at its end with ConfirmationAsked, ByRequired or ReasonRequired, all with the question. Errors:
  // StoreFailed.
  [[nodiscard]] DeskResult<void> requireConfirmation(Question question) const;
  // Makes a backup of the file before the change, at most once for each change. Makes no backup if a
  // confirmation question has no answer, because the change then fails. Large changes without a confirmation
  // question call this function. Errors: StoreFailed.
  [[nodiscard]] DeskResult<void> copied(const db::BackupReason& reason) const;
  // Makes no automatic backup in this change, even if a backup is due. For a change that removes data for
  // good: the backup would keep the data.
  void leaveOutBackup() const { m_isCopied = true; }
  // True if no backup was made yet and the change may make one.
  [[nodiscard]] bool mayNeedBackup() const { return !m_isCopied; }
  [[nodiscard]] const OtherHands& others() const { return m_others; }
  // The results of scoresheets that this desk knows from earlier readings.
  [[nodiscard]] const OutcomeMemory& outcomes() const { return m_openFile->outcomes; }
  // Asks for confirmation (ChangedMeanwhile) if another person changed any of the data that `subjects` names
  // since the author's screen was drawn. The names are those of the journal: "event 2", "player 7". Errors:
  // StoreFailed.
  [[nodiscard]] DeskResult<void> askMeanwhile(const std::vector<std::string>& subjects) const;
  // Returns an error with all confirmation questions that have no answer; nullopt if every question has an
  // answer.
  [[nodiscard]] std::optional<DeskError> asked() const;

 private:
  Desk::OpenFile* m_openFile;
  db::Edit* m_edit;
  const contest::Contest* m_contest;
  const Author* m_author;
  OtherHands m_others;
  mutable bool m_isCopied = false;           // true if a backup was made or must not be made
  mutable std::optional<DeskError> m_asked;  // the first confirmation question without an answer
  mutable std::vector<Question> m_askedToo;  // the further questions without an answer
};

// Begins a change of the contest. If the clock of the computer does not fit the time of the newest journal
// row, the change also records both times in the journal (db::noteClock). A shared contest uses the clock of
// its server, so only the computer that runs the server makes this check. Errors: StoreFailed.
[[nodiscard]] DeskResult<db::Edit> begun(Desk::OpenFile& openFile, const db::Stamp& stamp,
                                         const std::optional<db::BoardAt>& about = {});
// Commits the change. Then adds a warning if the clock of the computer is doubtful. With
// DueBackup::WithTheChange, also copies new backups to the second folder; an error of the second folder is
// only stored as a warning. With DueBackup::Beside, the program part that opened the desk (the window) copies
// the backups. Errors: StoreFailed.
[[nodiscard]] DeskResult<void> committed(Desk::OpenFile& openFile, db::Edit& edit);

// Makes an automatic backup if a backup is due and `dueBackup` is WithTheChange. An error of the backup is
// only stored as a warning.
void copyWhenDue(Desk::OpenFile& openFile);
[[nodiscard]] db::Stamp stampOf(const Desk::OpenFile& openFile, const Author& author);

// Returns the author with blanks removed around name and reason. In a shared contest, fills in the name of
// the person that is logged in; only an arbiter or an owner may give another name.
[[nodiscard]] Author authorFor(const Desk::OpenFile& openFile, Author author);

// Makes a change: calls work(change), which returns a DeskResult, and commits its edits. `about` is the board
// that the change concerns, if known.
template <class Work>
[[nodiscard]] auto changed(const Desk& desk, const Author& given, Work&& work,
                           const std::optional<db::BoardAt>& about = {})
    -> std::invoke_result_t<Work, const Change&> {
  Desk::OpenFile& openFile = desk.openFile();
  const Author author = authorFor(openFile, given);
  const db::Stamp stamp = stampOf(openFile, author);
  DAMATH_CHECK(checkStamp(stamp));
  DAMATH_TRY(edit, begun(openFile, stamp, about));
  DAMATH_TRY(contest, toDeskResult(edit->reading().contest()));
  const Change change(openFile, *edit, **contest, author);
  auto result = std::forward<Work>(work)(change);
  if (auto asked = change.asked()) return Unexpected<DeskError>(*std::move(asked));
  if (!result) return result;
  // Makes a due backup before the commit, so that the backup holds the state before the change. No second
  // backup is needed if the change has already made one.
  if (change.mayNeedBackup()) copyWhenDue(openFile);
  // Releases the contest object before the commit. The store then holds the only reference to it, and can
  // update the contest in memory without a copy.
  *contest = nullptr;
  DAMATH_CHECK(committed(openFile, *edit));
  return result;
}

// Makes a change of one event: calls work(change, event).
template <class Work>
[[nodiscard]] auto changedIn(const Desk& desk, contest::EventId id, const Author& author, Work&& work,
                             const std::optional<db::BoardAt>& about = {})
    -> std::invoke_result_t<Work, const Change&, const contest::Event&> {
  using Answer = std::invoke_result_t<Work, const Change&, const contest::Event&>;
  return changed(
      desk, author,
      [&](const Change& change) -> Answer {
        DAMATH_TRY(event, change.event(id));
        return std::forward<Work>(work)(change, **event);
      },
      about);
}

using db::subjectOf;

}  // namespace damath::desk
