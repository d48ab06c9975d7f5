// SPDX-License-Identifier: GPL-3.0-or-later
// The start number, which commands use to name an entry.
#pragma once

#include <optional>
#include <string>

#include "core/contest/model/contest.hpp"

namespace damath::cli {

// Returns "#12", the form of a start number before a name.
[[nodiscard]] std::string numberText(int number);
// Returns the entry with that start number; nullopt if there is none.
[[nodiscard]] std::optional<contest::EntryId> entryIdNumbered(const contest::Event& event, int number);
// Returns the start number of an entry; 0 if the event does not have the entry.
[[nodiscard]] int numberOf(const contest::Event& event, contest::EntryId entry);

}  // namespace damath::cli
