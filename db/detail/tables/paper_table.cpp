// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/paper_table.hpp"

#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/ordered_json.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

std::string paperOfText(const PaperOf& of) {
  OrderedJson json = OrderedJson::object();
  const auto put = [&json](const char* name, std::int64_t number) {
    if (number != 0) json[name] = number;
  };
  json["language"] = of.language;
  put("event", numberOf(of.event));
  put("round", numberOf(of.round));
  put("board", numberOf(of.board));
  put("blue", numberOf(of.blue));
  put("red", numberOf(of.red));
  put("rematch", numberOf(of.rematch));
  put("copies", of.copies);
  if (!of.design.empty()) json["design"] = of.design;
  for (const contest::EventId event : of.events) json["events"].push_back(numberOf(event));
  if (!of.teams.empty()) json["teams"] = of.teams;
  put("best", of.best);
  put("before", of.before);
  return json.dump();
}

PaperOf paperOf(std::string form, const std::string& text) {
  return readAs("subject", text, [&](const OrderedJson& json) {
    const auto number = [&json](const char* name) {
      return json.contains(name) ? notation::integerIn<std::int64_t>(json.at(name)) : 0;
    };
    const auto small = [&json](const char* name) {
      return json.contains(name) ? notation::integerIn<int>(json.at(name)) : 0;
    };
    PaperOf of;
    of.form = std::move(form);
    of.language = json.value("language", std::string());
    of.event = contest::EventId{number("event")};
    of.round = contest::RoundNumber{small("round")};
    of.board = contest::BoardNumber{small("board")};
    of.blue = contest::EntryId{number("blue")};
    of.red = contest::EntryId{number("red")};
    of.rematch = contest::GameId{number("rematch")};
    of.copies = small("copies");
    of.design = json.value("design", std::string());
    for (const auto& event : json.value("events", OrderedJson::array())) {
      of.events.push_back(contest::EventId{notation::integerIn<std::int64_t>(event)});
    }
    of.teams = json.value("teams", std::string());
    of.best = small("best");
    of.before = number("before");
    return of;
  });
}

std::vector<IssuedPaper> papers(Database& database) {
  return allRows(database,
                 "SELECT number, form, subject, \"by\", at, digest, program, journal, branch FROM paper"
                 " ORDER BY number",
                 [](const Row& row) -> IssuedPaper {
                   return {row.number(0), paperOf(row.text(1), row.text(2)),
                           row.text(3),   row.text(4),
                           row.text(5),   row.text(6),
                           row.number(7), row.text(8)};
                 });
}

void addPaper(Database& database, IssuedPaper& paper) {
  paper.number = upcomingNumber(database, "paper");
  if (paper.journal == 0) paper.journal = lastJournalNumber(database);
  if (act(database, "issue_paper", paper.of.form, paperOfText(paper.of), paper.digest, paper.program,
          paper.journal)) {
    return;
  }
  static_cast<void>(nextNumber(database, "paper"));
  run(database,
      "INSERT INTO paper (number, form, subject, \"by\", at, digest, program, journal, branch)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      paper.number, paper.of.form, paperOfText(paper.of), paper.by, paper.at, paper.digest, paper.program,
      paper.journal, paper.branch);
}

}  // namespace damath::db::detail
