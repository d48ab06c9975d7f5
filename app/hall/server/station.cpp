// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/station.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <utility>

#include "app/hall/server/hall_search.hpp"
#include "app/hall/server/keeper.hpp"
#include "app/hall/server/password.hpp"
#include "app/hall/server/server.hpp"
#include "core/expected.hpp"
#include "db/files/backup_ring.hpp"
#include "db/hall_database.hpp"
#include "db/people.hpp"
#include "db/records/hall_mark.hpp"
#include "db/set_aside.hpp"
#include "db/store.hpp"
#include "platform/file_path.hpp"
#include "platform/user.hpp"
#include "platform/wall_clock.hpp"

namespace damath::station {

namespace fs = std::filesystem;

namespace {

constexpr fs::perms kWriting = fs::perms::owner_write;

db::Instant present() {
  return platform::wallClock();
}

Answer<db::Store> opened(const db::Place& place, const db::OpenOptions& options = {}) {
  db::StoreOpening opening = db::Store::open(place, present(), options);
  if (opening.store) return *std::move(opening.store);
  StationError error{StationFault::ContestUnusable, place.text()};
  error.verdict = std::move(opening.verdict);
  return Unexpected<StationError>(std::move(error));
}

db::OpenOptions toLook() {
  db::OpenOptions options;
  options.access = db::Access::Look;
  return options;
}

// Marks the contest file as shared: makes it read-only and writes a mark file with the time `since`. Without
// `since`, removes the mark file and makes the contest file writable again.
Answer<void> markInHall(const fs::path& contest, std::optional<db::Instant> since) {
  const fs::path mark = db::hallMarkOf(contest);
  std::error_code fault;
  if (!since) {
    if (fs::remove(mark, fault)) platform::syncFolderOf(mark);
    if (!fault && fs::exists(contest, fault))
      fs::permissions(contest, kWriting, fs::perm_options::add, fault);
    return fault ? Answer<void>(refused(StationFault::CannotWrite, mark.string(), fault.message()))
                 : Answer<void>();
  }
  DAMATH_CHECK(writeFile(mark, db::toText(*since) + "\n", platform::Rights::Usual));
  fs::permissions(contest, fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write,
                  fs::perm_options::remove, fault);
  return fault ? Answer<void>(refused(StationFault::CannotWrite, contest.string(), fault.message()))
               : Answer<void>();
}

// A server that runs without network connections as long as this object exists. The destructor stops the
// server.
class Alone {
 public:
  explicit Alone(Server server) : m_server(std::move(server)) {}
  Alone(const Alone&) = delete;
  Alone& operator=(const Alone&) = delete;
  ~Alone() { static_cast<void>(m_server.stop()); }

 private:
  Server m_server;
};

// Reads the facts about the shared contest from its folder. Errors: NoHall; FolderOfOther if the folder
// belongs to another contest.
Answer<HallFacts> factsFor(const fs::path& contest, const HallFolder& folder) {
  auto facts = folder.facts();
  if (facts && facts->contest != platform::wholePath(contest)) {
    return refused(StationFault::FolderOfOther, folder.path().string(), facts->contest.string());
  }
  return facts;
}

// A shared contest whose folder this program has locked, to start, stop or close the contest or to change its
// logins.
struct HeldHall {
  HallFacts facts;
  platform::FileLock lock;
  Server server;
};

Answer<HeldHall> held(const fs::path& contest, const HallFolder& folder) {
  DAMATH_TRY(facts, factsFor(contest, folder));
  DAMATH_TRY(lock, lockOf(folder));
  DAMATH_TRY(server, Server::in(folder));
  return HeldHall{*std::move(facts), *std::move(lock), *std::move(server)};
}

Answer<std::string> documentOf(const db::Store& store) {
  std::string text;
  const auto written = store.writeDocument([&text](std::string_view piece) {
    text += piece;
    return true;
  });
  if (!written) return refused(written.error());
  return text;
}

Answer<void> checkSound(const db::Store& hall) {
  const auto check =
      hall.read().and_then([](const db::Reading& reading) { return reading.journal().check(); });
  if (!check) return refused(check.error());
  std::string found;
  if (!check->missing.empty()) found = "journal " + std::to_string(check->missing.front());
  if (!check->unchained.empty()) found = "journal " + std::to_string(check->unchained.front());
  if (!check->differing.empty()) found = check->differing.front();
  if (!found.empty()) return refused(StationFault::HallUnsound, {}, found);
  return {};
}

// Checks that the contest file was not changed after sharing began: the shared contest must have every
// journal row of the file.
Answer<void> checkBehind(const db::Store& file, const db::Store& hall, const fs::path& path) {
  const auto journalOf = [](const db::Reading& reading) { return reading.journal().rows(); };
  const auto before = file.read().and_then(journalOf);
  const auto after = hall.read().and_then(journalOf);
  if (!before) return refused(before.error());
  if (!after) return refused(after.error());
  const auto keyOf = [](const db::JournalRow& row) { return std::tie(row.branch, row.number, row.digest); };
  std::set<decltype(keyOf(after->front()))> known;
  for (const db::JournalRow& row : *after) known.insert(keyOf(row));
  const auto isKnown = [&](const db::JournalRow& row) { return known.contains(keyOf(row)); };
  if (!std::ranges::all_of(*before, isKnown)) return refused(StationFault::FileWentOn, path.string());
  return {};
}

// Loads the contest file into a new database of a running server. Returns the name of the contest.
Answer<std::string> takenOver(const db::Store& file, const HallFolder& folder, int port) {
  const auto contest = file.read().and_then([](const db::Reading& reading) { return reading.contest(); });
  if (!contest) return refused(contest.error());
  const fs::path path = folder.path() / "contest.json";
  std::ofstream document(path, std::ios::binary);
  const auto written =
      file.writeDocument([&document](std::string_view piece) { return !!(document << piece); });
  document.close();
  if (!written) return refused(written.error());
  if (!document) return refused(StationFault::CannotWrite, path.string());
  const db::HallAddress hall = folder.ownersAddress(port);
  if (auto made = db::makeHallDatabase(folder.ownersAddress(port, "postgres"), kDatabase); !made) {
    return refused(made.error());
  }
  const auto filled = db::Store::createFrom(db::Place(hall), path, {});
  if (!filled && filled.error().store) return refused(*filled.error().store);
  if (!filled) {
    return refused(StationFault::DocumentRefused, {},
                   filled.error().table + " " + filled.error().row + " " + filled.error().detail);
  }
  std::error_code ignored;
  fs::remove(path, ignored);
  DAMATH_TRY(store, opened(db::Place(hall)));
  DAMATH_CHECK(checkSound(*store));
  return (*contest)->head.name;
}

Answer<MadeHall> filled(const db::Store& file, const fs::path& contest, const HallFolder& making, int port,
                        const std::vector<db::Person>& people) {
  DAMATH_TRY(server, Server::in(making));
  DAMATH_CHECK(server->make());
  DAMATH_CHECK(server->start(port, Reach::Alone));
  const Alone alone(*server);
  DAMATH_TRY(name, takenOver(file, making, port));
  MadeHall made{{platform::wholePath(contest), *std::move(name), port}, {}};
  for (const db::Person& person : people) {
    made.people.push_back({person, newPhrase()});
    const auto added = db::addPerson(making.ownersAddress(port), person, made.people.back().phrase);
    if (!added) return refused(added.error());
  }
  DAMATH_CHECK(making.write(made.facts));
  return made;
}

// Stops the server that an interrupted creation left behind, and removes its folder.
void clearAway(const HallFolder& making) {
  std::error_code ignored;
  if (!fs::exists(making.path(), ignored)) return;
  if (const auto server = Server::in(making)) static_cast<void>(server->stop());
  fs::remove_all(making.path(), ignored);
}

// Calls work(address) with the address for the owner of the shared contest. If the server is not running,
// starts the server before the call and stops it afterwards.
template <class Work>
auto asOwner(const fs::path& contest, const HallFolder& folder, const Work& work)
    -> std::invoke_result_t<const Work&, const db::HallAddress&> {
  DAMATH_TRY(hall, held(contest, folder));
  std::optional<Alone> alone;
  if (!hall->server.isRunning()) {
    DAMATH_CHECK(hall->server.start(hall->facts.port, Reach::Alone));
    alone.emplace(hall->server);
  }
  return work(folder.ownersAddress(hall->facts.port));
}

std::string stampText(db::Instant at) {
  std::string text;
  for (const char letter : db::toText(at)) {
    if (letter == 'T') text += '-';
    if (letter >= '0' && letter <= '9') text += letter;
  }
  return text;
}

// Replaces the contest file `contest` by the file `beside`. Makes a backup of `contest` first. `source` is a
// store with the same journal as `beside`.
Answer<void> putBack(const fs::path& beside, const db::Store& source, const fs::path& contest,
                     db::Instant now) {
  std::error_code fault;
  if (fs::exists(contest, fault)) {
    DAMATH_TRY(file, opened(contest, toLook()));
    DAMATH_CHECK(checkBehind(*file, source, contest));
    const auto copied = db::BackupRing(contest).copy(*file, now, db::BackupOccasion::Restore);
    if (!copied) return refused(copied.error());
  }
  // The mark stays until the file has everything. After a crash or an error in between, nobody can change the
  // old content of the file, and the user can close the shared contest again.
  if (fs::exists(contest, fault)) fs::permissions(contest, kWriting, fs::perm_options::add, fault);
  if (fault) return refused(StationFault::CannotWrite, contest.string(), fault.message());
  if (const auto restored = db::Store::restore(contest, beside, {}); !restored) {
    return refused(restored.error());
  }
  return markInHall(contest, {});
}

Answer<void> writtenBack(const db::Store& hall, const fs::path& contest, const fs::path& beside,
                         db::Instant now) {
  if (const auto copied = hall.backup(beside); !copied) return refused(copied.error());
  DAMATH_CHECK(putBack(beside, hall, contest, now));
  DAMATH_TRY(file, opened(contest));
  const auto ofFile = documentOf(*file);
  const auto ofHall = documentOf(hall);
  if (!ofFile) return refused(ofFile);
  if (!ofHall) return refused(ofHall);
  if (*ofFile != *ofHall) return refused(StationFault::BackDiffers, contest.string());
  return {};
}

// Writes a JSON file with the rows that are left out of the contest file because a check of them failed.
Answer<void> keepAside(const std::vector<db::SetAsideRow>& rows, const fs::path& path) {
  auto list = nlohmann::ordered_json::array();
  for (const db::SetAsideRow& row : rows) {
    list.push_back({{"table", row.table},
                    {"row", row.row},
                    {"by", row.by},
                    {"at", row.at},
                    {"reason", row.reason},
                    {"content", nlohmann::ordered_json::parse(row.content, nullptr, false)}});
  }
  const std::string text = list.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
  return writeFile(path, text + "\n", platform::Rights::Usual);
}

// Writes the rows that the journal of the shared contest confirms into the contest file. Writes the other
// rows into a JSON file beside the contest file.
Answer<void> writtenInPart(const db::HallAddress& hall, const fs::path& contest, const fs::path& beside,
                           db::Instant now, ClosedHall& closed) {
  auto aside = db::writeWithoutBadRows(hall, beside, {now, platform::userName(), {}, {}});
  if (!aside && aside.error().fault == db::StoreFault::Damaged) {
    return refused(StationFault::HallUnsound, {}, aside.error().detail);
  }
  if (!aside) return refused(aside.error());
  closed.aside = *std::move(aside);
  closed.asideFile =
      contest.parent_path() / (contest.stem().string() + ".set-aside-" + stampText(now) + ".json");
  DAMATH_CHECK(keepAside(closed.aside, closed.asideFile));
  DAMATH_TRY(rest, opened(beside));
  DAMATH_CHECK(putBack(beside, *rest, contest, now));
  DAMATH_CHECK(opened(contest));
  return {};
}

}  // namespace

Answer<MadeHall> makeHall(const fs::path& contest, const HallFolder& folder, int port,
                          const std::vector<db::Person>& people) {
  // Checks that the server can run on this computer, before anything is created.
  DAMATH_CHECK(Server::in(folder.making()));
  DAMATH_TRY(lock, lockOf(folder));
  std::error_code fault;
  if (fs::exists(folder.path(), fault)) return refused(StationFault::FolderTaken, folder.path().string());
  // An earlier creation may have been interrupted after it marked the contest file as shared. Removes this
  // mark.
  if (fs::exists(folder.making().path(), fault)) static_cast<void>(markInHall(contest, {}));
  clearAway(folder.making());
  Answer<MadeHall> made = refused(StationFault::ContestUnusable);
  {
    DAMATH_TRY(file, opened(contest));
    made = filled(*file, contest, folder.making(), port, people);
  }
  if (!made) {
    clearAway(folder.making());
    return made;
  }
  const auto marked = markInHall(contest, present());
  if (marked) fs::rename(folder.making().path(), folder.path(), fault);
  if (!marked || fault) {
    static_cast<void>(markInHall(contest, {}));
    clearAway(folder.making());
    if (!marked) return refused(marked);
    return refused(StationFault::CannotWrite, folder.path().string(), fault.message());
  }
  return made;
}

void dropHall(const fs::path& contest, const HallFolder& folder) {
  std::error_code ignored;
  fs::remove_all(folder.path(), ignored);
  static_cast<void>(markInHall(contest, {}));
}

Answer<void> giveUpHall(const fs::path& contest, const HallFolder& folder) {
  const auto facts = folder.facts();
  if (facts && facts->contest == platform::wholePath(contest)) {
    return refused(StationFault::HallStands, folder.path().string());
  }
  return markInHall(contest, {});
}

std::optional<db::Instant> inHallSince(const fs::path& contest) {
  const auto since = db::hallMarkLine(db::hallMarkOf(contest));
  return since ? db::parseInstant(*since) : std::nullopt;
}

Answer<void> waitAgain(const fs::path& contest, db::Instant since) {
  return markInHall(contest, since);
}

std::optional<db::AutomaticBackup> copyOfHall(const fs::path& contest) {
  const auto since = inHallSince(contest);
  if (!since) return std::nullopt;
  const auto file = opened(contest, toLook());
  const auto own =
      file ? file->read().and_then([](const db::Reading& read) { return read.journal().newest(); })
           : db::StoreResult<std::int64_t>(0);
  // Compares the journal row number of the backup with the newest row of the contest file, because the clock
  // may have been set back. The time of the backup decides only if the file cannot be read, or if the name of
  // the backup has no row number.
  const auto isOfHall = [&](const db::AutomaticBackup& backup) {
    const bool hasNumbers = own.value_or(0) > 0 && backup.journal > 0;
    return backup.isWhole && (hasNumbers ? backup.journal > *own : backup.at >= *since);
  };
  const auto backups = db::BackupRing(contest).copies();
  const auto newest = std::ranges::find_if(backups.rbegin(), backups.rend(), isOfHall);
  return newest == backups.rend() ? std::nullopt : std::optional(*newest);
}

std::vector<OwnHall> ownHalls() {
  std::vector<OwnHall> halls;
  for (const fs::path& entry : platform::entriesOf(HallFolder::usualOf("any").path().parent_path())) {
    std::error_code unknown;
    const std::string name = entry.filename().string();
    const bool isClosed = name.find(".closed-") != std::string::npos;
    const bool isUnfinished = name.ends_with(".making");  // HallFolder::making()
    if (isClosed || isUnfinished || !fs::is_directory(entry, unknown)) continue;
    const HallFolder folder(entry);
    if (auto facts = folder.facts()) halls.push_back({folder, *std::move(facts)});
  }
  std::ranges::sort(halls, {}, [](const OwnHall& hall) { return hall.facts.name; });
  return halls;
}

Answer<HallFacts> startHall(const fs::path& contest, const HallFolder& folder, std::optional<int> port) {
  DAMATH_TRY(hall, held(contest, folder));
  HallFacts& facts = hall->facts;
  if (hall->server.isRunning()) return facts;
  if (port && *port != facts.port) {
    facts.port = *port;
    DAMATH_CHECK(folder.write(facts));
  }
  DAMATH_CHECK(hall->server.start(facts.port, Reach::Hall));
  // The keeper is the process that makes backups and watches the sessions. Stops the server if the keeper
  // cannot start, because a shared contest must not run without backups.
  if (auto keeper = startKeeper(folder, facts); !keeper) {
    static_cast<void>(hall->server.stop());
    return refused(keeper);
  }
  return facts;
}

Answer<void> stopHall(const fs::path& contest, const HallFolder& folder) {
  DAMATH_TRY(hall, held(contest, folder));
  return hall->server.stop();
}

Answer<HallState> stateOfHall(const fs::path& contest, const HallFolder& folder) {
  DAMATH_TRY(facts, factsFor(contest, folder));
  DAMATH_TRY(server, Server::in(folder));
  HallState state{*facts, server->isRunning()};
  if (const auto newest = db::BackupRing(facts->contest).newest()) state.newestBackup = newest->path;
  if (!state.isRunning) return state;
  state.addresses = ownAddresses(facts->port);
  auto people = db::peopleOf(folder.ownersAddress(facts->port));
  if (!people) return refused(people.error());
  state.people = *std::move(people);
  auto attendance = db::attendanceIn(folder.ownersAddress(facts->port));
  if (!attendance) return refused(attendance.error());
  state.attendance = *std::move(attendance);
  return state;
}

Answer<NewPerson> addPerson(const fs::path& contest, const HallFolder& folder, const db::Person& person) {
  return asOwner(contest, folder, [&](const db::HallAddress& hall) -> Answer<NewPerson> {
    NewPerson added{person, newPhrase()};
    if (const auto done = db::addPerson(hall, person, added.phrase); !done) return refused(done.error());
    return added;
  });
}

Answer<NewPerson> renewPhrase(const fs::path& contest, const HallFolder& folder, const std::string& login) {
  return asOwner(contest, folder, [&](const db::HallAddress& hall) -> Answer<NewPerson> {
    const auto people = db::peopleOf(hall);
    if (!people) return refused(people.error());
    const auto person = std::ranges::find(*people, login, &db::Person::login);
    if (person == people->end()) return refused(db::StoreError{db::StoreFault::Constraint, login});
    NewPerson renewed{*person, newPhrase()};
    if (const auto done = db::setPhrase(hall, login, renewed.phrase); !done) return refused(done.error());
    return renewed;
  });
}

Answer<void> removePerson(const fs::path& contest, const HallFolder& folder, const std::string& login) {
  return asOwner(contest, folder, [&](const db::HallAddress& hall) -> Answer<void> {
    if (const auto done = db::removePerson(hall, login); !done) return refused(done.error());
    return {};
  });
}

Answer<ClosedHall> closeHall(const fs::path& contest, const HallFolder& folder, db::Instant now) {
  DAMATH_TRY(hall, held(contest, folder));
  // Stops the server, so that no station can change the contest any more.
  DAMATH_CHECK(hall->server.stop());
  ClosedHall closed{folder.path().string() + ".closed-" + stampText(now)};
  std::error_code fault;
  {
    const HallFacts& facts = hall->facts;
    DAMATH_CHECK(hall->server.start(facts.port, Reach::Alone));
    const Alone alone(hall->server);
    const db::HallAddress address = folder.ownersAddress(facts.port);
    const fs::path beside = facts.contest.string() + ".closing";
    fs::remove(beside, fault);
    const auto store = opened(db::Place(address));
    const bool isSound = store && checkSound(*store);
    auto written = isSound ? writtenBack(*store, facts.contest, beside, now) : Answer<void>();
    // The contest file may refuse a row that the server accepted. writtenInPart() then writes the contest
    // without such rows. Leaving out rows does not help if the contest file was changed after sharing began
    // (FileWentOn), or if the written file differs from the shared contest (BackDiffers).
    const bool isUnreadable = !written && written.error().fault != StationFault::FileWentOn &&
                              written.error().fault != StationFault::BackDiffers;
    if (isUnreadable) fs::remove(beside, fault);
    if (!isSound || isUnreadable) written = writtenInPart(address, facts.contest, beside, now, closed);
    fs::remove(beside, fault);
    DAMATH_CHECK(written);
  }
  fs::rename(folder.path(), closed.folder, fault);
  if (fault) return refused(StationFault::CannotWrite, closed.folder.string(), fault.message());
  return closed;
}

}  // namespace damath::station
