// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the use cases of the window by mouse and by keys. Each use case that is no visit first makes an
// attempt that is refused with a message and writes nothing. The journal shows the action of the second
// attempt. Meanwhile the person inspects every page, dialog, question and menu: by mouse in English and the
// light theme, by keys in Filipino and the dark themes. A journal action, a page or a command with "…"
// without a use case here fails the test.
//
// DAMATH_SCREENSHOTS=FOLDER saves pictures. DAMATH_LANG and DAMATH_THEME choose another language and theme
// (tests/window/pictures).
#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "app/hall/server/station.hpp"
#include "app/window/parts/theme.hpp"
#include "core/spellings.hpp"
#include "platform/user.hpp"
#include "tests/window/uses/inspection.hpp"
#include "tests/window/uses/use.hpp"

namespace damath::testing {
namespace {

using db::JournalAction;

const std::vector<Use>& everyUse() {
  static const std::vector<Use> kUses = [] {
    std::vector<Use> all;
    for (auto uses : {rosterUses(), roundUses(), sheetUses(), boardUses(), keepingUses(), sampleVisits(),
                      workVisits(), programVisits()}) {
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

constexpr std::pair<window::Theme, const char*> kThemes[] = {{window::Theme::Light, "light"},
                                                             {window::Theme::Dark, "dark"},
                                                             {window::Theme::HighContrast, "contrast"}};

// The language and the theme in which the person sees a use case.
struct Look {
  words::Language language = words::Language::English;
  window::Theme theme = window::Theme::Light;
};

Look lookOf(const Use& use, By by) {
  const bool isEven = (&use - everyUse().data()) % 2 == 0;
  Look look;
  if (by == By::Keys) {
    look = {words::Language::Filipino, isEven ? window::Theme::Dark : window::Theme::HighContrast};
  }
  const std::string language = qEnvironmentVariable("DAMATH_LANG").toStdString();
  if (!language.empty()) look.language = words::parseLanguage(language).value();
  const std::string theme = qEnvironmentVariable("DAMATH_THEME").toStdString();
  for (const auto& [each, name] : kThemes) {
    if (theme == name) look.theme = each;
  }
  return look;
}

using Journalled = std::map<JournalAction, std::size_t>;

class EveryUse : public Stage, public ::testing::WithParamInterface<std::tuple<const Use*, By>> {
 protected:
  void SetUp() override {
    QSettings().clear();
    const auto& [use, by] = GetParam();
    const Look look = lookOf(*use, by);
    window::applyTheme(look.theme);
    translator.setLanguage(look.language);
    Stage::SetUp();
    window.resize(kSmallScreen);
    play(by, Sights(window, QString::fromStdString(use->name), qEnvironmentVariable("DAMATH_SCREENSHOTS")));
  }
  void TearDown() override {
    QSettings().clear();
    window::applyTheme(window::Theme::Light);
    // Stops the server of a use case that failed.
    for (const station::OwnHall& hall : station::ownHalls()) {
      if (session.hall().isJoined()) session.close();
      static_cast<void>(station::stopHall(hall.facts.contest, hall.folder));
    }
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

std::string nameOfUse(const ::testing::TestParamInfo<EveryUse::ParamType>& row) {
  return std::get<0>(row.param)->name;
}

// ctest runs the suite Keys/EveryUse in large type (CMakeLists.txt).
INSTANTIATE_TEST_SUITE_P(Mouse, EveryUse,
                         ::testing::Combine(::testing::ValuesIn(pointersToUses()),
                                            ::testing::Values(By::Mouse)),
                         nameOfUse);
INSTANTIATE_TEST_SUITE_P(Keys, EveryUse,
                         ::testing::Combine(::testing::ValuesIn(pointersToUses()),
                                            ::testing::Values(By::Keys)),
                         nameOfUse);

TEST_P(EveryUse, IsRefusedInWordsAndDoneAsItIsRight) {
  const Use& use = *std::get<0>(GetParam());
  if (use.stand) use.stand(*this);
  const QString path = session.path();
  const Journalled before = journalled();
  if (use.refused) {
    const QString word = use.refused(*this);
    EXPECT_FALSE(word.trimmed().isEmpty()) << "nothing says why not";
    EXPECT_EQ(journalled(), before) << "it was refused, and something is written";
    EXPECT_FALSE(use.holds && use.holds(*this)) << "it was refused, and is done";
    person().look();
  }
  if (use.done) use.done(*this);
  const bool isRefusedAsRoot = use.needsServer && platform::isAdministrator();
  for (const window::Command command : use.runs) {
    if (!isRefusedAsRoot && !person().hasRun(command)) person().visit(command);
  }
  const auto isDoneNow = [&] { return isDone(use, session.path() == path ? before : Journalled()); };
  EXPECT_TRUE(QTest::qWaitFor(isDoneNow, kPatience))
      << "in the journal or before one's eyes; the window says: " << person().told().toStdString();
  person().look();
  EXPECT_EQ(refusalAbove(), QString());
  for (const window::Location::Kind page : use.shows) {
    EXPECT_TRUE(person().hasSeen(page)) << spellingOf(page);
  }
}

TEST(EveryPage, IsSeenInAUse) {
  std::set<window::Location::Kind> seen;
  for (const Use& use : everyUse()) seen.insert(use.shows.begin(), use.shows.end());
  for (const window::Location::Kind page : kEvery<window::Location::Kind>) {
    EXPECT_TRUE(seen.contains(page)) << spellingOf(page) << " has no row in tests/window/uses";
  }
}

TEST(EveryDialog, IsOpenedInAUse) {
  std::set<window::Command> run;
  for (const Use& use : everyUse()) run.insert(use.runs.begin(), use.runs.end());
  for (const window::Command command : kEvery<window::Command>) {
    EXPECT_TRUE(!opensDialog(command) || run.contains(command))
        << spellingOf(command) << " has no row in tests/window/uses";
  }
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
  // BorrowEvent is written into the file of the event on another computer. The use case HandEventOver checks
  // the action there.
  // Migrate needs a file of an older supported version, and version 11 is the first. tests/db/next and
  // tests/desk/next migrate files with planted scripts.
  // NoteClock needs a computer whose clock jumps. tests/desk/change/doubtful_clock_test.cpp sets the clock.
  std::set<JournalAction> done{JournalAction::BorrowEvent, JournalAction::Migrate, JournalAction::NoteClock};
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
