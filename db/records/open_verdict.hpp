// SPDX-License-Identifier: GPL-3.0-or-later
// The result of opening a contest. Only Current and Migrated give a usable store; the other verdicts leave
// the file unchanged.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "platform/file_lock.hpp"

namespace damath::db {

// The file has this program's version.
struct Current {};

// An older file was migrated to this program's version; `backup` holds the old state.
struct Migrated {
  int from = 0;
  int to = 0;
  std::filesystem::path backup;
};

// The file was written by a test version of the program, before the first supported version.
struct TestVersionRefused {
  int version = 0;  // the file's version
  int first = 0;    // the first version that this program reads
};

// The file was written by a newer program.
struct NewerRefused {
  int version = 0;    // the file's version
  int supported = 0;  // the newest version that this program knows
};

// The file is not a contest file: another program's database, a text, an empty file.
struct NotOurs {};

// The content of the contest file is broken.
struct Damaged {
  std::string detail;  // the first problem that the check found
};

// Another program locked the file for longer than the busy timeout.
struct Busy {
  std::optional<platform::LockHolder> holder = {};  // nullopt if unknown
};

enum class Obstacle {
  Missing,     // no file of that name
  NoFile,      // a folder or a device
  NoAccess,    // the file cannot be opened
  InHall,      // the contest is shared at the moment; detail: since when, UTC
  ReadOnly,    // the file can be read but not written
  ReadError,   // a disk error while reading
  NoAnswer,    // the server of the shared contest cannot be reached
  WrongLogin,  // the server does not know the login, or the password is wrong
  NotAllowed,  // the login lacks the right to read the contest
  OlderHall,   // created by an older program, which alone can write it back to a file; detail: its version
  MigrationFailed  // the backup or the migration failed; the file has its last committed state
};

struct Unreadable {
  Obstacle obstacle = Obstacle::Missing;
  std::string detail;
};

using OpenVerdict =
    std::variant<Current, Migrated, TestVersionRefused, NewerRefused, NotOurs, Damaged, Busy, Unreadable>;

}  // namespace damath::db
