// SPDX-License-Identifier: GPL-3.0-or-later
// A shared contest with two published boards and one login for each role. The clerk has only the first board.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <libpq-fe.h>

#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/every.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/people.hpp"
#include "db/records/rights.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/store_fixture.hpp"

namespace damath::db {

inline constexpr contest::GameId kOfClerk{1};
inline constexpr contest::GameId kOfOther{2};
inline constexpr const char* kDenied = "42501";  // SQLSTATE if the login does not have the right

class Roles : public testing::StoreTest {
 protected:
  Roles() {
    pair(2);
    change([](Edit& edit) { testing::take(RoundEdit(edit).publish(kEvent, kFirst)); });
    for (const Role role : kEvery<Role>) {
      Person person{loginOf(toText(role)), "Name of " + std::string(toText(role)), role};
      if (role == Role::Clerk) person.boards = {{1, 1}};
      testing::take(addPerson(hall(), person, "lihim na parirala"));
    }
  }
  ~Roles() override {
    for (const Person& person : testing::take(peopleOf(hall())))
      testing::take(removePerson(hall(), person.login));
  }

  [[nodiscard]] HallAddress hall() const { return *testing::placeAt(m_path).hall(); }
  // Logins belong to the whole server, and each test has its own contest there. So their names include the
  // contest.
  [[nodiscard]] std::string loginOf(std::string_view who) const {
    const std::string& address = hall().text;
    return std::string(who) + "-" + address.substr(address.rfind('/') + 1);
  }
  [[nodiscard]] std::string addressOf(std::string_view who) const {
    std::string address = hall().text;
    return address.replace(address.find("postgres@"), 8, loginOf(who));
  }
  [[nodiscard]] Store stationOf(std::string_view who) const {
    return std::move(Store::open(Place::parse(addressOf(who)), testing::stampAt(0).at, {}).store).value();
  }
  void addClerk(const std::string& who, std::vector<BoardRange> boards) const {
    testing::take(
        addPerson(hall(), {loginOf(who), "Name of " + who, Role::Clerk, std::move(boards)}, "parirala"));
  }

  using Session = std::unique_ptr<PGconn, void (*)(PGconn*)>;
  [[nodiscard]] Session sessionOf(std::string_view who) const {
    return {PQconnectdb(addressOf(who).c_str()), PQfinish};
  }
  // Returns the server's answer; the SQLSTATE if the server refuses.
  static std::string answer(const Session& session, const std::string& sql) {
    const std::unique_ptr<PGresult, void (*)(PGresult*)> answer(PQexec(session.get(), sql.c_str()), PQclear);
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status == PGRES_TUPLES_OK) {
      return PQntuples(answer.get()) == 0 ? std::string() : PQgetvalue(answer.get(), 0, 0);
    }
    if (status == PGRES_COMMAND_OK) return PQcmdTuples(answer.get());
    const char* const state = PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE);
    return state == nullptr ? PQerrorMessage(session.get()) : state;
  }
  // Runs the SQL in a session of its own for this login. Returns the server's answer.
  std::string answerTo(std::string_view who, const std::string& sql) const {
    return answer(sessionOf(who), "SET search_path = contest, hall; " + sql);
  }

  [[nodiscard]] static contest::GameResult scored(int blue, int red) {
    return {rules::Ending::Time, exact::Number(blue), exact::Number(red),
            blue > red ? rules::Result::BlueWins : rules::Result::RedWins};
  }
  static Expected<void, StoreError> enter(Store& store, contest::GameId game, int blue, int red) {
    auto edit = store.edit(testing::stampAt(30));
    if (!edit) return Unexpected<StoreError>(edit.error());
    if (auto set = RoundEdit(*edit).setResult(game, scored(blue, red)); !set) return set;
    return edit->commit();
  }
  static StoreFault faultOf(const Expected<void, StoreError>& answer) {
    return answer ? StoreFault::Unexpected : answer.error().fault;
  }
  std::optional<contest::GameResult> resultOf(contest::GameId game) {
    return contest().events.at(0).find(game)->result;
  }
};

// Returns the lines of a text file in tests/data/hall. Each line is split into its first `words` words and
// the rest of the line. Empty lines and lines that begin with # are left out.
inline std::vector<std::vector<std::string>> linesOf(const std::string& name, std::size_t words) {
  std::ifstream file(std::string(DAMATH_TEST_DATA) + "/hall/" + name);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream stream(line);
    std::vector<std::string>& row = rows.emplace_back();
    for (std::string word; row.size() < words && stream >> word;) row.push_back(word);
    std::string rest;
    std::getline(stream >> std::ws, rest);
    if (!rest.empty()) row.push_back(rest);
  }
  return rows;
}

// Returns the table in a text file of tests/data/hall. Each row has a first word and one word for each role.
inline std::map<std::string, std::vector<std::string>> tableIn(const std::string& name) {
  std::map<std::string, std::vector<std::string>> rows;
  for (std::vector<std::string> row : linesOf(name, 1 + kEvery<Role>.size())) {
    const std::string first = row.front();
    row.erase(row.begin());
    rows[first] = row;
  }
  return rows;
}

}  // namespace damath::db
