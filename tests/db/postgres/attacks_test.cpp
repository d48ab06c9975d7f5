// SPDX-License-Identifier: GPL-3.0-or-later
// Sends raw SQL to a shared contest as each role. Plain tables in tests/data/hall list the statements and the
// functions with their outcomes. Generated figures, results and scoresheets compare the server's checks with
// the readers of the program: what the server accepts, every station can read.
#include <random>

#include "core/contest/model/result_rules.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/rules/ending.hpp"
#include "core/text/parts.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/sheet_text.hpp"
#include "tests/db/roles_fixture.hpp"
#include "tests/postgres/hall_server.hpp"
#include "tests/support/any_ruleset.hpp"

namespace damath::db {
namespace {

using testing::take;

class Attacks : public Roles {
 protected:
  // Returns "ok", or the SQLSTATE of the refusal. The statements run as the role in a transaction that is
  // checked as at a commit and rolled back. `!` before the statements: without a transaction.
  [[nodiscard]] std::string outcomeOf(std::string_view role, const std::string& statements) const {
    const bool isAlone = statements.starts_with('!');
    const std::string sql = isAlone ? statements.substr(1)
                                    : "BEGIN; SET search_path = contest; " + statements +
                                          "; SET CONSTRAINTS ALL IMMEDIATE; ROLLBACK";
    const Session session = sessionOf(role);
    const std::unique_ptr<PGresult, void (*)(PGresult*)> done(PQexec(session.get(), sql.c_str()), PQclear);
    const char* const state = PQresultErrorField(done.get(), PG_DIAG_SQLSTATE);
    return state == nullptr ? "ok" : state;
  }
  std::string asOwner(const std::string& sql) const { return testing::asked(m_path, sql); }
  [[nodiscard]] Session ownSession() const { return {PQconnectdb(hall().text.c_str()), PQfinish}; }
};

std::string replacedAll(std::string text, const std::string& what, const std::string& with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
    text.replace(at, what.size(), with);
  }
  return text;
}

TEST_F(Attacks, EachStatementHasItsOutcome) {
  std::map<std::string, std::string> words;
  std::size_t statements = 0;
  for (const std::vector<std::string>& row : linesOf("attacks.txt", kEvery<Role>.size())) {
    if (row.front().starts_with('@')) {
      std::string text = joined(row, " ", [](const std::string& word) { return word; });
      words[row.front()] = text.substr(row.front().size() + 3);
      continue;
    }
    ASSERT_EQ(row.size(), kEvery<Role>.size() + 1) << row.front();
    ++statements;
    for (const Role role : kEvery<Role>) {
      std::string sql = row.back();
      for (const auto& [word, text] : words) sql = replacedAll(sql, word, text);
      sql = replacedAll(sql, "@name", "Name of " + std::string(toText(role)));
      sql = replacedAll(sql, "@me", loginOf(toText(role)));
      EXPECT_EQ(outcomeOf(toText(role), sql), row.at(static_cast<std::size_t>(role)))
          << toText(role) << ": " << sql;
    }
  }
  EXPECT_GT(statements, 200U);
  expectSound();
}

TEST_F(Attacks, EachFunctionIsListed) {
  const auto table = tableIn("functions.txt");
  const std::string names = asOwner(
      "SELECT string_agg(n.nspname || '.' || p.proname || '(' || replace(oidvectortypes(p.proargtypes), ' ', "
      "'')"
      " || ')', ' ') FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname IN ('hall',"
      " 'contest', 'seen')");
  std::istringstream list(names);
  std::size_t count = 0;
  for (std::string name; list >> name; ++count) {
    const auto row = table.find(name);
    ASSERT_NE(row, table.end()) << name;
    for (const Role role : kEvery<Role>) {
      const bool mayCall = asOwner("SELECT has_function_privilege('" + loginOf(toText(role)) + "', '" + name +
                                   "', 'EXECUTE')") == "t";
      EXPECT_EQ(mayCall ? "x" : "-", row->second.at(static_cast<std::size_t>(role)))
          << toText(role) << " " << name;
    }
  }
  EXPECT_EQ(count, table.size());
  // Every function that runs with the owner's rights has a fixed search path, so it uses no schema of the
  // caller.
  EXPECT_EQ(asOwner("SELECT count(*) FROM pg_proc WHERE pronamespace = 'hall'::regnamespace AND prosecdef AND"
                    " 'search_path=pg_catalog, pg_temp' <> ALL (coalesce(proconfig, '{}'))"),
            "0");
}

// A clerk may call no built-in function of the server that changes data or waits. The expected functions
// change at most the session, or a sequence to which the login has the right. The test leaves out functions
// of handlers and triggers, because nobody can call them.
TEST_F(Attacks, NoFunctionOfTheServerWrites) {
  EXPECT_EQ(
      asOwner("SELECT string_agg(DISTINCT proname, ' ' ORDER BY proname) FROM pg_proc WHERE pronamespace ="
              " 'pg_catalog'::regnamespace AND prokind = 'f' AND provolatile = 'v' AND"
              " has_function_privilege('" +
              loginOf("clerk") + "', oid, 'EXECUTE') AND prorettype::regtype::text !~ '(trigger|handler)$'"),
      "clock_timestamp current_query currval gen_random_uuid lastval nextval pg_is_in_recovery"
      " pg_xact_status random set_config setseed setval timeofday");
}

// A login may have only a few connections at once. If all are in use, the error says that there is no
// connection, and not that the password is wrong.
TEST_F(Attacks, TooManyConnectionsAreNoWrongPassword) {
  std::vector<Session> sessions;
  for (int i = 0; i < 10; ++i) {
    sessions.push_back(sessionOf("clerk"));
    ASSERT_EQ(PQstatus(sessions.back().get()), CONNECTION_OK);
  }
  const StoreOpening opening = Store::open(Place::parse(addressOf("clerk")), testing::stampAt(0).at, {});
  const auto* unreadable = std::get_if<Unreadable>(&opening.verdict);
  ASSERT_NE(unreadable, nullptr);
  EXPECT_EQ(unreadable->obstacle, Obstacle::NoConnection) << unreadable->detail;
  EXPECT_EQ(answerTo("display", "SELECT 1"), "1") << "others are not hindered";
}

// A query may write up to 64 MB of temporary files. PostgreSQL stops a query that writes more, and removes
// its files. Meanwhile the other logins work.
TEST_F(Attacks, TemporaryFilesHave64Megabytes) {
  // The server writes the rows to a temporary file before it counts them: at least 14 bytes for each row.
  const auto counted = [](int rows) {
    return "SELECT count(*) FROM generate_series(1, " + std::to_string(rows) + ")";
  };
  constexpr int kFewRows = 2'000'000;
  constexpr int kManyRows = 10'000'000;
  constexpr const char* kTooLarge = "53400";  // SQLSTATE if a limit of the configuration is exceeded
  EXPECT_EQ(answer(sessionOf("display"), counted(kFewRows)), std::to_string(kFewRows));
  for (const Role role : kEvery<Role>) {
    const Session session = sessionOf(toText(role));
    EXPECT_EQ(answer(session, "SHOW temp_file_limit"), "64MB") << toText(role);
    EXPECT_EQ(answer(session, counted(kManyRows)), kTooLarge) << toText(role);
    EXPECT_EQ(answer(session, "SELECT 1"), "1") << toText(role) << ": its session goes on";
    EXPECT_EQ(asOwner("SELECT coalesce(sum(size), 0) FROM pg_ls_tmpdir()"), "0") << toText(role);
  }
  const Session attacker = sessionOf("display");
  ASSERT_EQ(PQsendQuery(attacker.get(), counted(kManyRows).c_str()), 1);
  Store clerk = stationOf("clerk");
  take(enter(clerk, kOfClerk, 5, 3));
  EXPECT_TRUE(resultOf(kOfClerk).has_value());
  const std::unique_ptr<PGresult, void (*)(PGresult*)> stopped(PQgetResult(attacker.get()), PQclear);
  EXPECT_STREQ(PQresultErrorField(stopped.get(), PG_DIAG_SQLSTATE), kTooLarge);
  expectSound();
}

// A login is removed even if it is connected, owns objects in each database, and has granted rights to
// others.
TEST_F(Attacks, ALoginIsAlwaysRemoved) {
  const std::string login = "\"" + loginOf("clerk") + "\"";
  const Session connected = sessionOf("clerk");
  asOwner("CREATE TABLE public.mine (x int); ALTER TABLE public.mine OWNER TO " + login +
          "; SELECT lo_create(4711); ALTER LARGE OBJECT 4711 OWNER TO " + login +
          "; GRANT CREATE ON SCHEMA contest TO " + login + "; SELECT 1");
  const Session other(PQconnectdb(testing::HallServer::ofProgram().address("postgres").c_str()), PQfinish);
  const std::string name = "mine_" + std::to_string(::getpid());
  answer(other, "CREATE TABLE " + name + " (x int); ALTER TABLE " + name + " OWNER TO " + login);
  answer(connected, "ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO PUBLIC");
  answer(connected, "GRANT " + login + " TO \"" + loginOf("reviewer") + "\"");
  answer(connected, "BEGIN; SELECT 1");
  take(removePerson(hall(), loginOf("clerk")));
  EXPECT_NE(answer(connected, "SELECT 1"), "1") << "its session has ended";
  EXPECT_EQ(asOwner("SELECT count(*) FROM pg_roles WHERE rolname = '" + loginOf("clerk") + "'"), "0");
  EXPECT_EQ(asOwner("SELECT count(*) FROM pg_largeobject_metadata WHERE oid = 4711"), "0");
}

// A login that was dropped on the server by other means can still be removed from the list.
TEST_F(Attacks, AHalfRemovedLoginIsRemoved) {
  asOwner("ALTER ROLE \"" + loginOf("clerk") + "\" NOLOGIN; SELECT 1");
  take(removePerson(hall(), loginOf("clerk")));
  asOwner("DROP ROLE \"" + loginOf("reviewer") + "\"; SELECT 1");
  take(removePerson(hall(), loginOf("reviewer")));
}

// Returns the text of a random number. Half of the texts have one letter inserted or replaced at random.
std::string anyFigure(std::mt19937& random) {
  const auto draw = [&](int least, int most) { return std::uniform_int_distribution(least, most)(random); };
  exact::Number value(draw(-30, 30));
  if (draw(0, 2) == 0) value = value * exact::Number(exact::Rational(draw(-9, 9), draw(1, 60)));
  if (draw(0, 2) == 0)
    value = value + exact::Number::root(exact::Rational(draw(-9, 9), draw(1, 9)), draw(2, 60));
  if (draw(0, 4) == 0)
    value = value + exact::Number::root(exact::Rational(draw(-9, 9), draw(1, 9)), draw(2, 60));
  std::string text =
      exact::toText(value, draw(0, 1) == 0 ? exact::FigureStyle::Fraction : exact::FigureStyle::Decimal);
  constexpr std::string_view kLetters[] = {"0", "1", "2", "-", "/", "√", ".", " ", "+", "5", " + ", "/1"};
  const auto letter = [&] { return std::string(kLetters[static_cast<std::size_t>(draw(0, 11))]); };
  if (draw(0, 1) == 0) return text;
  const auto place = static_cast<std::size_t>(draw(0, static_cast<int>(text.size())));
  return draw(0, 1) == 0 ? text.insert(place, letter()) : text.replace(place, 1, letter());
}

TEST_F(Attacks, TheServerReadsFiguresAsTheProgramDoes) {
  std::mt19937 random(20261130);
  const Session session = ownSession();
  int accepted = 0;
  for (int i = 0; i < 1500; ++i) {
    const std::string text = anyFigure(random);
    for (const exact::FigureStyle style : {exact::FigureStyle::Fraction, exact::FigureStyle::Decimal}) {
      const auto value = exact::parseNumber(text);
      const bool isExact = value && exact::toText(*value, style) == text;
      const bool isDecimal = style == exact::FigureStyle::Decimal;
      const char* const given[] = {text.c_str(), isDecimal ? "true" : "false"};
      const std::unique_ptr<PGresult, void (*)(PGresult*)> found(
          PQexecParams(session.get(),
                       "SELECT hall.figure($1, $2::boolean), sign(hall.figure($1, $2::boolean))", 2, nullptr,
                       given, nullptr, nullptr, 0),
          PQclear);
      if (PQresultStatus(found.get()) != PGRES_TUPLES_OK) {
        EXPECT_FALSE(isExact) << text;  // a byte sequence that is no text
        continue;
      }
      EXPECT_EQ(PQgetisnull(found.get(), 0, 0) == 0, isExact) << "'" << text << "' " << isDecimal;
      if (!isExact || PQgetisnull(found.get(), 0, 0) == 1) continue;
      ++accepted;
      const auto order = *value <=> exact::Number(0);
      EXPECT_EQ(std::string(PQgetvalue(found.get(), 0, 1)), order > 0 ? "1" : order < 0 ? "-1" : "0") << text;
    }
  }
  EXPECT_GT(accepted, 500);
}

TEST_F(Attacks, TheServerJudgesResultsAsTheProgramDoes) {
  std::mt19937 random(20261130);
  const auto draw = [&](int least, int most) { return std::uniform_int_distribution(least, most)(random); };
  const Session session = ownSession();
  for (int i = 0; i < 300; ++i) {
    const rules::Ruleset ruleset = support::anyRuleset(random);
    contest::EventSetup setup = testing::integerEvent("Grade 7");
    setup.ruleset = ruleset;
    const auto ending = kEvery<rules::Ending>[static_cast<std::size_t>(
        draw(0, static_cast<int>(kEvery<rules::Ending>.size()) - 1))];
    contest::ResultInput input{ending, {}, {}};
    if (draw(0, 3) > 0) {
      input.blueGrand = exact::Number(draw(-3, 3));
      input.redGrand = exact::Number(draw(-3, 3));
    }
    const auto judged = contest::judged(ruleset, contest::GameKind::Round, input);
    const std::string law = notation::toRulesetJson(ruleset);
    const auto figure = [](const std::optional<exact::Number>& value) {
      return value ? exact::toText(*value) : std::string();
    };
    const std::string blue = figure(input.blueGrand);
    const std::string red = figure(input.redGrand);
    const std::string word(rules::toText(ending));
    const char* const given[] = {law.c_str(), word.c_str(), blue.empty() ? nullptr : blue.c_str(),
                                 red.empty() ? nullptr : red.c_str()};
    const std::unique_ptr<PGresult, void (*)(PGresult*)> found(
        PQexecParams(session.get(),
                     "SELECT hall.result_of($1::json->'options', $2, $3::numeric, $4::numeric)", 4, nullptr,
                     given, nullptr, nullptr, 0),
        PQclear);
    ASSERT_EQ(PQresultStatus(found.get()), PGRES_TUPLES_OK) << PQerrorMessage(session.get());
    EXPECT_EQ(std::string(PQgetvalue(found.get(), 0, 0)),
              judged ? std::string(rules::toText(judged->result)) : "")
        << word << " " << blue << ":" << red << " " << law;
  }
}

// The server accepts the text of a scoresheet exactly if the program can read the text and writes the same
// text, the ending (if any) is known, and the tag Result is absent.
TEST_F(Attacks, TheServerReadsScoresheetsAsTheProgramDoes) {
  std::mt19937 random(20261130);
  const auto draw = [&](std::size_t most) {
    return std::uniform_int_distribution<std::size_t>(0, most)(random);
  };
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  sheet.setTag("Ending", "time");
  sheet.setTag("Habits", "½ \"x\" \\ é");
  sheet.lines.resize(2);
  sheet.lines[0].halves = {sheet::Half{sheet::HalfKind::Play, "9 (1,2)", "", "5"}, {}};
  const std::string whole = detail::sheetText(sheet);
  const Session session = ownSession();
  int accepted = 0;
  for (int i = 0; i < 1500; ++i) {
    std::string text = whole;
    constexpr std::string_view kPieces[] = {"\"", "[", "]",    "{",    "}",       ",",  ":",
                                            "1",  " ", "null", "play", "\\u0041", "[]", "\"\","};
    for (std::size_t changes = draw(2); changes > 0; --changes) {
      const std::size_t place = draw(text.size());
      text.replace(place, draw(2), kPieces[draw(std::size(kPieces) - 1)]);
    }
    bool isExact = false;
    try {
      const sheet::Sheet read = detail::sheetOf(text);
      isExact = detail::sheetText(read) == text &&
                (read.tag("Ending").empty() || rules::parseEnding(read.tag("Ending")).has_value());
      for (const sheet::Tag& tag : read.tags) {
        if (tag.name == "Result") isExact = false;
      }
    } catch (const detail::BrokenRow&) {
    }
    const char* const given[] = {text.c_str()};
    const std::unique_ptr<PGresult, void (*)(PGresult*)> found(
        PQexecParams(session.get(), "SELECT hall.check_sheet($1)", 1, nullptr, given, nullptr, nullptr, 0),
        PQclear);
    const bool isTaken = PQresultStatus(found.get()) == PGRES_TUPLES_OK;
    EXPECT_EQ(isTaken, isExact) << text << "\n" << PQerrorMessage(session.get());
    accepted += isTaken ? 1 : 0;
  }
  EXPECT_GT(accepted, 300);
}

}  // namespace
}  // namespace damath::db
