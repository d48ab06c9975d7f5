// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the automatic backups of a contest file.
#pragma once

#include <QString>
#include <QVariant>
#include <optional>
#include <vector>

#include "app/window/text/translator.hpp"
#include "db/files/backup_ring.hpp"

namespace damath::window {

class ListTable;

// Returns the automatic backups of the contest file `path`, newest first. Leaves out backups that are
// incomplete. The contest file may be closed or damaged.
[[nodiscard]] std::vector<db::AutomaticBackup> copiesOf(const QString& path);
// Fills the list with the time, reason and size of each backup. The path of a backup is the key of its row,
// because row numbers change with every new backup.
void showBackups(ListTable& list, const std::vector<db::AutomaticBackup>& copies,
                 const Translator& translator);
[[nodiscard]] QVariant keyOf(const db::AutomaticBackup& copy);
// Returns the backup with this path; nullopt if there is none.
[[nodiscard]] std::optional<db::AutomaticBackup> copyOf(const std::vector<db::AutomaticBackup>& copies,
                                                        const QVariant& key);

}  // namespace damath::window
