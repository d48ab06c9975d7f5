// SPDX-License-Identifier: GPL-3.0-or-later
// How an entry stands in the exports: start number, name, school, and grade and coach where they are asked
// for.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/public_name.hpp"

namespace damath::notation {

// {"entry":3,"name":"Last, First","school":"…"}
[[nodiscard]] nlohmann::ordered_json entryJson(const contest::PublicEntry& entry,
                                               const contest::Privacy& privacy);
// Under its full name. Promise: the entry is the event's, its player the contest's.
[[nodiscard]] nlohmann::ordered_json entryJson(const contest::Contest& contest, const contest::Event& event,
                                               contest::EntryId entry);

// [3,7]: start numbers. Promise: the entries are the event's.
[[nodiscard]] nlohmann::ordered_json numbersJson(const contest::Event& event,
                                                 const std::vector<contest::EntryId>& entries);
// [[3,7]]
[[nodiscard]] nlohmann::ordered_json tiesJson(const contest::Event& event,
                                              const std::vector<std::vector<contest::EntryId>>& ties);

// A tournament's points as a decimal.
[[nodiscard]] std::string pointsText(const exact::Rational& points);

// entry,name,school; with a side before them blueEntry,blueName,blueSchool.
void addEntryHeadings(std::vector<std::string>& header, const contest::Privacy& privacy,
                      std::string_view side);
void addEntryCells(std::vector<std::string>& row, const contest::PublicEntry& entry,
                   const contest::Privacy& privacy);
// As many cells, all empty.
void addNoEntry(std::vector<std::string>& row, const contest::Privacy& privacy);

}  // namespace damath::notation
