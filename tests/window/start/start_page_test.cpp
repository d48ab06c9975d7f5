// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the start page: recent contests with their state, a new contest in two steps, and the sample
// contest.
#include "app/window/start/start_page.hpp"

#include <QCalendarWidget>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QThread>
#include <atomic>

#include "app/desk/events/game_minutes.hpp"
#include "app/window/dialogs/day_field.hpp"
#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/parts/recent_files.hpp"
#include "app/window/session/own_laws.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/start/event_choices.hpp"
#include "app/window/today/event_dialog.hpp"
#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;

class StartPageTest : public testing::DialogsFixture {
 protected:
  void SetUp() override {
    DialogsFixture::SetUp();
    for (const QString& path : RecentFiles::all()) RecentFiles::forget(path);
  }
  QListWidget& list() { return *window.findChild<StartPage*>()->findChild<QListWidget*>(); }
  QString told(int row) { return list().item(row)->text(); }
  // Files are read in the background.
  bool isTold(int row, const QString& text) {
    return QTest::qWaitFor([&] { return told(row).contains(text); }, testing::kPatience);
  }
  ContestDialog* newContest() { return opened<ContestDialog>(Command::NewContest); }
};

TEST_F(StartPageTest, ContestsUsedLastAreToldWithWhatComesNext) {
  pairedEvent("integer");
  const QString path = session.path();
  RecentFiles::add(folder.filePath(QStringLiteral("gone.damath")));
  RecentFiles::add(path);
  action(Command::CloseContest).trigger();
  ASSERT_EQ(list().count(), 2);
  EXPECT_TRUE(isTold(0, QStringLiteral("integer: "))) << told(0).toStdString();
  EXPECT_TRUE(told(0).startsWith(QStringLiteral("Test contest")));
  EXPECT_TRUE(told(1).contains(QStringLiteral("gone.damath")));
  EXPECT_TRUE(told(1).contains(QStringLiteral("the file is missing")));
  EXPECT_NE(list().item(0)->foreground().color(), list().item(1)->foreground().color());
  // Delete removes the contest from the list. Return opens the contest.
  list().setCurrentRow(1);
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Delete);
  ASSERT_EQ(list().count(), 1);
  EXPECT_EQ(RecentFiles::all(), QStringList{path});
  list().setCurrentRow(0);
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_TRUE(session.isOpen());
}

TEST_F(StartPageTest, WhatCannotBeReadIsToldSo) {
  const QString path = folder.filePath(QStringLiteral("broken.damath"));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("last,first,school\n");
  file.close();
  RecentFiles::add(path);
  action(Command::CloseContest).trigger();
  EXPECT_TRUE(isTold(0, QStringLiteral("cannot be read now")));
}

TEST_F(StartPageTest, TheDayOfANewContestIsOneOfTheCalendar) {
  ContestDialog* dialog = newContest();
  ASSERT_NE(dialog, nullptr);
  const QString path = folder.filePath(QStringLiteral("new.damath"));
  const auto lines = dialog->findChildren<QLineEdit*>();
  lines.front()->setText(QStringLiteral("Two days"));
  lines.back()->setText(path);
  auto* day = dialog->findChild<DayField*>();
  ASSERT_NE(day, nullptr);
  for (const char* const wrong : {"Nov 20", "2026-02-30", "2026-11-22 – 2026-11-20", "20.11.2026"}) {
    day->setText(QString::fromUtf8(wrong));
    dialog->accept();
    EXPECT_TRUE(dialog->refusal().contains(QString::fromUtf8(wrong))) << wrong;
    EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("2026-11-20 – 2026-11-22")))
        << "what would be right";
    EXPECT_TRUE(day->hasFocus()) << wrong;
  }
  // Opens the calendar by a key. If the field has several days, the calendar selects the first.
  day->setText(QStringLiteral("2026/11/20 to 2026/11/22"));
  QTest::keyClick(day, Qt::Key_Down, Qt::AltModifier);
  auto* calendar = day->findChild<QCalendarWidget*>();
  ASSERT_NE(calendar, nullptr);
  ASSERT_TRUE(calendar->isVisible());
  EXPECT_EQ(calendar->selectedDate(), QDate(2026, 11, 20));
  Q_EMIT calendar->activated(QDate(2026, 11, 21));
  EXPECT_FALSE(calendar->isVisible());
  EXPECT_EQ(day->text(), QStringLiteral("2026-11-21 – 2026-11-22"));
  day->setText(QStringLiteral("2026.11.20-2026.11.22"));
  dialog->accept();
  EXPECT_TRUE(dialog->refusal().isEmpty()) << dialog->refusal().toStdString();
  dialog->accept();
  ASSERT_TRUE(session.isOpen());
  EXPECT_EQ(session.contest().head.date, "2026-11-20 – 2026-11-22");
}

TEST_F(StartPageTest, ANewContestBeginsWithTheEventsOfTheLadder) {
  ContestDialog* dialog = newContest();
  ASSERT_NE(dialog, nullptr);
  const QString path = folder.filePath(QStringLiteral("new.damath"));
  auto* level = dialog->findChild<QComboBox*>();
  level->setCurrentIndex(3);
  Q_EMIT level->activated(3);
  const auto lines = dialog->findChildren<QLineEdit*>();
  EXPECT_TRUE(lines.front()->text().startsWith(QStringLiteral("Division Damath Contest")));
  lines.back()->setText(path);
  press(Qt::Key_Return);
  pauseLong();
  auto* choices = dialog->findChild<EventChoices*>();
  ASSERT_NE(choices, nullptr);
  EXPECT_TRUE(choices->isVisible());
  EXPECT_FALSE(QFileInfo::exists(path)) << "nothing is made before the end";
  const auto ticks = choices->findChildren<QCheckBox*>();
  ASSERT_EQ(ticks.size(), 6);
  ticks[0]->setFocus();
  QTest::keyClick(ticks[0], Qt::Key_Space);
  EXPECT_FALSE(ticks[0]->isChecked());
  const auto figures = choices->findChildren<QSpinBox*>();
  figures[3]->setValue(25);
  // Escape goes one step back and keeps the choices.
  press(Qt::Key_Escape);
  EXPECT_FALSE(choices->isVisible());
  press(Qt::Key_Return);
  EXPECT_FALSE(ticks[0]->isChecked());
  dialog->accept();
  ASSERT_EQ(session.path(), path);
  EXPECT_EQ(session.contest().head.level, contest::ContestLevel::Division);
  ASSERT_EQ(session.contest().events.size(), 5U);
  const contest::EventSetup& first = session.contest().events[0].setup;
  EXPECT_EQ(first.name, "Fraction 5-6");
  EXPECT_EQ(first.ruleset.clocks.answer().game, std::chrono::minutes(25));
  EXPECT_NE(first.ruleset.name, session.contest().events[1].setup.ruleset.name);
  EXPECT_EQ(session.contest().head.mode, contest::ContestMode::Official);
}

TEST_F(StartPageTest, AContestOfOneSchoolWantsNoScoresheetUnlessTheArbiterSaysSo) {
  ContestDialog* dialog = newContest();
  auto* level = dialog->findChild<QComboBox*>();
  level->setCurrentIndex(level->findData(static_cast<int>(contest::ContestLevel::School)));
  const auto lines = dialog->findChildren<QLineEdit*>();
  lines.front()->setText(QStringLiteral("School contest"));
  lines.back()->setText(folder.filePath(QStringLiteral("school.damath")));
  press(Qt::Key_Return);
  dialog->accept();
  ASSERT_FALSE(session.contest().events.empty());
  for (const contest::Event& event : session.contest().events) {
    EXPECT_EQ(event.setup.sheetsWanted, contest::SheetsWanted::Optional) << event.setup.name;
  }
  auto* added = opened<EventDialog>(Command::AddEvent);
  ASSERT_NE(added, nullptr);
  QComboBox* sheets = nullptr;
  for (QComboBox* each : added->findChildren<QComboBox*>()) {
    if (each->accessibleName() == QStringLiteral("Scoresheets")) sheets = each;
  }
  ASSERT_NE(sheets, nullptr);
  EXPECT_EQ(sheets->currentText(), QStringLiteral("optional, none counts as missing"));
  added->findChild<QLineEdit*>()->setText(QStringLiteral("Finals"));
  sheets->setCurrentIndex(sheets->findData(static_cast<int>(contest::SheetsWanted::EveryGame)));
  added->accept();
  EXPECT_EQ(session.contest().events.back().setup.name, "Finals");
  EXPECT_EQ(session.contest().events.back().setup.sheetsWanted, contest::SheetsWanted::EveryGame);
}

TEST_F(StartPageTest, TheGameTimeOfAnEventIsAFieldOfItsDialogs) {
  const contest::EventId event = addEvent("integer", {});
  const auto minutesIn = [](const EventDialog& dialog) -> QSpinBox* {
    for (QSpinBox* box : dialog.findChildren<QSpinBox*>()) {
      if (box->accessibleName() == QStringLiteral("Game time in minutes")) return box;
    }
    return nullptr;
  };
  EventDialog first(session, translator, session.find(event), nullptr);
  ASSERT_NE(minutesIn(first), nullptr);
  EXPECT_EQ(minutesIn(first)->value(), 20);
  minutesIn(first)->setValue(15);
  first.accept();
  EXPECT_EQ(session.find(event)->setup.ruleset.name, "manual, 15 min");
  EventDialog second(session, translator, session.find(event), nullptr);
  EXPECT_EQ(minutesIn(second)->value(), 15);
  second.accept();
  EXPECT_EQ(session.find(event)->setup.ruleset.name, "manual, 15 min") << "nothing was changed";
  EventDialog third(session, translator, session.find(event), nullptr);
  for (QComboBox* box : third.findChildren<QComboBox*>()) {
    if (box->accessibleName() == QStringLiteral("Ruleset"))
      box->setCurrentIndex(box->findData(QStringLiteral("depEd")));
  }
  EXPECT_EQ(minutesIn(third)->value(), desk::gameMinutes(*rules::profile("depEd")))
      << "the ruleset proposes its own";
  third.accept();
  EXPECT_EQ(session.find(event)->setup.ruleset.name, "depEd");
}

// The fields agree with those of the dialog of one event and of the command (pairing::SystemRules).
TEST_F(StartPageTest, TheEventsOfANewContestHaveTheFieldsOfTheirSystem) {
  contest::EventSetup offered = EventChoices::ladder().front();
  offered.legs = 2;
  offered.groupPlan = {.groups = 3, .advancing = 1, .final = contest::System::RoundRobin};
  for (const contest::System system : kEvery<contest::System>) {
    EventChoices choices(translator, nullptr);
    choices.offer({offered});
    auto* chooser = choices.findChildren<QComboBox*>()[1];
    QSpinBox* rounds = choices.findChildren<QSpinBox*>()[0];
    rounds->setValue(4);
    chooser->setCurrentIndex(chooser->findData(static_cast<int>(system)));
    const pairing::SystemRules& rules = pairing::rulesOf(system);
    EXPECT_EQ(rounds->isEnabled(), rules.takesRounds) << toText(system);
    const contest::EventSetup setup = choices.chosen().front();
    EXPECT_EQ(setup.system, system);
    EXPECT_EQ(setup.rounds, rules.takesRounds ? std::optional(4) : std::nullopt) << toText(system);
    EXPECT_EQ(setup.legs, rules.hasLegs ? 2 : 1) << toText(system);
    EXPECT_EQ(setup.groupPlan, rules.takesGroups ? offered.groupPlan : contest::GroupPlan());
    auto* tick = choices.findChild<QCheckBox*>();
    tick->setChecked(false);
    EXPECT_FALSE(rounds->isEnabled());
    tick->setChecked(true);
    EXPECT_EQ(rounds->isEnabled(), rules.takesRounds) << "a tick brings back no field that has no use";
  }
}

// The manual gives a game twenty minutes (T1). Other minutes are an option of rulebook 9.
TEST_F(StartPageTest, OtherMinutesCiteTheOptionThatAllowsThem) {
  const contest::EventSetup offered = EventChoices::ladder().front();
  EventChoices choices(translator, nullptr);
  choices.offer({offered});
  EXPECT_EQ(choices.chosen().front().ruleset.clocks.clause(), offered.ruleset.clocks.clause());
  choices.findChildren<QSpinBox*>()[1]->setValue(25);
  EXPECT_EQ(choices.chosen().front().ruleset.clocks.clause(), rules::Clause("9"));
}

TEST_F(StartPageTest, TheArrowsGoFromTickToTickAndChooseNothing) {
  ContestDialog* dialog = newContest();
  const auto lines = dialog->findChildren<QLineEdit*>();
  lines.front()->setText(QStringLiteral("Regional"));
  lines.back()->setText(folder.filePath(QStringLiteral("new.damath")));
  press(Qt::Key_Return);
  auto* choices = dialog->findChild<EventChoices*>();
  ASSERT_NE(choices, nullptr);
  const auto before = choices->chosen();
  const auto ticks = choices->findChildren<QCheckBox*>();
  EXPECT_EQ(dialog->focusWidget(), ticks[0]);
  for (int i = 1; i < ticks.size(); ++i) {
    press(Qt::Key_Down);
    EXPECT_EQ(dialog->focusWidget(), ticks[i]);
  }
  press(Qt::Key_Down);
  EXPECT_EQ(dialog->focusWidget(), ticks.back()) << "the last stays";
  press(Qt::Key_Up);
  EXPECT_EQ(dialog->focusWidget(), ticks[ticks.size() - 2]);
  const auto after = choices->chosen();
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t i = 0; i < after.size(); ++i) EXPECT_EQ(after[i].set.name, before[i].set.name);
  dialog->reject();
  dialog->reject();
}

// In the second step, Back shows the first step again, and Cancel closes the dialog without a contest.
TEST_F(StartPageTest, TheSecondStepIsLeftBothWays) {
  ContestDialog* dialog = newContest();
  ASSERT_NE(dialog, nullptr);
  const QString path = folder.filePath(QStringLiteral("new.damath"));
  const auto lines = dialog->findChildren<QLineEdit*>();
  lines.front()->setText(QStringLiteral("Division"));
  lines.back()->setText(path);
  const auto button = [dialog](const QString& text) -> QPushButton* {
    for (QPushButton* each : dialog->findChildren<QPushButton*>()) {
      if (each->isVisible() && each->text().remove(u'&') == text) return each;
    }
    return nullptr;
  };
  EXPECT_EQ(button(QStringLiteral("Back")), nullptr);
  dialog->accept();
  ASSERT_NE(button(QStringLiteral("Back")), nullptr);
  ASSERT_NE(button(QStringLiteral("Cancel")), nullptr);
  button(QStringLiteral("Back"))->click();
  EXPECT_TRUE(lines.front()->isVisible());
  EXPECT_EQ(lines.front()->text(), QStringLiteral("Division"));
  dialog->accept();
  button(QStringLiteral("Cancel"))->click();
  EXPECT_FALSE(dialog->isVisible());
  EXPECT_FALSE(QFileInfo::exists(path));
}

TEST_F(StartPageTest, WhatWouldBeRefusedAtTheEndIsRefusedWhereItIsTyped) {
  ContestDialog* dialog = newContest();
  const auto lines = dialog->findChildren<QLineEdit*>();
  press(Qt::Key_Return);
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "a name";
  lines.front()->setText(QStringLiteral("Regional"));
  lines.back()->setText(session.path());
  press(Qt::Key_Return);
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "a file that stands";
  EXPECT_EQ(dialog->findChild<EventChoices*>(), nullptr);
}

TEST_F(StartPageTest, AnEmptyFileNameIsRefusedInItsField) {
  ContestDialog* dialog = newContest();
  const auto lines = dialog->findChildren<QLineEdit*>();
  lines.front()->setText(QStringLiteral("Regional"));
  lines.back()->clear();
  press(Qt::Key_Return);
  EXPECT_FALSE(dialog->refusal().isEmpty());
  EXPECT_EQ(dialog->findChild<EventChoices*>(), nullptr) << "still the first step";
  EXPECT_EQ(dialog->focusWidget(), lines.back());
}

// A contest of an older program may have an event that the present program refuses.
TEST_F(StartPageTest, EventsThatAreRefusedAreToldOnceTheContestStands) {
  addEvent("radical", {});
  const QString earlier = session.path();
  ASSERT_EQ(testing::tamper(window::fromQt(earlier), "UPDATE event SET name = 'a' || char(7)"), "");
  ContestDialog* dialog = newContest();
  const auto lines = dialog->findChildren<QLineEdit*>();
  lines.front()->setText(QStringLiteral("Regional"));
  lines.back()->setText(folder.filePath(QStringLiteral("regional.damath")));
  dialog->accept();
  dialog->takeOver(earlier);
  ASSERT_TRUE(dialog->refusal().isEmpty()) << dialog->refusal().toStdString();
  dialog->accept();
  QTest::qWait(kHumanPause);
  ASSERT_EQ(QFileInfo(session.path()).fileName(), QStringLiteral("regional.damath"));
  EXPECT_TRUE(session.contest().events.empty());
  EXPECT_FALSE(refusalAbove().isEmpty()) << "it is told";
}

TEST_F(StartPageTest, EventsOfAnotherContestAreTakenOver) {
  const contest::EventId event = addEvent("radical", {});
  const QString earlier = session.path();
  ContestDialog* dialog = newContest();
  const auto lines = dialog->findChildren<QLineEdit*>();
  lines.front()->setText(QStringLiteral("Regional"));
  lines.back()->setText(folder.filePath(QStringLiteral("regional.damath")));
  auto* standing = dialog->findChildren<QComboBox*>()[1];
  standing->setCurrentIndex(1);
  dialog->accept();
  dialog->takeOver(folder.filePath(QStringLiteral("none.damath")));
  EXPECT_FALSE(dialog->refusal().isEmpty());
  const rules::Ruleset rules = session.find(event)->setup.ruleset;
  dialog->takeOver(earlier);
  EXPECT_TRUE(dialog->refusal().isEmpty());
  dialog->accept();
  ASSERT_EQ(session.contest().events.size(), 1U);
  EXPECT_EQ(session.contest().events[0].setup.name, "radical");
  EXPECT_EQ(session.contest().events[0].setup.ruleset, rules);
  EXPECT_EQ(session.contest().head.mode, contest::ContestMode::Practice);
}

TEST_F(StartPageTest, ARulesetOfOnesOwnIsPlayedByEveryEvent) {
  rules::Ruleset house = rules::manual();
  house.name = "House";
  rules::Clocks clocks = house.clocks.answer();
  clocks.game = std::chrono::minutes(15);
  rules::change(house, &rules::Ruleset::clocks, clocks);
  const auto kept = window::keepLaw(window::LawKind::Ruleset, notation::toRulesetJson(house));
  ASSERT_TRUE(kept);
  const contest::EventId event = addEvent("radical", {});
  const rules::Ruleset rules = session.find(event)->setup.ruleset;
  const QString earlier = session.path();
  const auto make = [&](const QString& name, const QString& takenOver, const QString& ruleset) {
    ContestDialog* dialog = newContest();
    const auto lines = dialog->findChildren<QLineEdit*>();
    lines.front()->setText(name);
    lines.back()->setText(folder.filePath(name + QStringLiteral(".damath")));
    press(Qt::Key_Return);
    if (!takenOver.isEmpty()) dialog->takeOver(takenOver);
    for (QComboBox* each : dialog->findChildren<QComboBox*>()) {
      if (each->accessibleName() != translator.plain(words::Phrase::RulesetField)) continue;
      EXPECT_EQ(each->currentData().toString(), takenOver.isEmpty() ? QStringLiteral("depEd") : QString());
      if (!ruleset.isEmpty()) each->setCurrentIndex(each->findData(ruleset));
    }
    dialog->accept();
    QApplication::processEvents();
  };
  make(QStringLiteral("Ladder"), {}, QStringLiteral("House"));
  ASSERT_EQ(session.contest().events.size(), 6U);
  const auto ruleset = [this](std::size_t at) {
    return notation::toRulesetJson(session.contest().events[at].setup.ruleset);
  };
  for (std::size_t i = 0; i < session.contest().events.size(); ++i) {
    EXPECT_EQ(ruleset(i), notation::toRulesetJson(house));
  }
  make(QStringLiteral("Again"), earlier, QStringLiteral("House"));
  ASSERT_EQ(session.contest().events.size(), 1U);
  EXPECT_EQ(ruleset(0), notation::toRulesetJson(house));
  make(QStringLiteral("As before"), earlier, {});
  ASSERT_EQ(session.contest().events.size(), 1U);
  EXPECT_EQ(session.contest().events[0].setup.ruleset, rules);
  EXPECT_TRUE(window::removeLaw({QStringLiteral("House"), {}, *kept}));
}

TEST_F(StartPageTest, TheSampleIsACopyOfOnesOwn) {
  std::atomic<int> filled = 0;
  std::atomic<bool> isBeside = false;
  window.offerSample([&](desk::Desk& sample, const desk::Author& author,
                         const window::FileWork::Watch&) -> Expected<void, desk::DeskError> {
    ++filled;
    isBeside = QThread::currentThread() != QCoreApplication::instance()->thread();
    const auto added = desk::EventDesk(sample).addEvent(EventChoices::ladder().front(), author);
    if (!added) return Unexpected<desk::DeskError>(added.error());
    return {};
  });
  action(Command::OpenSample).trigger();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(filled, 1);
  EXPECT_TRUE(isBeside) << "the window is not kept waiting";
  EXPECT_EQ(session.contest().events.size(), 1U);
  EXPECT_EQ(session.contest().head.mode, contest::ContestMode::Practice);
  const QString first = session.path();
  action(Command::OpenSample).trigger();
  ASSERT_TRUE(workIsDone());
  EXPECT_NE(session.path(), first) << "never over one that stands";
  const QString second = session.path();
  action(Command::CloseContest).trigger();
  QFile::remove(first);
  QFile::remove(second);
}

TEST_F(StartPageTest, ASampleThatIsEndedLeavesNoFile) {
  const QString path = ContestDialog::proposedPath(translator(Phrase::SampleName));
  window.offerSample([](desk::Desk&, const desk::Author&,
                        const window::FileWork::Watch& watch) -> Expected<void, desk::DeskError> {
    while (watch(0, 1)) QThread::msleep(1);
    return {};
  });
  action(Command::OpenSample).trigger();
  ASSERT_TRUE(QTest::qWaitFor([&path] { return QFile::exists(path); }, testing::kPatience));
  window.findChild<WorkDialog*>()->reject();
  ASSERT_TRUE(workIsDone());
  EXPECT_FALSE(QFile::exists(path));
  EXPECT_NE(session.path(), path) << "what was open stays so";
}

}  // namespace
}  // namespace damath::window
