// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the use cases of the window by mouse and by keys. Each use case first makes an attempt that is refused
// with a message and writes nothing. The journal shows the action of the second attempt. A journal action
// without a use case here fails the test.
#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "core/every.hpp"
#include "tests/window/uses/use.hpp"

namespace damath::testing {
namespace {

using db::JournalAction;

const std::vector<Use>& everyUse() {
  static const std::vector<Use> kUses = [] {
    std::vector<Use> all;
    for (auto uses : {rosterUses(), roundUses(), sheetUses(), boardUses(), keepingUses()}) {
      std::ranges::move(uses, std::back_inserter(all));
    }
    return all;
  }();
  return kUses;
}

std::vector<const Use*> pointersToUses() {
  std::vector<const Use*> pointers;
  for (const Use& use : everyUse()) pointers.push_back(&use);
  return pointers;
}

using Journalled = std::map<JournalAction, std::size_t>;

class EveryUse : public Stage, public ::testing::WithParamInterface<std::tuple<const Use*, By>> {
 protected:
  void SetUp() override {
    QSettings().clear();
    Stage::SetUp();
    window.resize(1280, 720);
    play(std::get<By>(GetParam()));
  }
  void TearDown() override {
    QSettings().clear();
    Stage::TearDown();
  }

  Journalled journalled() {
    Journalled counts;
    if (!session.isOpen()) return counts;
    const auto journal = session.desk().journal();
    EXPECT_TRUE(journal);
    if (!journal) return counts;
    for (const db::JournalRow& row : *journal) {
      if (row.action) ++counts[*row.action];
    }
    return counts;
  }
  bool isDone(const Use& use, Journalled before) {
    Journalled now = journalled();
    const auto isWritten = [&](JournalAction action) { return now[action] > before[action]; };
    return std::ranges::all_of(use.writes, isWritten) && (!use.holds || use.holds(*this)) &&
           QApplication::activeModalWidget() == nullptr;
  }
};

INSTANTIATE_TEST_SUITE_P(Window, EveryUse,
                         ::testing::Combine(::testing::ValuesIn(pointersToUses()),
                                            ::testing::Values(By::Mouse, By::Keys)),
                         [](const auto& row) {
                           return std::string(std::get<0>(row.param)->name) +
                                  (std::get<1>(row.param) == By::Mouse ? "ByMouse" : "ByKeys");
                         });

TEST_P(EveryUse, IsRefusedInWordsAndDoneAsItIsRight) {
  const Use& use = *std::get<0>(GetParam());
  use.stand(*this);
  const QString path = session.path();
  const Journalled before = journalled();
  const QString word = use.refused(*this);
  EXPECT_FALSE(word.trimmed().isEmpty()) << "nothing says why not";
  EXPECT_EQ(journalled(), before) << "it was refused, and something is written";
  EXPECT_FALSE(use.holds && use.holds(*this)) << "it was refused, and is done";
  use.done(*this);
  const auto isDoneNow = [&] { return isDone(use, session.path() == path ? before : Journalled()); };
  EXPECT_TRUE(QTest::qWaitFor(isDoneNow, kPatience))
      << "in the journal or before one's eyes; the window says: " << person().told().toStdString();
}

// An action of a live game. Another suite tests these actions under a clock of its own.
struct DoneElsewhere {
  JournalAction action;
  const char* test;  // the name of a test of EveryWay
};

constexpr DoneElsewhere kAtBoard[] = {
    {JournalAction::LetTurnStand, "ATurnAgainstARuleStandsWhereTheArbiterSaysSo"},
    {JournalAction::GoOnLive, "AnEndingIsAskedAboutAndTakenBackWithNameAndReason"},
    {JournalAction::ChargeClock, "WhatNobodyCountedIsChargedWhereTheArbiterSaysSo"},
    {JournalAction::Object, "AnObjectionStopsTheClocksUntilTheRuling"},
    {JournalAction::RuleAtBoard, "AnObjectionStopsTheClocksUntilTheRuling"}};

bool isTestedEveryWay(const std::string& test) {
  const ::testing::UnitTest& all = *::testing::UnitTest::GetInstance();
  std::set<std::string> found;
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const ::testing::TestSuite& suite = *all.GetTestSuite(i);
    if (std::string(suite.name()) != "LiveActs/EveryWay") continue;
    for (int j = 0; j < suite.total_test_count(); ++j) found.insert(suite.GetTestInfo(j)->name());
  }
  return found.contains(test + "/Mouse") && found.contains(test + "/Keys");
}

TEST(EveryAct, OfTheJournalIsDoneByTheMouseAndByTheKeys) {
  // This action is written into the other file. The use case HandEventOver checks it there.
  // Migrate needs a file of an older supported version, and version 11 is the first. tests/db/next and
  // tests/desk/next migrate files with planted scripts.
  std::set<JournalAction> done{JournalAction::BorrowEvent, JournalAction::Migrate};
  for (const Use& use : everyUse()) done.insert(use.writes.begin(), use.writes.end());
  for (const auto& [action, test] : kAtBoard) {
    EXPECT_TRUE(isTestedEveryWay(test)) << test;
    done.insert(action);
  }
  for (const JournalAction action : kEvery<JournalAction>) {
    EXPECT_TRUE(done.contains(action)) << db::toText(action) << " has no row in tests/window/uses";
  }
}

}  // namespace
}  // namespace damath::testing
