// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/second_folder.hpp"

#include "app/desk/change/open_file.hpp"
#include "app/desk/change/refused.hpp"
#include "platform/file_path.hpp"

namespace damath::desk {

namespace {

DeskResult<db::SecondFolder> secondOf(const Desk& desk) {
  auto second = desk.ring().second();
  if (second) return *std::move(second);
  return refused(Refusal::StoreFailed, FileFault{db::StoreError{db::StoreFault::CannotOpen, "a hall"}});
}

}  // namespace

DeskResult<void> chooseSecondFolder(const Desk& desk, const std::filesystem::path& folder) {
  DAMATH_TRY(second, secondOf(desk));
  Desk::OpenFile& openFile = desk.openFile();
  const std::filesystem::path whole = platform::wholePath(folder);
  if (!whole.is_absolute()) {
    // A relative path has no absolute form if the current folder of the program was deleted.
    return refused(Refusal::StoreFailed,
                   FileFault{db::StoreError{db::StoreFault::NotAFolder, folder.string()}});
  }
  const auto origin = toDeskResult(
      openFile.store.read().and_then([](const db::Reading& reading) { return reading.journal().origin(); }));
  if (!origin) return refused(origin);
  DAMATH_CHECK(toDeskResult(second->choose(whole, *origin)));
  const db::Instant now = openFile.clock->now();
  if (const auto made = openFile.ring.copy(openFile.store, now, db::BackupOccasion::Time); !made) {
    openFile.warnings.emplace_back(made.error());
  }
  if (const auto brought = openFile.ring.bringToSecond(now); !brought) {
    openFile.warnings.emplace_back(brought.error());
  }
  return {};
}

DeskResult<void> forgetSecondFolder(const Desk& desk) {
  DAMATH_TRY(second, secondOf(desk));
  return toDeskResult(second->forget());
}

}  // namespace damath::desk
