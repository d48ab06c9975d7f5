// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/big_contest.hpp"

#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "app/desk/rounds/sheet_outcome.hpp"
#include "bench/random_game.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/store.hpp"

namespace damath::bench {

namespace {

constexpr int kKinds = 200;  // different games; each is played many times

template <class T>
T take(Expected<T, db::StoreError> answer) {
  if (answer) return *std::move(answer);
  std::fprintf(stderr, "big contest: %s\n", answer.error().detail.c_str());
  std::exit(1);
}

void take(const Expected<void, db::StoreError>& answer) {
  if (answer) return;
  std::fprintf(stderr, "big contest: %s\n", answer.error().detail.c_str());
  std::exit(1);
}

struct PlayedGame {
  sheet::Sheet sheet;
  contest::GameResult result;
  std::vector<db::StoredFinding> findings;
};

std::vector<PlayedGame> playedGames(const contest::EventSetup& setup, std::size_t lines) {
  std::mt19937 random(2026);
  std::vector<PlayedGame> games;
  while (games.size() < kKinds) {
    sheet::GameRecord record{.start = rules::startPosition(setup.set, setup.ruleset),
                             .turns = randomGame(setup.set, random, kMostTurns)};
    for (; !record.turns.empty(); record.turns.pop_back()) {
      sheet::Sheet sheet = sheet::written(record, setup.set, setup.ruleset, sheet::Routes::AsOnPaper);
      if (sheet.lines.size() > lines) continue;
      const sheet::AuditReport report = desk::audited(sheet, setup);
      const sheet::Outcome outcome = sheet::outcomeOf({sheet, setup.set, setup.ruleset, report}, {});
      games.push_back({std::move(sheet), desk::resultOf(report, outcome), desk::toStored(report.findings)});
      break;
    }
  }
  return games;
}

std::vector<db::Newcomer> newcomers(int players) {
  std::vector<db::Newcomer> list;
  for (int number = 1; number <= players; ++number) {
    db::Newcomer& person = list.emplace_back();
    person.player.last = "Manlalaro" + std::to_string(number);
    person.player.first = "Ana";
    person.player.grade = "7";
    person.player.coach = "G. Cruz";
    person.school.name = "Paaralan " + std::to_string(number % 300);
    person.school.division = "Quezon City";
  }
  return list;
}

}  // namespace

void makeBigContest(const std::filesystem::path& path, const BigContest& size) {
  const db::Stamp stamp{std::chrono::sys_days(std::chrono::year(2026) / 11 / 20), "tagapamahala", {}};
  db::Store store = take(db::Store::create(path, {"Pambansang Damath", "Gym", "2026-11-20"}, stamp, {}));
  contest::EventSetup setup{"Grade 7",
                            *rules::builtInChipSet("integer"),
                            rules::manual(),
                            contest::System::Swiss,
                            1,
                            size.rounds + 1,
                            7};
  const std::vector<PlayedGame> played = playedGames(setup, size.lines);
  contest::EventId event{};
  {
    db::Edit edit = take(store.edit(stamp));
    event = take(db::RosterEdit(edit).addEvent(setup));
    take(db::RosterEdit(edit).addEntries(event, 1, newcomers(size.players)));
    take(edit.commit());
  }
  std::size_t next = 0;
  for (int round = 1; round <= size.rounds + 1; ++round) {
    db::Edit edit = take(store.edit(stamp));
    const contest::Contest contest = *take(edit.reading().contest());
    const auto pairing = pairing::nextRound(contest, *contest.find(event));
    if (!pairing) std::exit(1);
    std::vector<contest::Game> games;
    for (const pairing::Board& board : pairing->boards) {
      games.push_back({{},
                       pairing->round,
                       contest::BoardNumber{static_cast<int>(games.size()) + 1},
                       board.blue,
                       board.red,
                       {}});
    }
    games = take(db::RoundEdit(edit).addRound(event, {pairing->round}, db::PairedBy::System, std::move(games),
                                              pairing->byes));
    for (const contest::Game& game : games) {
      if (round > size.rounds) break;
      const PlayedGame& each = played[next++ * 7 % played.size()];
      const contest::SheetId sheet =
          take(db::SheetEdit(edit).addSheet(db::ofGame(game.id), each.sheet, each.findings));
      take(db::RoundEdit(edit).setResult(game.id, each.result));
      take(db::SheetEdit(edit).acceptSheet(sheet, {}));
    }
    take(edit.commit());
  }
}

}  // namespace damath::bench
