// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the answers to phones and browsers, over a real contest file. Requests and responses are plain
// values, without a network.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "app/desk/hall/notice_desk.hpp"
#include "app/hall/web/web_station.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::web {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class WebStationTest : public desk::DeskTest {
 protected:
  void SetUp() override {
    m_event = addEvent(4);
    static_cast<void>(desk::got(pairings().pairNextRound(m_event, m_user)));
  }

  void publish() { static_cast<void>(desk::got(pairings().publish(m_event, m_user))); }

  // Opens the contest file and creates cards for its tables.
  void start() {
    const auto verdict = m_shared.open();
    ASSERT_TRUE(std::holds_alternative<db::Current>(verdict));
    m_phrases =
        m_tokens.drawPhrases(tablesOf(*m_shared.sight(), {}), TableTokens::Which::Missing, m_clock.now());
    m_tokens.putPhrases(m_phrases, TableTokens::Which::Missing, m_clock.now());
  }
  // Reads the contest again, as the program does every half second.
  void look() { m_shared.look(); }

  Response get(const std::string& path, Fields query = {}) {
    Request request = asked(path);
    request.query = std::move(query);
    return taken(m_station.answer(request));
  }
  // Posts the form. A form without `key` gets the hidden field `key` of the page that was shown last.
  Response post(const std::string& path, Fields form) {
    Request request = asked(path);
    request.method = Method::Post;
    form.try_emplace("key", m_key);
    request.form = std::move(form);
    return taken(m_station.answer(request));
  }
  // Opens the table of this board for the phone.
  void openTable(int board) {
    const std::string path = "/t/" + phraseOf(board);
    get(path);
    const Response opened = post(path, {});
    EXPECT_EQ(opened.status, 303);
    EXPECT_EQ(opened.location, pathOf(board));
    get(opened.location);
  }
  [[nodiscard]] std::string phraseOf(int board) const {
    return m_phrases.at({m_event, contest::BoardNumber{board}});
  }
  [[nodiscard]] std::string pathOf(int board) const {
    return "/table/" + std::to_string(contest::numberOf(m_event)) + "-" + std::to_string(board);
  }
  [[nodiscard]] static Fields typed(const std::string& act, const std::string& blue, const std::string& red) {
    return {{"act", act}, {"round", "1"}, {"blue", blue}, {"red", red}, {"ending", "time"}};
  }
  [[nodiscard]] std::optional<contest::GameResult> resultAt(int board) {
    const contest::Event now = event();
    for (const contest::Game& game : now.games) {
      if (contest::numberOf(game.board) == board) return game.result;
    }
    return std::nullopt;
  }

  // Returns a request of the phone for this path, without a form.
  [[nodiscard]] Request asked(const std::string& path) const {
    Request request;
    request.path = path;
    request.cookies = m_cookies;
    request.host = m_host;
    request.at = "10.0.0.1:8080";
    request.origin = "http://" + m_host;
    request.from = m_from;
    request.isNear = m_isNear;
    request.agent = "Mozilla/5.0 (Linux; Android 5.0) Chrome/40.0";
    return request;
  }
  // Corrects the total of BLUE at table 1, and answers the question of the page with yes.
  Response correct(int blue) {
    Fields form = typed("enter", std::to_string(blue), "72");
    form.insert({{"yes-resultCorrected", "1"}, {"by", "Ana"}, {"reason", "misread"}});
    return post(pathOf(1), std::move(form));
  }

  contest::EventId m_event{};
  SharedDesk m_shared{db::Place(m_path), m_clock};
  TableTokens m_tokens{std::filesystem::path()};
  std::chrono::milliseconds m_time{};
  RoundClocks m_clocks{[this] { return m_time; }};
  WebStation m_station{m_shared, m_tokens, m_clocks, m_clock, [this] { return m_time; }, words::Language{}};
  std::map<Table, std::string> m_phrases;
  Fields m_cookies;
  std::string m_key;
  bool m_isNear = false;
  std::string m_host = "10.0.0.1:8080";
  std::string m_from = "10.0.0.7";

 private:
  // Keeps the cookies and the hidden field `key` of a response, as a browser does.
  Response taken(Response response) {
    static const std::regex kCookie("^(\\w+)=([^;]*);.*HttpOnly; SameSite=Strict$");
    static const std::regex kKey("name=\"key\" value=\"([0-9a-f]+)\"");
    std::smatch found;
    for (const std::string& each : response.cookies) {
      EXPECT_TRUE(std::regex_match(each, found, kCookie)) << each;
      if (!found.empty()) m_cookies[found[1]] = found[2];
    }
    if (std::regex_search(response.body, found, kKey)) m_key = found[1];
    return response;
  }
};

TEST_F(WebStationTest, TheDisplayIsForEverybodyAndFollows) {
  start();
  EXPECT_THAT(get("/").body, HasSubstr("first round will be shown here")) << "it is held";
  publish();
  look();
  const Response page = get("/");
  EXPECT_THAT(page.body, AllOf(HasSubstr("P1, A"), HasSubstr("find your board"), HasSubstr("20:00")));
  const Response part = get("/part");
  EXPECT_EQ(part.status, 200);
  Request again;
  again.path = "/part";
  again.host = again.at = "10.0.0.1:8080";
  again.knownTag = part.tag;
  EXPECT_EQ(m_station.answer(again).status, 304);
  desk::done(rounds().setResult(m_event, desk::place(1, 1), desk::totals(75, -72), m_user));
  desk::done(desk::NoticeDesk(m_desk.value()).setNotice("Lunch at noon", m_user));
  look();
  const Response news = m_station.answer(again);
  EXPECT_EQ(news.status, 200);
  EXPECT_THAT(news.body, AllOf(HasSubstr("1–0"), HasSubstr("Standings so far"), HasSubstr("Lunch at noon")));
}

TEST_F(WebStationTest, APhoneEntersTheResultOfItsTable) {
  publish();
  start();
  openTable(1);
  EXPECT_THAT(get(pathOf(1)).body, AllOf(HasSubstr("Table 1"), HasSubstr("Grand total of BLUE")));
  const Response look = post(pathOf(1), {{"act", "check"},
                                         {"round", "1"},
                                         {"blue", "75"},
                                         {"red", "72"},
                                         {"redMinus", "1"},
                                         {"ending", "time"}});
  EXPECT_EQ(look.status, 200);
  EXPECT_THAT(look.body, AllOf(HasSubstr("Is this right?"), HasSubstr("−72"), HasSubstr("value=\"-72\"")));
  EXPECT_EQ(resultAt(1), std::nullopt) << "it is checked first";
  const Response done = post(pathOf(1), typed("enter", "75", "-72"));
  EXPECT_EQ(done.status, 303);
  EXPECT_EQ(resultAt(1)->blueGrand, exact::Number(75));
  EXPECT_EQ(resultAt(1)->redGrand, exact::Number(-72));
  const Response shown = get(pathOf(1), {{"done", "1"}});
  EXPECT_THAT(shown.body,
              AllOf(HasSubstr("The result is entered"), HasSubstr("Entered by Table 1"), HasSubstr("−72")));
  EXPECT_THAT(journalled(1), HasSubstr("Table 1"));
  // Entering the same result again changes nothing.
  for (const char* act : {"check", "enter"}) {
    const Response same = post(pathOf(1), typed(act, "75", "-72"));
    EXPECT_EQ(same.status, 200) << act;
    EXPECT_THAT(same.body, AllOf(HasSubstr("already entered"), HasSubstr("Entered by Table 1"))) << act;
  }
}

TEST_F(WebStationTest, ACorrectionIsAskedWithNameAndReason) {
  publish();
  start();
  openTable(1);
  ASSERT_EQ(post(pathOf(1), typed("enter", "75", "72")).status, 303);
  EXPECT_THAT(get(pathOf(1), {{"correct", "1"}}).body, HasSubstr("value=\"75\""));
  const Response asked = post(pathOf(1), typed("enter", "7", "72"));
  EXPECT_EQ(asked.status, 409);
  EXPECT_THAT(asked.body, AllOf(HasSubstr("Before you enter it"), HasSubstr("name=\"reason\""),
                                HasSubstr("yes-resultCorrected")));
  // The question lists the consequences line by line. Totals are written as on papers.
  EXPECT_THAT(asked.body, AllOf(HasSubstr("will be corrected to 0–1 (7 : 72); it was 1–0 (75 : 72)"),
                                HasSubstr("<ul><li>P4, A: rank"), HasSubstr("</li><li>P1, A: rank")));
  EXPECT_EQ(resultAt(1)->blueGrand, exact::Number(75));
  Fields answered = typed("enter", "7", "72");
  answered["yes-resultCorrected"] = "1";
  answered["by"] = "";
  answered["reason"] = "sign misread";
  const Response unnamed = post(pathOf(1), answered);
  EXPECT_EQ(unnamed.status, 409);
  EXPECT_THAT(unnamed.body, HasSubstr("role=\"alert\"")) << "the name is missing";
  answered["by"] = "Ana";
  EXPECT_EQ(post(pathOf(1), answered).status, 303);
  EXPECT_EQ(resultAt(1)->blueGrand, exact::Number(7));
  const auto journal = desk::got(m_desk->journal());
  EXPECT_EQ(journal.back().by, "Ana, Table 1");
  EXPECT_EQ(journal.back().reason, "sign misread");
  ASSERT_EQ(journal.back().confirmations.size(), 1U);
  EXPECT_THAT(journal.back().confirmations.front().text, HasSubstr("75"));
}

TEST_F(WebStationTest, WhatTheDeskRefusesStaysTyped) {
  publish();
  start();
  openTable(1);
  struct Case {
    const char* blue;
    const char* red;
    const char* said;
  };
  for (const Case& each :
       {Case{"75x", "7", "is not a number"}, Case{"75", "", "grand total"}, Case{"", "", "enter both totals"},
        Case{"99999999", "7", "is not possible in this event"}, Case{"<b>", "7", "&lt;b&gt;"}}) {
    const Response refused = post(pathOf(1), typed("check", each.blue, each.red));
    EXPECT_EQ(refused.status, 409) << each.blue;
    EXPECT_THAT(refused.body, AllOf(HasSubstr(each.said), HasSubstr("role=\"alert\""))) << each.blue;
    const std::string stays = "value=\"" + std::string(each.blue) + "\"";
    if (std::string_view(each.blue).find('<') == std::string_view::npos && each.blue[0] != '\0') {
      EXPECT_THAT(refused.body, HasSubstr(stays));
    }
  }
  Fields odd = typed("check", "75", "7");
  odd["ending"] = "earthquake";
  EXPECT_EQ(post(pathOf(1), odd).status, 409);
  EXPECT_EQ(resultAt(1), std::nullopt);
  // An ending that decides the result alone, without totals.
  Fields absent = typed("check", "", "");
  absent["ending"] = "noShowRed";
  EXPECT_THAT(post(pathOf(1), absent).body, HasSubstr("BLUE"));
}

TEST_F(WebStationTest, OnlyTheOwnTableOfTheRoundThatIsPlayed) {
  start();
  openTable(1);
  EXPECT_THAT(get(pathOf(1)).body,
              AllOf(HasSubstr("No round is published yet"), HasSubstr("Round 1 is not published")));
  publish();
  look();
  get(pathOf(1));
  EXPECT_EQ(post(pathOf(2), typed("enter", "7", "5")).status, 403);
  EXPECT_EQ(get(pathOf(2)).status, 403);
  EXPECT_EQ(get("/table/999-1").status, 403);
  EXPECT_EQ(get("/table/1-1-1").status, 403);
  EXPECT_EQ(resultAt(2), std::nullopt);
  Fields older = typed("enter", "7", "5");
  older["round"] = "9";
  EXPECT_THAT(post(pathOf(1), older).body, HasSubstr("Round 1 is being played now"));
  EXPECT_EQ(resultAt(1), std::nullopt);
  // Round 2 is unpublished. A phone cannot enter a result of round 2, even if its form states round 2. Only
  // the results of round 1 are stored.
  for (int board : {1, 2}) {
    desk::done(rounds().setResult(m_event, desk::place(1, board), desk::totals(7, 5), m_user));
  }
  static_cast<void>(desk::got(pairings().pairNextRound(m_event, m_user)));
  look();
  Fields held = typed("enter", "9", "5");
  held["round"] = "2";
  EXPECT_THAT(post(pathOf(1), held).body, HasSubstr("Round 2 is not published yet"));
  for (const contest::Game& game : event().games) {
    EXPECT_EQ(game.result.has_value(), game.round == contest::RoundNumber{1});
  }
}

TEST_F(WebStationTest, ASecondPhoneIsToldWhoHasTheTable) {
  publish();
  start();
  openTable(1);
  m_cookies.clear();
  const std::string path = "/t/" + phraseOf(1);
  EXPECT_THAT(get(path).body, HasSubstr("Enter results at this table")) << "looking takes nothing";
  const Response taken = post(path, {});
  EXPECT_EQ(taken.status, 409);
  EXPECT_THAT(taken.body, HasSubstr("Another phone (Android, Chrome) has had this table since"));
  EXPECT_EQ(get(pathOf(1)).status, 403);
}

TEST_F(WebStationTest, NothingIsSentButFromAPageOfOurs) {
  publish();
  start();
  openTable(1);
  Fields foreign = typed("enter", "7", "5");
  foreign["key"] = std::string(32, '0');
  EXPECT_EQ(post(pathOf(1), foreign).status, 403);
  Request request;
  request.method = Method::Post;
  request.path = pathOf(1);
  request.cookies = m_cookies;
  request.form = typed("enter", "7", "5");
  request.form["key"] = m_key;
  request.host = request.at = m_host;
  request.origin = "http://evil.example";
  EXPECT_EQ(m_station.answer(request).status, 403);
  request.origin.clear();
  request.site = "cross-site";
  EXPECT_EQ(m_station.answer(request).status, 403);
  request.site.clear();
  request.host = "evil.example";
  EXPECT_EQ(m_station.answer(request).status, 421);
  EXPECT_EQ(resultAt(1), std::nullopt);
}

TEST_F(WebStationTest, TheScriptIsToldWhatChangedAndWhatIsWrong) {
  publish();
  start();
  openTable(1);
  const std::string before = get(pathOf(1) + "/tag").body;
  EXPECT_EQ(before.find('\n'), before.size() - 1) << "nothing is wrong";
  desk::done(rounds().setResult(m_event, desk::place(1, 2), desk::totals(1, 2), m_user));
  look();
  EXPECT_EQ(get(pathOf(1) + "/tag").body, before) << "another table";
  desk::done(rounds().setResult(m_event, desk::place(1, 1), desk::totals(1, 2), m_user));
  look();
  EXPECT_NE(get(pathOf(1) + "/tag").body, before);
}

TEST_F(WebStationTest, BothLanguagesByLinkWithWhatIsTyped) {
  publish();
  start();
  openTable(1);
  EXPECT_THAT(get(pathOf(1)).body, AllOf(HasSubstr("<html lang=\"en\">"), HasSubstr("Filipino")));
  Fields turned = typed("", "75", "-72");
  turned.erase("act");
  turned["lang"] = "fil";
  const Response form = post(pathOf(1), turned);
  EXPECT_THAT(form.body, AllOf(HasSubstr("<html lang=\"fil\">"), HasSubstr("value=\"75\""),
                               HasSubstr("checked=\"checked\""), HasSubstr("value=\"72\"")));
  EXPECT_THAT(get(pathOf(1)).body, HasSubstr("Huling kabuuan ng BLUE")) << "it is remembered";
  EXPECT_THAT(get("/", {{"lang", "en"}}).body, HasSubstr("<html lang=\"en\">"));
}

TEST_F(WebStationTest, TheDesksPageIsForTheOwnComputer) {
  publish();
  start();
  openTable(1);
  EXPECT_EQ(get("/desk").status, 403);
  const std::string path = m_station.deskPath();
  const std::string key = path.substr(path.find('=') + 1);
  EXPECT_EQ(get("/desk", {{"key", key}}).status, 403) << "from another computer";
  m_isNear = true;
  EXPECT_EQ(get("/desk", {{"key", "guess"}}).status, 403);
  EXPECT_EQ(get("/desk", {{"key", key}}).status, 303);
  EXPECT_THAT(get("/desk").body, HasSubstr("Android, Chrome, since"));
  const std::string event = std::to_string(contest::numberOf(m_event));
  EXPECT_EQ(post("/desk", {{"free", event + "-1"}}).status, 303);
  EXPECT_THAT(get("/desk").body, Not(HasSubstr("Android")));
  EXPECT_EQ(get(pathOf(1)).status, 403) << "the phone has it no more";
  // Starts, stops and resets the clock of the round.
  get("/desk");
  post("/desk", {{"start", event}});
  m_time = std::chrono::minutes{5};
  EXPECT_THAT(get("/").body, AllOf(HasSubstr("15:00"), HasSubstr("data-runs=\"1\"")));
  get("/desk");
  post("/desk", {{"stop", event}});
  m_time = std::chrono::minutes{7};
  EXPECT_THAT(get("/").body, AllOf(HasSubstr("15:00"), Not(HasSubstr("data-runs"))));
  get("/desk");
  post("/desk", {{"reset", event}});
  EXPECT_THAT(get("/").body, HasSubstr("20:00"));
  EXPECT_EQ(post("/desk", {{"start", event}, {"key", "0"}}).status, 403);
}

TEST_F(WebStationTest, PagesAreSmallAndNamesAreNoTags) {
  publish();
  start();
  openTable(1);
  std::size_t bytes = get(pathOf(1)).body.size();
  for (const char* file : {"/phone.css", "/phone.js"}) {
    const Response response = get(file);
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(response.keeping, Keeping::Day);
    bytes += response.body.size();
  }
  EXPECT_LT(bytes, 15000U);
  EXPECT_THAT(get("/phone.css").type, HasSubstr("text/css"));
  EXPECT_EQ(get("/nothing").status, 404);
  EXPECT_THAT(get("/").body, AllOf(Not(HasSubstr("http://")), Not(HasSubstr("https://"))));
}

TEST_F(WebStationTest, OnlyTheAddressThatWasReachedIsAHost) {
  publish();
  start();
  const auto statusFor = [this](const std::string& host, const char* path) {
    m_host = host;
    return get(path).status;
  };
  for (const char* path : {"/", "/phone.css", "/table/1-1", "/part"}) {
    const int usual = statusFor("10.0.0.1:8080", path);
    EXPECT_NE(usual, 421) << path;
    EXPECT_EQ(statusFor("10.0.0.1", path), usual) << path;
    for (const char* host :
         {"", "evil.local", "evil.local:8080", "evil.example", "10.0.0.1:80", "10.0.0.2:8080",
          "10.0.0.1:8080:8080", "10.0.0.1.evil.example", "[::1]:8080", "[::ffff:10.0.0.1]:8080",
          "0.0.0.0:8080", "localhost:8080", "user@10.0.0.1:8080", "10.0.0.1:8080/", ":8080",
          "10.0.0.1:8080 evil.local", "167772161:8080", "10.1:8080"}) {
      EXPECT_EQ(statusFor(host, path), 421) << host << path;
    }
  }
  m_host = "evil.local";
  EXPECT_THAT(get("/").body, HasSubstr("http://10.0.0.1:8080/")) << "the page says where to go";
  m_isNear = true;
  EXPECT_EQ(statusFor("localhost:8080", "/"), 200) << "a browser on this computer";
}

TEST_F(WebStationTest, APhoneCorrectsFiveResultsAMinute) {
  publish();
  start();
  openTable(1);
  ASSERT_EQ(post(pathOf(1), typed("enter", "75", "72")).status, 303);
  for (int i = 1; i <= CorrectionPace::kMost; ++i) EXPECT_EQ(correct(i).status, 303) << i;
  const Response refused = correct(44);
  EXPECT_EQ(refused.status, 429);
  EXPECT_THAT(refused.body, AllOf(HasSubstr("at most 5 in a minute"), HasSubstr("Wait 60 seconds"),
                                  HasSubstr("value=\"44\""), HasSubstr("role=\"alert\"")));
  EXPECT_EQ(resultAt(1)->blueGrand, exact::Number(CorrectionPace::kMost));
  m_time = std::chrono::seconds{41};
  EXPECT_THAT(correct(44).body, HasSubstr("Wait 19 seconds"));
  get("/", {{"lang", "fil"}});
  EXPECT_THAT(correct(44).body, HasSubstr("Maghintay ng 19 segundo"));
  // The limit of corrections applies neither to a check, which stores nothing, nor to another phone.
  EXPECT_EQ(post(pathOf(1), typed("check", "44", "72")).status, 200);
  m_cookies.clear();
  openTable(2);
  EXPECT_EQ(post(pathOf(2), typed("enter", "3", "2")).status, 303);
}

TEST_F(WebStationTest, ALimitOfCorrectionsEndsAfterAMinute) {
  publish();
  start();
  openTable(1);
  ASSERT_EQ(post(pathOf(1), typed("enter", "75", "72")).status, 303);
  for (int i = 1; i <= CorrectionPace::kMost; ++i) EXPECT_EQ(correct(i).status, 303) << i;
  EXPECT_EQ(correct(44).status, 429);
  m_time = CorrectionPace::kWithin;
  EXPECT_EQ(correct(44).status, 303);
  EXPECT_EQ(resultAt(1)->blueGrand, exact::Number(44));
}

// A clock that the test sets.
class SetClock final : public desk::Clock {
 public:
  explicit SetClock(std::chrono::sys_seconds now) : time(now) {}
  [[nodiscard]] std::chrono::sys_seconds now() const override { return time; }
  std::chrono::sys_seconds time;
};

TEST_F(WebStationTest, CorrectionsMakeNoBackupsBeforeOneIsDue) {
  publish();
  SetClock clock(m_clock.now() + std::chrono::hours{1});
  SharedDesk shared(db::Place(m_path), clock);
  ASSERT_TRUE(std::holds_alternative<db::Current>(shared.open()));
  const auto enter = [&](int blue) {
    desk::Author author{"ana", "Ana", "misread"};
    author.answers = desk::answersTo({desk::ConfirmationReason::ResultCorrected});
    return shared.enter(m_event, desk::place(1, 1), desk::totals(blue, 72), author).has_value();
  };
  ASSERT_TRUE(enter(75));
  const std::size_t before = m_desk->ring().copies().size();
  ASSERT_GT(before, 0U);
  for (int i = 1; i <= 40; ++i) {
    clock.time += std::chrono::seconds{1};
    ASSERT_TRUE(enter(i)) << i;
  }
  EXPECT_EQ(m_desk->ring().copies().size(), before);
  clock.time += std::chrono::minutes{10};
  ASSERT_TRUE(enter(44));
  EXPECT_EQ(m_desk->ring().copies().size(), before + 1) << "a due backup is made";
}

TEST_F(WebStationTest, WrongCardsSlowAnAddressDownAndLockNobodyOut) {
  publish();
  start();
  const auto guess = [this] { return get("/t/aaaa-aaaa-aaaa"); };
  for (int i = 0; i < WrongTries::kFree; ++i) {
    const Response wrong = guess();
    EXPECT_EQ(wrong.status, 404);
    EXPECT_EQ(wrong.delay.count(), 0) << i;
  }
  for (int i = 0; i < 100; ++i) EXPECT_EQ(guess().status, 429);
  EXPECT_GT(guess().delay.count(), 0);
  EXPECT_THAT(guess().body, HasSubstr("many wrong cards were tried here"));
  // Honest phones behind the same router still open their tables, a second later.
  const Response page = get("/t/" + phraseOf(1));
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.delay, std::chrono::seconds{1});
  openTable(1);
  EXPECT_EQ(get(pathOf(1)).delay.count(), 0) << "only cards are slow";
  m_from = "10.0.0.8";
  EXPECT_EQ(get("/t/" + phraseOf(2)).delay.count(), 0) << "another address";
  m_from = "10.0.0.7";
  m_time = WrongTries::kForgotten;
  EXPECT_EQ(guess().status, 404) << "forgotten after a minute";
}

TEST_F(WebStationTest, SendersWithARightHereAreKnown) {
  publish();
  start();
  Request request = asked("/");
  EXPECT_EQ(m_station.senderOf(request), "");
  request.cookies["phone"] = "guessed";
  EXPECT_EQ(m_station.senderOf(request), "");
  EXPECT_EQ(m_station.senderOf(asked("/t/aaaa-aaaa-aaaa")), "");
  const std::string card = m_station.senderOf(asked("/t/" + phraseOf(1)));
  EXPECT_NE(card, "");
  EXPECT_NE(m_station.senderOf(asked("/t/" + phraseOf(2))), card);
  openTable(1);
  const std::string phone = m_station.senderOf(asked("/"));
  EXPECT_THAT(phone, AllOf(Not(IsEmpty()), Not(HasSubstr(m_cookies["phone"]))));
  m_tokens.free({m_event, contest::BoardNumber{1}});
  EXPECT_EQ(m_station.senderOf(asked("/")), "") << "its table was freed";
  const std::string path = m_station.deskPath();
  m_isNear = true;
  get("/desk", {{"key", path.substr(path.find('=') + 1)}});
  EXPECT_NE(m_station.senderOf(asked("/")), "") << "the organizer";
}

TEST(WebTables, AreAsManyAsThePlayersFill) {
  Sight sight;
  EXPECT_THAT(tablesOf(sight, {}), IsEmpty());
  EXPECT_EQ(keyOf({contest::EventId{2}, contest::BoardNumber{17}}), "2-17");
  EXPECT_EQ(tableIn("2-17"), (Table{contest::EventId{2}, contest::BoardNumber{17}}));
  for (const char* text : {"", "2", "2-", "-2", "2-17x", "2 17", "a-b", "99999999999999999999-1"}) {
    EXPECT_EQ(tableIn(text), std::nullopt) << text;
  }
}

TEST_F(WebStationTest, TablesAreThoseOfTheRole) {
  start();
  const db::Person clerk{"phones", "Phones", db::Role::Clerk, {{2, 40}}};
  EXPECT_THAT(tablesOf(*m_shared.sight(), clerk), ElementsAre(Table{m_event, contest::BoardNumber{2}}));
  EXPECT_EQ(tablesOf(*m_shared.sight(), {}).size(), 2U);
}

}  // namespace
}  // namespace damath::web
