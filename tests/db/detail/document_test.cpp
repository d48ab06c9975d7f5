// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest as one document: an exported document can be imported, and exporting again gives the same
// bytes.
#include "db/records/document.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "db/detail/base64.hpp"
#include "db/detail/document/compact_json.hpp"
#include "db/edits/history_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/store.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;
using testing::documentOf;
using testing::expectSound;
using testing::stampAt;
using testing::take;

class Documents : public ::testing::Test {
 protected:
  // Makes a file from the document. Throws std::runtime_error if this fails.
  Store madeOf(const std::string& document, const std::string& name) {
    testing::writeFile(m_folder / "document.json", document);
    const auto made = Store::createFrom(testing::placeAt(m_folder / name), m_folder / "document.json", {});
    if (!made) {
      throw std::runtime_error(std::to_string(static_cast<int>(made.error().kind)) + " " +
                               made.error().table + " " + made.error().row + " " + made.error().detail);
    }
    return *Store::open(testing::placeAt(m_folder / name), stampAt(0).at, {}).store;
  }

  testing::TempFolder m_folder;
};

TEST_F(Documents, EveryTableGoesOutAndComesInAsTheSameBytes) {
  const Store store = testing::fullContest(m_folder / "contest.damath");
  const std::string document = documentOf(store);
  const auto json = ordered_json::parse(document);
  for (const auto& [table, rows] : json["tables"].items()) {
    EXPECT_FALSE(rows.empty()) << "no row in " << table << " proves anything";
  }
  EXPECT_EQ(json["tables"].size(), testing::tablesOf(m_folder / "contest.damath").size());

  const Store made = madeOf(document, "made.damath");
  EXPECT_EQ(documentOf(made), document);
  expectSound(made);
}

// Text that people type is a JSON string. Values that the program stores as JSON are JSON.
TEST_F(Documents, ReadsWell) {
  const Store store = testing::fullContest(m_folder / "contest.damath");
  const std::string document = documentOf(store);
  const auto json = ordered_json::parse(document);
  EXPECT_EQ(json["damathContest"], 11);
  const auto& tables = json["tables"];
  EXPECT_EQ(tables["contest"][0]["name"], "Dibisyon ng Parañaque");
  EXPECT_EQ(tables["event"][0]["ruleset"]["name"], "manual");
  EXPECT_EQ(tables["sheet"][0]["content"]["lines"][0][1][1], "－１ (1,4)");
  EXPECT_EQ(tables["player"][4]["last"], "{}");
  EXPECT_EQ(tables["ruling"][1]["value"], "{\"x\": 1}");
  // This number is so great that other programs would round it. So the document has a string.
  EXPECT_EQ(tables["event"][1]["lot_seed"], "-9223372036854775807");
  EXPECT_THAT(document,
              ::testing::StartsWith("{\"damathContest\":11,\"tables\":{\n\"migration\":[\n{\"number\":11,"));
  EXPECT_THAT(document, ::testing::EndsWith("\n]\n}}\n"));
  // Each row of a table is one line of the document.
  EXPECT_THAT(
      document,
      ::testing::HasSubstr(
          "\n{\"id\":1,\"last\":\"Peña\",\"first\":\"Niño\",\"middle\":\"\","
          "\"school\":1,\"grade\":\"7\",\"section\":\"Sampaguita\",\"coach\":\"\",\"rating\":null},\n"));
}

TEST_F(Documents, MayBeLaidOutOtherwise) {
  const Store store = testing::fullContest(m_folder / "contest.damath");
  const std::string document = documentOf(store);
  // The layout is indented, with tables and columns in alphabetical order and a byte-order mark.
  const std::string other = "\xEF\xBB\xBF" + nlohmann::json::parse(document).dump(3);
  // JSON inside columns must keep the order of its names. The alphabetical layout changes this order, so the
  // digests of the sheets do not match, and the document is refused.
  auto json = ordered_json::parse(document);
  const std::string indented = "\xEF\xBB\xBF" + json.dump(1, '\t', true);
  EXPECT_EQ(documentOf(madeOf(indented, "indented.damath")), document);
  testing::writeFile(m_folder / "other.json", other);
  EXPECT_FALSE(Store::createFrom(testing::placeAt(m_folder / "other.damath"), m_folder / "other.json", {}));
}

TEST_F(Documents, TheChainGoesOnAndEverythingCanStillBeUndone) {
  const Store store = testing::fullContest(m_folder / "contest.damath");
  Store made = madeOf(documentOf(store), "made.damath");
  const auto before = take(take(store.read()).journal().rows());
  const auto after = take(take(made.read()).journal().rows());
  ASSERT_EQ(after.size(), before.size()) << "making it adds no row";
  EXPECT_EQ(after.back().digest, before.back().digest);
  // Undoes, then redoes the change in the original contest and in the contest made from its document. The two
  // contests must give equal documents.
  for (const auto undo : {true, false}) {
    std::vector<std::string> documents;
    Store first = *Store::open(testing::placeAt(m_folder / "contest.damath"), stampAt(0).at, {}).store;
    for (Store* each : {&first, &made}) {
      Edit edit = take(each->edit(stampAt(30)));
      const auto acts = take(edit.reading().journal().acts());
      if (undo) {
        const auto last = std::find_if(acts.rbegin(), acts.rend(),
                                       [](const JournalAct& act) { return act.state == ActState::InForce; });
        ASSERT_NE(last, acts.rend());
        take(HistoryEdit(edit).undo(*last));
      } else {
        const auto next = std::ranges::find(acts, ActState::Undone, &JournalAct::state);
        ASSERT_NE(next, acts.end());
        take(HistoryEdit(edit).redo(*next));
      }
      take(edit.commit());
      documents.push_back(documentOf(*each));
      expectSound(*each);
    }
    EXPECT_EQ(documents[0], documents[1]);
  }
}

TEST_F(Documents, ChangesByLotComeThrough) {
  std::mt19937 random(20261122);
  Store store = testing::sampleStore(m_folder / "contest.damath");
  for (int change = 0; change < 240; ++change) {
    testing::changeByLot(store, random, change + 2);
    if (const int between = support::sized(24, 12); change % between != between - 1) continue;
    const std::string document = documentOf(store);
    const std::string name = "made" + std::to_string(change) + ".damath";
    const Store made = madeOf(document, name);
    ASSERT_EQ(documentOf(made), document) << change;
    expectSound(made);
  }
  // The random changes produced rows in all these tables.
  for (const char* table : {"event", "game", "sheet", "acceptance", "review", "absence", "violation"}) {
    EXPECT_NE(testing::asked(m_folder / "contest.damath", "SELECT count(*) FROM " + std::string(table)), "0")
        << table;
  }
  EXPECT_NE(testing::asked(m_folder / "contest.damath", "SELECT count(*) FROM journal WHERE action = 'undo'"),
            "0");
}

TEST_F(Documents, TheWriterMayStop) {
  const Store store = testing::sampleStore(m_folder / "contest.damath");
  const auto stopped = store.writeDocument([](std::string_view) { return false; });
  EXPECT_FALSE(stopped);
}

TEST(CompactJson, IsWhatReadingAndWritingLeaves) {
  using detail::isCompactJson;
  for (const char* text :
       {"{}", "[]", R"({"a":[1,-2,null,true,false,"x",{"b":{}}],"c":1.50,"d":1e30})",
        R"(["\"\\\b\f\n\r\t\u0001\u001f",""])", R"(["é 漢 🎲"])", "[18446744073709551615]"}) {
    EXPECT_TRUE(isCompactJson(text)) << text;
  }
  for (const char* text : {"", "1", "\"x\"", "null", "{ }", "[1, 2]", "[-0]", "[1]x", "[", "{\"a\"}",
                           &R"(["é"])"[4], R"(["\/"])", R"(["\u00e9"])", R"(["\u001F"])", "[01]", "[1.]",
                           "[\"\xff\"]", "[1e400]", "{\"a\":1,}"}) {
    EXPECT_FALSE(isCompactJson(text)) << text;
  }
  EXPECT_TRUE(isCompactJson(std::string(64, '[') + std::string(64, ']')));
  EXPECT_FALSE(isCompactJson(std::string(65, '[') + std::string(65, ']')));
  EXPECT_FALSE(isCompactJson(std::string(1000000, '[')));
}

TEST(CompactJson, QuotesAsTheLibraryDoes) {
  std::string text;
  for (int c = 1; c < 128; ++c) text += static_cast<char>(c);
  text += "ñ½漢🎲\u2028";
  std::string quoted;
  detail::appendQuoted(quoted, text);
  EXPECT_EQ(quoted, nlohmann::json(text).dump());
}

TEST(Base64, IsThatOfTheStandard) {
  using detail::fromBase64;
  using detail::toBase64;
  for (const auto& [bytes, text] :
       std::vector<std::pair<std::string, std::string>>{{"", ""},
                                                        {"f", "Zg=="},
                                                        {"fo", "Zm8="},
                                                        {"foo", "Zm9v"},
                                                        {"foob", "Zm9vYg=="},
                                                        {std::string("\0\xff\xfe", 3), "AP/+"}}) {
    EXPECT_EQ(toBase64(bytes), text);
    EXPECT_EQ(fromBase64(text), bytes);
  }
  for (const char* text :
       {"Z", "Zg=", "Zg", "Zh==", "Zm9=", "Zm9v\n", " Zm9v", "Zg==Zg==", "====", "A===", "Zm-v"}) {
    EXPECT_EQ(fromBase64(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace damath::db
