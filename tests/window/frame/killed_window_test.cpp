// SPDX-License-Identifier: GPL-3.0-or-later
// A window is killed while a contest is open and a change was just made. The window is in a second process of
// this test program, which really dies. The window of the test then opens the same file.
#include <unistd.h>

#include <QProcess>
#include <cstdio>
#include <random>

#include "app/desk/keeping/verification.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/window/text/file_names.hpp"
#include "core/contest/model/lookup.hpp"
#include "platform/lock_holder.hpp"
#include "tests/support/full_size.hpp"
#include "tests/window/scoresheet/open_sheet_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;

constexpr const char* kWorks = "DAMATH_TEST_WINDOW_WORKS";  // set for the process that is killed

class KilledWindowTest : public testing::OpenSheetFixture, public ::testing::WithParamInterface<int> {
 protected:
  static constexpr desk::Place kPlayed{contest::RoundNumber{1}, contest::BoardNumber{2}};

  bool makeEvent(const std::string& name) {
    const contest::EventSetup setup{name,
                                    *rules::builtInChipSet("integer"),
                                    rules::manual(),
                                    contest::System::RoundRobin,
                                    1,
                                    std::nullopt,
                                    1};
    return session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author())).has_value();
  }
  void openFirstSheet() {
    window.goTo({Location::Kind::Sheet, event, kFirstBoard});
    page = static_cast<SheetPage*>(window.page(Location::Kind::Sheet));
    grid = &part<SheetGrid>(Location::Kind::Sheet);
  }
  static void tell(const std::string& line) {
    std::printf("\n%s\n", line.c_str());
    std::fflush(stdout);
  }

  // Types into the scoresheet of board 1 until it is a draft, and enters the result of board 2. Then adds one
  // event after another. Tells the number of each event when the window says that the event is saved.
  void workUntilKilled() {
    constexpr unsigned kLongest = 120;  // seconds
    ::alarm(kLongest);
    event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
    desk::PairingDesk pairing(session.desk());
    ASSERT_TRUE(session.changed(pairing.pairNextRound(event, session.author())));
    ASSERT_TRUE(session.changed(pairing.publish(event, session.author())));
    openFirstSheet();
    enter(0, 0, QStringLiteral("scrawl"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !draftFiles().isEmpty(); }, testing::kPatience));
    const contest::ResultInput input{rules::Ending::Time, exact::Number(75), exact::Number(-72)};
    ASSERT_TRUE(
        session.changed(desk::RoundDesk(session.desk()).setResult(event, kPlayed, input, session.author())));
    tell("file " + fromQt(session.path()));
    tell("state " + fromQt(qEnvironmentVariable("XDG_STATE_HOME")));
    for (int number = 1;; ++number) {
      ASSERT_TRUE(makeEvent("Event " + std::to_string(number)));
      tell("told " + std::to_string(number));
      QApplication::processEvents();
    }
  }

  // Returns the rest of the last line that begins with the word.
  static QString lastTold(const QByteArray& output, const char* word) {
    const QByteArray begin = QByteArray("\n") + word + ' ';
    const qsizetype at = output.lastIndexOf(begin);
    if (at < 0) return {};
    const qsizetype from = at + begin.size();
    return QString::fromUtf8(output.mid(from, output.indexOf('\n', from) - from));
  }
};

TEST_P(KilledWindowTest, NothingConfirmedIsLostAndTheDraftIsOffered) {
  if (qEnvironmentVariableIsSet(kWorks)) return workUntilKilled();
  const auto* const self = ::testing::UnitTest::GetInstance()->current_test_info();
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"GTEST_OUTPUT", "GTEST_SHARD_INDEX", "GTEST_TOTAL_SHARDS"}) {
    environment.remove(QString::fromLatin1(name));
  }
  environment.insert(QString::fromLatin1(kWorks), QStringLiteral("1"));
  // The killed process cannot remove its temporary folders. They go with the folder of this test.
  environment.insert(QStringLiteral("TMPDIR"), folder.path());
  QProcess other;
  other.setProcessEnvironment(environment);
  other.setProcessChannelMode(QProcess::MergedChannels);
  other.start(QCoreApplication::applicationFilePath(),
              {QStringLiteral("--gtest_filter=%1.%2")
                   .arg(QString::fromLatin1(self->test_suite_name()), QString::fromLatin1(self->name()))});
  QByteArray output;
  ASSERT_TRUE(QTest::qWaitFor(
      [&] {
        output += other.readAll();
        return output.contains("\ntold 3\n") || other.state() == QProcess::NotRunning;
      },
      3 * testing::kPatience));
  ASSERT_EQ(other.state(), QProcess::Running) << output.toStdString();
  std::mt19937 lot(static_cast<unsigned>(GetParam()));
  ::usleep(std::uniform_int_distribution<useconds_t>(0, 30'000)(lot));
  other.kill();
  ASSERT_TRUE(other.waitForFinished(testing::kPatience));
  output += other.readAll();
  ASSERT_EQ(other.exitStatus(), QProcess::CrashExit) << output.toStdString();

  const QString path = lastTold(output, "file");
  const int confirmed = lastTold(output, "told").toInt();
  ASSERT_GE(confirmed, 3) << output.toStdString();
  EXPECT_FALSE(platform::lockHolderOf(toPath(path))) << "a lock of the killed window is left";
  qputenv("XDG_STATE_HOME", lastTold(output, "state").toLocal8Bit());
  ASSERT_TRUE(window.openFile(path)) << refusals.join(u'\n').toStdString();
  ASSERT_FALSE(session.contest().events.empty());
  const contest::Event& first = session.contest().events.front();
  event = first.id;
  // The change after the last confirmed change may be there too.
  const int made = static_cast<int>(session.contest().events.size()) - 1;
  EXPECT_TRUE(made == confirmed || made == confirmed + 1) << made << " events, confirmed: " << confirmed;
  const contest::Game* const game = contest::gameAt(first, kPlayed.round, kPlayed.board);
  ASSERT_NE(game, nullptr);
  ASSERT_TRUE(game->result);
  EXPECT_EQ(game->result->blueGrand, exact::Number(75));
  const auto complaints = desk::verify(session.desk());
  ASSERT_TRUE(complaints);
  EXPECT_TRUE(complaints->empty());
  for (const db::AutomaticBackup& each : session.desk().ring().copies())
    EXPECT_TRUE(each.isWhole) << each.path;

  EXPECT_TRUE(makeEvent("After the kill"));
  openFirstSheet();
  EXPECT_EQ(textAt(0, 0), QStringLiteral("scrawl"));
  EXPECT_TRUE(notice().isVisible());
  EXPECT_TRUE(notice().text().contains(QStringLiteral("Draft from "))) << notice().text().toStdString();
  EXPECT_TRUE(versions().empty()) << "a draft is not saved in the contest";
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
}

INSTANTIATE_TEST_SUITE_P(Kills, KilledWindowTest, ::testing::Range(0, support::sized(2, 20)));

}  // namespace
}  // namespace damath::window
