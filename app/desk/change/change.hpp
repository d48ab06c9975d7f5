// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of every use case: one edit of the store, decided on what the edit itself reads, committed when
// the work succeeds and undone when it refuses.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/desk/change/author.hpp"
#include "app/desk/change/clock.hpp"
#include "app/desk/change/desk.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/outcome_memory.hpp"
#include "app/desk/roster/person_text.hpp"
#include "core/contest/contest.hpp"
#include "core/try.hpp"
#include "db/files/backup_ring.hpp"
#include "db/records/journal_subject.hpp"
#include "db/records/person.hpp"
#include "db/store.hpp"

namespace damath::desk {

// Who makes the copy for the ring when it is time: the change, or who holds the desk, beside its other work.
enum class DueCopy { WithTheChange, Beside };

struct Desk::OpenFile {
  db::Store store;
  const Clock* clock;
  db::BackupRing ring;
  std::vector<db::StoreError> warnings;
  OutcomeMemory outcomes = {};
  std::set<std::int64_t> made = {};  // the acts that were made through this desk, by number
  DueCopy dueCopy = DueCopy::WithTheChange;
};

// `path`: which file exists already.
[[nodiscard]] inline DeskError asDeskError(const db::StoreError& error, std::string path = {}) {
  return error.fault == db::StoreFault::FileExists ? DeskError(Refusal::FileExists, Subject{std::move(path)})
                                                   : DeskError(Refusal::StoreFailed, FileFault{error});
}

// Promise: the facts are of the kind that the refusal has.
template <class Facts>
[[nodiscard]] Unexpected<DeskError> refused(Refusal refusal, Facts facts) {
  return Unexpected<DeskError>(DeskError(refusal, std::move(facts)));
}
[[nodiscard]] inline Unexpected<DeskError> refused(Refusal refusal) {
  return Unexpected<DeskError>(DeskError(refusal));
}
[[nodiscard]] inline Unexpected<DeskError> refused(Refusal refusal, std::string subject) {
  return refused(refusal, Subject{std::move(subject)});
}
// What another use case has refused, passed on.
template <class T>
[[nodiscard]] Unexpected<DeskError> refused(const DeskResult<T>& answer) {
  return Unexpected<DeskError>(answer.error());
}
[[nodiscard]] inline Unexpected<DeskError> refusedAt(Refusal refusal, const SheetAt& at) {
  return refused(refusal, At{at});
}

// The store's answer with its reason in the desk's terms.
template <class T>
[[nodiscard]] DeskResult<T> toDeskResult(db::StoreResult<T> answer, const std::string& path = {}) {
  return std::move(answer).map_error([&](const db::StoreError& error) { return asDeskError(error, path); });
}

// The contest, and the reading it was read with, which stays as it is while others change the file.
struct FileState {
  db::Reading reading;
  db::SharedContest contest;
};
[[nodiscard]] DeskResult<FileState> stateOf(const Desk& desk);

// The same for a reading of one event.
struct EventState {
  db::Reading reading;
  db::SharedContest contest;
  const contest::Event* event;  // of the contest
};
// Refused: NoSuchEvent, StoreFailed.
[[nodiscard]] DeskResult<EventState> stateOf(const Desk& desk, contest::EventId id);

// Whether a person can enter the text. Refused: NotText, TextUnseen, TextTooLong.
[[nodiscard]] DeskResult<void> checkText(std::string_view text, std::size_t most = kMostNameLetters);
// Name, venue and date of a contest; `standing`: what is called anew. Refused: NameMissing, NoSuchDay, and as
// checkText.
[[nodiscard]] DeskResult<void> checkHead(const contest::ContestHead& head,
                                         const contest::ContestHead* standing = nullptr);

// Who and why, fit for the journal. Refused: ByRequired, and as checkText.
[[nodiscard]] DeskResult<void> checkStamp(const db::Stamp& stamp);

// That the author gave a name, and a reason where one is asked: the question is for who did not, and is not
// asked otherwise. Refused: ByRequired, ReasonRequired, both with the question.
[[nodiscard]] DeskResult<void> checkNamed(const Author& author, const Question& question);
// The author's answer to the question. Refused: ConfirmationAsked, ByRequired, ReasonRequired, all with the
// question.
[[nodiscard]] DeskResult<db::ConfirmationAnswer> answerTo(Question question, const Author& author);

// Another than the author, and when that was; nobody where `by` is empty.
struct OtherHand {
  std::string by;
  std::string at;

  [[nodiscard]] bool isAny() const { return !by.empty(); }
};

// Who else had a hand in what the author is about to change: in a hall another by name, in a file who changed
// it elsewhere since the author's screen was painted. All refuse StoreFailed.
class OtherHands {
 public:
  // All must outlive this.
  OtherHands(const Desk::OpenFile& openFile, const db::Edit& edit, const Author& author)
      : m_openFile(openFile), m_edit(edit), m_author(author) {}

  // Who wrote the newest row of the journal about the subject, where that is another.
  [[nodiscard]] DeskResult<OtherHand> last(const std::string& subject) const;
  // The same behind what the author's screen showed, wherever the contest is; nothing where there is none.
  [[nodiscard]] DeskResult<OtherHand> since(const std::string& subject) const;
  // All rows of others behind what the author's screen showed, oldest first; read once, for nobody else
  // writes while a change is made.
  [[nodiscard]] DeskResult<const std::vector<db::JournalRow>*> rowsSince() const;

 private:
  // The number of the row behind which everything is news to the author; nothing where nobody knows.
  [[nodiscard]] DeskResult<std::optional<std::int64_t>> seenNumber() const;
  [[nodiscard]] DeskResult<OtherHand> behind(std::int64_t row, const std::string& subject) const;
  [[nodiscard]] bool isOthers(const db::JournalRow& row) const;

  const Desk::OpenFile& m_openFile;
  const db::Edit& m_edit;
  const Author& m_author;
  mutable std::optional<std::vector<db::JournalRow>> m_rowsSince;
};

// A change while it is made: what it is decided on, and who makes it.
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
  // Who has logged in to the hall; nothing in a file.
  [[nodiscard]] std::optional<db::Person> person() const { return m_openFile->store.person(); }
  // The event, if nothing of it is elsewhere. Refused: NoSuchEvent, EventLent, EventNotBorrowed.
  [[nodiscard]] DeskResult<const contest::Event*> event(contest::EventId id) const;
  // That the contest itself, and not one event alone, can be changed in this file. Refused: FileBorrowed.
  [[nodiscard]] DeskResult<void> whole() const;
  // An answered question's answer is kept, and from Confirm on a copy of the file as it was. One that is not
  // answered is gone past, so that what else is asked comes out too; then the change is refused at its end:
  // ConfirmationAsked, ByRequired, ReasonRequired, all three with the question. Refused here: StoreFailed.
  [[nodiscard]] DeskResult<void> requireConfirmation(Question question) const;
  // Keeps a copy of the file as it was, once a change, for what asks nobody but brings much. Refused:
  // StoreFailed.
  [[nodiscard]] DeskResult<void> copied(const db::CopyReason& reason) const;
  [[nodiscard]] bool isCopied() const { return m_isCopied; }
  [[nodiscard]] const OtherHands& others() const { return m_others; }
  // Asks where another has changed any of what the journal names so, "event 2", "player 7", since the
  // author's screen was painted: ChangedMeanwhile. Refused: StoreFailed.
  [[nodiscard]] DeskResult<void> askMeanwhile(const std::vector<std::string>& subjects) const;
  // Set where the change cannot be made before more is answered.
  [[nodiscard]] std::optional<DeskError> asked() const;

 private:
  Desk::OpenFile* m_openFile;
  db::Edit* m_edit;
  const contest::Contest* m_contest;
  const Author* m_author;
  OtherHands m_others;
  mutable bool m_isCopied = false;
  mutable std::optional<DeskError> m_asked;  // what is asked first …
  mutable std::vector<Question> m_askedToo;  // … and with it
};

// A copy for the ring when it is time, if the change is to make it; what goes wrong becomes a warning.
void copyWhenDue(Desk::OpenFile& openFile);
[[nodiscard]] db::Stamp stampOf(const Desk::OpenFile& openFile, const Author& author);

// Name and reason as they are kept: without the blanks around them.
[[nodiscard]] Author withoutBlanks(Author author);
// The same; in a hall with the name of who has logged in, in place of which an arbiter may give another.
[[nodiscard]] Author authorFor(const Desk::OpenFile& openFile, Author author);

// work(change) gives a DeskResult. `about`: the board that it is about, where that is known.
template <class Work>
[[nodiscard]] auto changed(const Desk& desk, const Author& given, Work&& work,
                           const std::optional<db::BoardAt>& about = {})
    -> std::invoke_result_t<Work, const Change&> {
  Desk::OpenFile& openFile = desk.openFile();
  const Author author = authorFor(openFile, given);
  const db::Stamp stamp = stampOf(openFile, author);
  DAMATH_CHECK(checkStamp(stamp));
  DAMATH_TRY(edit, toDeskResult(openFile.store.edit(stamp, about)));
  DAMATH_TRY(contest, toDeskResult(edit->reading().contest()));
  const Change change(openFile, *edit, **contest, author);
  auto result = std::forward<Work>(work)(change);
  if (auto asked = change.asked()) return Unexpected<DeskError>(*std::move(asked));
  if (!result) return result;
  // The file is still as it was; who asked for a copy of that has one already.
  if (!change.isCopied()) copyWhenDue(openFile);
  // Nobody holds it any more: what is kept of it goes on with the change and needs no copy.
  *contest = nullptr;
  DAMATH_CHECK(toDeskResult(edit->commit()));
  if (const auto act = edit->act()) openFile.made.insert(*act);
  return result;
}

// The same for a change of one event: work(change, event).
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

// What the row itself says; what it is about is still to be looked up.
[[nodiscard]] RowFacts factsOf(const db::JournalRow& row);

using db::subjectOf;

// Finds the event, or refuses.
[[nodiscard]] DeskResult<const contest::Event*> eventOf(const contest::Contest& contest, contest::EventId id);
[[nodiscard]] DeskResult<const contest::Game*> gameOf(const contest::Event& event, Place place);
[[nodiscard]] DeskResult<const contest::Entry*> entryOf(const contest::Event& event, contest::EntryId id);

[[nodiscard]] std::vector<Place> placesOf(const contest::Event& event,
                                          const std::vector<contest::GameId>& games);

}  // namespace damath::desk
