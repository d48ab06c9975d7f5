// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/rights.hpp"

namespace damath::db {

namespace {

Right ofClerk(JournalAction action) {
  switch (action) {
    case JournalAction::SetResult:
    case JournalAction::StoreSheet:
    case JournalAction::AddViolation:
      return Right::All;
    case JournalAction::CorrectResult:
      return Right::Own;
    default:
      return Right::None;
  }
}

Right ofReviewer(JournalAction action) {
  switch (action) {
    case JournalAction::CorrectResult:
    case JournalAction::ReviewSheet:
    case JournalAction::AcceptSheet:
      return Right::All;
    default:
      return ofClerk(action);
  }
}

// Creating or replacing a contest file is impossible in a shared contest.
Right ofArbiter(JournalAction action) {
  switch (action) {
    case JournalAction::CreateContest:
    case JournalAction::Migrate:
    case JournalAction::Restore:
      return Right::None;
    default:
      return Right::All;
  }
}

}  // namespace

Right rightOf(Role role, JournalAction action) {
  switch (role) {
    case Role::Display:
      return Right::None;
    case Role::Clerk:
      return ofClerk(action);
    case Role::Reviewer:
      return ofReviewer(action);
    case Role::Arbiter:
      return ofArbiter(action);
    case Role::Owner:
      return Right::All;
  }
  return Right::None;
}

bool readsReasons(Role role) {
  return role != Role::Display && role != Role::Clerk;
}

bool mayDo(const Worker& who, JournalAction action) {
  return !who || rightOf(who->role, action) != Right::None;
}

bool readsJournal(const Worker& who) {
  return !who || who->role != Role::Display;
}

bool readsReasons(const Worker& who) {
  return !who || readsReasons(who->role);
}

}  // namespace damath::db
