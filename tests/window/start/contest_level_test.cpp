// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the level of a contest in the window: new events, and Rename contest.
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>

#include "app/window/dialogs/level_choice.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/start/event_choices.hpp"
#include "app/window/today/event_dialog.hpp"
#include "app/window/today/rename_dialog.hpp"
#include "core/every.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using contest::ContestLevel;
using contest::SchoolMates;

class ContestLevelTest : public testing::DialogsFixture {
 protected:
  void setLevel(ContestLevel level) {
    contest::ContestHead head = session.contest().head;
    head.level = level;
    ASSERT_TRUE(session.changed(desk::EventDesk(session.desk()).renameContest(head, session.author())));
  }
  static QComboBox& box(const QDialog& dialog, const char* name) {
    for (QComboBox* each : dialog.findChildren<QComboBox*>()) {
      if (each->accessibleName() == QLatin1String(name)) return *each;
    }
    throw std::runtime_error(std::string("no field ") + name);
  }
  static void pick(QComboBox& box, ContestLevel level) {
    box.setCurrentIndex(box.findData(static_cast<int>(level)));
    Q_EMIT box.activated(box.currentIndex());
  }
};

TEST_F(ContestLevelTest, TheEventsOfANewContestFollowItsLevel) {
  for (const ContestLevel level : {ContestLevel::Division, ContestLevel::School}) {
    auto* dialog = opened<ContestDialog>(Command::NewContest);
    ASSERT_NE(dialog, nullptr);
    pick(box(*dialog, "Level"), ContestLevel::Region);
    const QString path = folder.filePath(QStringLiteral("new-%1.damath").arg(static_cast<int>(level)));
    dialog->findChildren<QLineEdit*>().back()->setText(path);
    press(Qt::Key_Return);
    ASSERT_NE(dialog->findChild<EventChoices*>(), nullptr);
    // The level is changed after the events were offered.
    press(Qt::Key_Escape);
    pick(box(*dialog, "Level"), level);
    dialog->accept();
    dialog->accept();
    ASSERT_EQ(session.path(), path) << dialog->refusal().toStdString();
    EXPECT_EQ(session.contest().head.level, level);
    ASSERT_EQ(session.contest().events.size(), 6U);
    for (const contest::Event& event : session.contest().events) {
      EXPECT_EQ(event.setup.schoolMates,
                level == ContestLevel::School ? SchoolMates::Free : SchoolMates::KeptApart);
    }
  }
}

TEST_F(ContestLevelTest, AnEventThatIsAddedLaterFollowsTheLevelToo) {
  for (const ContestLevel level : kEvery<ContestLevel>) {
    if (level != session.contest().head.level) setLevel(level);
    window.goTo({});
    auto* dialog = opened<EventDialog>(Command::AddEvent);
    ASSERT_NE(dialog, nullptr);
    const auto mates = static_cast<SchoolMates>(box(*dialog, "Schoolmates").currentData().toInt());
    EXPECT_EQ(mates, contest::usualSchoolMates(level)) << contest::toText(level);
    dialog->reject();
  }
}

TEST_F(ContestLevelTest, TheLevelIsChangedWhereTheContestIsRenamed) {
  window.goTo({});
  for (const ContestLevel level : {ContestLevel::School, ContestLevel::National, ContestLevel::None}) {
    auto* dialog = opened<RenameDialog>(Command::RenameContest);
    ASSERT_NE(dialog, nullptr);
    QComboBox& levels = box(*dialog, "Level");
    EXPECT_TRUE(levels.isVisible());
    EXPECT_EQ(levelIn(levels), session.contest().head.level);
    dialog->accept();
    EXPECT_TRUE(dialog->isVisible()) << "nothing was changed";
    pick(levels, level);
    dialog->accept();
    EXPECT_FALSE(dialog->isVisible()) << dialog->refusal().toStdString();
    EXPECT_EQ(session.contest().head.level, level);
    EXPECT_EQ(session.contest().head.name, "Test contest");
  }
  // The grades of an event are another level.
  const contest::EventId event = addEvent("integer", {});
  auto* dialog = opened<RenameDialog>(Command::RenameEvent);
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(dialog->findChildren<QComboBox*>().front()->isVisible());
  dialog->reject();
  EXPECT_NE(session.find(event), nullptr);
}

}  // namespace
}  // namespace damath::window
