// SPDX-License-Identifier: GPL-3.0-or-later
// Removes the name of a player from the contest, and from its backups, for good.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

struct PlayerForgotten {
  std::string name;       // the name that the player has now: "Player 17"
  std::size_t texts = 0;  // the number of texts that were replaced; 0 if the player was forgotten before
  // Returns a text without the former name of the player. Returns the text unchanged if the player was
  // forgotten before.
  std::function<std::string(std::string_view)> without;
  // The error if the free pages of the file could not be overwritten; nullopt if they were overwritten. After
  // this error, the name is removed, but its letters may still be in the file. Forgetting the player once
  // more tries again.
  std::optional<db::StoreError> unwiped;
};

// The backups from which names were removed, and the backups from which names could not be removed.
struct BackupsCleaned {
  std::vector<std::filesystem::path> cleaned;  // backups from which a name was removed
  std::vector<std::pair<std::filesystem::path, db::StoreError>> failed;
};

class PrivacyDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit PrivacyDesk(Desk& desk) : m_desk(&desk) {}

  // Returns a text without the name of the forgotten player.
  using Without = std::function<std::string(std::string_view)>;
  // Replaces the name of the player by a number, for good: nothing undoes this. No backup is made, because
  // the backup would have the name. `elsewhere` removes the name from other files. `elsewhere` runs before
  // the change is stored: after a crash, a second call can still remove the name everywhere. Asks for
  // confirmation: PlayerForgotten. Errors: NoSuchEntry if no player has this number, ByRequired,
  // ReasonRequired, ConfirmationAsked, StoreFailed.
  [[nodiscard]] DeskResult<PlayerForgotten> forget(
      contest::PlayerId player, const Author& author,
      const std::function<void(const Without& without)>& elsewhere = {});

  // Returns the known backups of the contest: the automatic backups, the backups in the second folder if this
  // folder can be reached, the backups that an earlier name of the file may have left beside it
  // (BackupRing::strays), and the backups made before a migration. Empty for a shared contest.
  [[nodiscard]] std::vector<std::filesystem::path> backups() const;
  // Removes the names of all forgotten players from these backups. Each backup still opens and verifies.
  [[nodiscard]] BackupsCleaned cleanBackups();

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
