// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the window comes to rest after each action on each page with a list, whatever its size, its type
// size and its language are. A layout without an end freezes the window.
#include <QHeaderView>
#include <QTabBar>
#include <QToolButton>
#include <random>

#include "app/window/parts/list_table.hpp"
#include "app/window/parts/theme.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"
#include "tests/window/layout_watch.hpp"

namespace damath::window {
namespace {

using Kind = Location::Kind;

constexpr int kMostOfWindow = 6'000;  // layout events of all widgets of the window after one action
constexpr Kind kListPages[] = {Kind::Today,   Kind::Players, Kind::CheckIn, Kind::Rounds, Kind::Reviews,
                               Kind::Schools, Kind::Journal, Kind::Lessons, Kind::Tally};

class WindowRest : public testing::DialogsFixture {
 protected:
  void SetUp() override {
    QSettings().clear();
    DialogsFixture::SetUp();
    event = addEvent("fraction",
                     "last,first,school,section\n"
                     "Domingo,Rafael C.,Bagong Silang National High School,\n"
                     "IBARRA,CRISOSTOMO S.,Bagong Silang National High School,\n"
                     "DELOS SANTOS,MARIA CLARA,Bagong Silang National High School,\n"
                     "DELA CRUZ,MA. TERESA B.,Bagong Silang National High School,\n"
                     "Sisa,Basilio,Bagong Silang National High School,\n");
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
    enter(event, testing::kFirstBoard, 133, 110);
    enter(event, {contest::RoundNumber{1}, contest::BoardNumber{2}}, 163, 103);
  }
  void TearDown() override {
    applyTypeSize(100);
    QSettings().clear();
    DialogsFixture::TearDown();
  }

  std::vector<ListTable*> listsOf(Kind kind) {
    std::vector<ListTable*> shown;
    for (auto* list : window.page(kind)->findChildren<ListTable*>()) {
      if (list->isVisible()) shown.push_back(list);
    }
    return shown;
  }

  void expectRest(const char* action) { EXPECT_TRUE(m_watch.settled(kMostOfWindow)) << action; }

  // Clicks each heading of the list, and the button for hidden columns.
  void clickThrough(ListTable& list) {
    const auto& headings = *list.horizontalHeader();
    for (int column = 0; column < headings.count(); ++column) {
      if (list.isColumnHidden(column)) continue;
      const QPoint place(headings.sectionViewportPosition(column) + 12, headings.height() / 2);
      if (headings.viewport()->rect().contains(place))
        QTest::mouseClick(headings.viewport(), Qt::LeftButton, {}, place);
      expectRest("heading");
    }
    auto* more = list.findChild<QToolButton*>();
    for (int times = 0; times < 2 && more->isVisible(); ++times) {
      QTest::mouseClick(more, Qt::LeftButton);
      expectRest("hidden columns");
    }
  }

  contest::EventId event{};
  std::mt19937 random{1366};

 private:
  testing::LayoutWatch m_watch;
};

TEST_F(WindowRest, EachActionOnAListEndsAtEachSize) {
  struct Screen {
    QSize size;
    int type;
  };
  std::vector<Screen> screens{{{1366, 728}, 150}, {{1280, 672}, 100}};
  for (int drawn = 0; drawn < 4; ++drawn) {
    const QSize size(640 + static_cast<int>(random() % 1281), 380 + static_cast<int>(random() % 701));
    screens.push_back({size, 100 + 10 * static_cast<int>(random() % 11)});
  }
  for (const auto& [size, type] : screens) {
    for (const auto language : {words::Language::English, words::Language::Filipino}) {
      SCOPED_TRACE(QStringLiteral("%1 × %2, %3 %, language %4")
                       .arg(size.width())
                       .arg(size.height())
                       .arg(type)
                       .arg(static_cast<int>(language))
                       .toStdString());
      applyTypeSize(type);
      window.resize(size);
      translator.setLanguage(language);
      expectRest("size");
      for (const Kind kind : kListPages) {
        SCOPED_TRACE(static_cast<int>(kind));
        window.goTo({kind, event, {}});
        expectRest("page");
        for (ListTable* list : listsOf(kind)) clickThrough(*list);
      }
    }
  }
}

// The list of ranks is as wide as its columns at each height: rows that need a scroll bar, and rows that just
// fit.
TEST_F(WindowRest, TheRanksComeToRestAtEachHeight) {
  applyTypeSize(150);
  window.goTo({Kind::Tally, event, {}});
  for (int height = 500; height <= 900; height += 3) {
    window.resize(1366, height);
    expectRest("height");
    for (ListTable* list : listsOf(Kind::Tally)) {
      EXPECT_LE(list->viewport()->width() - list->horizontalHeader()->length(), list->model()->columnCount())
          << height;
    }
  }
}

}  // namespace
}  // namespace damath::window
