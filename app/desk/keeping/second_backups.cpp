// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/second_backups.hpp"

#include <system_error>

#include "app/desk/change/change.hpp"
#include "platform/disk.hpp"

namespace damath::desk {

namespace {

DeskResult<db::SecondFolder> secondOf(const Desk& desk) {
  auto second = desk.ring().second();
  if (second) return *std::move(second);
  return refused(Refusal::StoreFailed, FileFault{db::StoreError{db::StoreFault::CannotOpen, "a hall"}});
}

}  // namespace

DeskResult<SecondDisk> chooseSecondFolder(const Desk& desk, const std::filesystem::path& folder) {
  DAMATH_TRY(second, secondOf(desk));
  Desk::OpenFile& openFile = desk.openFile();
  std::error_code unknown;
  const std::filesystem::path whole = std::filesystem::absolute(folder, unknown).lexically_normal();
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
  return platform::isOnOneDisk(openFile.store.path(), whole) ? SecondDisk::Same : SecondDisk::Other;
}

DeskResult<void> forgetSecondFolder(const Desk& desk) {
  DAMATH_TRY(second, secondOf(desk));
  return toDeskResult(second->forget());
}

}  // namespace damath::desk
