// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/exports/entry_export.hpp"

#include <algorithm>

#include "core/exact/number_text.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::notation {

using nlohmann::ordered_json;

ordered_json entryJson(const contest::PublicEntry& entry, const contest::Privacy& privacy) {
  ordered_json json;
  json["entry"] = entry.number;
  json["name"] = entry.name;
  json["school"] = entry.school;
  if (privacy.grade == contest::Disclosure::Shown) json["grade"] = entry.grade;
  if (!entry.section.empty()) json["section"] = entry.section;
  if (privacy.coach == contest::Disclosure::Shown) json["coach"] = entry.coach;
  return json;
}

ordered_json entryJson(const contest::Contest& contest, const contest::Event& event, contest::EntryId entry) {
  const contest::Privacy full{.names = contest::PrivacyOption::FullName,
                              .section = contest::Disclosure::Shown};
  return entryJson(contest::publicEntry(contest, event, entry, full), full);
}

ordered_json numbersJson(const contest::Event& event, const std::vector<contest::EntryId>& entries) {
  return listed(entries, [&](contest::EntryId id) { return event.at(id).number; });
}

ordered_json tiesJson(const contest::Event& event, const std::vector<std::vector<contest::EntryId>>& ties) {
  return listed(ties, [&](const std::vector<contest::EntryId>& tie) { return numbersJson(event, tie); });
}

EntryColumns entryColumns(const contest::Contest& contest, const contest::Event& event,
                          const contest::Privacy& privacy) {
  const bool hasSection = std::ranges::any_of(event.entries, [&](const contest::Entry& entry) {
    return !contest::publicEntry(contest, event, entry.id, privacy).section.empty();
  });
  return {privacy.grade == contest::Disclosure::Shown, hasSection,
          privacy.coach == contest::Disclosure::Shown};
}

void addEntryHeadings(std::vector<std::string>& header, const EntryColumns& columns, std::string_view side) {
  const auto add = [&](std::string name) {
    if (!side.empty()) name.front() = static_cast<char>(name.front() - 'a' + 'A');
    header.push_back(std::string(side) + name);
  };
  add("entry");
  add("name");
  add("school");
  if (columns.hasGrade) add("grade");
  if (columns.hasSection) add("section");
  if (columns.hasCoach) add("coach");
}

void addEntryCells(std::vector<std::string>& row, const contest::PublicEntry& entry,
                   const EntryColumns& columns) {
  row.push_back(std::to_string(entry.number));
  row.push_back(entry.name);
  row.push_back(entry.school);
  if (columns.hasGrade) row.push_back(entry.grade);
  if (columns.hasSection) row.push_back(entry.section);
  if (columns.hasCoach) row.push_back(entry.coach);
}

void addNoEntry(std::vector<std::string>& row, const EntryColumns& columns) {
  std::vector<std::string> names;
  addEntryHeadings(names, columns, {});
  row.resize(row.size() + names.size());
}

std::string pointsText(const exact::Rational& points) {
  return exact::toText(exact::Number(points), exact::FigureStyle::Decimal);
}

}  // namespace damath::notation
