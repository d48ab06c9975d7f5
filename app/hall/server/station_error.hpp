// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of creating, starting, stopping and closing a shared contest. Unless the comment of a fault says
// otherwise, the contest file and the shared contest are unchanged. The comments also name the fields of
// StationError that the fault fills.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/expected.hpp"
#include "db/records/document.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/store_error.hpp"

namespace damath::station {

enum class StationFault {
  AsRoot,           // PostgreSQL refuses to run as root
  NoServer,         // PostgreSQL 15 or newer is not installed
  ContestUnusable,  // verdict: why the contest file cannot be opened
  FolderTaken,      // the folder already exists; what: the folder
  FolderOfOther,    // the folder belongs to another contest; what: the folder, why: that contest
  FolderBusy,       // another program is working on this folder; what: the folder
  PathTooLong,      // too long for the server's socket; what: the folder
  NoHall,           // the folder holds no shared contest; what: the folder
  HallStands,       // the shared contest exists: close it instead; what: the folder
  CannotWrite,      // what: the file or folder, why: the system's message
  PortTaken,        // what: the port
  ServerFailed,     // what: the server's log, why: its last line
  NotRunning,       // what: the folder
  NoKeeper,     // backups are impossible, so the server does not run; what: the program, why: its last line
  StoreFailed,  // store: the error of the store
  DocumentRefused,  // the contest could not be loaded; why: the table and row
  HallUnsound,      // a check found an error, so nothing is written back; why: the error
  FileWentOn,       // the contest file was changed after sharing began; what: the file
  BackDiffers       // the file differs from the shared contest; the backup and the shared contest are kept
};

struct StationError {
  StationFault fault = StationFault::ServerFailed;
  std::string what = {};
  std::string why = {};
  std::optional<db::StoreError> store = {};
  std::optional<db::OpenVerdict> verdict = {};
};

template <class T>
using Answer = Expected<T, StationError>;

[[nodiscard]] inline Unexpected<StationError> refused(StationFault fault, std::string what = {},
                                                      std::string why = {}) {
  return Unexpected<StationError>(StationError{fault, std::move(what), std::move(why)});
}
[[nodiscard]] inline Unexpected<StationError> refused(const db::StoreError& error) {
  StationError refusal{StationFault::StoreFailed};
  refusal.store = error;
  return Unexpected<StationError>(std::move(refusal));
}
// Passes on the error of another step.
template <class T>
[[nodiscard]] Unexpected<StationError> refused(const Answer<T>& answer) {
  return Unexpected<StationError>(answer.error());
}

}  // namespace damath::station
