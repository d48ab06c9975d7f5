// SPDX-License-Identifier: GPL-3.0-or-later
// A split makes a second file, OTHER, for one event (db/edits/branch_edit.hpp). No system commits two files
// at one moment, so a split has these steps, each on the disk before the next:
//   1. a note beside the contest file names the key of the branch and the path of OTHER (NAME.split);
//   2. the complete OTHER is written under a temporary name, OTHER.split-KEY;
//   3. the contest file commits the branch: from now on the event is lent;
//   4. OTHER moves to its name, and the note is removed.
// A program that is killed before step 3 has changed nothing, and settleHandover() removes what it left. A
// program that is killed after step 3 has split the file, and settleHandover() does step 4. Desk::open()
// calls settleHandover(). The step that decides is the commit of step 3.
#pragma once

#include <filesystem>

#include "db/store.hpp"

namespace damath::db {

struct Handover {
  std::string key;           // identifies the handover, equal in both files (Branch::key)
  std::filesystem::path to;  // the absolute path of OTHER, the new file of the event
};

// Returns the temporary name of OTHER (the new file of the event), in the folder of OTHER.
[[nodiscard]] std::filesystem::path unfinishedOther(const Handover& handover);

// Does steps 1 and 2 of a split, which are listed at the head of this file: writes the note, then the
// complete file OTHER under its temporary name. OTHER gets the contest with the steps of `edit` so far. The
// change that marks OTHER as the copy (BranchEdit::borrow) is not made here. Precondition: `edit` has lent
// the branch and is not committed, and settleHandover() left no note. Errors: FileExists if OTHER exists; the
// errors of the disk; NotAllowed if the person who logged in may not read the whole contest.
[[nodiscard]] StoreResult<void> prepareHandover(Edit& edit, const Place& place, const Handover& handover);

enum class HandoverEnd {
  None,  // no split was unfinished
  // The event is handed over, and nothing is left to do: this call or another program has moved OTHER (the
  // new file of the event) to its name, or the temporary file of OTHER is gone.
  Completed,
  Undone,  // the event is not handed over; the temporary file of OTHER is gone
  // The event is handed over, but something else has the name of OTHER (the new file of the event). The note
  // and the temporary file of OTHER stay.
  Taken,
  // The folder of OTHER (the new file of the event) is not there, for example a USB drive, or OTHER cannot be
  // moved to its name. The note and the temporary file stay.
  Waiting
};

// Completes or undoes a split that did not reach its end. First takes the write lock of the contest, so that
// no split in another program is still running. Changes no row. Does nothing if there is no note. Errors:
// those of Store::edit() and of reading; the note then stays.
[[nodiscard]] StoreResult<HandoverEnd> settleHandover(Store& store, Instant now);

// True if `file` is the copy of the branch with this key: the file OTHER that a split made.
[[nodiscard]] bool isOther(const std::filesystem::path& file, const std::string& key, Instant now);

}  // namespace damath::db
