// SPDX-License-Identifier: GPL-3.0-or-later
// Shares a contest file on the network for a day, and later writes the changes back into the file. Meanwhile
// several computers work on the shared contest, and the file is read-only.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/hall/server/hall_folder.hpp"
#include "app/hall/server/station_error.hpp"
#include "db/files/backup_ring.hpp"
#include "db/records/person.hpp"
#include "db/records/records.hpp"

namespace damath::station {

// A person with the password on the login card. It is stored nowhere else.
struct NewPerson {
  db::Person person;
  std::string phrase;
};

struct MadeHall {
  HallFacts facts;
  std::vector<NewPerson> people;
};

struct HallState {
  HallFacts facts;
  bool isRunning = false;
  std::vector<std::string> addresses = {};  // "192.168.1.10:5433/contest"; empty if not running
  std::vector<db::Person> people = {};      // empty if not running; likewise `attendance`
  std::vector<db::Attendance> attendance = {};
  std::filesystem::path newestBackup = {};  // empty if there is no backup yet
};

// Creates the shared contest and leaves it stopped. From then on the contest file is read-only. After a crash
// or an error, no shared contest exists and the file is unchanged. Errors: AsRoot, NoServer, ContestUnusable,
// FolderTaken, FolderBusy, PathTooLong, CannotWrite, ServerFailed, StoreFailed, DocumentRefused, HallUnsound.
[[nodiscard]] Answer<MadeHall> makeHall(const std::filesystem::path& contest, const HallFolder& folder,
                                        int port, const std::vector<db::Person>& people);
// Deletes a shared contest that was just created, and makes the file writable again. Precondition: no changes
// were made in the shared contest, because they would be lost.
void dropHall(const std::filesystem::path& contest, const HallFolder& folder);

// Starts the server for all stations. Until stopHall, backups are added to the ring beside the contest file.
// Does nothing if the server is running. Errors: NoHall, FolderOfOther, FolderBusy, PortTaken, ServerFailed,
// NoKeeper. After an error, the server is not running.
[[nodiscard]] Answer<HallFacts> startHall(const std::filesystem::path& contest, const HallFolder& folder,
                                          std::optional<int> port);
[[nodiscard]] Answer<void> stopHall(const std::filesystem::path& contest, const HallFolder& folder);
[[nodiscard]] Answer<HallState> stateOfHall(const std::filesystem::path& contest, const HallFolder& folder);

struct OwnHall {
  HallFolder folder;
  HallFacts facts;
};
// Returns this user's shared contests in the usual place, sorted by the contest's name. Closed ones are left
// out.
[[nodiscard]] std::vector<OwnHall> ownHalls();

// Adds a person and returns the new password. If the server is not running, it runs meanwhile without
// network connections. Errors: those of startHall; StoreFailed.
[[nodiscard]] Answer<NewPerson> addPerson(const std::filesystem::path& contest, const HallFolder& folder,
                                          const db::Person& person);
// Gives a person a new password. The old card no longer works.
[[nodiscard]] Answer<NewPerson> renewPhrase(const std::filesystem::path& contest, const HallFolder& folder,
                                            const std::string& login);
[[nodiscard]] Answer<void> removePerson(const std::filesystem::path& contest, const HallFolder& folder,
                                        const std::string& login);

// Returns the time since when the contest file is shared; nullopt if the file is not shared.
[[nodiscard]] std::optional<db::Instant> inHallSince(const std::filesystem::path& contest);
// Makes the contest file writable again, for a shared contest whose folder is lost. The file has the state
// from before it was shared. Errors: HallStands if the folder still holds this contest; CannotWrite.
[[nodiscard]] Answer<void> giveUpHall(const std::filesystem::path& contest, const HallFolder& folder);
// Undoes giveUpHall, for example because the user then canceled the restore of a backup. Errors: CannotWrite.
[[nodiscard]] Answer<void> waitAgain(const std::filesystem::path& contest, db::Instant since);
// Returns the newest backup of the shared contest; nullopt if there is none.
[[nodiscard]] std::optional<db::RingBackup> copyOfHall(const std::filesystem::path& contest);

// Writes the shared contest back into the contest file, after a backup of the file. Then checks that both
// hold the same content, and renames the server's folder. Returns the folder's new path. Errors: HallUnsound,
// FileWentOn, BackDiffers, and those of startHall. After an error, the server is stopped and its data are
// unchanged.
[[nodiscard]] Answer<std::filesystem::path> closeHall(const std::filesystem::path& contest,
                                                      const HallFolder& folder, db::Instant now);

}  // namespace damath::station
