// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/branch_desk.hpp"

#include <algorithm>
#include <random>

#include "app/desk/change/change.hpp"
#include "db/edits/branch_edit.hpp"

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

// Makes the file for the other computer: a backup of this file that is marked so that only one event can be
// changed in it.
DeskResult<void> makeBorrowed(const Desk::OpenFile& openFile, const std::filesystem::path& to,
                              const db::Branch& branch, const db::Stamp& stamp) {
  DAMATH_CHECK(toDeskResult(openFile.store.backup(to), to.string()));
  db::StoreOpening opening = db::Store::open(to, stamp.at, {});
  if (!opening.store) return refused(Refusal::StoreFailed, FileFault{});
  DAMATH_TRY(edit, toDeskResult(opening.store->edit(stamp)));
  DAMATH_CHECK(toDeskResult(db::BranchEdit(*edit).borrow(branch)));
  return toDeskResult(edit->commit());
}

const db::Branch* branchWith(const std::vector<db::Branch>& branches, db::BranchPart part) {
  const auto found = std::ranges::find(branches, part, &db::Branch::part);
  return found == branches.end() ? nullptr : &*found;
}

}  // namespace

DeskResult<void> BranchDesk::split(contest::EventId event, const std::filesystem::path& to,
                                   const Author& author) {
  std::error_code ignored;
  if (std::filesystem::exists(to, ignored)) return refused(Refusal::FileExists, to.string());
  using Lent = DeskResult<db::Branch>;
  const auto branch =
      changedIn(*m_desk, event, author, [&](const Change& change, const contest::Event& found) -> Lent {
        DAMATH_CHECK(change.requireConfirmation(
            {ConfirmationLevel::Acknowledge, ConfirmationReason::Lent, found.setup.name}));
        return toDeskResult(db::BranchEdit(change.edit()).lend(event, newKey()));
      });
  if (!branch) return refused(branch);
  const db::Stamp stamp = stampOf(m_desk->openFile(), author);
  auto made = makeBorrowed(m_desk->openFile(), to, *branch, stamp);
  if (made) return made;
  std::filesystem::remove(to, ignored);
  DAMATH_TRY(edit, toDeskResult(m_desk->openFile().store.edit(stamp)));
  DAMATH_CHECK(toDeskResult(db::BranchEdit(*edit).cancel(*branch)));
  DAMATH_CHECK(toDeskResult(edit->commit()));
  return made;
}

DeskResult<contest::EventId> BranchDesk::merge(const std::filesystem::path& from, const Author& author) {
  using Merged = DeskResult<contest::EventId>;
  const db::StoreOpening opening = db::Store::open(from, stampOf(m_desk->openFile(), author).at, {});
  const auto ofVersion = [&from](db::StoreFault fault) {
    return refused(Refusal::StoreFailed, FileFault{db::StoreError{fault, from.string()}});
  };
  if (std::holds_alternative<db::TestVersionRefused>(opening.verdict))
    return ofVersion(db::StoreFault::TestVersion);
  if (std::holds_alternative<db::NewerRefused>(opening.verdict))
    return ofVersion(db::StoreFault::NewerVersion);
  if (const auto* changed = std::get_if<db::ChangedByOthers>(&opening.verdict)) {
    const db::StoreError error{db::StoreFault::ForeignSchema, from.string() + ": " + changed->object};
    return refused(Refusal::StoreFailed, FileFault{error});
  }
  if (!opening.store) return refused(Refusal::NotABranch, from.string());
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
  return changed(*m_desk, author, [&](const Change& change) -> DeskResult<void> {
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
}

DeskResult<std::vector<db::Branch>> BranchDesk::branches() const {
  return toDeskResult(m_desk->openFile().store.read().and_then(
      [](const db::Reading& reading) { return reading.branches(); }));
}

}  // namespace damath::desk
