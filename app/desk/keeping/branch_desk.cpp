// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/branch_desk.hpp"

#include <algorithm>
#include <random>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/open_file.hpp"
#include "db/edits/branch_edit.hpp"
#include "db/files/handover.hpp"
#include "platform/file_path.hpp"

namespace damath::desk {

namespace {

// Returns a random key of 32 hexadecimal digits. The key identifies the file for the other computer.
std::string newKey() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::random_device device;
  std::string key;
  while (key.size() < 32) key += kDigits[device() % kDigits.size()];
  return key;
}

// Marks the finished copy as the file of the other computer, in which only one event can be changed.
DeskResult<void> markBorrowed(const std::filesystem::path& copy, const db::Branch& branch,
                              const db::Stamp& stamp) {
  db::StoreOpening opening = db::Store::open(copy, stamp.at, {});
  if (!opening.store) return refused(Refusal::StoreFailed, FileFault{});
  DAMATH_TRY(edit, toDeskResult(opening.store->edit(stamp)));
  DAMATH_CHECK(toDeskResult(db::BranchEdit(*edit).borrow(branch)));
  return toDeskResult(edit->commit());
}

// True if `to` is the file that this event was handed over to. So a split command that is repeated after the
// program was killed succeeds.
DeskResult<bool> isHandedTo(const Desk& desk, contest::EventId event, const std::filesystem::path& to) {
  DAMATH_TRY(branches, toDeskResult(desk.openFile().store.read().and_then(
                           [](const db::Reading& reading) { return reading.branches(); })));
  return std::ranges::any_of(*branches, [&](const db::Branch& branch) {
    return branch.event == event && branch.part == db::BranchPart::Lent &&
           db::isOther(to, branch.key, desk.openFile().clock->now());
  });
}

// Returns the error for a file of another computer that cannot be opened. If the file is no contest file, or
// there is no such file, the error is NotABranch. `path` is the file's path.
DeskError notOpened(const db::OpenVerdict& verdict, const std::filesystem::path& path) {
  const auto ofStore = [&path](db::StoreFault fault, const std::string& detail = {}) {
    const std::string text = detail.empty() ? path.string() : path.string() + ": " + detail;
    return DeskError(Refusal::StoreFailed, FileFault{db::StoreError{fault, text}});
  };
  if (std::holds_alternative<db::TestVersionRefused>(verdict)) return ofStore(db::StoreFault::TestVersion);
  if (std::holds_alternative<db::NewerRefused>(verdict)) return ofStore(db::StoreFault::NewerVersion);
  if (const auto* changed = std::get_if<db::ChangedByOthers>(&verdict)) {
    return ofStore(db::StoreFault::ForeignSchema, changed->object);
  }
  if (const auto* damaged = std::get_if<db::Damaged>(&verdict)) {
    return ofStore(db::StoreFault::Damaged, damaged->detail);
  }
  if (const auto* busy = std::get_if<db::Busy>(&verdict)) {
    return {Refusal::StoreFailed,
            FileFault{db::StoreError{db::StoreFault::Busy, path.string(), busy->holder}}};
  }
  const auto* unreadable = std::get_if<db::Unreadable>(&verdict);
  if (unreadable != nullptr && unreadable->obstacle == db::Obstacle::NoAccess) {
    return ofStore(db::StoreFault::CannotOpen);
  }
  if (unreadable != nullptr && unreadable->obstacle == db::Obstacle::ReadError) {
    return ofStore(db::StoreFault::DiskError, unreadable->detail);
  }
  return {Refusal::NotABranch, Subject{path.string()}};
}

const db::Branch* branchWith(const std::vector<db::Branch>& branches, db::BranchPart part) {
  const auto found = std::ranges::find(branches, part, &db::Branch::part);
  return found == branches.end() ? nullptr : &*found;
}

}  // namespace

DeskResult<void> BranchDesk::split(contest::EventId event, const std::filesystem::path& to,
                                   const Author& author) {
  Desk::OpenFile& openFile = m_desk->openFile();
  std::error_code ignored;
  const std::filesystem::file_type type = std::filesystem::symlink_status(to, ignored).type();
  if (type != std::filesystem::file_type::none && type != std::filesystem::file_type::not_found) {
    DAMATH_TRY(isHanded, isHandedTo(*m_desk, event, to));
    if (*isHanded) return {};
    return refused(Refusal::FileExists, to.string());
  }
  DAMATH_TRY(before, toDeskResult(db::settleHandover(openFile.store, openFile.clock->now())));
  if (*before == db::HandoverEnd::Taken || *before == db::HandoverEnd::Waiting) {
    // An earlier split is not complete: its new file has not got its name yet. The note file about that split
    // (`.split`) is still needed, so this split cannot begin.
    const db::StoreError error{db::StoreFault::CannotOpen, openFile.store.path().string() + ".split"};
    return refused(Refusal::StoreFailed, FileFault{error});
  }
  using Lent = DeskResult<db::Branch>;
  const auto branch =
      changedIn(*m_desk, event, author, [&](const Change& change, const contest::Event& found) -> Lent {
        DAMATH_CHECK(change.requireConfirmation(
            {ConfirmationLevel::Acknowledge, ConfirmationReason::Lent, found.setup.name}));
        DAMATH_TRY(lent, toDeskResult(db::BranchEdit(change.edit()).lend(event, newKey())));
        if (change.asked()) return *std::move(lent);
        const db::Handover handover{lent->key, platform::wholePath(to)};
        DAMATH_CHECK(
            toDeskResult(db::prepareHandover(change.edit(), openFile.store.place(), handover), to.string()));
        const db::Stamp stamp = stampOf(openFile, authorFor(openFile, author));
        DAMATH_CHECK(markBorrowed(db::unfinishedOther(handover), *lent, stamp));
        return *std::move(lent);
      });
  // Gives the new file, which still has a temporary name, the name `to`. If the change above failed, removes
  // the new file.
  const auto end = db::settleHandover(openFile.store, openFile.clock->now());
  if (!branch) return refused(branch);
  if (end && *end != db::HandoverEnd::Taken && *end != db::HandoverEnd::Waiting) return {};
  {
    const db::Stamp stamp = stampOf(openFile, authorFor(openFile, author));
    DAMATH_TRY(edit, toDeskResult(openFile.store.edit(stamp)));
    DAMATH_CHECK(toDeskResult(db::BranchEdit(*edit).cancel(*branch)));
    DAMATH_CHECK(toDeskResult(edit->commit()));
  }
  static_cast<void>(db::settleHandover(openFile.store, openFile.clock->now()));
  if (!end) return Unexpected<DeskError>(asDeskError(end.error()));
  if (*end == db::HandoverEnd::Taken) return refused(Refusal::FileExists, to.string());
  return refused(Refusal::StoreFailed, FileFault{db::StoreError{db::StoreFault::CannotOpen, to.string()}});
}

DeskResult<contest::EventId> BranchDesk::merge(const std::filesystem::path& from, const Author& author) {
  using Merged = DeskResult<contest::EventId>;
  const db::StoreOpening opening = db::Store::open(from, stampOf(m_desk->openFile(), author).at, {});
  if (!opening.store) return Unexpected<DeskError>(notOpened(opening.verdict, from));
  DAMATH_TRY(other, toDeskResult(opening.store->read()));
  DAMATH_TRY(theirs, toDeskResult(other->branches()));
  const db::Branch* borrowed = branchWith(*theirs, db::BranchPart::Borrowed);
  if (borrowed == nullptr) return refused(Refusal::NotABranch, from.string());
  return changed(*m_desk, author, [&](const Change& change) -> Merged {
    DAMATH_TRY(ours, toDeskResult(change.edit().reading().branches()));
    const auto lent = std::ranges::find(*ours, borrowed->key, &db::Branch::key);
    if (lent == ours->end() || lent->digest != borrowed->digest || lent->part == db::BranchPart::Borrowed) {
      return refused(Refusal::NotABranch, from.string());
    }
    DAMATH_TRY(event, eventOf(change.contest(), lent->event));
    if (lent->part == db::BranchPart::Returned) return refused(Refusal::BranchMerged, (*event)->setup.name);
    DAMATH_CHECK(change.copied(db::BackupOccasion::Merge));
    const auto done = db::BranchEdit(change.edit()).merge(*other, *lent);
    if (!done && done.error().fault == db::StoreFault::Constraint) {
      return refused(Refusal::BranchDiverged, done.error().detail);
    }
    if (!done) return Unexpected<DeskError>(asDeskError(done.error()));
    return lent->event;
  });
}

DeskResult<void> BranchDesk::reclaim(contest::EventId event, const Author& author) {
  auto done = changed(*m_desk, author, [&](const Change& change) -> DeskResult<void> {
    DAMATH_TRY(found, eventOf(change.contest(), event));
    DAMATH_TRY(branches, toDeskResult(change.edit().reading().branches()));
    const auto lent = std::ranges::find_if(*branches, [event](const db::Branch& branch) {
      return branch.part == db::BranchPart::Lent && branch.event == event;
    });
    const std::string& name = (*found)->setup.name;
    if (lent == branches->end()) return refused(Refusal::EventHere, name);
    DAMATH_CHECK(
        change.requireConfirmation({ConfirmationLevel::TwoSteps, ConfirmationReason::TakenBack, name}));
    return toDeskResult(db::BranchEdit(change.edit()).cancel(*lent));
  });
  // Removes the files that an unfinished split of this event has left. If this fails, the next opening of the
  // contest removes these files.
  if (done) static_cast<void>(db::settleHandover(m_desk->openFile().store, m_desk->openFile().clock->now()));
  return done;
}

DeskResult<std::vector<db::Branch>> BranchDesk::branches() const {
  return toDeskResult(m_desk->openFile().store.read().and_then(
      [](const db::Reading& reading) { return reading.branches(); }));
}

}  // namespace damath::desk
