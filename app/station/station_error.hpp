// SPDX-License-Identifier: GPL-3.0-or-later
// Why a hall could not be made, started, stopped or closed. The contest file and the hall are as they were,
// unless the fault says otherwise.
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
  AsRoot,           // a server refuses to run as root
  NoServer,         // PostgreSQL 15 or newer is not installed
  ContestUnusable,  // the contest file cannot be opened; verdict
  FolderTaken,      // a hall or something else stands there; what: the folder
  FolderOfOther,    // the folder is of another contest; what: the folder, why: that contest
  FolderBusy,       // another program is making or closing a hall there; what: the folder
  PathTooLong,      // for the server's socket; what: the folder
  NoHall,           // nothing was made there yet; what: the folder
  HallStands,       // it is there, and to be closed instead; what: the folder
  CannotWrite,      // what: the file or folder, why: the system's words
  PortTaken,        // what: the port
  ServerFailed,     // what: the server's log, why: its last line
  NotRunning,       // what: the folder
  NoKeeper,         // nothing would copy it, so it does not run; what: the program, why: its last line
  StoreFailed,      // store
  DocumentRefused,  // the contest does not go over whole; why: the table and row
  HallUnsound,      // the check of the hall found something, so it is not written back; why: what
  FileWentOn,       // the contest file was changed since the hall was made; what: the file
  BackDiffers       // what was written back is not what the hall holds; the copy and the hall are kept
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
// What another step has refused, passed on.
template <class T>
[[nodiscard]] Unexpected<StationError> refused(const Answer<T>& answer) {
  return Unexpected<StationError>(answer.error());
}

}  // namespace damath::station
