// SPDX-License-Identifier: GPL-3.0-or-later
// Writes an entry (a player in an event) for files that other programs read: start number, name and school.
// Grade, section and coach are added if the privacy settings show them. The section is added only if there is
// one.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/privacy.hpp"

namespace damath::notation {

// Returns the entry as a JSON object: {"entry":3,"name":"Last, First","school":"…"}.
[[nodiscard]] nlohmann::ordered_json entryJson(const contest::PublicEntry& entry,
                                               const contest::Privacy& privacy);
// Returns the entry as a JSON object with the full name of its player, and with the section if there is one.
// Precondition: the entry belongs to the event, and its player belongs to the contest.
[[nodiscard]] nlohmann::ordered_json entryJson(const contest::Contest& contest, const contest::Event& event,
                                               contest::EntryId entry);

// Returns the start numbers of the entries, such as [3,7]. Precondition: the entries belong to the event.
[[nodiscard]] nlohmann::ordered_json numbersJson(const contest::Event& event,
                                                 const std::vector<contest::EntryId>& entries);
// Returns the start numbers of the tied entries, one list for each tie, such as [[3,7]].
[[nodiscard]] nlohmann::ordered_json tiesJson(const contest::Event& event,
                                              const std::vector<std::vector<contest::EntryId>>& ties);

// Returns tournament points as a decimal text, or as a fraction if the decimals do not end.
[[nodiscard]] std::string pointsText(const exact::Rational& points);

// The columns that a CSV file has for an entry besides start number, name and school.
struct EntryColumns {
  bool hasGrade = false;
  bool hasSection = false;
  bool hasCoach = false;
};
// Returns the columns for the entries of the event. There is a column of sections if the privacy settings
// show sections and a player of the event has one.
[[nodiscard]] EntryColumns entryColumns(const contest::Contest& contest, const contest::Event& event,
                                        const contest::Privacy& privacy);
// Adds the CSV headings entry,name,school. With the side "blue", adds blueEntry,blueName,blueSchool.
void addEntryHeadings(std::vector<std::string>& header, const EntryColumns& columns, std::string_view side);
// Adds the cells of an entry to a CSV row, in the order of the headings of addEntryHeadings.
void addEntryCells(std::vector<std::string>& row, const contest::PublicEntry& entry,
                   const EntryColumns& columns);
// Adds empty cells to a CSV row for a missing entry, as many as addEntryCells adds.
void addNoEntry(std::vector<std::string>& row, const EntryColumns& columns);

}  // namespace damath::notation
