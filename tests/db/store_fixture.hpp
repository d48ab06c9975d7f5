// SPDX-License-Identifier: GPL-3.0-or-later
// A contest of four players, in a file or on a server; tests change it one edit after another.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/notation/exports/results_export.hpp"
#include "db/edits/history_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::testing {

class StoreTest : public ::testing::Test {
 protected:
  static constexpr contest::EventId kEvent{1};
  static constexpr contest::RoundNumber kFirst{1};

  template <class Steps>
  void change(const Steps& steps) {
    db::Edit edit = take(m_store.edit(stampAt(++m_minute)));
    steps(edit);
    take(edit.commit());
    expectReadAnew();
  }

  // Applies `way` (undo or redo) to the last action whose state is `wanted`.
  template <class Way>
  void step(db::ActState wanted, const Way& way) {
    change([&](db::Edit& edit) {
      const auto acts = take(edit.reading().journal().acts());
      const auto last = std::find_if(acts.rbegin(), acts.rend(),
                                     [wanted](const db::JournalAct& act) { return act.state == wanted; });
      ASSERT_NE(last, acts.rend());
      db::HistoryEdit history(edit);
      take(way(history, *last));
    });
  }
  void undoLast() {
    step(db::ActState::InForce,
         [](db::HistoryEdit& history, const db::JournalAct& act) { return history.undo(act); });
  }

  // Checks that the contest cached by this connection equals the contest that another connection reads.
  void expectReadAnew() {
    const db::StoreOpening other = db::Store::open(placeAt(m_path), stampAt(0).at, {});
    const contest::Contest anew = *take(take(other.store->read()).contest());
    const contest::Contest kept = contest();
    ASSERT_EQ(kept.events.size(), anew.events.size());
    for (std::size_t index = 0; index < kept.events.size(); ++index) {
      const auto text = [index](const contest::Contest& contest) {
        return notation::resultsJson(contest, contest.events[index], {contest::PrivacyOption::FullName})
            .dump();
      };
      EXPECT_EQ(text(kept), text(anew));
      EXPECT_EQ(kept.events[index].rounds.size(), anew.events[index].rounds.size());
    }
    testing::expectStepsOf(take(m_store.read()));
  }
  void expectSound() { testing::expectSound(m_store); }

  // Pairs the first round: the first entry against the second; with two boards, also the third against the
  // fourth.
  std::vector<contest::Game> pair(int boards) {
    std::vector<contest::Game> games;
    change([&](db::Edit& edit) {
      const auto entries = take(edit.reading().contest())->events.at(0).entries;
      std::vector<contest::Game> round;
      for (int board = 1; board <= boards; ++board) {
        const auto first = static_cast<std::size_t>(2 * (board - 1));
        round.push_back(
            {{}, kFirst, contest::BoardNumber{board}, entries.at(first).id, entries.at(first + 1).id, {}});
      }
      games = take(db::RoundEdit(edit).addRound(kEvent, {kFirst}, db::PairedBy::System, round, {}));
    });
    return games;
  }

  void score(contest::GameId game, int blue, int red) {
    change([&](db::Edit& edit) {
      const auto result = blue > red ? rules::Result::BlueWins : rules::Result::RedWins;
      take(db::RoundEdit(edit).setResult(
          game, {rules::Ending::Time, exact::Number(blue), exact::Number(red), result}));
    });
  }

  contest::Contest contest() { return *take(take(m_store.read()).contest()); }
  std::vector<db::JournalAct> acts() { return take(take(m_store.read()).journal().acts()); }
  // Returns all rows of the state tables as text.
  std::string state() {
    return rowsOf(m_path, {"contest", "school", "player", "event", "entry", "absence", "round", "game", "bye",
                           "rematch", "lot", "sheet_in_force", "review", "ruling", "check_in", "notice"});
  }

  TempFolder m_folder;
  std::filesystem::path m_path = m_folder / "contest.damath";
  db::Store m_store = sampleStore(m_path);
  int m_minute = 1;
};

}  // namespace damath::testing
