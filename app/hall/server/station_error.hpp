// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of creating, starting, stopping and closing a shared contest. After an error, the contest file
// and the shared contest are unchanged, unless the comment of the fault says otherwise. The comments also
// name the members of StationError (`what`, `why` …) that the fault fills.
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
  ContestUnusable,  // the contest file cannot be opened; verdict: the reason
  FolderTaken,      // the folder already exists; what: the folder
  FolderOfOther,    // the folder belongs to another contest; what: the folder, why: that contest
  FolderBusy,       // another program is working on this folder; what: the folder
  PathTooLong,      // the folder's path is too long for a socket; what: the folder
  NoHall,           // the folder holds no shared contest; what: the folder
  HallStands,       // the shared contest still exists and can be closed; what: the folder
  CannotWrite,      // a file cannot be written; what: the file or folder, why: the system's message
  PortTaken,        // another program uses the port; what: the port
  ServerFailed,     // the server does not start; what: its log, why: the last line
  NotRunning,       // the shared contest is not running; what: the folder
  NoKeeper,     // the keeper does not start, so the server is stopped; what: the program, why: its last line
  StoreFailed,  // the database refused a step; store: its error
  DocumentRefused,  // the contest could not be loaded; why: the table and row
  HallUnsound,      // the shared contest has an error, so it is not written back; why: the error
  FileWentOn,       // the contest file was changed after sharing began; what: the file
  BackDiffers  // the written file differs from the shared contest; the backup and the shared contest are kept
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
// Returns the error of `answer`, for a caller whose result has another type.
template <class T>
[[nodiscard]] Unexpected<StationError> refused(const Answer<T>& answer) {
  return Unexpected<StationError>(answer.error());
}

}  // namespace damath::station
