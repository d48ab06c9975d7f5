// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/privacy_desk.hpp"

#include "app/desk/change/author.hpp"
#include "app/desk/change/change.hpp"
#include "core/contest/model/shown_text.hpp"
#include "db/edits/privacy_edit.hpp"
#include "db/forgotten_copy.hpp"
#include "platform/file_path.hpp"

namespace damath::desk {

namespace fs = std::filesystem;

DeskResult<PlayerForgotten> PrivacyDesk::forget(contest::PlayerId player, const Author& author,
                                                const std::function<void(const Without&)>& elsewhere) {
  auto done = changed(*m_desk, author, [&](const Change& change) -> DeskResult<PlayerForgotten> {
    const contest::Player* found = change.contest().find(player);
    if (found == nullptr) return refused(Refusal::NoSuchEntry, std::to_string(contest::numberOf(player)));
    // A backup would keep the player's name. The question is asked directly, because the function
    // Change::requireConfirmation() lets a change without an answer go on, and the name would be removed.
    change.leaveOutBackup();
    DAMATH_TRY(answer, answerTo({ConfirmationLevel::Confirm, ConfirmationReason::PlayerForgotten,
                                 contest::shownName(*found)},
                                change.author()));
    change.edit().answer(*answer);
    DAMATH_TRY(removal, toDeskResult(db::PrivacyEdit(change.edit()).forget(player)));
    if (elsewhere) elsewhere(removal->without);
    return PlayerForgotten{db::nameOfForgotten(player), removal->texts, std::move(removal->without), {}};
  });
  if (!done) return done;
  if (const auto wiped = m_desk->openFile().store.wipe(); !wiped) done->unwiped = wiped.error();
  return done;
}

std::vector<fs::path> PrivacyDesk::backups() const {
  std::vector<fs::path> list;
  const fs::path* file = m_desk->openFile().store.place().file();
  if (file == nullptr) return list;
  for (const db::AutomaticBackup& copy : m_desk->ring().copies()) list.push_back(copy.path);
  const auto second = m_desk->ring().second();
  if (second && second->state() == db::SecondState::There) {
    for (const db::AutomaticBackup& copy : db::backupsIn(second->backups(), file->extension())) {
      list.push_back(copy.path);
    }
  }
  // The contest may have had another name.
  for (const db::StrayBackups& stray : m_desk->ring().strays()) {
    for (const db::AutomaticBackup& copy : stray.copies) list.push_back(copy.path);
  }
  const std::string before = file->stem().string() + ".v";
  const fs::path folder = file->has_parent_path() ? file->parent_path() : fs::path(".");
  for (const fs::path& path : platform::entriesOf(folder)) {
    if (path.extension() == ".bak" && path.filename().string().starts_with(before)) list.push_back(path);
  }
  return list;
}

BackupsCleaned PrivacyDesk::cleanBackups() {
  BackupsCleaned result;
  for (const fs::path& backup : backups()) {
    const auto removed = db::forgetAlso(backup, m_desk->path(), {});
    if (!removed) {
      result.failed.emplace_back(backup, removed.error());
    } else if (*removed > 0) {
      result.cleaned.push_back(backup);
    }
  }
  return result;
}

}  // namespace damath::desk
