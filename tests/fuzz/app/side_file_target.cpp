// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the small files beside a contest: its mark and its facts while it is shared, the rule of its backups,
// its second folder, the names of backups, the note about a split, and the record of a site. The first byte
// chooses the file. A line end after this byte is not part of the file.
#include <filesystem>

#include "app/hall/server/hall_folder.hpp"
#include "app/hall/server/station.hpp"
#include "app/site/site_folder.hpp"
#include "db/files/backup_name.hpp"
#include "db/files/backup_ring.hpp"
#include "db/files/handover.hpp"
#include "db/records/hall_mark.hpp"
#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

namespace fs = std::filesystem;

const testing::TempFolder& folder() {
  static const testing::TempFolder folder;
  return folder;
}

void write(const fs::path& path, std::string_view bytes) {
  testing::writeFile(path, std::string(bytes));
}

Broken brokenFacts(std::string_view input) {
  const station::HallFolder hall(folder().path());
  write(folder() / "hall.json", input);
  const auto facts = hall.facts();
  if (testing::contentOf(folder() / "hall.json") != input) return "reading changes the facts";
  if (!facts) return {};
  if (facts->port < 1 || facts->port > 65535) return "a port that no server can have";
  if (!hall.write(*facts)) return "the facts cannot be written";
  const auto again = hall.facts();
  if (!again) return "the facts written are refused";
  const bool isSame =
      again->contest == facts->contest && again->name == facts->name && again->port == facts->port;
  return isSame ? "" : "the facts written read otherwise";
}

// While the mark exists, no program may change the contest, whatever the mark holds.
Broken brokenMark(std::string_view input) {
  static const fs::path contest = folder() / "shared.damath";
  write(contest, "contest");
  write(db::hallMarkOf(contest), input);
  const auto since = station::inHallSince(contest);
  const db::StoreOpening opening = db::Store::open(db::Place{contest}, testing::stampAt(0).at, {});
  const auto* unreadable = std::get_if<db::Unreadable>(&opening.verdict);
  if (opening.store || unreadable == nullptr) return "a shared contest opens for changes";
  if (testing::contentOf(contest) != "contest") return "a shared contest was changed";
  if (testing::contentOf(db::hallMarkOf(contest)) != input) return "the mark was changed";
  if (!since) return {};
  if (!station::waitAgain(contest, *since)) return "the mark cannot be written";
  return station::inHallSince(contest) == since ? "" : "the mark written reads otherwise";
}

Broken brokenRule(std::string_view input) {
  const db::BackupRing ring(db::Place{folder() / "ring.damath"});
  fs::create_directories(folder() / "ring.backups");
  write(folder() / "ring.backups" / "rule", input);
  const db::RingRule rule = ring.rule();
  if (!db::isPossible(rule)) return "a rule beyond its limits";
  if (testing::contentOf(folder() / "ring.backups" / "rule") != input) return "reading changes the rule";
  if (!ring.setRule(rule)) return "the rule cannot be written";
  const db::RingRule again = ring.rule();
  return again.every == rule.every && again.most == rule.most ? "" : "the rule written reads otherwise";
}

// Reads the chosen second folder. Reading changes nothing, even if the folder does not exist.
Broken brokenSecond(std::string_view input) {
  const fs::path ring = folder() / "second.backups";
  fs::create_directories(ring);
  write(ring / "second", input);
  const db::SecondFolder second(ring, folder() / "second.damath");
  const auto choice = second.choice();
  if (!choice) return second.backups().empty() ? "" : "backups without a second folder";
  if (!choice->folder.is_absolute()) return "a second folder without a whole path";
  if (choice->contest.size() != 64) return "a second folder for no contest";
  if (second.backups().parent_path().lexically_normal() != choice->folder.lexically_normal() &&
      second.backups().parent_path() != choice->folder / "") {
    return "the backups go elsewhere";
  }
  static_cast<void>(second.state());
  static_cast<void>(second.isBehind());
  return testing::contentOf(ring / "second") == input ? "" : "reading changes the choice";
}

Broken brokenName(std::string_view input) {
  const auto name = db::parseBackupName(input);
  if (!name) return {};
  if (name->sequence < 0 || name->sequence > db::kLastSequence || name->series < 1) return "a wrong number";
  const db::BackupReason reason = db::parseBackupReason(name->why);
  if (!std::holds_alternative<std::monostate>(reason) && db::toText(reason) != name->why) {
    return "the reason is written otherwise";
  }
  if (name->sequence == 0) return {};
  const auto again = db::parseBackupName(db::toText(*name));
  if (!again) return "the name written is refused";
  const bool isSame = again->sequence == name->sequence && again->journal == name->journal &&
                      again->at == name->at && again->why == name->why;
  return isSame ? "" : "the name written reads otherwise";
}

// A note about a split that never happened changes nothing but itself.
Broken brokenNote(std::string_view input) {
  static const fs::path contest = [] {
    const fs::path path = folder() / "split.damath";
    static_cast<void>(db::Store::create(path, {"Paligsahan", {}, {}}, testing::stampAt(0), {}));
    return path;
  }();
  static db::StoreOpening opening = db::Store::open(db::Place{contest}, testing::stampAt(1).at, {});
  if (!opening.store) return "the contest does not open";
  const fs::path note = contest.string() + ".split";
  write(note, input);
  const std::string before = testing::contentOf(contest);
  const auto end = db::settleHandover(*opening.store, testing::stampAt(2).at);
  if (!end) return "the note stops the program";
  if (testing::contentOf(contest) != before) return "a note changes the contest";
  if (*end == db::HandoverEnd::None && testing::contentOf(note) != input) return "a refused note was changed";
  if (*end == db::HandoverEnd::Undone && fs::exists(note)) return "the note stays after its end";
  const bool isKnown =
      *end == db::HandoverEnd::None || *end == db::HandoverEnd::Undone || *end == db::HandoverEnd::Waiting;
  return isKnown ? "" : "a split that never happened is completed";
}

// A site replaces only files that its record lists.
Broken brokenRecord(std::string_view input) {
  const fs::path place = folder() / "site";
  fs::create_directories(place);
  write(place / "damath-site.txt", input);
  write(place / "foreign.txt", "foreign");
  const auto site = site::SiteFolder::begin(place, folder() / "contest.damath", "0123456789abcdef");
  if (testing::contentOf(place / "damath-site.txt") != input) return "looking changes the record";
  if (testing::contentOf(place / "foreign.txt") != "foreign") return "looking changes a file";
  if (!site) return {};
  const bool isListed = input.starts_with("Damath site\n0123456789abcdef\n") &&
                        input.find("\nforeign.txt") != std::string_view::npos;
  return isListed ? "" : "a foreign file would be replaced";
}

}  // namespace

Broken runSideFile(std::string_view input) {
  if (input.empty()) return {};
  const char kind = input.front();
  input.remove_prefix(1);
  if (input.starts_with('\n')) input.remove_prefix(1);
  switch (kind) {
    case 'f':
      return brokenFacts(input);
    case 'm':
      return brokenMark(input);
    case 'r':
      return brokenRule(input);
    case 's':
      return brokenSecond(input);
    case 'h':
      return brokenNote(input);
    case 'w':
      return brokenRecord(input);
    default:
      return brokenName(input);
  }
}

}  // namespace damath::fuzz
