// SPDX-License-Identifier: GPL-3.0-or-later
// Shares a contest file on the network, and later writes the changes back into the file. Meanwhile several
// computers work on the shared contest, and the file is read-only.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/hall/server/hall_folder.hpp"
#include "app/hall/server/station_error.hpp"
#include "db/files/backup_ring.hpp"
#include "db/records/person.hpp"
#include "db/records/stamp.hpp"
#include "db/set_aside.hpp"

namespace damath::station {

// A new login of a person, with its password. Only the login card and the PDF of the card show the password.
// The server stores a digest of it.
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
  // the addresses of the server: "192.168.1.10:5433/contest"; empty if the server is not running or this
  // computer is in no network
  std::vector<std::string> addresses = {};
  std::vector<db::Person> people = {};  // the persons with a login; empty if the server is not running
  std::vector<db::Attendance> attendance = {};
  std::filesystem::path newestBackup = {};  // the newest backup's path; empty if there is none yet
};

// Makes a shared contest from the contest file, and leaves it stopped. From then on, the contest file is
// read-only. If this fails or the program crashes, there is no shared contest and the content of the file is
// unchanged. After a crash, the file may stay read-only until the next call. Errors: AsRoot, NoServer,
// ContestUnusable, FolderTaken, FolderBusy, PathTooLong, CannotWrite, ServerFailed, StoreFailed,
// DocumentRefused, HallUnsound.
[[nodiscard]] Answer<MadeHall> makeHall(const std::filesystem::path& contest, const HallFolder& folder,
                                        int port, const std::vector<db::Person>& people);
// Deletes a shared contest that was just created, and makes the file writable again. Precondition: no changes
// were made in the shared contest, because they would be lost.
void dropHall(const std::filesystem::path& contest, const HallFolder& folder);

// Starts the server for all stations, and the keeper: a process that adds automatic backups to the folder of
// backups beside the contest file, until stopHall(). Without `port`, the server has the port of last time.
// Does nothing if the server is running. Errors: NoHall, FolderOfOther, FolderBusy, AsRoot, NoServer,
// PathTooLong, CannotWrite, PortTaken, ServerFailed; NoKeeper after the server was stopped again.
[[nodiscard]] Answer<HallFacts> startHall(const std::filesystem::path& contest, const HallFolder& folder,
                                          std::optional<int> port);
[[nodiscard]] Answer<void> stopHall(const std::filesystem::path& contest, const HallFolder& folder);
[[nodiscard]] Answer<HallState> stateOfHall(const std::filesystem::path& contest, const HallFolder& folder);

struct OwnHall {
  HallFolder folder;
  HallFacts facts;
};
// Returns the shared contests of this user whose folders are in the usual place, sorted by the contest's
// name. Closed shared contests are left out.
[[nodiscard]] std::vector<OwnHall> ownHalls();

// Adds a login for a person and returns it with its new password. If the server is not running, the function
// starts it without network connections and stops it afterwards. Errors: those of startHall except NoKeeper;
// StoreFailed.
[[nodiscard]] Answer<NewPerson> addPerson(const std::filesystem::path& contest, const HallFolder& folder,
                                          const db::Person& person);
// Gives a person's login a new password. The password on the old card no longer works.
[[nodiscard]] Answer<NewPerson> renewPhrase(const std::filesystem::path& contest, const HallFolder& folder,
                                            const std::string& login);
[[nodiscard]] Answer<void> removePerson(const std::filesystem::path& contest, const HallFolder& folder,
                                        const std::string& login);

// Returns the time when sharing of the contest file began; nullopt if the file is not shared or its mark file
// cannot be read.
[[nodiscard]] std::optional<db::Instant> inHallSince(const std::filesystem::path& contest);
// Ends sharing for a contest file whose shared contest is lost: makes the file writable again. The file has
// the content from before it was shared. Errors: HallStands if the folder still holds the shared contest;
// CannotWrite.
[[nodiscard]] Answer<void> giveUpHall(const std::filesystem::path& contest, const HallFolder& folder);
// Undoes giveUpHall(): marks the contest file as shared again, for example because the user canceled the
// restore of a backup. Errors: CannotWrite.
[[nodiscard]] Answer<void> waitAgain(const std::filesystem::path& contest, db::Instant since);
// Returns the newest backup that has changes of the shared contest, which the contest file does not have;
// nullopt if there is none.
[[nodiscard]] std::optional<db::AutomaticBackup> copyOfHall(const std::filesystem::path& contest);

struct ClosedHall {
  std::filesystem::path folder;  // the new path of the folder of the shared contest
  // The rows that were left out of the contest file because a check of them failed, and the file beside it
  // that keeps them. Empty if the whole shared contest was written.
  std::vector<db::SetAsideRow> aside = {};
  std::filesystem::path asideFile = {};
};

// Ends sharing: makes a backup of the contest file and writes the shared contest into the file. Then checks
// that both have the same content, and renames the folder of the shared contest. If the tables and the
// journal of the shared contest disagree, or the file refuses a row, the bad rows go into a separate file
// (ClosedHall::asideFile) and only the other rows are written. Errors: HallUnsound if the other rows cannot
// be read either, FileWentOn, BackDiffers, ContestUnusable, StoreFailed, and those of startHall except
// NoKeeper. After an error, the data of the server are unchanged. After FolderBusy, the server may still run;
// after BackDiffers, the file has the new content.
[[nodiscard]] Answer<ClosedHall> closeHall(const std::filesystem::path& contest, const HallFolder& folder,
                                           db::Instant now);

}  // namespace damath::station
