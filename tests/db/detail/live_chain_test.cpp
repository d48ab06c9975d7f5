// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the digest chain of live games. Every change of a step or of a game from outside is found; what
// the journal covers is found even if the chain is computed anew.
#include "db/detail/journal/live_chain.hpp"

#include <gmock/gmock.h>

#include "db/edits/live_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/store_fixture.hpp"

namespace damath::db {
namespace {

using testing::asked;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::take;
using testing::tamperEvidence;

class LiveChain : public testing::StoreTest {
 protected:
  LiveChain() {
    const contest::Game game = pair(1).front();
    m_record.owner = {kEvent, OwnerKind::Game, game.id, game.blue, game.red};
    change([&](Edit& edit) { m_record.id = take(beginLive(edit, m_record.owner, play::Keeping::Program)); });
  }
  void add(const play::LiveStep& step) {
    change([&](Edit& edit) { take(addLiveStep(edit, m_record, step, {}, "told")); });
    m_record.steps.push_back({step, {}, {}, {}, {}});
  }
  void storeSheet() {
    sheet::Sheet sheet;
    sheet.setTag("Set", "integer");
    change([&](Edit& edit) { take(SheetEdit(edit).addSheet(ofGame(m_record.owner.game), sheet, {})); });
  }
  std::vector<std::string> differing() { return take(take(m_store.read()).journal().check()).differing; }
  std::string tampered(const std::string& sql) {
    EXPECT_EQ(tamperEvidence(m_path, sql), "") << sql;
    const auto names = differing();
    return names.empty() ? "nothing" : names.front();
  }

  LiveRecord m_record;
};

TEST_F(LiveChain, EveryStepContinuesTheChain) {
  for (const play::LiveStep& step : testing::everyLiveStep()) add(step);
  expectSound();
  EXPECT_EQ(asked(m_path, "SELECT count(DISTINCT digest) FROM live_step"), "15");
}

TEST_F(LiveChain, AChangedStepIsNamed) {
  for (int i = 0; i < 4; ++i) add(play::TurnStep{});
  const std::string second = asked(m_path, "SELECT id FROM live_step WHERE number = 2");
  EXPECT_EQ(tampered("UPDATE live_step SET clock = '{\"gameUsed\":1}' WHERE number = 2"),
            "live_step " + second);
  EXPECT_THAT(differing(), ElementsAre("live_step " + second)) << "the later steps hold on to its digest";
}

TEST_F(LiveChain, ARemovedStepLeavesAGap) {
  for (int i = 0; i < 4; ++i) add(play::TurnStep{});
  const std::string third = asked(m_path, "SELECT id FROM live_step WHERE number = 3");
  EXPECT_EQ(tampered("DELETE FROM live_step WHERE number = 2"), "live_step " + third);
}

TEST_F(LiveChain, AnInsertedStepBreaksIt) {
  add(play::TurnStep{});
  EXPECT_EQ(tampered("INSERT INTO live_step SELECT 77, live, 2, step, clock, \"by\", reason, at, digest FROM "
                     "live_step"),
            "live_step 77");
}

TEST_F(LiveChain, StepsThatChangePlacesBreakIt) {
  add(play::TurnStep{});
  add(play::EndStep{rules::Ending::Time});
  tampered("UPDATE live_step SET number = number + 10; UPDATE live_step SET number = 13 - number");
  EXPECT_THAT(differing(), ::testing::SizeIs(2));
}

TEST_F(LiveChain, AChangedGameIsNamedAndAMissingBeginningToo) {
  const std::string name = "live_game " + std::to_string(m_record.id);
  for (const char* sql : {"keeping = 'arbiter'", "\"by\" = 'Iba'", "at = 'kahapon'", "red = blue + 7"}) {
    const std::string kept = asked(m_path, "SELECT keeping || '|' || \"by\" || '|' || at FROM live_game");
    EXPECT_EQ(tampered(std::string("UPDATE live_game SET ") + sql), name) << sql << " " << kept;
  }
}

// The last steps of a chain can be removed, and the chain alone does not show it. But the journal row of a
// stored scoresheet holds the head of the chain, so the check notices a removed step.
TEST_F(LiveChain, ItsEndIsCoveredOnceTheJournalHoldsTheHead) {
  add(play::TurnStep{});
  add(play::TurnStep{});
  storeSheet();
  expectSound();
  const std::string name = "live_game " + std::to_string(m_record.id);
  EXPECT_EQ(tampered("DELETE FROM live_step WHERE number = 2"), name);
}

// Changes a step and computes its digest anew, as somebody can do who knows the program. The journal still
// holds the old digest, so the check notices the change.
TEST_F(LiveChain, AForgedChainContradictsTheJournal) {
  add(play::TurnStep{});
  add(play::UndoTurnStep{});  // the journal row of this undo holds the digest of this step
  const detail::LiveHead last = {m_record.id, 1,
                                 asked(m_path, "SELECT digest FROM live_step WHERE number = 1")};
  const auto textAt = [&](const std::string& column) {
    return asked(m_path, "SELECT " + column + " FROM live_step WHERE number = 2");
  };
  const std::string step = textAt("step");
  const std::string clock = textAt("clock");
  const std::string at = textAt("at");
  const std::string by = "Iba";
  const std::string reason = textAt("reason");
  const std::vector<detail::Value> columns = {
      std::stoll(textAt("id")), m_record.id, std::int64_t{2}, step, clock, by, reason, at};
  const std::string digest = detail::liveDigest(last.digest, columns);
  EXPECT_EQ(tampered("UPDATE live_step SET \"by\" = 'Iba', digest = '" + digest + "' WHERE number = 2"),
            "live_game " + std::to_string(m_record.id));
  EXPECT_THAT(differing(), ::testing::Not(Contains(::testing::StartsWith("live_step"))));
}

TEST_F(LiveChain, ASheetWithoutALiveGameHasNoHead) {
  const auto games = take(take(m_store.read()).contest())->events[0].games;
  EXPECT_EQ(games.size(), 1U);
  storeSheet();
  EXPECT_NE(
      asked(m_path, "SELECT after FROM journal ORDER BY number DESC LIMIT 1").find("\"games\":[{\"live\":"),
      std::string::npos);
  expectSound();
}

}  // namespace
}  // namespace damath::db
