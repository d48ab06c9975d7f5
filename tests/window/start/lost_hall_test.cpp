// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a contest file whose shared contest is lost. After a confirmation, the newest backup or the old
// file is restored.
#include <QLineEdit>
#include <chrono>
#include <filesystem>

#include "app/desk/change/change.hpp"
#include "app/hall/server/station.hpp"
#include "app/window/frame/contest_files.hpp"
#include "app/window/journal/restore_dialog.hpp"
#include "db/files/backup_ring.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

namespace fs = std::filesystem;
using words::Phrase;

class LostHall : public testing::ConsoleTest {
 protected:
  // A contest file before the contest is shared.
  void SetUp() override {
    ConsoleTest::SetUp();
    qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("data")).toLocal8Bit());
    event = pairedEvent("integer");
    path = session.path();
    file = path.toStdString();
  }
  void TearDown() override {
    qunsetenv("XDG_DATA_HOME");
    ConsoleTest::TearDown();
  }
  [[nodiscard]] static db::Instant now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
  }
  // Marks the file as shared from one hour in the future. The backups that the window has made then count as
  // backups of the file, not of the shared contest.
  void takeIntoHall() {
    if (session.isOpen()) session.close();
    ASSERT_TRUE(station::waitAgain(file, now() + std::chrono::hours(1)));
  }
  // Marks the file as shared. Adds a backup from the time after sharing began, with a result that the file
  // does not have. The server of a shared contest makes such backups.
  void takeIntoHallWithABackup() {
    const fs::path asItWas = file.string() + ".before";
    const contest::ResultInput input{rules::Ending::Time, exact::Number(7), exact::Number(5)};
    fs::copy_file(file, asItWas);
    ASSERT_TRUE(session.change(event, session.author(), &desk::RoundDesk::setResult, event,
                               testing::kFirstBoard, input));
    ASSERT_TRUE(db::BackupRing(file).copy(session.desk().openFile().store, now() + std::chrono::hours(2),
                                          db::BackupOccasion::Time));
    session.close();
    fs::rename(asItWas, file);
    takeIntoHall();
  }
  [[nodiscard]] bool open() { return window.findChild<ContestFiles*>()->open(path); }
  [[nodiscard]] bool waits() const { return station::inHallSince(file).has_value(); }
  [[nodiscard]] RestoreDialog* dialog() const { return window.findChild<RestoreDialog*>(); }

  contest::EventId event{};
  QString path;
  fs::path file;
};

TEST_F(LostHall, ItsNewestCopyComesBackUnderANameAndAReason) {
  takeIntoHallWithABackup();
  EXPECT_FALSE(open());
  ASSERT_NE(dialog(), nullptr) << refusals.join(u'\n').toStdString();
  EXPECT_TRUE(waits()) << "nobody has said yes";
  dialog()->accept();
  EXPECT_FALSE(dialog()->refusal().isEmpty()) << "who, and why?";
  EXPECT_TRUE(waits());
  session.confirmations().askBy([](const window::TwoWays&) { return true; });
  const auto fields = dialog()->findChildren<QLineEdit*>();
  ASSERT_EQ(fields.size(), 4) << "the file, the name, who asked, and the reason";
  fields.at(1)->setText(QStringLiteral("Gng. Reyes"));
  fields.back()->setText(QStringLiteral("shared contest lost"));
  dialog()->accept();
  ASSERT_TRUE(session.isOpen()) << refusals.join(u'\n').toStdString();
  EXPECT_FALSE(waits());
  EXPECT_TRUE(session.find(event)->games.front().result);
}

TEST_F(LostHall, WhoLeavesTheDialogLeavesTheFileWaiting) {
  takeIntoHallWithABackup();
  EXPECT_FALSE(open());
  ASSERT_NE(dialog(), nullptr);
  dialog()->reject();
  EXPECT_TRUE(waits());
  EXPECT_FALSE(session.isOpen());
}

TEST_F(LostHall, WithoutACopyTheFileComesBackAsItWas) {
  takeIntoHall();
  int asked = 0;
  bool answer = false;
  session.confirmations().askBy([&](const window::TwoWays& ways) {
    EXPECT_TRUE(ways.text.contains(translator(Phrase::HallGoneNoCopy)));
    ++asked;
    return answer;
  });
  EXPECT_FALSE(open());
  EXPECT_TRUE(waits());
  EXPECT_FALSE(session.isOpen());
  answer = true;
  static_cast<void>(open());
  EXPECT_EQ(asked, 2);
  EXPECT_TRUE(session.isOpen());
  EXPECT_FALSE(waits());
}

TEST_F(LostHall, AHallThatIsThereIsToBeClosedInstead) {
  takeIntoHallWithABackup();
  const auto hall = station::HallFolder::usualOf(file);
  fs::create_directories(hall.path());
  ASSERT_TRUE(hall.write({fs::absolute(file).lexically_normal(), "Test contest", 5433}));
  EXPECT_FALSE(open());
  EXPECT_EQ(dialog(), nullptr);
  ASSERT_EQ(refusals.size(), 1);
  EXPECT_TRUE(refusals.front().contains(QLatin1String("shared on the network since")));
}

}  // namespace
}  // namespace damath::window
