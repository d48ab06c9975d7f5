// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a contest's web site: the names on its pages, the content of the pages, and the output folder.
#include <algorithm>
#include <regex>

#include "app/site/site_folder.hpp"
#include "tests/cli/contest/contest_fixture.hpp"
#include "tests/support/flushes.hpp"
#include "words/phrase.hpp"

namespace damath::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class ContestSite : public ContestCommand {
 protected:
  void playRound(int round) const {
    good({"pair", m_file, "--event", "Grade 7"});
    for (const std::string board : {"1", "2"}) {
      good({"result", m_file, "--event", "Grade 7", "--round", std::to_string(round), "--board", board,
            "--blue", "40", "--red", "-7"});
    }
  }
  // Stores a sheet of the manual for the first board.
  void storeSheet() const {
    contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", kManual + "integer.sheet",
             "--by", "R", "--reason", "x", "--confirm", "4"});
  }
  std::string page(const std::string& name) const { return m_place.read("site/" + name); }
  std::string all() const {
    std::string text;
    for (const auto& entry : fs::directory_iterator(m_place.path("site"))) {
      text += page(entry.path().filename().string());
    }
    return text;
  }
  // Removes the date and time, which each page shows.
  static std::string withoutMoment(const std::string& page) {
    return std::regex_replace(page, std::regex("[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]+"), "");
  }
  CommandResult write(std::vector<std::string> more = {}) const {
    more.insert(more.begin(), {"site", m_file, "-o", m_place.at("site")});
    return contest(more);
  }
  // Returns the names of the folders in the temporary folder of this test, without the folder of backups.
  std::vector<std::string> folders() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(m_place.path("."))) {
      if (entry.is_directory()) names.push_back(entry.path().filename().string());
    }
    std::erase(names, "c.backups");
    return names;
  }
};

TEST_F(ContestSite, HasEveryListAndNamesNobody) {
  playRound(1);
  const json answer = goodJson({"site", m_file, "-o", m_place.at("site")});
  EXPECT_EQ(answer["names"], "initials");
  EXPECT_EQ(answer["start"], m_place.at("site/index.html"));
  // Start page, standings, one round, results, crosstable, tally, schools and medals.
  EXPECT_EQ(answer["pages"], 8);
  EXPECT_THAT(page("index.html"), AllOf(HasSubstr("<h1>Division Damath</h1>"), HasSubstr("PROVISIONAL"),
                                        HasSubstr("href=\"event1-standings.html\""),
                                        HasSubstr("Player names are shown as initials.")));
  EXPECT_THAT(page("event1-round1.html"), AllOf(HasSubstr("1 – 0"), HasSubstr("J. P."), HasSubstr("JGMNHS")));
  EXPECT_THAT(page("event1-results.html"), HasSubstr("−7"));
  EXPECT_THAT(page("schools.html"), HasSubstr("UPIS"));
  const std::string text = all();
  for (const char* name : {"Ramon", "Arroyo", "Peña", "Santos", "Gloria"}) {
    EXPECT_THAT(text, Not(HasSubstr(name)));
  }
}

// The contest file has the names of players, coaches, typists, arbiters and reviewers, and the names on the
// sheets. None of these names may occur in a file or file name of the site, in either language.
TEST_F(ContestSite, NoNameOfAnybodyIsInAnyFile) {
  good({"event", m_file, "--name", "Bracket", "--set", "rational", "--system", "knockOut"});
  good({"import", m_file, "--event", "Bracket",
        m_place.write("more.csv",
                      "last,first,middle,school,grade,coach\n"
                      "Quintos,Wilhelmina,Xerxes,UPIS,Grade Zwolf,Fortunata Ybarra\n"
                      "Zobel-Umali,Theodora,,JGMNHS,Grade Zwolf,Fortunata Ybarra\n"
                      "Villacorta,Nicanor,Hilario,ADMU,Grade Zwolf,Fortunata Ybarra\n")});
  playRound(1);
  const std::string sheet =
      m_place.write("own.sheet",
                    "[Set \"integer\"]\n[Blue \"Lapus, Leopoldo\"]\n[Arbiter \"Bb. Sheetwoman\"]\n"
                    "-9 (0,3) || -1 (1,4)\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n");
  contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", sheet, "--by",
           "Bb. Typewriter", "--reason", "seen by Reasonable", "--confirm", "4"});
  good({"rule", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--line", "2", "--cell",
        "blue.score", "--keep", "--by", "Bb. Rulington", "--reason", "said by Spectatora", "--confirm", "4"});
  good({"pair", m_file, "--event", "Bracket"});
  good({"publish", m_file, "--event", "Bracket"});
  good({"notice", m_file, "Tawagin si Wilhelmina", "--by", "Bb. Typewriter", "--reason", "x"});
  for (const std::string language : {"en", "fil"}) {
    EXPECT_EQ(write({"--lang", language}).status, 0);
    ASSERT_TRUE(m_place.has("site/event1-round1-board1.html"));
    ASSERT_TRUE(m_place.has("site/event2-bracket.html"));
    EXPECT_THAT(page("event2-bracket.html"), HasSubstr("W. X. Q."));
    for (const auto& entry : fs::directory_iterator(m_place.path("site"))) {
      const std::string file = entry.path().filename().string();
      for (const char* name :
           {"Ramon",      "Mario",      "Arroyo",     "Gloria",    "Peña",      "José",      "Santos",
            "Lapus",      "Quintos",    "Wilhelmina", "Xerxes",    "Zobel",     "Umali",     "Theodora",
            "Villacorta", "Nicanor",    "Hilario",    "Zwolf",     "Ybarra",    "Fortunata", "Leopoldo",
            "Sheetwoman", "Typewriter", "Reasonable", "Rulington", "Spectatora"}) {
        EXPECT_THAT(file + page(file), Not(HasSubstr(name))) << file;
      }
    }
  }
}

TEST_F(ContestSite, NamesInFullOrByNumberWhereAsked) {
  playRound(1);
  EXPECT_EQ(write({"--names", "full"}).status, 0);
  EXPECT_THAT(page("event1-standings.html"), HasSubstr("Arroyo, Gloria"));
  EXPECT_THAT(page("index.html"), Not(HasSubstr("initials")));
  EXPECT_EQ(write({"--names", "number"}).status, 0);
  EXPECT_THAT(all(), AllOf(Not(HasSubstr("Arroyo")), Not(HasSubstr("JGMNHS")), Not(HasSubstr("G. A."))));
  EXPECT_FALSE(m_place.has("site/schools.html"));
  expectUnusable(write({"--names", "nick"}), "nick");
}

// The help tells the purpose of each way to name the players. Its text is wrapped, so blanks are compared as
// one blank.
TEST_F(ContestSite, TheHelpTellsThePurposeOfEachWayToNamePlayers) {
  const std::pair<std::string, words::Language> languages[] = {{"en", words::Language::English},
                                                               {"fil", words::Language::Filipino}};
  const std::pair<std::string, words::Phrase> purposes[] = {{"full", words::Phrase::PurposeOfFullNames},
                                                            {"initials", words::Phrase::PurposeOfInitials},
                                                            {"number", words::Phrase::PurposeOfNumbers}};
  for (const auto& [code, language] : languages) {
    for (const char* command : {"site", "export"}) {
      const std::string help =
          std::regex_replace(good({command, "--help", "--lang", code}).out, std::regex("\\s+"), " ");
      for (const auto& [word, purpose] : purposes) {
        const std::string choice = word + " (" + words::said(purpose, language) + ")";
        EXPECT_THAT(help, HasSubstr(choice)) << command;
      }
    }
  }
}

TEST_F(ContestSite, IsInTheReadersLanguage) {
  playRound(1);
  const auto run = write({"--lang", "fil"});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("mga pahina: 8"));
  EXPECT_THAT(page("index.html"), AllOf(HasSubstr("lang=\"fil\""), HasSubstr("Pagraranggo"),
                                        HasSubstr("Mga manlalaro: 4"), HasSubstr("Inisyal")));
  EXPECT_THAT(page("event1-crosstable.html"), HasSubstr("Talaan ng Bawat Laban – DAMATH"));
}

TEST_F(ContestSite, AGameHasItsBoardAndItsSheet) {
  playRound(1);
  storeSheet();
  const json answer = goodJson({"site", m_file, "-o", m_place.at("site")});
  EXPECT_EQ(answer["pages"], 9);
  const std::string game = page("event1-round1-board1.html");
  EXPECT_THAT(game, AllOf(HasSubstr("<figure id=\"t0\""), HasSubstr("<use href=\"#board\"/>"),
                          HasSubstr("class=\"step last\""), HasSubstr("<script src=\"board.js\""),
                          HasSubstr("GRAND TOTAL")));
  EXPECT_THAT(game, Not(HasSubstr("typed by")));
  // The lists link to the game, and the game links to its round.
  for (const char* list : {"event1-round1.html", "event1-results.html"}) {
    EXPECT_THAT(page(list), HasSubstr("href=\"event1-round1-board1.html\"")) << list;
    EXPECT_THAT(page(list), Not(HasSubstr("event1-round1-board2.html"))) << list;
  }
  EXPECT_THAT(game, HasSubstr("<a href=\"event1-round1.html\">"));
  // Each position occurs once. The last position has no link to a next one.
  const std::regex step("<figure id=\"t[0-9]+\"");
  const auto steps = std::distance(std::sregex_iterator(game.begin(), game.end(), step), {});
  EXPECT_GT(steps, 3);
  EXPECT_THAT(game, Not(HasSubstr("href=\"#t" + std::to_string(steps) + "\"")));
}

TEST_F(ContestSite, WhatIsHeldIsNotThere) {
  good({"import", m_file, "--event", "Grade 7", m_place.write("one.csv", "last,first,school\nUy,Bo,UPIS\n")});
  playRound(1);
  const auto schools = [&] { return goodJson({"schools", m_file, "--best", "5"})["ranks"]; };
  const json published = schools();
  EXPECT_EQ(write().status, 0);
  const std::string ofSchools = page("schools.html");
  good({"pair", m_file, "--event", "Grade 7"});  // the new round is unpublished and has a bye
  EXPECT_EQ(schools(), published);
  EXPECT_EQ(write().status, 0);
  EXPECT_EQ(withoutMoment(page("schools.html")), withoutMoment(ofSchools));
  EXPECT_TRUE(m_place.has("site/event1-round1.html"));
  EXPECT_FALSE(m_place.has("site/event1-round2.html"));
  EXPECT_THAT(page("event1-tally.html"), AllOf(HasSubstr("data-h=\"R1\""), Not(HasSubstr("data-h=\"R2\""))));
  EXPECT_THAT(page("index.html"), AllOf(HasSubstr("Round 1"), Not(HasSubstr("Round 2"))));
  good({"publish", m_file, "--event", "Grade 7"});
  EXPECT_EQ(write().status, 0);
  EXPECT_TRUE(m_place.has("site/event1-round2.html"));
  EXPECT_THAT(page("event1-tally.html"), HasSubstr("data-h=\"R2\""));
  EXPECT_THAT(page("index.html"), HasSubstr("Round 2"));
}

TEST_F(ContestSite, TheNewestRoundIsFirstAndThoseBeforeItBehindOneControl) {
  const auto way = [](int round) {
    const std::string number = std::to_string(round);
    return "<a href=\"event1-round" + number + ".html\">Round " + number + "</a>\n";
  };
  const std::string control = "<details><summary>Earlier rounds</summary><div>\n";
  playRound(1);
  playRound(2);
  EXPECT_EQ(write().status, 0);
  EXPECT_THAT(page("index.html"),
              AllOf(HasSubstr("Standings</a>\n" + way(2) + way(1)), Not(HasSubstr("<details>"))));
  playRound(3);
  EXPECT_EQ(write().status, 0);
  for (const char* file : {"index.html", "event1-tally.html", "event1-round3.html"}) {
    EXPECT_THAT(page(file), HasSubstr(control + way(2) + way(1) + "</div></details>")) << file;
  }
  EXPECT_THAT(page("index.html"), HasSubstr("Standings</a>\n" + way(3) + "<a href=\"event1-results.html\">"));
  // The page of an earlier round highlights that round in the navigation.
  EXPECT_THAT(page("event1-round1.html"), AllOf(HasSubstr(way(3) + "<b aria-current=\"page\">Round 1</b>\n"),
                                                HasSubstr(control + way(2) + "</div>")));
}

TEST_F(ContestSite, AnEmptyContestIsASite) {
  const std::string empty = m_place.at("e.contest");
  good({"create", empty, "--name", "Wala <pa>"});
  EXPECT_EQ(goodJson({"site", empty, "-o", m_place.at("site")})["pages"], 1);
  EXPECT_THAT(page("index.html"), HasSubstr("<h1>Wala &lt;pa&gt;</h1>"));
  good({"event", empty, "--name", "Bata", "--set", "integer", "--system", "swiss"});
  EXPECT_EQ(goodJson({"site", empty, "-o", m_place.at("site")})["pages"], 2);
  EXPECT_THAT(page("index.html"),
              AllOf(HasSubstr("No round is published yet."), Not(HasSubstr("PROVISIONAL"))));
  EXPECT_THAT(page("event1-standings.html"), HasSubstr("No round is published yet."));
}

TEST_F(ContestSite, TakesThePlaceOfAnOlderOneAsAWhole) {
  playRound(1);
  storeSheet();
  EXPECT_EQ(write().status, 0);
  const std::string before = all();
  EXPECT_EQ(write().status, 0);
  EXPECT_EQ(all(), before);
  good({"undo", m_file, "--by", "R", "--reason", "x"});
  EXPECT_EQ(write().status, 0);
  EXPECT_FALSE(m_place.has("site/event1-round1-board1.html")) << "a page of what is no more";
  EXPECT_THAT(folders(), testing::ElementsAre("site")) << "something was left beside it";
  fs::create_directory(m_place.path("empty"));
  // The site has the permissions of any other new folder.
  EXPECT_EQ(fs::status(m_place.path("site")).permissions(), fs::status(m_place.path("empty")).permissions());
  good({"site", m_file, "-o", m_place.at("empty/")});
  EXPECT_TRUE(m_place.has("empty/index.html"));
}

// A power failure leaves the old or the new site: every page is on the disk before the new folder takes the
// place of the old one, and the exchange is on the disk before the old folder is deleted.
TEST_F(ContestSite, IsOnTheDiskBeforeTheOldOneIsDeleted) {
  for (const char* each : {"old", "new"}) {
    const auto calls = support::writingCallsOf(m_place.path("."), [&] {
      auto folder = site::SiteFolder::begin(m_place.path("site"), m_file, "mark");
      return folder && folder->write("index.html", each) && folder->write("schools.html", each) &&
             folder->finish(platform::Sharing::Shared).has_value();
    });
    const std::string told = each + (": " + ::testing::PrintToString(calls));
    const auto exchanged = std::ranges::find(calls, "name site");
    ASSERT_NE(exchanged, calls.end()) << told;
    for (const std::string file : {"index.html", "schools.html", "damath-site.txt"}) {
      const auto named = std::find(calls.begin(), exchanged, "name site.new1/" + file);
      ASSERT_NE(named, exchanged) << file << told;
      ASSERT_NE(named, calls.begin()) << file << told;
      EXPECT_THAT(*std::prev(named), ::testing::StartsWith("flush site.new1/")) << file << told;
      EXPECT_NE(std::find(named, exchanged, "flush site.new1"), exchanged) << file << told;
    }
    ASSERT_NE(std::next(exchanged), calls.end()) << told;
    EXPECT_EQ(*std::next(exchanged), "flush .") << told;
    EXPECT_EQ(std::ranges::find(calls, "remove site.new1") != calls.end(), each == std::string("new"))
        << told;
    EXPECT_EQ(page("index.html"), each);
  }
}

TEST_F(ContestSite, NothingOfAnybodyElseIsTouched) {
  playRound(1);
  const auto refused = [&](const std::string& folder, const std::string& expected) {
    expectUnusable(contest({"site", m_file, "-o", folder}), expected);
  };
  fs::create_directory(m_place.path("site"));
  m_place.write("site/photo.jpg", "x");
  refused(m_place.at("site"), "has photo.jpg");
  fs::remove(m_place.path("site/photo.jpg"));
  EXPECT_EQ(write().status, 0);
  m_place.write("site/notes.txt", "x");
  refused(m_place.at("site"), "has notes.txt");
  EXPECT_EQ(m_place.read("site/notes.txt"), "x");
  EXPECT_TRUE(m_place.has("site/index.html"));
  fs::remove(m_place.path("site/notes.txt"));
  fs::create_directory(m_place.path("site.new1"));
  EXPECT_EQ(write().status, 0);
  EXPECT_TRUE(fs::remove(m_place.path("site.new1")));

  const std::string other = m_place.at("o.contest");
  good({"create", other, "--name", "District Damath"});
  expectUnusable(contest({"site", other, "-o", m_place.at("site")}), "another contest");
  refused(m_file, "a contest file");
  refused(m_place.write("file", "x"), "this is not a folder");
  refused(m_place.at("none/site"), "the web pages cannot be saved");
  refused("-", "name a folder");
  refused(m_place.at("."), "this folder has ");
  EXPECT_EQ(m_place.read("file"), "x");
  EXPECT_THAT(folders(), testing::ElementsAre("site"));
}

TEST_F(ContestSite, ReadsAndChangesNothing) {
  playRound(1);
  const json before = goodJson({"journal", m_file});
  EXPECT_EQ(write().status, 0);
  EXPECT_EQ(goodJson({"journal", m_file}), before);
}

}  // namespace
}  // namespace damath::cli
