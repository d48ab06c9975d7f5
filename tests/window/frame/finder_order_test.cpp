// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the finder's order for a typed round and board: rows with the same whole numbers in the same order
// come first.
#include <QLineEdit>

#include "app/window/frame/finder.hpp"
#include "app/window/parts/list_table.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

TEST(SearchedNumbers, WholeOnesInTheirOrderComeFirst) {
  window::TableModel table;
  std::vector<window::TableRow> rows;
  for (const char* text :
       {"Round 1, board 12: A – B", "Round 2, board 12: A – B", "Round 12, board 20: A – B",
        "Round 12, board 2: A – B", "Board 2 of the hall, round 12"}) {
    rows.push_back({{{.text = QString::fromUtf8(text)}}, static_cast<int>(rows.size())});
  }
  table.setTable({QStringLiteral("Found")}, std::move(rows));
  window::SearchedTable shown;
  shown.setSourceModel(&table);
  using Order = window::SearchedTable::Order;
  const auto first = [&shown] { return shown.index(0, 0).data().toString().toStdString(); };
  shown.search(QStringLiteral("round 12 board 2"), Order::NumbersFirst);
  EXPECT_EQ(first(), "Round 12, board 2: A – B");
  EXPECT_EQ(shown.rowCount(), 5) << "the others are found after it";
  shown.search(QStringLiteral("12 2"), Order::NumbersFirst);
  EXPECT_EQ(first(), "Round 12, board 2: A – B");
  shown.search(QStringLiteral("board 12"), Order::NumbersFirst);
  EXPECT_EQ(first(), "Round 1, board 12: A – B");
  shown.search(QStringLiteral("board"), Order::NumbersFirst);
  EXPECT_EQ(first(), "Round 1, board 12: A – B") << "without a number the order is the list's own";
  shown.search(QString(), Order::NumbersFirst);
  EXPECT_EQ(shown.rowCount(), 5);
}

class FinderOrder : public testing::ConsoleTest {};

TEST_F(FinderOrder, ReturnOpensTheBoardWhoseNumbersAreTyped) {
  std::string players = "last,first,school\n";
  for (int i = 0; i < 26; ++i) {
    players += std::string(1, static_cast<char>('A' + i)) + ",Ana,S" + std::to_string(i) + "\n";
  }
  const contest::EventId event = addEvent("integer", players);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  action(Command::Find).trigger();
  auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
  ASSERT_NE(finder, nullptr);
  auto* field = finder->findChild<QLineEdit*>();
  QTest::keyClicks(field, QStringLiteral("round 1 board 1"));
  QTest::qWait(testing::kLongPause);
  QTest::keyClick(field, Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_EQ(window.location(), (Location{Location::Kind::Sheet, event, testing::kFirstBoard}));
}

}  // namespace
}  // namespace damath::window
