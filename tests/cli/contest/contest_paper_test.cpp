// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of printed documents: each gets a number, `papers` lists them, and `verify --document` checks if a
// document still agrees with the contest.
#include <filesystem>
#include <sstream>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;

class ContestPapers : public ContestCommand {
 protected:
  json printed(const std::string& form) {
    return goodJson({"print", m_file, "--event", "Grade 7", form, "--by", "Gng. Muñoz", "--force", "-o",
                     m_place.at("x.pdf")});
  }
  void result(const std::string& blue, const std::string& red) {
    goodJson({"result", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--blue", blue, "--red",
              red, "--by", "Gng. Muñoz", "--reason", "maling pagbasa"});
  }
};

TEST_F(ContestPapers, EachIsRegisteredAndListed) {
  EXPECT_THAT(good({"papers", m_file}).out, HasSubstr("no paper has been issued yet"));
  goodJson({"pair", m_file, "--event", "Grade 7"});
  const json journal = goodJson({"journal", m_file});
  EXPECT_EQ(printed("pairings")["document"], 1);
  EXPECT_EQ(printed("tally")["document"], 2);
  goodJson({"print", m_file, "schools", "-o", m_place.at("s.pdf")});
  const json list = goodJson({"papers", m_file})["papers"];
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[0]["form"], "pairings");
  EXPECT_EQ(list[0]["event"], "Grade 7");
  EXPECT_EQ(list[0]["round"], 1);
  EXPECT_EQ(list[0]["board"], nullptr);
  EXPECT_EQ(list[0]["by"], "Gng. Muñoz");
  EXPECT_EQ(list[0]["digest"].get<std::string>().size(), 64U);
  EXPECT_EQ(list[2]["event"], nullptr);
  json after = goodJson({"journal", m_file});
  EXPECT_EQ(std::erase_if(after["journal"].get_ref<json::array_t&>(),
                          [](const json& row) { return row["action"] == "issuePaper"; }),
            3U);
  EXPECT_EQ(after, journal) << "papers change nothing of the contest";
  EXPECT_THAT(good({"papers", m_file}).out, HasSubstr("Pairings of the round, Grade 7, round 1"));
  EXPECT_THAT(good({"papers", m_file, "--lang", "fil"}).out, HasSubstr("Mga magkatapat sa round"));
}

// Guards against an old defect: long document names, which are all in Filipino here, made the times wrap to
// two lines.
TEST_F(ContestPapers, TheListOfThoseIssuedHasEachMomentOnOneLine) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  for (const char* form : {"byname", "byboard", "review"}) printed(form);
  const std::string pdf = m_place.at("register.pdf");
  good({"print", m_file, "--event", "Grade 7", "register", "--lang", "fil", "-o", pdf});
  std::istringstream text(outputOf("pdftotext -layout '" + pdf + "' -"));
  int moments = 0;
  for (std::string line; std::getline(text, line);) {
    if (line.find("Grade 7, round 1") == std::string::npos) continue;
    EXPECT_THAT(line, MatchesRegex(".* [0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2} .*"));
    ++moments;
  }
  EXPECT_EQ(moments, 3);
}

TEST_F(ContestPapers, APaperThatComesToNothingTakesNoNumber) {
  expectUnusable(
      contest({"print", m_file, "--event", "Grade 7", "tally", "-o", m_place.at("no/where/x.pdf")}), "x.pdf");
  EXPECT_EQ(goodJson({"papers", m_file})["papers"], json::array());
  EXPECT_EQ(printed("tally")["document"], 1);
  EXPECT_EQ(printed("tally")["document"], 2) << "written over the older one";
}

TEST_F(ContestPapers, VerifyTellsWhetherThePaperHolds) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  result("30", "12");
  printed("tally");
  const std::string digest = goodJson({"papers", m_file})["papers"][0]["digest"];
  const json sound = goodJson({"verify", m_file, "--document", "1", "--digest", digest});
  EXPECT_EQ(sound["digestRight"], true);
  EXPECT_EQ(sound["holds"], true);
  EXPECT_EQ(sound["since"], json::array());
  EXPECT_THAT(good({"verify", m_file, "--document", "DAMATH 1 " + digest.substr(0, 16)}).out,
              HasSubstr("The file still matches what was printed."));
  result("12", "30");
  const auto run = contest({"verify", m_file, "--document", "1", "--digest", digest, "--json"});
  EXPECT_EQ(run.status, 1);
  const json changed = json::parse(run.out);
  EXPECT_EQ(changed["holds"], false);
  ASSERT_EQ(changed["since"].size(), 1U);
  EXPECT_EQ(changed["since"][0]["action"], "correctResult");
  const auto told = contest({"verify", m_file, "--document", "1"});
  EXPECT_EQ(told.status, 1);
  EXPECT_THAT(told.out, HasSubstr("Changes since then that affect this paper: 1"));
  const auto forged = contest({"verify", m_file, "--document", "1", "--digest", std::string(16, '0')});
  EXPECT_EQ(forged.status, 1);
  EXPECT_THAT(forged.out, ::testing::StartsWith("This paper is not as it was issued"));
  EXPECT_EQ(contest({"verify", m_file}).status, 0) << "the file itself is sound";
}

// A paper shows a head of the journal: the number and the digest of a row. The file's journal must have this
// row.
TEST_F(ContestPapers, VerifyTellsWhetherTheJournalHasTheHeadOfAPaper) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  result("30", "12");
  printed("tally");
  const std::string pdf = outputOf("pdftotext -layout '" + m_place.at("x.pdf") + "' -");
  const std::size_t at = pdf.find("journal ");
  ASSERT_NE(at, std::string::npos) << pdf;
  const std::string head = pdf.substr(at, pdf.find_first_of("\n", at) - at);
  EXPECT_THAT(head, MatchesRegex("journal [0-9]+:( [0-9A-F]{4}){8} *"));
  const json sound = goodJson({"verify", m_file, "--head", head});
  ASSERT_EQ(sound["heads"].size(), 1U);
  EXPECT_EQ(sound["heads"][0]["answer"], "contained");
  EXPECT_EQ(sound["heads"][0]["confirmed"], true);
  EXPECT_EQ(sound["problems"], json::array());
  EXPECT_FALSE(sound["uncovered"].empty());
  const std::int64_t number = sound["heads"][0]["number"];
  const std::string digest = sound["heads"][0]["digest"];
  const std::string forged = std::to_string(number) + ":" + std::string(32, '0');
  const std::string newer = std::to_string(number + 100) + ":" + digest;
  const auto run = contest({"verify", "--head", head, "--head", forged, "--head", newer, m_file, "--json"});
  EXPECT_EQ(run.status, 1);
  const json told = json::parse(run.out)["heads"];
  ASSERT_EQ(told.size(), 3U);
  EXPECT_EQ(told[0]["answer"], "contained");
  EXPECT_EQ(told[1]["answer"], "contradicted");
  EXPECT_EQ(told[1]["held"].get<std::string>().substr(0, 32), digest);
  EXPECT_EQ(told[2]["answer"], "newer");
  EXPECT_THAT(contest({"verify", m_file, "--head", forged}).out, HasSubstr("contradict each other"));
  EXPECT_THAT(contest({"verify", m_file, "--head", forged, "--lang", "fil"}).out, HasSubstr("magkasalungat"));
}

TEST_F(ContestPapers, AHeadThatCannotBeReadIsRefused) {
  for (const char* bad : {"", "1234", "1234:", "1234:9F3A", "1234:9F3A01C277BED41", "0:9F3A01C277BED410",
                          "x:9F3A01C277BED410", "1234:9G3A01C277BED410", "1234:9F3A01C277BED410…"}) {
    expectUnusable(contest({"verify", m_file, "--head", bad}),
                   "'" + std::string(bad) + "' is not a journal number with its digest");
  }
  expectUnusable(contest({"verify", m_file, "--document", "1", "--head", "1:9F3A01C277BED410"}), "--head");
}

// The look of a document does not change its digest: a poster has the digest of the plain list, and a
// certificate on a picture has the digest of the plain certificate. The whole report can be verified too.
TEST_F(ContestPapers, LooksLeaveTheDigest) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  const std::string pdf = m_place.at("x.pdf");
  const std::string picture = DAMATH_TEST_DATA "/papers/bracket.png";
  const std::vector<std::string> certificates = {"print", m_file, "--event", "Grade 7", "participation",
                                                 "-o",    pdf,    "--force", "--by",    "A. Cruz"};
  std::vector<std::string> onPicture = certificates;
  onPicture.insert(onPicture.end(), {"--background", picture});
  goodJson(certificates);
  goodJson(onPicture);
  goodJson({"print", m_file, "--event", "Grade 7", "standings", "-o", pdf, "--force"});
  goodJson({"print", m_file, "--event", "Grade 7", "standings", "--poster", "3", "-o", pdf, "--force"});
  goodJson({"print", m_file, "report", "-o", pdf, "--force"});
  const json list = goodJson({"papers", m_file})["papers"];
  ASSERT_EQ(list.size(), 5U);
  EXPECT_EQ(list[0]["digest"], list[1]["digest"]);
  EXPECT_EQ(list[2]["digest"], list[3]["digest"]);
  EXPECT_EQ(list[4]["form"], "report");
  for (const json& paper : list) {
    const std::string number = std::to_string(paper["number"].get<int>());
    EXPECT_EQ(goodJson({"verify", m_file, "--document", number})["holds"], true) << paper;
  }
  result("30", "12");
  EXPECT_EQ(contest({"verify", m_file, "--document", "5"}).status, 1);
}

TEST_F(ContestPapers, WhatIsNoDocumentIsRefused) {
  expectUnusable(contest({"verify", m_file, "--digest", "9F3A 01C2 77BE D410"}), "--document");
  for (const char* bad : {"una", "0", "-1", "1.5", ""}) {
    expectUnusable(
        contest({"verify", m_file, "--document", bad}),
        "'" + std::string(bad) + "' is not a document number; a document number is a whole number from 1 up");
  }
  expectUnusable(contest({"verify", m_file, "--document", "1", "--digest", "9F3A"}),
                 "is not a document number");
  expectUnusable(contest({"verify", m_file, "--document", "4"}), "no document with number 4");
  printed("blank");
  const json list = goodJson({"papers", m_file})["papers"];
  ASSERT_EQ(list.size(), 1U) << "what is refused is not registered";
  contest({"print", m_file, "--event", "Grade 7", "bracket", "-o", m_place.at("b.pdf")});
  EXPECT_EQ(goodJson({"papers", m_file})["papers"].size(), 1U);
}

TEST_F(ContestPapers, GoAlongInTheDocumentOfTheWholeContest) {
  printed("tally");
  goodJson({"export", m_file, "--format", "json", "-o", m_place.at("all.json")});
  const std::string copy = m_place.at("copy.damath");
  good({"create", copy, "--from", m_place.at("all.json")});
  EXPECT_EQ(goodJson({"papers", copy})["papers"], goodJson({"papers", m_file})["papers"]);
  EXPECT_EQ(goodJson({"verify", copy, "--document", "1"})["holds"], true);
}

// Root may write everywhere. Therefore the command runs as the account "nobody" if the tests run as root.
TEST_F(ContestPapers, AFileThatCannotBeWrittenStillPrints) {
  namespace fs = std::filesystem;
  const fs::path folder = m_place.path("");
  fs::permissions(m_file, fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
  fs::permissions(folder, fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                              fs::perms::others_exec);
  const auto run =
      m_place.damathOfNobody({"contest", "print", m_file, "--event", "Grade 7", "tally", "-o", "-"});
  fs::permissions(folder, fs::perms::owner_all);
  fs::permissions(m_file, fs::perms::owner_all);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, ::testing::StartsWith("%PDF-"));
  EXPECT_THAT(run.err, HasSubstr("not registered"));
  EXPECT_EQ(goodJson({"papers", m_file})["papers"], json::array());
}

}  // namespace
}  // namespace damath::cli
