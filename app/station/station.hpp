// SPDX-License-Identifier: GPL-3.0-or-later
// A contest file taken into a hall of one's own for a day, and back: several computers work on it meanwhile,
// and the file waits, closed to changes.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/station/hall_folder.hpp"
#include "app/station/station_error.hpp"
#include "db/files/backup_ring.hpp"
#include "db/records/person.hpp"
#include "db/records/records.hpp"

namespace damath::station {

// A person with what stands on the card and nowhere else.
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
  std::vector<std::string> addresses = {};  // "192.168.1.10:5433/contest", where it runs
  std::vector<db::Person> people = {};      // where it runs, as the next
  std::vector<db::Attendance> attendance = {};
  std::filesystem::path newestCopy = {};  // empty: none yet
};

// Makes the hall of the contest file and leaves it stopped; the file can be read but not changed from then
// on. Crashed or refused, nothing is there and the file is as it was. Refused: AsRoot, NoServer,
// ContestUnusable, FolderTaken, FolderBusy, PathTooLong, CannotWrite, ServerFailed, StoreFailed,
// DocumentRefused, HallUnsound.
[[nodiscard]] Answer<MadeHall> makeHall(const std::filesystem::path& contest, const HallFolder& folder,
                                        int port, const std::vector<db::Person>& people);
// Of a hall that was made just now and nobody worked in: as if it had never been.
void dropHall(const std::filesystem::path& contest, const HallFolder& folder);

// Opens it to everybody; copies of it are made in the ring beside the contest file until it is stopped.
// Refused: NoHall, FolderOfOther, FolderBusy, PortTaken, ServerFailed, NoKeeper; then it does not run.
// Nothing happens where it runs.
[[nodiscard]] Answer<HallFacts> startHall(const std::filesystem::path& contest, const HallFolder& folder,
                                          std::optional<int> port);
[[nodiscard]] Answer<void> stopHall(const std::filesystem::path& contest, const HallFolder& folder);
[[nodiscard]] Answer<HallState> stateOfHall(const std::filesystem::path& contest, const HallFolder& folder);

struct OwnHall {
  HallFolder folder;
  HallFacts facts;
};
// Those of this user that lie where halls usually do, by the contest's name; closed ones are none.
[[nodiscard]] std::vector<OwnHall> ownHalls();

// Whoever works in it. The hall is started for that, through its folder alone, where it does not run.
// Refused besides: StoreFailed.
[[nodiscard]] Answer<NewPerson> addPerson(const std::filesystem::path& contest, const HallFolder& folder,
                                          const db::Person& person);
// The same person with another pass phrase: the card is worth nothing any more.
[[nodiscard]] Answer<NewPerson> renewPhrase(const std::filesystem::path& contest, const HallFolder& folder,
                                            const std::string& login);
[[nodiscard]] Answer<void> removePerson(const std::filesystem::path& contest, const HallFolder& folder,
                                        const std::string& login);

// Since when the contest file waits for its hall; nothing where it waits for none.
[[nodiscard]] std::optional<db::Instant> inHallSince(const std::filesystem::path& contest);
// For a hall whose folder is lost: the contest file can be changed again, as it was when the hall was made.
// Refused: HallStands, CannotWrite.
[[nodiscard]] Answer<void> giveUpHall(const std::filesystem::path& contest, const HallFolder& folder);
// As before that, where what was to come instead did not. Refused: CannotWrite.
[[nodiscard]] Answer<void> waitAgain(const std::filesystem::path& contest, db::Instant since);
// The newest copy that was made of the hall; nothing where there is none.
[[nodiscard]] std::optional<db::RingCopy> copyOfHall(const std::filesystem::path& contest);

// Writes the hall back into the contest file, of which a copy is kept before, checks that both hold the same,
// and puts the hall's folder aside. Refused: HallUnsound, FileWentOn, BackDiffers, and as above; then the
// hall is stopped and otherwise as it was.
[[nodiscard]] Answer<std::filesystem::path> closeHall(const std::filesystem::path& contest,
                                                      const HallFolder& folder, db::Instant now);

}  // namespace damath::station
