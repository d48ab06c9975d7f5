// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the game clocks on the projector: only live games of published rounds, with the current time,
// shown again when a clock is about to run out.
#include <QImage>

#include "app/desk/hall/hall_display.hpp"
#include "app/window/display/hall_clock.hpp"
#include "app/window/display/hall_window.hpp"
#include "tests/window/live/live_fixture.hpp"

namespace damath::window {
namespace {

using namespace std::chrono_literals;
using play::Keeping;
using testing::kFirstBoard;
using testing::kPatience;

class HallClocks : public testing::LiveFixture {
 protected:
  void show() {
    hall = std::make_unique<HallWindow>(roundClock, *tables, translator, nullptr);
    hall->setAttribute(Qt::WA_DeleteOnClose, false);
    hall->resize(900, 560);
    feed();
    hall->show();
  }
  void feed() {
    tables->look(event);
    const auto differing = session.status(event)->resultsDiffering;
    hall->setDisplay(event, desk::hallDisplayOf(session.contest(), *session.find(event), differing));
  }
  void publish() {
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  }
  void start(desk::Place place) { ASSERT_TRUE(tables->startOrPause(here(place).record.id).has_value()); }
  void TearDown() override {
    hall.reset();
    testing::LiveFixture::TearDown();
  }

  window::HallClock roundClock{window::HallClock::steadyTime()};
  std::unique_ptr<HallWindow> hall;
};

TEST_F(HallClocks, StandOnAPageOnceTheRoundIsPublished) {
  begin(Keeping::Program);
  begin(Keeping::Program, {}, kSecondBoard);
  show();
  EXPECT_TRUE(hall->clocksOnShow().empty()) << "what is held is nobody's business";
  publish();
  feed();
  EXPECT_EQ(hall->clocksOnShow().size(), 2U);
  EXPECT_EQ(hall->pages(), 3) << "then by board and by name";
}

TEST_F(HallClocks, GoOnWhileTheyAreLookedAt) {
  publish();
  begin(Keeping::Program);
  show();
  const QImage before = hall->grab().toImage();
  start(kFirstBoard);
  now += 3s;
  EXPECT_TRUE(QTest::qWaitFor([&] { return here().clock.state().gameUsed == 3s; }, kPatience));
  EXPECT_NE(hall->grab().toImage(), before);
}

TEST_F(HallClocks, AreShownWhenTheLastSecondsBegin) {
  publish();
  begin(Keeping::Program);
  show();
  start(kFirstBoard);
  const auto goesTo = [this](play::milliseconds used) {
    now += 4s;
    return QTest::qWaitFor([&] { return here().clock.state().gameUsed == used; }, kPatience);
  };
  for (int i = 1; i <= 12; ++i) ASSERT_TRUE(goesTo(4s * i)) << i;
  // Two other pages follow the clocks, so one automatic page turn does not lead back to the clocks.
  while (!hall->clocksOnShow().empty()) hall->turn();
  ASSERT_TRUE(goesTo(52s));
  EXPECT_EQ(hall->clocksOnShow(), std::vector<std::int64_t>{here().record.id});
}

TEST_F(HallClocks, AreGoneWithTheGame) {
  publish();
  begin(Keeping::Program);
  show();
  EXPECT_EQ(hall->pages(), 3);
  ASSERT_TRUE(tables->take(here().record.id, play::EndStep{rules::Ending::Time}, session.author()));
  EXPECT_TRUE(hall->clocksOnShow().empty()) << "who won is told when the arbiter has accepted it";
  EXPECT_EQ(hall->pages(), 2);
}

}  // namespace
}  // namespace damath::window
