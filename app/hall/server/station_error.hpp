// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of creating, starting, stopping and closing a shared contest. After an error, the contest file
// and the shared contest are unchanged, unless the comment of the fault says otherwise. The names and paths
// in an error are in the members `what` and `why` of StationError.
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
  NoServer,         // no PostgreSQL server was found (serverPrograms())
  ContestUnusable,  // the contest file cannot be opened; the member `verdict` has the reason
  FolderTaken,      // the folder already exists; the error names the folder
  FolderOfOther,    // the folder belongs to another contest; the error names the folder and that contest
  FolderBusy,       // another program is working on this folder; the error names the folder
  PathTooLong,      // the folder's path is too long for a socket; the error names the folder
  NoHall,           // the folder holds no shared contest; the error names the folder
  HallStands,       // the shared contest still exists and can be closed; the error names the folder
  CannotWrite,      // a file cannot be written; the error has its path and the system's message
  PortTaken,        // another program uses the port; the error names the port
  // the server cannot be created, started or stopped; the error has the path and the last line of its log
  ServerFailed,
  NotRunning,  // the shared contest is not running; the error names the folder
  // the process for backups does not start, so the server is stopped; the error has a path and a message
  NoKeeper,
  StoreFailed,      // the database returned an error; the member `store` has this error
  DocumentRefused,  // the contest could not be loaded; the error names the table and the row
  HallUnsound,      // the shared contest is damaged, so it is not made or not closed; the error has a message
  FileWentOn,       // the contest file was changed after sharing began; the error names the file
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
// Returns the error of `answer`, for a caller whose result has another type.
template <class T>
[[nodiscard]] Unexpected<StationError> refused(const Answer<T>& answer) {
  return Unexpected<StationError>(answer.error());
}

}  // namespace damath::station
