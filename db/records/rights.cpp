// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/rights.hpp"

namespace damath::db {

Right rightOf(Role role, JournalAction action) {
  switch (role) {
    case Role::Display:
      return Right::None;
    case Role::Clerk:
      return factsOf(action).ofClerk;
    case Role::Reviewer:
      return factsOf(action).ofReviewer;
    case Role::Arbiter:
      return factsOf(action).limit == Limit::OfFile ? Right::None : Right::All;
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
