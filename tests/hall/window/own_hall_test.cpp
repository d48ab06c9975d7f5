// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a shared contest that the window itself creates, starts and stops, with its logins. At the end,
// the window saves the contest to its file. The server refuses to run as root; the dialog then shows the
// server's message.
#include <unistd.h>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "app/desk/keeping/history_desk.hpp"
#include "app/hall/server/hall_search.hpp"
#include "app/hall/server/station.hpp"
#include "app/hall/window/hall_person_dialog.hpp"
#include "app/hall/window/make_hall_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "platform/socket.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kPatience;

class OwnHall : public testing::ConsoleTest {
 protected:
  void SetUp() override {
    ConsoleTest::SetUp();
    qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("d")).toLocal8Bit());
    event = pairedEvent("integer");
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
    path = session.path();
    session.confirmations().askBy([](const window::TwoWays&) { return true; });
    window.goTo({Location::Kind::Station, {}, {}});
  }
  void TearDown() override {
    for (const station::OwnHall& hall : station::ownHalls()) {
      if (session.hall().isJoined()) session.close();
      static_cast<void>(station::stopHall(hall.facts.contest, hall.folder));
    }
    qunsetenv("XDG_DATA_HOME");
    ConsoleTest::TearDown();
  }

  [[nodiscard]] Page& page() const { return *window.page(Location::Kind::Station); }
  [[nodiscard]] bool comesTo(Command command) {
    return QTest::qWaitFor([&] { return action(command).isEnabled(); }, kPatience);
  }
  void make() {
    action(Command::HallMake).trigger();
    auto* dialog = page().findChild<MakeHallDialog*>();
    ASSERT_NE(dialog, nullptr);
    int port = 6400;
    while (!platform::isPortFree(port)) ++port;
    dialog->findChildren<QSpinBox*>().back()->setValue(port);
    dialog->accept();
  }

  contest::EventId event{};
  QString path;
};

TEST_F(OwnHall, ADayFromTheFileToTheFile) {
  make();
  if (::geteuid() == 0) {
    EXPECT_TRUE(refusals.join(u'\n').contains(QLatin1String("ordinary user")))
        << refusals.join(u'\n').toStdString();
    EXPECT_FALSE(session.hall().isJoined());
    EXPECT_TRUE(station::ownHalls().empty());
    return;
  }
  ASSERT_TRUE(session.hall().isJoined()) << refusals.join(u'\n').toStdString();
  EXPECT_TRUE(page().findChild<NoticeBar*>()->text().contains(QLatin1String("cards.pdf")));
  ASSERT_EQ(station::ownHalls().size(), 1U);
  EXPECT_TRUE(comesTo(Command::HallStop));
  EXPECT_FALSE(action(Command::HallMake).isEnabled()) << "one works in it already";

  // The contest file cannot be opened while the contest is shared.
  EXPECT_FALSE(session.opener().open(path));
  EXPECT_TRUE(refusals.back().contains(QLatin1String("shared on the network since")))
      << refusals.back().toStdString();

  action(Command::HallPersonAdd).trigger();
  auto* person = page().findChild<HallPersonDialog*>();
  ASSERT_NE(person, nullptr);
  QTest::keyClicks(person->findChild<QLineEdit*>(), QStringLiteral("Ana Santos"));
  person->accept();
  EXPECT_TRUE(page().findChild<NoticeBar*>()->text().contains(QLatin1String("ana.pdf")));
  auto* people = page().findChildren<ListTable*>().back();
  ASSERT_TRUE(QTest::qWaitFor([&] { return people->table().rowOf(QStringLiteral("ana")) >= 0; }, kPatience));
  people->setCurrentKey(QStringLiteral("ana"));
  action(Command::HallPersonPhrase).trigger();
  action(Command::HallPersonRemove).trigger();
  ASSERT_TRUE(QTest::qWaitFor([&] { return people->table().rowOf(QStringLiteral("ana")) < 0; }, kPatience));

  const contest::ResultInput input{rules::Ending::Time, exact::Number(7), exact::Number(5)};
  EXPECT_TRUE(session.change(event, session.author(), &desk::RoundDesk::setResult, event,
                             testing::kFirstBoard, input));
  action(Command::HallStop).trigger();
  EXPECT_FALSE(session.isOpen());
  ASSERT_TRUE(comesTo(Command::HallStart));
  const auto* halls = page().findChildren<ListTable*>().front();
  EXPECT_EQ(halls->model()->index(0, 1).data().toString(), QStringLiteral("stopped"))
      << "and not what it answered while it went";
  action(Command::HallStart).trigger();
  ASSERT_TRUE(comesTo(Command::HallEnter));
  action(Command::HallEnter).trigger();
  ASSERT_TRUE(session.hall().isJoined());
  window.goTo({Location::Kind::Station, {}, {}});
  ASSERT_TRUE(comesTo(Command::HallClose));
  action(Command::HallClose).trigger();
  ASSERT_TRUE(session.isOpen()) << refusals.join(u'\n').toStdString();
  EXPECT_FALSE(session.hall().isJoined());
  EXPECT_EQ(session.path(), path);
  EXPECT_TRUE(session.find(event)->games.front().result);
  EXPECT_TRUE(station::ownHalls().empty());
  // Undo is enabled only if it is possible. Otherwise its tooltip gives the reason.
  const auto offer = desk::HistoryDesk(session.desk(), desk::OwnActs::MadeHere).offer({}, session.author());
  EXPECT_EQ(action(Command::Undo).isEnabled(), offer.has_value());
  EXPECT_TRUE(offer || action(Command::Undo).toolTip().contains(session.refusals().sentence(offer.error())))
      << action(Command::Undo).toolTip().toStdString();
}

}  // namespace
}  // namespace damath::window
