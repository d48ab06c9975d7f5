// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/document_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <vector>

#include "core/contest/model/privacy.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/results_list.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "tests/reports/samples.hpp"
#include "words/phrase.hpp"

namespace damath::html {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using words::Phrase;

constexpr words::Language kLanguage = words::Language::English;

const compose::ReasonText kNoReason = [](const contest::RankedEntry&, const contest::RankReason&) {
  return std::string("1 < 2 & \"so\"");
};

compose::Document everything(const contest::Contest& contest) {
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  compose::Document document{"Grade 7", kLanguage, {}};
  document.forms.emplace_back(compose::standingsList(contest, event, table, kNoReason, kLanguage));
  document.forms.emplace_back(compose::pairingsList(contest, event, contest::RoundNumber{2}, kLanguage));
  document.forms.emplace_back(compose::resultsList(contest, event, kLanguage));
  document.forms.emplace_back(compose::crosstable(contest, event, table, kLanguage));
  document.forms.emplace_back(compose::tallySheet(contest, event, table, kNoReason, kLanguage));
  return document;
}

// Returns the tags that are open at the end, or the first end tag that does not close the innermost open tag.
std::string unbalanced(const std::string& html) {
  static const std::vector<std::string> kVoid = {"!DOCTYPE"};
  std::vector<std::string> open;
  const std::regex tag("<(/?)([A-Za-z!][A-Za-z0-9]*)[^>]*?(/?)>");
  for (auto it = std::sregex_iterator(html.begin(), html.end(), tag); it != std::sregex_iterator(); ++it) {
    const std::string name = (*it)[2];
    if (std::ranges::find(kVoid, name) != kVoid.end() || (*it)[3].length() > 0) continue;
    if ((*it)[1].length() == 0) {
      open.push_back(name);
    } else if (open.empty() || open.back() != name) {
      return "/" + name;
    } else {
      open.pop_back();
    }
  }
  return open.empty() ? "" : open.back();
}

std::size_t count(const std::string& html, std::string_view piece) {
  std::size_t found = 0;
  for (std::size_t at = html.find(piece); at != std::string::npos; at = html.find(piece, at + 1)) ++found;
  return found;
}

TEST(Html, HasATableForEveryForm) {
  const contest::Contest contest = samples::roundRobin(7, 3);
  const std::string html = toHtml(everything(contest));
  EXPECT_EQ(unbalanced(html), "");
  EXPECT_THAT(html, testing::StartsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
  EXPECT_EQ(count(html, "<table"), 5U);
  EXPECT_EQ(count(html, "<h1>"), 1U);
  EXPECT_EQ(count(html, "<h2>"), 5U);
  EXPECT_THAT(html, HasSubstr("<h2>DAMATH Pairings – Round 2</h2>"));
  EXPECT_THAT(html, HasSubstr("PROVISIONAL – after round 3"));
  // The rows: 7 in the standings; 4 in the pairings (3 boards and a bye); 4 in the results of each of 7
  // rounds; 7 in the crosstable; 7 in the tally; one heading row in each of the 5 tables.
  EXPECT_EQ(count(html, "<tr>"), 7U + 4U + 28U + 7U + 7U + 5U);
  EXPECT_EQ(count(html, "scope=\"row\""), 7U + 4U + 28U + 7U + 7U);
  EXPECT_THAT(html, HasSubstr("<th scope=\"row\" class=\"new\">Dela Peña, Ana S.</th>"));
}

TEST(Html, HoldsAllItNeedsAndNoScript) {
  compose::Document document = everything(samples::roundRobin(6, 2));
  document.language = words::Language::Filipino;
  const std::string html = toHtml(document);
  EXPECT_THAT(html, HasSubstr("lang=\"fil\""));
  for (const char* piece :
       {"<script", "http://", "https://", "src=", "href=", "@import", "url(", "onclick"}) {
    EXPECT_THAT(html, Not(HasSubstr(piece)));
  }
  EXPECT_THAT(html, HasSubstr("default-src &#39;none&#39;"));
  EXPECT_THAT(html, HasSubstr("prefers-color-scheme: dark"));
  EXPECT_THAT(html, HasSubstr("@media print"));
  EXPECT_THAT(html, HasSubstr("name=\"viewport\""));
  EXPECT_THAT(html, HasSubstr("content=\"noindex\""));
}

TEST(Html, TextIsText) {
  contest::Contest contest = samples::roundRobin(4, 3);
  contest.players[0].last = "<script>alert(1)</script>";
  contest.players[1].last = "O'Hara & \"Sons\"\n";
  contest.head.name = "</title><b>";
  contest.events[0].setup.name = "a\" onload=\"x";
  compose::Document document = everything(contest);
  document.title = contest.head.name;
  const std::string html = toHtml(document);
  EXPECT_EQ(unbalanced(html), "");
  EXPECT_THAT(html, Not(HasSubstr("<script")));
  EXPECT_THAT(html, HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt;"));
  EXPECT_THAT(html, HasSubstr("O&#39;Hara &amp; &quot;Sons&quot; "));
  EXPECT_THAT(html, HasSubstr("<title>&lt;/title&gt;&lt;b&gt;</title>"));
}

TEST(Html, ReasonsStandUnderTheirTable) {
  contest::Contest contest = samples::roundRobin(4, 3);
  const contest::Event& event = contest.events.front();
  contest::Standings table = contest::standings(event);
  table.ranks[0].reasons = {{tiebreak::RankStep::HeadToHead,
                             {},
                             tiebreak::TableScore{{exact::Rational(1), exact::Rational(0)}},
                             0}};
  const compose::Document document{
      "x", kLanguage, {compose::standingsList(contest, event, table, kNoReason, kLanguage)}};
  EXPECT_THAT(toHtml(document), HasSubstr("</b> – 1 &lt; 2 &amp; &quot;so&quot;.</li>"));
}

TEST(Html, RemarksStandUnderTheirTable) {
  const contest::Contest contest = samples::roundRobin(6, 2);
  const contest::Event& event = contest.events.front();
  auto list = compose::standingsList(contest, event, contest::standings(event), kNoReason, kLanguage);
  list.remarks = {"round 1 board 2: 0-1 & so on"};
  EXPECT_THAT(toHtml({"x", kLanguage, {list}}), HasSubstr("<p>round 1 board 2: 0-1 &amp; so on</p>"));
}

// On a phone, a row is a card with the points in the corner. A cell that needs a heading has one.
TEST(Html, ARowHasAllThatACardNeeds) {
  const contest::Contest contest = samples::roundRobin(6, 2);
  const std::string html = toHtml(everything(contest));
  EXPECT_THAT(html, HasSubstr("<td class=\"c corner\" data-h=\"Points\">"));
  EXPECT_THAT(html, HasSubstr("<td class=\"c new\" data-h=\"Played\">"));
  EXPECT_THAT(html, HasSubstr("<th scope=\"col\" class=\"c\"><abbr title=\"Lost\">L</abbr></th>"));
  EXPECT_THAT(html, HasSubstr("<th scope=\"row\" class=\"c\" data-h=\"Board\">1</th>"));
  EXPECT_THAT(html, HasSubstr("<td class=\"name\" data-h=\"RED\">"));
  EXPECT_THAT(html, HasSubstr("<td class=\"school\">"));
  EXPECT_THAT(html, HasSubstr("<td class=\"c met\" data-h=\"2\">"));
  EXPECT_THAT(html, HasSubstr("<td class=\"c self\" data-h=\"1\">—</td>"));
  EXPECT_THAT(html, HasSubstr("@media screen and (max-width: 46rem)"));
  EXPECT_THAT(html, Not(HasSubstr("CARDS OF")));
  EXPECT_THAT(html, Not(HasSubstr("TABLE")));
}

// More than 24 columns are unreadable, so each row then lists the player's opponents.
TEST(Html, ACrosstableOfManyIsAList) {
  EXPECT_THAT(toHtml(everything(samples::roundRobin(25, 1))), HasSubstr("<table class=\"crossed list\">"));
  EXPECT_THAT(toHtml(everything(samples::roundRobin(24, 1))), Not(HasSubstr("crossed list")));
}

TEST(Html, AnEmptyDocumentIsAPage) {
  EXPECT_EQ(unbalanced(toHtml({"x", kLanguage, {}})), "");
}

TEST(Html, MinorsAreShownAsTheContestShowsThem) {
  const contest::Contest contest = samples::roundRobin(6, 2);
  const contest::Contest shown = contest::publicContest(contest, contest.events.front(), {});
  const std::string html = toHtml(everything(shown));
  EXPECT_THAT(html, HasSubstr("A. S. D."));
  EXPECT_THAT(html, Not(HasSubstr("Dela Peña")));
  EXPECT_THAT(html, HasSubstr("Peñaranda Integrated School"));
  const std::string numbers = toHtml(everything(contest::publicContest(
      contest, contest.events.front(), {.names = contest::PrivacyOption::NumberOnly})));
  EXPECT_THAT(numbers, Not(HasSubstr("Peñaranda")));
}

TEST(ResultsList, GamesByesAndRematches) {
  contest::Contest contest = samples::roundRobin(5, 1);
  contest::Event& event = contest.events.front();
  event.byes[0].kind = contest::ByeKind::Absent;
  event.rematches = {{contest::GameId{99},
                      contest::EntryId{1},
                      contest::EntryId{2},
                      {rules::Ending::ResignRed, {}, {}, rules::Result::BlueWins}}};
  event.rounds = {{contest::RoundNumber{2}, contest::Publication::Held}};
  const compose::ListSheet list = compose::resultsList(contest, event, kLanguage);
  ASSERT_EQ(list.rows.size(), 4U * 3U + 1U);  // round 2 is unpublished
  for (const auto& row : list.rows) ASSERT_EQ(row.size(), list.columns.size());
  EXPECT_EQ(list.rows[0][0], "1");
  EXPECT_EQ(list.rows[0][2], std::to_string(event.at(event.games[0].blue).number));
  EXPECT_EQ(list.rows[0][5], std::to_string(event.at(event.games[0].red).number));
  EXPECT_THAT(list.rows[0][9], HasSubstr(" – "));
  EXPECT_NE(list.rows[0][4], "");
  EXPECT_EQ(list.rows[2][6], "absent");
  EXPECT_EQ(list.rows[2][9], "0");
  EXPECT_EQ(list.rows[3][0], "3");
  EXPECT_EQ(list.rows[3][8], said(Phrase::NoResult, kLanguage));
  EXPECT_EQ(list.rows[5][6], "bye");
  EXPECT_EQ(list.rows[5][9], "1");
  ASSERT_EQ(list.games.size(), list.rows.size());
  EXPECT_EQ(list.games[0], (compose::RowGame{event.games[0].id, false}));
  EXPECT_EQ(list.games[2], std::nullopt) << "nobody played";
  EXPECT_EQ(list.games.back(), (compose::RowGame{contest::GameId{99}, true}));
  EXPECT_EQ(list.rows.back()[0], "Rematch");
  EXPECT_EQ(list.rows.back()[9], "1 – 0");
}

TEST(Lists, WhoIsAbsentHasNoBye) {
  contest::Contest contest = samples::roundRobin(5, 1);
  contest::Event& event = contest.events.front();
  event.byes[0].kind = contest::ByeKind::Absent;
  const auto pairings = compose::pairingsList(contest, event, contest::RoundNumber{1}, kLanguage);
  EXPECT_EQ(pairings.rows.back()[5], "absent");
  EXPECT_EQ(pairings.rows.back()[7], "0");
  const auto tally = compose::tallySheet(contest, event, contest::standings(event), kNoReason, kLanguage);
  const auto entry = static_cast<std::size_t>(contest::numberOf(event.byes[0].entry)) - 1;
  EXPECT_EQ(tally.rows[entry].results[0], "absent");
}

}  // namespace
}  // namespace damath::html
