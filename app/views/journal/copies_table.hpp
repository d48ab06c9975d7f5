// SPDX-License-Identifier: GPL-3.0-or-later
// The copies of a contest file that were kept by themselves, as a list: when, before what, how large.
#pragma once

#include <QVariant>
#include <optional>
#include <vector>

#include "app/models/text/translator.hpp"
#include "db/files/backup_ring.hpp"

namespace damath::views {

class ListTable;

// Newest first. The file need not be open, or sound.
[[nodiscard]] std::vector<db::RingCopy> copiesOf(const QString& path);
// Each row's key is the path of its copy: a newer one moves them all.
void showCopies(ListTable& list, const std::vector<db::RingCopy>& copies,
                const models::Translator& translator);
[[nodiscard]] QVariant keyOf(const db::RingCopy& copy);
// Nothing where none of them has that key.
[[nodiscard]] std::optional<db::RingCopy> copyOf(const std::vector<db::RingCopy>& copies,
                                                 const QVariant& key);

}  // namespace damath::views
