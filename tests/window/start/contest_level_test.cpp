// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the level of a contest in the window: new events, Rename contest, and the sections of a contest
// within one school.
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>

#include "app/window/dialogs/level_choice.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/start/event_choices.hpp"
#include "app/window/text/contest_text.hpp"
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
    desk::Author author{"a", "A", "the wrong level", {}};
    using enum db::ConfirmationLevel;
    for (const db::ConfirmationLevel asked : {Acknowledge, Confirm, TwoSteps})
      author.answers.push_back({asked, db::ConfirmationReason::ContestRenamed, "yes"});
    ASSERT_TRUE(session.changed(desk::EventDesk(session.desk()).renameContest(head, author)));
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
  // Returns the headings of the first list of a page.
  QStringList headings(Location::Kind kind, contest::EventId event) {
    window.goTo({kind, event, {}});
    QStringList texts;
    for (const QAbstractItemView* view : window.page(kind)->findChildren<QAbstractItemView*>()) {
      if (!view->isVisible() || view->model() == nullptr || view->model()->columnCount() < 3) continue;
      for (int i = 0; i < view->model()->columnCount(); ++i)
        texts << view->model()->headerData(i, Qt::Horizontal).toString();
      break;
    }
    return texts;
  }
  // Returns all texts of the visible lists of a page.
  QString cells(Location::Kind kind, contest::EventId event) {
    window.goTo({kind, event, {}});
    QStringList texts;
    for (const QAbstractItemView* view : window.page(kind)->findChildren<QAbstractItemView*>()) {
      if (!view->isVisible() || view->model() == nullptr) continue;
      for (int row = 0; row < view->model()->rowCount(); ++row) {
        for (int column = 0; column < view->model()->columnCount(); ++column)
          texts << view->model()->index(row, column).data().toString();
      }
    }
    return texts.join(u'\n');
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

TEST_F(ContestLevelTest, PagesShowSectionsWithinOneSchool) {
  using Kind = Location::Kind;
  const contest::EventId event =
      addEvent("integer", "last,first,school,section\nAbad,Ana,Luna,Narra\nCruz,Bo,Luna,Molave\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  for (const ContestLevel level : {ContestLevel::Division, ContestLevel::School}) {
    setLevel(level);
    const bool isSchool = level == ContestLevel::School;
    for (const Kind kind : {Kind::CheckIn, Kind::Rounds, Kind::Tally}) {
      const QStringList texts = headings(kind, event);
      EXPECT_EQ(texts.contains(QStringLiteral("Section")), isSchool) << texts.join(u' ').toStdString();
      EXPECT_EQ(texts.contains(QStringLiteral("School")), !isSchool) << texts.join(u' ').toStdString();
      const QString shown = cells(kind, event);
      EXPECT_EQ(shown.contains(QStringLiteral("Narra")), isSchool) << shown.toStdString();
      EXPECT_EQ(shown.contains(QStringLiteral("Luna")), !isSchool) << shown.toStdString();
    }
    // The page of players has both columns.
    const QStringList players = headings(Kind::Players, event);
    EXPECT_TRUE(players.contains(QStringLiteral("Section")) && players.contains(QStringLiteral("School")));
  }
}

}  // namespace
}  // namespace damath::window
