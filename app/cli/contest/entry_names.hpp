// SPDX-License-Identifier: GPL-3.0-or-later
// What a command calls an entry: its start number.
#pragma once

#include <optional>
#include <string>

#include "core/contest/contest.hpp"

namespace damath::cli {

// "#12", as a start number stands before a name.
[[nodiscard]] std::string numberText(int number);
// The entry with that start number.
[[nodiscard]] std::optional<contest::EntryId> entryIdNumbered(const contest::Event& event, int number);
// An entry's start number; 0 where there is none.
[[nodiscard]] int numberOf(const contest::Event& event, contest::EntryId entry);

}  // namespace damath::cli
