// SPDX-License-Identifier: GPL-3.0-or-later
// The result of opening a contest. Only Current and Migrated give a usable store. All other results leave the
// file unchanged.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "platform/lock_holder.hpp"

namespace damath::db {

// The contest has this program's version.
struct Current {};

// An older file was migrated to this program's version. `backup` is the path of a copy of the old file.
struct Migrated {
  int from = 0;
  int to = 0;
  std::filesystem::path backup;
};

// A test version of the program wrote the file. The file's version is below the first version that this
// program reads.
struct TestVersionRefused {
  int version = 0;  // the file's version
  int first = 0;    // the first version that this program reads
};

// A newer program wrote the file.
struct NewerRefused {
  int version = 0;    // the file's version
  int supported = 0;  // the newest version that this program knows
};

// The file is not a contest file, but for example another program's database, a text or an empty file.
struct NotOurs {};

// Another program changed the tables of the contest file. The file may carry SQL of that program's author, so
// no row of the file is used. db::rescue() saves the rows.
struct ChangedByOthers {
  std::string object;  // the first table, index, trigger or view that differs, as "trigger x"
};

// The content of the contest file is broken.
struct Damaged {
  std::string detail;  // the first problem that the check found
};

// Another program locked the file for longer than the busy timeout.
struct Busy {
  std::optional<platform::LockHolder> holder = {};  // nullopt if unknown
};

enum class Obstacle {
  Missing,   // no file has this name
  NoFile,    // the path is a folder, a pipe or a device
  NoAccess,  // the file cannot be opened
  // A folder, a pipe, a device or a symbolic link has the name of a side file, such as "x.damath-journal", or
  // the side file is too large or unreadable. `detail` holds the path of the side file.
  SideFile,
  InHall,        // the contest is shared at the moment; `detail` holds the time when the sharing began, UTC
  ReadOnly,      // the file can be read but not written
  ReadError,     // the disk failed to read
  NoAnswer,      // the server of the shared contest cannot be reached
  WrongLogin,    // the server does not know the login, or the password is wrong
  NoConnection,  // the server of the shared contest, or this login, has no free connection left
  NotAllowed,    // the login lacks the right to read the contest
  // An older program made the shared contest, and only that program can write it to a file. `detail` holds
  // the version of the contest.
  OlderHall,
  MigrationFailed  // the backup or the migration failed; the file is as before
};

struct Unreadable {
  Obstacle obstacle = Obstacle::Missing;
  std::string detail;
};

using OpenVerdict = std::variant<Current, Migrated, TestVersionRefused, NewerRefused, NotOurs,
                                 ChangedByOthers, Damaged, Busy, Unreadable>;

}  // namespace damath::db
