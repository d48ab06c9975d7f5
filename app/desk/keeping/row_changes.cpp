// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/row_changes.hpp"

#include <map>

#include "core/contest/model/contest.hpp"
#include "core/every.hpp"
#include "core/fact_table.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

using notation::JsonKind;
using notation::JsonNode;

namespace {

// The names of the fields in a journal row. RowField::Players has no name, because a journal row with this
// field is a plain list of players.
constexpr Spelling<RowField> kFields[] = {{RowField::Last, "last"},
                                          {RowField::First, "first"},
                                          {RowField::Middle, "middle"},
                                          {RowField::Grade, "grade"},
                                          {RowField::Section, "section"},
                                          {RowField::Coach, "coach"},
                                          {RowField::Rating, "rating"},
                                          {RowField::School, "school"},
                                          {RowField::District, "district"},
                                          {RowField::Division, "division"},
                                          {RowField::Name, "name"},
                                          {RowField::Venue, "venue"},
                                          {RowField::Date, "date"},
                                          {RowField::ContestLevel, "contestLevel"},
                                          {RowField::Level, "level"},
                                          {RowField::Set, "set"},
                                          {RowField::Ruleset, "ruleset"},
                                          {RowField::Rounds, "rounds"},
                                          {RowField::FirstRound, "firstRound"},
                                          {RowField::LastRound, "lastRound"},
                                          {RowField::Absences, "absences"},
                                          {RowField::Players, ""},
                                          {RowField::Boards, "boards"},
                                          {RowField::Cells, "corrections"},
                                          {RowField::Habits, "habits"},
                                          {RowField::Reviewer, "reviewer"},
                                          {RowField::Value, "value"},
                                          {RowField::Remark, "remark"},
                                          {RowField::Backup, "backup"},
                                          {RowField::Clock, "clock"},
                                          {RowField::Arrival, "arrival"}};
static_assert(coversEvery(kFields));

constexpr std::size_t kMostItems = 24;  // the largest number of items of a list that are shown

void add(std::string& list, const std::string& item) {
  if (item.empty()) return;
  list += (list.empty() ? "" : "; ") + item;
}

// Returns one item of a list as text, for example the name of an entry or the number of a round.
std::string itemText(RowField field, const JsonNode& item, const NameOfNumber& nameOf) {
  const bool isEntry = field == RowField::Players;
  if (item.kind == JsonKind::Integer) return isEntry ? nameOf(item.integer) : std::to_string(item.integer);
  if (field == RowField::Boards) {
    return std::to_string(integerIn(item, "board")) + ": " + nameOf(integerIn(item, "blue")) + " – " +
           nameOf(integerIn(item, "red"));
  }
  if (field == RowField::Cells) return textIn(item, "written") + " → " + textIn(item, "correct");
  return isEntry ? nameOf(integerIn(item, "entry")) : std::string();
}

std::string valueText(RowField field, const JsonNode& node, const NameOfNumber& nameOf) {
  switch (node.kind) {
    case JsonKind::Text:
      // A contest that states no level has no value here.
      if (field == RowField::ContestLevel && node.text == toText(contest::ContestLevel::None)) return {};
      return node.text;
    case JsonKind::OtherNumber:
      return node.text;
    case JsonKind::Integer:
      return std::to_string(node.integer);
    case JsonKind::Object:
      return textIn(node, "name");
    case JsonKind::List: {
      std::string list;
      for (std::size_t i = 0; i < node.items.size() && i < kMostItems; ++i) {
        add(list, itemText(field, node.items[i], nameOf));
      }
      return node.items.size() > kMostItems ? list + "; …" : list;
    }
    default:
      return {};
  }
}

// Returns the corrected cells of the row; empty if the row is not about an acceptance.
std::vector<CellChange> cellsIn(const std::string& text) {
  std::vector<CellChange> cells;
  const JsonNode node = rowNode(text);
  const JsonNode* list = node.field("corrections");
  if (list == nullptr) return cells;
  for (const JsonNode& each : list->items) {
    const auto cell = sheet::parseCell(textIn(each, "cell"));
    if (!cell) return {};
    cells.push_back({static_cast<int>(integerIn(each, "line")), board::parseSide(textIn(each, "side")), *cell,
                     textIn(each, "written"), textIn(each, "correct")});
  }
  return cells;
}

std::map<RowField, std::string> fieldsOf(const std::string& text, const NameOfNumber& nameOf) {
  const JsonNode node = rowNode(text);
  std::map<RowField, std::string> fields;
  if (node.kind == JsonKind::List) fields[RowField::Players] = valueText(RowField::Players, node, nameOf);
  for (const notation::JsonField& each : node.fields) {
    const auto field = valueOf(kFields, each.name);
    if (field) fields[*field] = valueText(*field, each.value, nameOf);
  }
  return fields;
}

}  // namespace

std::vector<FieldChange> fieldChanges(const std::string& before, const std::string& after,
                                      const NameOfNumber& nameOf) {
  auto then = fieldsOf(before, nameOf);
  auto now = fieldsOf(after, nameOf);
  std::vector<FieldChange> changes;
  for (const RowField field : kEvery<RowField>) {
    FieldChange change{field, std::move(then[field]), std::move(now[field])};
    if (field == RowField::Cells) change.cells = cellsIn(after);
    if (change.before != change.after) changes.push_back(std::move(change));
  }
  return changes;
}

JsonNode rowNode(const std::string& text) {
  if (text.empty()) return {};
  auto node = notation::parseJson(text);
  return node ? *std::move(node) : JsonNode{};
}

std::string textIn(const JsonNode& row, std::string_view name) {
  const JsonNode* field = row.field(name);
  return field != nullptr && field->kind == JsonKind::Text ? field->text : std::string();
}

std::int64_t integerIn(const JsonNode& row, std::string_view name) {
  const JsonNode* field = row.field(name);
  return field != nullptr && field->kind == JsonKind::Integer ? field->integer : 0;
}

}  // namespace damath::desk
