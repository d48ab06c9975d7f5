// SPDX-License-Identifier: GPL-3.0-or-later
// Data that is written to the file is read back equal.
#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "core/exact/number_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/support/any_ruleset.hpp"

namespace damath::db {
namespace {

using testing::integerEvent;
using testing::newcomer;
using testing::stampAt;
using testing::take;

class RoundTrip : public ::testing::Test {
 protected:
  // Opens the file again and returns its contest.
  contest::Contest reread() {
    m_store.reset();
    StoreOpening opening = Store::open(testing::placeAt(m_path), stampAt(60).at, {});
    m_store = std::move(opening.store);
    return *take(take(m_store.value().read()).contest());
  }
  Store& store() { return m_store.value(); }

  testing::TempFolder m_folder;
  std::filesystem::path m_path = m_folder / "contest.damath";
  std::optional<Store> m_store = testing::sampleStore(m_path);
};

TEST_F(RoundTrip, HeadSchoolsPlayersAndEntries) {
  const contest::Contest contest = reread();
  EXPECT_EQ(contest.head.name, "Dibisyon ng Parañaque");
  EXPECT_EQ(contest.head.venue, "Gym");
  EXPECT_EQ(contest.head.date, "2026-11-20");
  EXPECT_EQ(contest.head.level, contest::ContestLevel::Division);
  ASSERT_EQ(contest.schools.size(), 3U);
  EXPECT_EQ(contest.schools[0].name, "Doña Aurora HS");
  EXPECT_EQ(contest.schools[0].division, "Quezon City");
  ASSERT_EQ(contest.players.size(), 4U);
  EXPECT_EQ(contest.players[0].first, "Niño");
  EXPECT_EQ(contest.players[0].section, "Sampaguita");
  EXPECT_EQ(contest.players[1].school, contest.players[2].school);
  ASSERT_EQ(contest.events.size(), 1U);
  ASSERT_EQ(contest.events[0].entries.size(), 4U);
  EXPECT_EQ(contest.events[0].entries[3].number, 4);
}

// The whole ruleset is stored with its event, whatever its answers.
TEST_F(RoundTrip, AnyRulesetAndAContestsOwnChips) {
  std::mt19937 random(2026);
  Edit edit = take(store().edit(stampAt(2)));
  std::vector<contest::EventSetup> setups;
  for (int i = 0; i < 60; ++i) {
    contest::EventSetup setup = integerEvent("event " + std::to_string(i));
    setup.ruleset = support::anyRuleset(random);
    setup.set.name = "own";
    setup.set.chips[0].text = std::to_string(20 + i) + "/3";
    setup.set.chips[0].value = rules::parseChipValue(setup.set.chips[0].text).value();
    setups.push_back(setup);
    take(RosterEdit(edit).addEvent(setup));
  }
  take(edit.commit());
  const contest::Contest contest = reread();
  ASSERT_EQ(contest.events.size(), setups.size() + 1);
  for (std::size_t index = 0; index < setups.size(); ++index) {
    EXPECT_EQ(contest.events[index + 1].setup.ruleset, setups[index].ruleset) << setups[index].ruleset.name;
    EXPECT_EQ(contest.events[index + 1].setup.set, setups[index].set);
  }
}

TEST_F(RoundTrip, EverySetAndEveryProfileWithTheExtremesOfNumbers) {
  Edit edit = take(store().edit(stampAt(2)));
  std::vector<contest::EventSetup> setups;
  for (const std::string_view set : rules::builtInChipSetNames()) {
    for (const std::string_view profile : rules::profileNames()) {
      contest::EventSetup setup = integerEvent(std::string(set) + " " + std::string(profile));
      setup.set = *rules::builtInChipSet(set);
      setup.ruleset = rules::profile(profile).value();
      setup.system = contest::System::Swiss;
      setup.legs = 2;
      setup.rounds = 9;
      setup.lotSeed = std::numeric_limits<std::uint64_t>::max();
      setups.push_back(setup);
      take(RosterEdit(edit).addEvent(setup));
    }
  }
  take(edit.commit());
  const contest::Contest contest = reread();
  ASSERT_EQ(contest.events.size(), setups.size() + 1);
  for (std::size_t index = 0; index < setups.size(); ++index) {
    const contest::EventSetup& kept = contest.events[index + 1].setup;
    EXPECT_EQ(kept.name, setups[index].name);
    EXPECT_EQ(kept.set, setups[index].set) << kept.name;
    EXPECT_EQ(kept.ruleset, setups[index].ruleset) << kept.name;
    EXPECT_EQ(kept.system, contest::System::Swiss);
    EXPECT_EQ(kept.legs, 2);
    EXPECT_EQ(kept.rounds, 9);
    EXPECT_EQ(kept.lotSeed, std::numeric_limits<std::uint64_t>::max());
  }
}

TEST_F(RoundTrip, AHouseRuleset) {
  contest::EventSetup setup = integerEvent("House");
  setup.ruleset.name = "patakaran ng bahay ñ";
  rules::change(setup.ruleset, &rules::Ruleset::removal, rules::Removal::EndOfTurn);
  rules::Points points = setup.ruleset.points.answer();
  points.bye = exact::Rational(1, 2);
  rules::change(setup.ruleset, &rules::Ruleset::points, points);
  rules::Clocks clocks = setup.ruleset.clocks.answer();
  clocks.game = std::chrono::seconds(905);
  rules::change(setup.ruleset, &rules::Ruleset::clocks, clocks);
  Edit edit = take(store().edit(stampAt(2)));
  take(RosterEdit(edit).addEvent(setup));
  take(edit.commit());
  EXPECT_EQ(reread().events[1].setup.ruleset, setup.ruleset);
}

struct FigureCase {
  const char* set;
  const char* text;
};

class Figures : public RoundTrip, public ::testing::WithParamInterface<FigureCase> {};

TEST_P(Figures, AreKeptExactlyInTheSpellingOfTheSet) {
  contest::EventSetup setup = integerEvent("Figures");
  setup.set = *rules::builtInChipSet(GetParam().set);
  const exact::Number figure = exact::parseNumber(GetParam().text).value();
  Edit edit = take(store().edit(stampAt(2)));
  const contest::EventId event = take(RosterEdit(edit).addEvent(setup));
  take(RosterEdit(edit).addEntries(event, 1, {newcomer("A", "B", "C"), newcomer("D", "E", "F")}));
  const contest::Contest entered = *take(edit.reading().contest());
  const auto& entries = entered.events[1].entries;
  const auto games = take(RoundEdit(edit).addRound(
      event, {contest::RoundNumber{1}}, PairedBy::System,
      {{{}, contest::RoundNumber{1}, contest::BoardNumber{1}, entries[1].id, entries[0].id, {}}}, {}));
  take(RoundEdit(edit).setResult(
      games[0].id, {rules::Ending::Cornered, figure, exact::Number(), rules::Result::BlueWins}));
  take(edit.commit());
  const contest::Contest contest = reread();
  const contest::Game& game = contest.events[1].games.at(0);
  EXPECT_EQ(game.blue, entries[1].id);
  ASSERT_TRUE(game.result);
  EXPECT_EQ(game.result->blueGrand, figure);
  EXPECT_EQ(game.result->redGrand, exact::Number());
  EXPECT_EQ(game.result->ending, rules::Ending::Cornered);
  EXPECT_EQ(testing::asked(m_path, "SELECT blue_grand FROM game"), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(Sets, Figures,
                         ::testing::Values(FigureCase{"integer", "-102"}, FigureCase{"rational", "-21/4"},
                                           FigureCase{"radical", "1 - 5√2/36"},
                                           FigureCase{"radical", "√2 + √3"},
                                           FigureCase{"polynomial", "-58.09"},
                                           FigureCase{"fraction", "123456789012345678901234567890/11"}));

TEST_F(RoundTrip, RoundsByesAndRematches) {
  Edit edit = take(store().edit(stampAt(2)));
  const contest::Contest before = *take(edit.reading().contest());
  const contest::Event& event = before.events[0];
  const auto entry = [&event](std::size_t index) { return event.entries[index].id; };
  take(RoundEdit(edit).addRound(
      event.id, {contest::RoundNumber{1}}, PairedBy::System,
      {{{}, contest::RoundNumber{1}, contest::BoardNumber{1}, entry(0), entry(1), {}}},
      {{contest::RoundNumber{1}, entry(2)}}));
  const auto id = take(RoundEdit(edit).addRematch(
      event.id, {{}, entry(3), entry(0), {rules::Ending::NoShowRed, {}, {}, rules::Result::BlueWins}}));
  take(RoundEdit(edit).setRematch(
      event.id, {id,
                 entry(0),
                 entry(3),
                 {rules::Ending::Time, exact::Number(3), exact::Number(5), rules::Result::RedWins}}));
  take(edit.commit());
  const contest::Contest contest = reread();
  ASSERT_EQ(contest.events[0].byes.size(), 1U);
  EXPECT_EQ(contest.events[0].byes[0].entry, entry(2));
  ASSERT_EQ(contest.events[0].rematches.size(), 1U);
  EXPECT_EQ(contest.events[0].rematches[0].blue, entry(0));
  EXPECT_EQ(contest.events[0].rematches[0].result.redGrand, exact::Number(5));
}

}  // namespace
}  // namespace damath::db
