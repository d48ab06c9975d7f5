// SPDX-License-Identifier: GPL-3.0-or-later
// The copies of a contest file that were kept by themselves, as a list: when, before what, how large.
#pragma once

#include <vector>

#include "app/models/translator.hpp"
#include "db/backup_ring.hpp"

namespace damath::views {

class ListTable;

// Newest first. The file need not be open, or sound.
[[nodiscard]] std::vector<db::RingCopy> copiesOf(const QString& path);
// Each row's key is its place among the copies.
void showCopies(ListTable& list, const std::vector<db::RingCopy>& copies,
                const models::Translator& translator);

}  // namespace damath::views
