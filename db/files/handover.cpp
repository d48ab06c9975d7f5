// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/handover.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <system_error>

#include "db/detail/digest.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/files/side_text.hpp"
#include "db/records/rights.hpp"
#include "db/sqlite/document_file.hpp"
#include "db/sqlite/new_file.hpp"
#include "platform/durable_file.hpp"
#include "platform/side_file.hpp"
#include "platform/user.hpp"

namespace damath::db {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kNoteHead = "damath split 1\n";
constexpr std::size_t kKeyLength = 32;
constexpr std::size_t kMostNoteBytes = 1 << 14;

// Returns the path of the note about an unfinished split (handover.hpp). The note of a shared contest lies in
// the user's folder, because the contest has no file here.
fs::path noteOf(const Place& place) {
  constexpr std::size_t kOfDigest = 16;
  if (const fs::path* file = place.file()) {
    std::error_code error;
    const fs::path real = fs::canonical(*file, error);
    return (error ? *file : real).string() + ".split";
  }
  const std::string name = detail::sha256(place.text()).substr(0, kOfDigest);
  return platform::stateFolder() / "damath" / "splits" / (name + ".split");
}

// Reads the note about an unfinished split. nullopt if the note is missing or not in the form that
// prepareHandover() writes.
std::optional<Handover> readNote(const fs::path& note) {
  const auto text = platform::readSideFile(note, kMostNoteBytes);
  if (!text || !text->starts_with(kNoteHead)) return std::nullopt;
  const std::string rest = text->substr(kNoteHead.size());
  if (rest.size() <= kKeyLength + 1 || rest[kKeyLength] != '\n') return std::nullopt;
  const std::string key = rest.substr(0, kKeyLength);
  if (key.find_first_not_of("0123456789abcdef") != std::string::npos) return std::nullopt;
  fs::path to = rest.substr(kKeyLength + 1);
  if (!to.is_absolute()) return std::nullopt;
  return Handover{key, std::move(to)};
}

void removeNote(const fs::path& note) {
  std::error_code ignored;
  if (fs::remove(note, ignored)) platform::syncFolderOf(note);
}

bool isThere(const fs::path& path) {
  std::error_code error;
  return fs::exists(fs::symlink_status(path, error));
}

// Removes the temporary file of OTHER (the file that a split makes, handover.hpp), even if the file is
// incomplete.
void removeUnfinished(const Handover& handover) {
  const fs::path unfinished = unfinishedOther(handover);
  sqlite::abandon(unfinished);
  sqlite::abandon(unfinished.string() + ".making");
}

HandoverEnd completed(const Handover& handover, Instant now) {
  const fs::path unfinished = unfinishedOther(handover);
  if (!isThere(unfinished)) {
    // There is nothing left to do: the temporary file is lost, or a program moved it to its name and was
    // killed before it removed the note.
    return HandoverEnd::Completed;
  }
  const auto error = platform::moveToNewName(unfinished, handover.to);
  if (!error) return HandoverEnd::Completed;
  if (error != std::errc::file_exists) return HandoverEnd::Waiting;
  if (!isOther(handover.to, handover.key, now)) return HandoverEnd::Taken;
  removeUnfinished(handover);
  return HandoverEnd::Completed;
}

}  // namespace

fs::path unfinishedOther(const Handover& handover) {
  constexpr std::size_t kOfKey = 8;
  return handover.to.string() + ".split-" + handover.key.substr(0, kOfKey);
}

StoreResult<void> prepareHandover(Edit& edit, const Place& place, const Handover& handover) {
  return detail::guarded([&] {
    detail::Database& database = edit.frame().database();
    if (!readsReasons(database.person())) throw detail::Refused(StoreFault::NotAllowed, place.text());
    sqlite::checkFree(handover.to);
    const fs::path note = noteOf(place);
    if (place.hall() != nullptr) static_cast<void>(platform::makeFolders(note.parent_path()));
    const std::string text = std::string(kNoteHead) + handover.key + "\n" + handover.to.string();
    if (const auto error = platform::writeSideFile(note, text, platform::Rights::Private)) {
      throw detail::Refused(writingError(note, error).fault, note.string());
    }
    sqlite::fileOf(database, unfinishedOther(handover), {});
  });
}

StoreResult<HandoverEnd> settleHandover(Store& store, Instant now) {
  const fs::path note = noteOf(store.place());
  if (!isThere(note)) return HandoverEnd::None;
  auto edit = store.edit(Stamp{now, {}, {}, {}});
  if (!edit) return Unexpected<StoreError>(edit.error());
  // Reads the note again: edit() may have waited for a split in another program. That split has then ended
  // and removed its note.
  const auto handover = readNote(note);
  if (!handover) return HandoverEnd::None;
  const auto branches = edit->reading().branches();
  if (!branches) return Unexpected<StoreError>(branches.error());
  const auto branch = std::ranges::find(*branches, handover->key, &Branch::key);
  std::error_code error;
  if (!fs::is_directory(handover->to.parent_path(), error)) return HandoverEnd::Waiting;
  if (branch != branches->end() && branch->part == BranchPart::Lent) {
    const HandoverEnd end = completed(*handover, now);
    if (end == HandoverEnd::Completed) removeNote(note);
    return end;
  }
  removeUnfinished(*handover);
  removeNote(note);
  return HandoverEnd::Undone;
}

bool isOther(const fs::path& file, const std::string& key, Instant now) {
  OpenOptions options;
  options.access = Access::Look;
  const StoreOpening opening = Store::open(file, now, options);
  if (!opening.store) return false;
  const auto branches =
      opening.store->read().and_then([](const Reading& reading) { return reading.branches(); });
  return branches && std::ranges::any_of(*branches, [&](const Branch& branch) {
           return branch.key == key && branch.part == BranchPart::Borrowed;
         });
}

}  // namespace damath::db
