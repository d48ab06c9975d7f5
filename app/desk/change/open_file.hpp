// SPDX-License-Identifier: GPL-3.0-or-later
// The open contest file of a desk: its store, its clock, its backups and the changes made so far.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "app/desk/change/clock.hpp"
#include "app/desk/change/desk.hpp"
#include "app/desk/change/outcome_memory.hpp"
#include "db/files/backup_ring.hpp"
#include "db/store.hpp"

namespace damath::desk {

// Tells who makes an automatic backup when the backup is due. WithTheChange: each change first checks if a
// backup is due and makes it. Beside: the program part that opened the desk (the window) makes the backup,
// independently of changes.
enum class DueBackup { WithTheChange, Beside };

// Tells if a change that the user had to confirm makes a backup before the change: always, or only if an
// automatic backup is due. Phones use OnlyIfDue: many corrections in a short time would otherwise replace all
// older backups. The journal keeps the values before and after each correction.
enum class ConfirmedBackup { Always, OnlyIfDue };

struct Desk::OpenFile {
  db::Store store;
  const Clock* clock;
  db::BackupRing ring;
  std::vector<DeskWarning> warnings;
  OutcomeMemory outcomes = {};
  std::set<std::int64_t> made = {};  // the journal numbers of the actions that this desk made
  DueBackup dueBackup = DueBackup::WithTheChange;
  ConfirmedBackup confirmedBackup = ConfirmedBackup::Always;
  std::optional<db::ClockJump> clockJump = {};  // set while a change that records a doubtful clock is open
};

}  // namespace damath::desk
