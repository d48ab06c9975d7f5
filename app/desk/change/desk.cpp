// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/desk.hpp"

#include <algorithm>
#include <utility>

#include "app/desk/change/author.hpp"
#include "app/desk/change/open_file.hpp"
#include "app/desk/change/refused.hpp"
#include "app/desk/change/row_facts.hpp"
#include "app/desk/change/text_check.hpp"
#include "db/edits/history_edit.hpp"
#include "db/files/file_facts.hpp"
#include "db/files/handover.hpp"
#include "db/files/rescue.hpp"

namespace damath::desk {

namespace {

std::unique_ptr<Desk::OpenFile> counterOf(db::Store store, const Clock& clock) {
  db::BackupRing ring(store.place());
  return std::make_unique<Desk::OpenFile>(Desk::OpenFile{std::move(store), &clock, std::move(ring), {}});
}

// Returns the confirmation question before a restore. The question lists the changes that the restore would
// lose; for an unreadable file, it lists none. A file of a test version, of a newer program, or with tables
// that another program changed, is neither read nor replaced.
DeskResult<Question> restoreQuestion(const std::filesystem::path& path, const std::filesystem::path& backup,
                                     const db::OpenOptions& options) {
  const auto otherProgram = [](const db::StoreResult<db::FileFacts>& facts,
                               const std::filesystem::path& file) -> std::optional<db::StoreError> {
    if (facts) return std::nullopt;
    db::StoreError error = facts.error();
    if (error.fault == db::StoreFault::ForeignSchema) error.detail = file.string() + ": " + error.detail;
    const bool isOther = error.fault == db::StoreFault::ForeignSchema ||
                         error.fault == db::StoreFault::TestVersion ||
                         error.fault == db::StoreFault::NewerVersion;
    return isOther ? std::optional(std::move(error)) : std::nullopt;
  };
  const auto kept = db::factsOf(backup, options);
  if (const auto error = otherProgram(kept, backup)) return refused(Refusal::StoreFailed, FileFault{*error});
  if (!kept) return refused(Refusal::BackupBroken, backup.string());
  RestoreFacts facts{kept->name, kept->lastChange, {}, {}, kept->borrowed};
  const auto standing = db::factsOf(path, options);
  if (const auto error = otherProgram(standing, path))
    return refused(Refusal::StoreFailed, FileFault{*error});
  if (standing) {
    const auto [lost, unused] = std::ranges::mismatch(standing->changes, kept->changes);
    if (lost == standing->changes.begin()) facts.standing = standing->name;
    facts.lost = static_cast<int>(standing->changes.end() - lost);
  }
  return Question{.level = ConfirmationLevel::TwoSteps,
                  .code = ConfirmationReason::Restored,
                  .subject = backup.filename().string(),
                  .facts = std::move(facts)};
}

}  // namespace

Desk::Desk(std::unique_ptr<OpenFile> openFile) : m_openFile(std::move(openFile)) {}
Desk::Desk(Desk&&) noexcept = default;
Desk& Desk::operator=(Desk&&) noexcept = default;
Desk::~Desk() = default;

DeskResult<Desk> Desk::create(const std::filesystem::path& path, const contest::ContestHead& head,
                              const Author& author, const Clock& clock, const db::OpenOptions& options) {
  const db::Stamp stamp{clock.now(), nameOf(author), author.reason, author.askedBy};
  DAMATH_CHECK(checkStamp(stamp));
  DAMATH_CHECK(checkHead(head));
  auto store = db::Store::create(path, head, stamp, options);
  if (!store) return Unexpected<DeskError>(asDeskError(store.error(), path.string()));
  return Desk(counterOf(*std::move(store), clock));
}

DeskResult<std::filesystem::path> Desk::restore(const std::filesystem::path& path,
                                                const std::filesystem::path& backup, const Author& author,
                                                const Clock& clock, const db::OpenOptions& options) {
  const db::Stamp stamp{clock.now(), nameOf(author), author.reason, author.askedBy};
  DAMATH_CHECK(checkStamp(stamp));
  DAMATH_TRY(question, restoreQuestion(path, backup, options));
  DAMATH_TRY(answer, answerTo(*std::move(question), author));
  std::filesystem::path kept;
  // Backs up the present file before the restore. A file that cannot be opened gets no backup, but the
  // restore continues, because it must also replace a damaged file.
  if (const db::StoreOpening standing = db::Store::open(path, stamp.at, options); standing.store) {
    // The backup that is being restored may be the oldest automatic backup. copy() gets the path of this
    // backup, so that copy() does not delete this backup to make room for the new one.
    auto copied = db::BackupRing(path).copy(*standing.store, stamp.at, db::BackupOccasion::Restore, backup);
    if (!copied) return Unexpected<DeskError>(asDeskError(copied.error()));
    kept = *std::move(copied);
  }
  // The journal row about the restore lists the journal rows that the restore removes. If a printed paper
  // shows such a row as the head of the journal, the restored file can still tell that the paper is not
  // forged.
  auto replaced = db::replacedRows(path, backup, options);
  const auto note = [&](db::Store& restored) -> db::StoreResult<void> {
    DAMATH_TRY(edit, restored.edit(stamp));
    edit->answer(*answer);
    DAMATH_CHECK(db::HistoryEdit(*edit).noteRestore(
        backup.filename().string(), replaced ? std::optional(*std::move(replaced)) : std::nullopt));
    return edit->commit();
  };
  if (const auto done = db::Store::restore(path, backup, options, stamp.at, note); !done) {
    const db::StoreError& error = done.error();
    const bool isOfBackup = error.fault == db::StoreFault::CannotOpen && error.detail == backup.string();
    if (error.fault == db::StoreFault::Damaged || isOfBackup)
      return refused(Refusal::BackupBroken, backup.string());
    return Unexpected<DeskError>(asDeskError(error));
  }
  // Copies new backups to the second folder. A failure is ignored here, because the next change copies these
  // backups, or reports the failure.
  static_cast<void>(db::BackupRing(path).bringToSecond(stamp.at));
  return kept;
}

DeskResult<db::RescueReport> Desk::rescue(const std::filesystem::path& from, const std::filesystem::path& to,
                                          const Author& author, const Clock& clock,
                                          const db::OpenOptions& options) {
  const db::Stamp stamp{clock.now(), nameOf(author), author.reason, author.askedBy};
  DAMATH_CHECK(checkStamp(stamp));
  auto report = db::rescue(from, to, stamp, options);
  if (!report) return Unexpected<DeskError>(asDeskError(report.error(), from.string()));
  return *std::move(report);
}

Opening Desk::open(const db::Place& place, const Clock& clock, const db::OpenOptions& options) {
  db::StoreOpening opening = db::Store::open(place, clock.now(), options);
  if (!opening.store) return {std::move(opening.verdict), std::nullopt};
  // Completes or undoes a split of the contest file if the program was killed during the split. If this
  // fails, for example because the file is read-only, the contest is usable all the same, and a later opening
  // tries again.
  static_cast<void>(db::settleHandover(*opening.store, clock.now()));
  return {std::move(opening.verdict), Desk(counterOf(*std::move(opening.store), clock))};
}

const std::filesystem::path& Desk::path() const {
  return m_openFile->store.path();
}

DeskResult<db::SharedContest> Desk::snapshot() const {
  return toDeskResult(
      m_openFile->store.read().and_then([](const db::Reading& reading) { return reading.contest(); }));
}

DeskResult<std::vector<db::JournalRow>> Desk::journal() const {
  return toDeskResult(
      m_openFile->store.read().and_then([](const db::Reading& reading) { return reading.journal().rows(); }));
}

DeskResult<std::vector<db::JournalRow>> Desk::journal(const db::JournalPart& part) const {
  return toDeskResult(m_openFile->store.read().and_then(
      [&part](const db::Reading& reading) { return reading.journal().rows(part); }));
}

DeskResult<std::vector<db::JournalRow>> Desk::journal(const db::JournalPage& page) const {
  return toDeskResult(m_openFile->store.read().and_then(
      [&page](const db::Reading& reading) { return reading.journal().rows(page); }));
}

DeskResult<std::int64_t> Desk::changesOfOthers() const {
  return toDeskResult(openFile().store.changesOfOthers());
}

const db::BackupRing& Desk::ring() const {
  return m_openFile->ring;
}

DeskResult<void> Desk::backup(const std::filesystem::path& to) const {
  if (const auto made = m_openFile->store.backup(to); !made) {
    return Unexpected<DeskError>(asDeskError(made.error(), to.string()));
  }
  return {};
}

Expected<db::DocumentRows, db::DocumentFault> Desk::createFrom(const db::Place& place,
                                                               const std::filesystem::path& document,
                                                               const db::OpenOptions& options) {
  return db::Store::createFrom(place, document, options);
}

DeskResult<db::DocumentRows> Desk::writeDocument(const db::DocumentSink& sink) const {
  return toDeskResult(m_openFile->store.writeDocument(sink));
}

std::vector<DeskWarning> Desk::takeWarnings() {
  return std::exchange(m_openFile->warnings, {});
}

}  // namespace damath::desk
