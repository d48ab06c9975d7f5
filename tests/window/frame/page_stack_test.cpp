// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/page_stack.hpp"

#include <QSignalSpy>

#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

class PageStackTest : public testing::ConsoleTest {
 protected:
  int strokes = 0;
  PageStack stack{{session, translator, window.commands(), [this] { ++strokes; }}, windowProducts(), &window};
};

TEST_F(PageStackTest, APageIsMadeOnceWhenItIsGoneTo) {
  QSignalSpy made(&stack, &PageStack::made);
  EXPECT_TRUE(stack.findChildren<Page*>().isEmpty());
  Page* tally = stack.page(Location::Kind::Tally);
  EXPECT_EQ(stack.page(Location::Kind::Tally), tally);
  EXPECT_EQ(made.count(), 1);
  EXPECT_EQ(stack.findChildren<Page*>(), QList<Page*>{tally});
}

TEST_F(PageStackTest, AClockIsHeardAndItsRefusalToldBeforeAnyPageOfClocksIsMade) {
  Q_EMIT stack.live().rang(1, play::ClockSignal::GameOver);
  EXPECT_EQ(strokes, 1);
  Q_EMIT stack.live().refused(desk::DeskError(desk::Refusal::NothingToUndo));
  EXPECT_EQ(refusals.size(), 1);
  EXPECT_TRUE(stack.findChildren<Page*>().isEmpty());
}

}  // namespace
}  // namespace damath::window
