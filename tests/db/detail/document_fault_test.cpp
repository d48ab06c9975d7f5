// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of refused documents: each error names its place, and no contest is left behind.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>

#include "db/detail/migrations.hpp"
#include "db/records/document.hpp"
#include "db/store.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {

void PrintTo(DocumentFaultKind kind, std::ostream* out) {
  *out << "kind " << static_cast<int>(kind);
}

namespace {

namespace fs = std::filesystem;
using Kind = DocumentFaultKind;
using nlohmann::ordered_json;
using testing::stampAt;
using testing::take;

const std::string& fullDocument() {
  static const std::string document = [] {
    const testing::TempFolder folder;
    const Store store = testing::fullContest(folder / "contest.damath");
    std::string text;
    static_cast<void>(take(store.writeDocument([&text](std::string_view piece) {
      text += piece;
      return true;
    })));
    return text;
  }();
  return document;
}

class BrokenDocuments : public ::testing::Test {
 protected:
  DocumentFault refused(const std::string& document) {
    testing::writeFile(m_folder / "document.json", document);
    const fs::path path = m_folder / "made.damath";
    const auto made = Store::createFrom(testing::placeAt(path), m_folder / "document.json", {});
    EXPECT_TRUE(made || testing::isFree(path));
    EXPECT_EQ(m_folder.listing(), fs::exists(path) ? "document.json made.damath" : "document.json");
    if (!made) return made.error();
    fs::remove(path);
    ADD_FAILURE() << "taken: " << document.substr(0, 200);
    return {Kind::FileExists};
  }
  // Returns the full document with one replacement: the first `from` after `after` becomes `to`.
  static std::string altered(const std::string& after, const std::string& from, const std::string& to) {
    std::string text = fullDocument();
    const std::size_t begin = text.find(after);
    EXPECT_NE(begin, std::string::npos) << after;
    const std::size_t place = text.find(from, begin);
    EXPECT_NE(place, std::string::npos) << from;
    return text.replace(place, from.size(), to);
  }
  // Returns the line where `after` first occurs.
  static int lineOf(const std::string& document, const std::string& after) {
    const auto end = document.begin() + static_cast<std::ptrdiff_t>(document.find(after));
    return 1 + static_cast<int>(std::count(document.begin(), end, '\n'));
  }

  testing::TempFolder m_folder;
};

TEST_F(BrokenDocuments, NoJson) {
  for (const char* text :
       {"hello", "{'damathContest':5}", "last,first,school\nA,B,C\n", "{\"damathContest\":11,}",
        "{\"damathContest\":11,\"tables\":{\"contest\":[{\"id\":1,\"name\":\"\xff\"}]}}"}) {
    EXPECT_EQ(refused(text).kind, Kind::NotJson) << text;
  }
  EXPECT_EQ(refused(fullDocument() + "x").kind, Kind::NotJson);
  EXPECT_EQ(refused(fullDocument() + fullDocument()).kind, Kind::NotJson);
  const DocumentFault fault = refused(altered("\"player\":[", "\"last\"", "last"));
  EXPECT_EQ(fault.kind, Kind::NotJson);
  EXPECT_EQ(fault.line, lineOf(fullDocument(), "{\"id\":1,\"last\""));
}

TEST_F(BrokenDocuments, EveryPieceOfADocument) {
  const std::string& whole = fullDocument();
  for (std::size_t size = 0; size + 2 < whole.size(); size += 1 + whole.size() / support::sized(25U, 97U)) {
    const DocumentFault fault = refused(whole.substr(0, size));
    // A cut inside a letter of several bytes makes the text invalid UTF-8.
    EXPECT_TRUE(fault.kind == Kind::CutShort || fault.kind == Kind::NotJson) << size;
  }
  EXPECT_EQ(refused(whole.substr(0, whole.size() / 2)).kind, Kind::CutShort);
  EXPECT_EQ(refused(whole.substr(0, whole.size() - 2)).kind, Kind::CutShort);
}

TEST_F(BrokenDocuments, OtherJson) {
  for (const char* text :
       {"4", "null", "[]", "[[1]]", "{}", "{\"event\":\"Grade 7\",\"standings\":{}}",
        "{\"damathContest\":\"11\"}", "{\"damathContest\":11}", "{\"damathContest\":11,\"tables\":[]}",
        "{\"damathContest\":11,\"damathContest\":11}", "{\"tables\":{},\"damathContest\":11}",
        "{\"damathContest\":11,\"tables\":{\"contest\":{}}}",
        "{\"damathContest\":11,\"tables\":{\"contest\":[1]}}",
        "{\"damathContest\":11,\"tables\":{\"contest\":[[]]}}", "{\"damathContest\":11.0,\"tables\":{}}",
        "{\"damathContest\":11,\"tables\":{\"contest\":null}}"}) {
    EXPECT_EQ(refused(text).kind, Kind::NotDocument) << text;
  }
  EXPECT_EQ(refused(std::string(2000000, '[')).kind, Kind::NotDocument);
  EXPECT_EQ(refused(altered("{", "\n}}", "\n},\"more\":1}")).kind, Kind::NotDocument);
}

TEST_F(BrokenDocuments, AnotherVersion) {
  DocumentFault fault = refused(altered("{", ":11", ":12"));
  EXPECT_EQ(fault.kind, Kind::NewerVersion);
  EXPECT_EQ(fault.written, "12");
  EXPECT_EQ(fault.right, "11");
  fault = refused(altered("{", ":11", ":3"));
  EXPECT_EQ(fault.kind, Kind::TestVersion);
  EXPECT_EQ(fault.written, "3");
  EXPECT_EQ(fault.right, "11");
  EXPECT_EQ(refused(altered("{", ":11", ":0")).kind, Kind::NotDocument);
}

struct Alteration {
  const char* after;
  const char* from;
  const char* to;
  Kind kind;
  const char* table;
  const char* row;
  const char* column;
};

TEST_F(BrokenDocuments, TablesColumnsAndTypes) {
  const Alteration alterations[] = {
      {"{", "\"school\":[", "\"scool\":[", Kind::UnknownTable, "", "", ""},
      {"{", "\"school\":[", "\"contest\":[", Kind::TableTwice, "contest", "", ""},
      {"\"player\":[", "\"middle\"", "\"midle\"", Kind::UnknownColumn, "player", "1", ""},
      {"\"player\":[", "\"middle\"", "\"last\"", Kind::ColumnTwice, "player", "1", "last"},
      {"\"player\":[", "\"middle\":\"\",", "", Kind::ColumnMissing, "player", "1", "middle"},
      {"\"player\":[", "\"middle\":\"\"", "\"middle\":null", Kind::WrongType, "player", "1", "middle"},
      {"\"player\":[", "\"middle\":\"\"", "\"middle\":7", Kind::WrongType, "player", "1", "middle"},
      {"\"player\":[", "\"middle\":\"\"", "\"middle\":true", Kind::WrongType, "player", "1", "middle"},
      {"\"player\":[", "\"middle\":\"\"", "\"middle\":[]", Kind::WrongType, "player", "1", "middle"},
      {"\"player\":[", "\"middle\":\"\"", "\"middle\":\"a\\u0000b\"", Kind::WrongType, "player", "1",
       "middle"},
      {"\"player\":[", "\"id\":1", "\"id\":\"1 \"", Kind::WrongType, "player", "#1", "id"},
      {"\"player\":[", "\"id\":1", "\"id\":null", Kind::WrongType, "player", "#1", "id"},
      {"\"player\":[", "\"id\":1", "\"id\":1.0", Kind::WrongType, "player", "#1", "id"},
      {"\"player\":[", "\"id\":1", "\"id\":18446744073709551615", Kind::WrongType, "player", "#1", "id"},
      {"\"event\":[", "\"chip_set\":{", "\"chip_set\":3,\"x\":{", Kind::WrongType, "event", "1", "chip_set"},
      {"\"journal\":[", "\"changes\":\"", "\"changes\":\"*", Kind::WrongType, "journal", "1", "changes"},
      {"\"journal\":[", "\"changes\":\"", "\"changes\":[],\"x\":\"", Kind::WrongType, "journal", "1",
       "changes"},
      {"\"player\":[", "\"id\":2", "\"id\":1", Kind::RowRefused, "player", "1", ""},
      {"\"player\":[", "\"rating\":null", "\"rating\":12345", Kind::RowRefused, "player", "1", ""},
      {"\"player\":[", "\"last\":\"Peña\"", "\"last\":\" \"", Kind::RowRefused, "player", "1", ""},
      {"\"game\":[", "\"board\":1", "\"board\":0", Kind::RowRefused, "game", "1", ""},
      {"\"contest\":[", "\"standing\":\"official\"", "\"standing\":\"maybe\"", Kind::RowRefused, "contest",
       "1", ""},
      {"\"event\":[", "\"ruleset\":{", "\"ruleset\":{\"x\":1,", Kind::ContentBroken, "event", "1", "ruleset"},
      {"\"event\":[", "\"chip_set\":{", "\"chip_set\":{\"x\":1,", Kind::ContentBroken, "event", "1",
       "chip_set"},
      {"\"sheet\":[", "\"tags\":", "\"Tags\":", Kind::ContentBroken, "sheet", "1", "content"},
      {"\"finding\":[", "\"wrongScore\"", "\"badScore\"", Kind::ContentBroken, "finding", "1", "findings"},
      {"\"acceptance\":[", "\"line\":2", "\"line\":\"2\"", Kind::ContentBroken, "acceptance", "1",
       "corrections"},
  };
  for (const Alteration& each : alterations) {
    const std::string document = altered(each.after, each.from, each.to);
    const DocumentFault fault = refused(document);
    const std::string told = std::string(each.after) + " " + each.to;
    EXPECT_EQ(fault.kind, each.kind) << told << ": " << fault.detail;
    EXPECT_EQ(fault.table, each.table) << told;
    EXPECT_EQ(fault.row, each.row) << told;
    EXPECT_EQ(fault.column, each.column) << told;
    EXPECT_TRUE(fault.line) << told;
    if (fault.kind != Kind::UnknownTable && fault.kind != Kind::TableTwice) {
      EXPECT_LE(fault.line.value_or(0) - lineOf(document, each.after), 3) << told;
    }
    EXPECT_GE(fault.line.value_or(0), lineOf(document, each.after)) << told;
  }
}

TEST_F(BrokenDocuments, EveryTableMissing) {
  const auto json = ordered_json::parse(fullDocument());
  for (const auto& [table, rows] : json["tables"].items()) {
    ordered_json without = json;
    without["tables"].erase(table);
    const DocumentFault fault = refused(without.dump());
    EXPECT_EQ(fault.kind, Kind::TableMissing) << table;
    EXPECT_EQ(fault.table, table);
  }
}

TEST_F(BrokenDocuments, EveryColumnMissing) {
  const auto json = ordered_json::parse(fullDocument());
  for (const auto& [table, rows] : json["tables"].items()) {
    for (const auto& [column, value] : rows[0].items()) {
      ordered_json without = json;
      without["tables"][table][0].erase(column);
      const DocumentFault fault = refused(without.dump());
      EXPECT_EQ(fault.kind, Kind::ColumnMissing) << table << "." << column;
      EXPECT_EQ(fault.table + "." + fault.column, table + "." + column);
    }
  }
}

TEST_F(BrokenDocuments, EmptyTablesAreNoContest) {
  auto json = ordered_json::parse(fullDocument());
  for (auto& [table, rows] : json["tables"].items()) {
    if (table != "migration") rows = ordered_json::array();
  }
  EXPECT_EQ(refused(json.dump()).kind, Kind::ContentBroken);
}

TEST_F(BrokenDocuments, References) {
  DocumentFault fault = refused(altered("\"player\":[", "\"school\":1", "\"school\":99"));
  EXPECT_EQ(fault.kind, Kind::ReferenceBroken);
  EXPECT_EQ(fault.table + " " + fault.row, "player 1");
  EXPECT_EQ(fault.right + " " + fault.written, "school 99");
  EXPECT_EQ(fault.line, lineOf(fullDocument(), "{\"id\":1,\"last\""));
  // The table `bye` has no row numbers, so the error names the bye by the values of its key. The reference to
  // `round` has two columns, so the error names the missing round by the values of both.
  fault = refused(altered("\"bye\":[", "\"round\":1", "\"round\":7"));
  EXPECT_EQ(fault.kind, Kind::ReferenceBroken);
  EXPECT_EQ(fault.table + " " + fault.row, "bye 2 7 7");
  EXPECT_EQ(fault.right + " " + fault.written, "round 2 7");
  EXPECT_TRUE(fault.line);
}

TEST_F(BrokenDocuments, AnyTextOfTheJournalAltered) {
  const auto json = ordered_json::parse(fullDocument());
  const auto& rows = json["tables"]["journal"];
  for (std::size_t row = 0; row < rows.size(); ++row) {
    constexpr std::array kColumns = {"at",      "by",    "asked_by", "action",
                                     "subject", "after", "reason",   "digest"};
    for (std::size_t place = 0; place < kColumns.size(); ++place) {
      // Alters every column of some rows, and one column of each other row.
      if (row % 10 != 3 && place != row % kColumns.size()) continue;
      const char* column = kColumns.at(place);
      ordered_json changed = json;
      auto& value = changed["tables"]["journal"][row][column];
      const std::string text = column;
      if (text == "at") value = "2026-11-20T23:59:59Z";
      if (text == "by" || text == "asked_by" || text == "action" || text == "subject" || text == "reason") {
        value = value.get<std::string>() + "x";
      }
      if (text == "after") value = R"({"name":"iba"})";
      if (text == "digest") value = std::string(64, 'a');
      const DocumentFault fault = refused(changed.dump());
      EXPECT_EQ(fault.kind, Kind::ChainBroken) << row << " " << column;
      const std::string number = std::to_string(rows[row]["number"].get<int>());
      EXPECT_THAT(fault.row, ::testing::EndsWith(number)) << column;
      EXPECT_TRUE(fault.line);
    }
  }
  const DocumentFault told = refused(altered("\"journal\":[", "\"differences\":2", "\"differences\":3"));
  EXPECT_EQ(told.line, lineOf(fullDocument(), "{\"branch\":\"\",\"number\":" + told.row + ","));
}

TEST_F(BrokenDocuments, RowsOfTheJournalLeftOut) {
  auto json = ordered_json::parse(fullDocument());
  auto& rows = json["tables"]["journal"];
  rows.erase(4);
  EXPECT_EQ(refused(json.dump()).kind, Kind::ChainBroken);
  // If the newest journal row is missing, the chain of digests is still correct. But the tables then have
  // changes that no journal row explains.
  json = ordered_json::parse(fullDocument());
  auto& all = json["tables"]["journal"];
  std::size_t last = 0;
  while (last + 1 < all.size() && all[last + 1]["branch"] == "") ++last;
  all.erase(last);
  EXPECT_EQ(refused(json.dump()).kind, Kind::JournalDiffers);
}

TEST_F(BrokenDocuments, WhatTheJournalDoesNotTell) {
  const Alteration alterations[] = {
      {"\"contest\":[", "\"venue\":\"Gym\"", "\"venue\":\"Plaza\"", Kind::JournalDiffers, "contest", "1", ""},
      {"\"player\":[", "\"Niño\"", "\"Nino\"", Kind::JournalDiffers, "player", "1", ""},
      {"\"game\":[", "\"blue_grand\":\"12\"", "\"blue_grand\":\"13\"", Kind::JournalDiffers, "game", "1", ""},
      {"\"bye\":[", "\"allotted\"", "\"absent\"", Kind::JournalDiffers, "bye", "2 1 7", ""},
      {"\"sheet\":[", "-9 (0,3)", "-9 (0,5)", Kind::JournalDiffers, "sheet", "1", ""},
      {"\"acceptance\":[", "\"correct\":\"-10\"", "\"correct\":\"-11\"", Kind::JournalDiffers, "acceptance",
       "1", ""},
      {"\"sign_off\":[", "\"by\":\"Gng. Reyes\"", "\"by\":\"Iba\"", Kind::JournalDiffers, "sign_off", "2",
       ""},
      {"\"violation\":[", "\"touchMove\"", "\"other\"", Kind::JournalDiffers, "violation", "1", ""},
  };
  for (const Alteration& each : alterations) {
    const DocumentFault fault = refused(altered(each.after, each.from, each.to));
    EXPECT_EQ(fault.kind, each.kind) << each.to << ": " << fault.detail;
    EXPECT_EQ(fault.table + " " + fault.row, std::string(each.table) + " " + each.row) << each.to;
    EXPECT_TRUE(fault.line) << each.to;
  }
}

TEST_F(BrokenDocuments, OtherScriptsThanThisProgramHas) {
  const DocumentFault fault =
      refused(altered("\"migration\":[", "0011_create_contest", "0011_create_contests"));
  EXPECT_EQ(fault.kind, Kind::ContentBroken);
  EXPECT_THAT(fault.detail, ::testing::HasSubstr("0011_create_contests"));
}

TEST_F(BrokenDocuments, TooDeep) {
  const std::string deep = std::string(70, '[') + std::string(70, ']');
  const DocumentFault fault =
      refused(altered("\"sheet\":[", "\"content\":", "\"content\":" + deep + ",\"x\":"));
  EXPECT_EQ(fault.kind, Kind::TooDeep);
  EXPECT_EQ(fault.table, "sheet");
}

TEST_F(BrokenDocuments, FilesThatAreNone) {
  for (const fs::path& none : {m_folder / "none.json", m_folder.path()}) {
    const auto made = Store::createFrom(testing::placeAt(m_folder / "made.damath"), none, {});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().kind, Kind::Unreadable);
  }
  EXPECT_TRUE(testing::isFree(m_folder / "made.damath"));
}

}  // namespace
}  // namespace damath::db
