// SPDX-License-Identifier: GPL-3.0-or-later
// Reads whole contests: documents, and contest files with changed bytes. The store may refuse a contest, but
// it reads each contest that it opens to the end.
#include <stdlib.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "db/files/rescue.hpp"
#include "db/reading.hpp"
#include "db/store.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

namespace fs = std::filesystem;

// A folder for the contests of this process.
class Folder {
 public:
  Folder() {
    std::string pattern = (fs::temp_directory_path() / "damath-fuzz-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
    m_path = pattern;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
  }
  // Returns the path of a file with this name. Removes an existing file of this name first.
  [[nodiscard]] fs::path fresh(const char* name) const {
    for (const char* const part : {"", "-journal", "-wal", "-shm"})
      fs::remove(m_path / (std::string(name) + part));
    return m_path / name;
  }

 private:
  fs::path m_path;
};

const Folder& folder() {
  static const Folder folder;
  return folder;
}

void write(const fs::path& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

std::string contentOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

void readAll(const db::Store& store) {
  const auto reading = store.read();
  if (!reading) return;
  const auto contest = reading->contest();
  static_cast<void>(reading->journal().check());
  static_cast<void>(reading->journal().acts());
  static_cast<void>(reading->integrityComplaints());
  static_cast<void>(reading->brokenReferences());
  static_cast<void>(reading->violations());
  static_cast<void>(reading->papers());
  static_cast<void>(reading->notice());
  static_cast<void>(reading->branches());
  static_cast<void>(reading->sheetSummaries());
  if (!contest) return;
  for (const contest::Event& event : (*contest)->events) {
    static_cast<void>(reading->liveGames(event.id));
    static_cast<void>(reading->checkIns(event.id));
    for (const contest::Game& game : event.games) static_cast<void>(reading->sheets(db::ofGame(game.id)));
  }
}

const std::string& wholeFile() {
  static const std::string bytes = [] {
    const fs::path path = folder().fresh("whole.damath");
    testing::fullContest(path);
    return contentOf(path);
  }();
  return bytes;
}

// Returns the file with the changes that the input lists. A change has four bytes: the place in the file
// (three bytes) and the byte that is written there. If the place is not inside the file, the change instead
// removes the last `place % file.size()` bytes.
std::string changedFile(std::string_view input) {
  std::string file = wholeFile();
  for (std::size_t at = 0; at + 4 <= input.size(); at += 4) {
    const auto byte = [&](std::size_t index) {
      return std::size_t{static_cast<unsigned char>(input[at + index])};
    };
    const std::size_t place = byte(0) << 16U | byte(1) << 8U | byte(2);
    if (place < file.size()) {
      file[place] = input[at + 3];
    } else {
      file.resize(file.size() - place % file.size());
    }
  }
  return file;
}

}  // namespace

Broken runDocument(std::string_view input) {
  const fs::path document = folder().fresh("document.json");
  const fs::path made = folder().fresh("made.damath");
  write(document, input);
  const auto rows = db::Store::createFrom(db::Place{made}, document, {});
  if (!rows) return fs::exists(made) ? "a refused document leaves a file" : "";
  const db::StoreOpening opening = db::Store::open(db::Place{made}, testing::stampAt(0).at, {});
  if (!opening.store) return "the file made from a document does not open";
  readAll(*opening.store);
  return {};
}

Broken runContestFile(std::string_view input) {
  const fs::path path = folder().fresh("changed.damath");
  write(path, changedFile(input));
  {
    const db::StoreOpening opening = db::Store::open(db::Place{path}, testing::stampAt(0).at, {});
    if (opening.store) readAll(*opening.store);
  }
  const fs::path rescued = folder().fresh("rescued.damath");
  if (!db::rescue(path, rescued, testing::stampAt(1), {})) return {};
  const db::StoreOpening opening = db::Store::open(db::Place{rescued}, testing::stampAt(2).at, {});
  return opening.store ? "" : "a rescued file does not open";
}

}  // namespace damath::fuzz
