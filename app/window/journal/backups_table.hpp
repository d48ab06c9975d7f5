// SPDX-License-Identifier: GPL-3.0-or-later
// A list of the automatic backups of a contest file: time, reason and size.
#pragma once

#include <QVariant>
#include <optional>
#include <vector>

#include "app/window/text/translator.hpp"
#include "db/files/backup_ring.hpp"

namespace damath::window {

class ListTable;

// Returns the automatic backups of the contest file `path`, newest first. The file may be closed or damaged.
[[nodiscard]] std::vector<db::RingBackup> copiesOf(const QString& path);
// Fills the list. The key of a row is the path of its backup, because row numbers change with every new
// backup.
void showBackups(ListTable& list, const std::vector<db::RingBackup>& copies, const Translator& translator);
[[nodiscard]] QVariant keyOf(const db::RingBackup& copy);
// Returns the backup with this key; nullopt if there is none.
[[nodiscard]] std::optional<db::RingBackup> copyOf(const std::vector<db::RingBackup>& copies,
                                                   const QVariant& key);

}  // namespace damath::window
