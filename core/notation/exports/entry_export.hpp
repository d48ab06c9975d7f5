// SPDX-License-Identifier: GPL-3.0-or-later
// Writes an entry for the exports: start number, name and school, plus grade and coach if the privacy
// settings show them.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/public_name.hpp"

namespace damath::notation {

// Returns {"entry":3,"name":"Last, First","school":"…"}.
[[nodiscard]] nlohmann::ordered_json entryJson(const contest::PublicEntry& entry,
                                               const contest::Privacy& privacy);
// Returns the same fields with the full name. Precondition: the entry belongs to the event, its player to the
// contest.
[[nodiscard]] nlohmann::ordered_json entryJson(const contest::Contest& contest, const contest::Event& event,
                                               contest::EntryId entry);

// Returns start numbers, such as [3,7]. Precondition: the entries belong to the event.
[[nodiscard]] nlohmann::ordered_json numbersJson(const contest::Event& event,
                                                 const std::vector<contest::EntryId>& entries);
// Returns the start numbers of each tie, such as [[3,7]].
[[nodiscard]] nlohmann::ordered_json tiesJson(const contest::Event& event,
                                              const std::vector<std::vector<contest::EntryId>>& ties);

// Returns tournament points as a decimal.
[[nodiscard]] std::string pointsText(const exact::Rational& points);

// Adds the headings entry,name,school; with a side, blueEntry,blueName,blueSchool.
void addEntryHeadings(std::vector<std::string>& header, const contest::Privacy& privacy,
                      std::string_view side);
// Adds the cells below these headings.
void addEntryCells(std::vector<std::string>& row, const contest::PublicEntry& entry,
                   const contest::Privacy& privacy);
// Adds as many empty cells as addEntryCells adds filled cells.
void addNoEntry(std::vector<std::string>& row, const contest::Privacy& privacy);

}  // namespace damath::notation
