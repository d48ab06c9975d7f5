// SPDX-License-Identifier: GPL-3.0-or-later
// What opening a contest file found. Only Current and Migrated give a usable store; the other verdicts leave
// the file untouched.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "db/records/holder.hpp"

namespace damath::db {

// The file is of this program's version.
struct Current {};

// The file was of an older version and is now of this one; `backup` is the copy made before.
struct Migrated {
  int from = 0;
  int to = 0;
  std::filesystem::path backup;
};

// Written by a newer program.
struct NewerRefused {
  int version = 0;    // of the file
  int supported = 0;  // the newest this program knows
};

// No contest file: another program's database, a text, an empty file.
struct NotOurs {};

// A contest file whose content is broken.
struct Damaged {
  std::string detail;  // what the check reported first
};

// Another program keeps it locked beyond the waiting time.
struct Busy {
  std::optional<Holder> holder = {};  // where it is known
};

enum class Obstacle {
  Missing,         // no file of that name
  NoFile,          // a folder or a device
  NoAccess,        // it cannot be opened
  InHall,          // a file whose contest is in a hall meanwhile; detail: since when, universal time
  ReadOnly,        // it can be read but not written
  ReadError,       // the disk fails while reading
  NoAnswer,        // the hall's server cannot be reached
  WrongLogin,      // the hall does not know the login, or its pass phrase is another
  NotAllowed,      // the login may not read so much of the contest in the hall
  OlderHall,       // made by an older program, which alone can bring it back into a file; detail: its version
  MigrationFailed  // the backup or the migration failed; the file holds its last committed state
};

struct Unreadable {
  Obstacle obstacle = Obstacle::Missing;
  std::string detail;
};

using OpenVerdict = std::variant<Current, Migrated, NewerRefused, NotOurs, Damaged, Busy, Unreadable>;

}  // namespace damath::db
