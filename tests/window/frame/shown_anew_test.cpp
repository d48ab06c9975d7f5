// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a page shows the right content after it updates only the changed parts. After many random
// actions, the page must equal the page of a new window that reads the same contest. The pages Rounds and
// Check-in are opened again before the comparison, because their visible round depends on the page visited
// before.
#include <gtest/gtest.h>

#include <QApplication>
#include <QStringList>
#include <random>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/window/parts/list_table.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using Kind = Location::Kind;

class ShownAnewTest : public testing::ConsoleTest {
 protected:
  static constexpr int kPlayers = 6;
  static constexpr int kRounds = kPlayers - 1;
  static constexpr int kBoards = kPlayers / 2;

  void SetUp() override {
    ConsoleTest::SetUp();
    session.confirmations().askBy([](const window::TwoWays&) { return true; });
    session.confirmations().chooseBy([this](const window::ThreeWays&) {
      return any(2) == 1 ? desk::OpenRounds::Keep : desk::OpenRounds::Pair;
    });
    std::string players = "last,first,school\n";
    for (int i = 1; i <= kPlayers; ++i) {
      players += "Apelyido" + std::to_string(i) + ",Ana,Paaralan " + std::to_string(i % 4) + "\n";
    }
    event = addEvent("integer", players);
  }

  static QStringList shownBy(MainWindow& seen, const Location& there) {
    QApplication::processEvents();
    QStringList texts;
    for (const auto* list : seen.page(there.kind)->findChildren<ListTable*>()) {
      const QAbstractItemModel& rows = *list->model();
      texts << QStringLiteral("%1 rows").arg(rows.rowCount());
      for (int row = 0; row < rows.rowCount(); ++row) {
        for (int column = 0; column < rows.columnCount(); ++column) {
          const QModelIndex cell = rows.index(row, column);
          texts << cell.data().toString() << cell.data(Qt::ToolTipRole).toString()
                << cell.data(window::TableModel::SortRole).toString();
        }
      }
    }
    return texts;
  }

  QStringList shownAnew(const Location& there) {
    const QString copy = folder.filePath(QStringLiteral("copy%1.damath").arg(++m_copies));
    EXPECT_TRUE(session.desk().backup(window::fromQt(copy)));
    window::Session other(translator);
    MainWindow anew(other, translator, windowProducts());
    anew.resize(window.size());
    anew.show();
    EXPECT_TRUE(anew.openFile(copy));
    anew.goTo(there);
    return shownBy(anew, there);
  }

  int any(int most) { return std::uniform_int_distribution<int>(1, most)(m_random); }

  // Performs a random action. A refused action changes nothing.
  void act() {
    desk::Author author = publishing(QStringLiteral("Gng. Reyes"), QStringLiteral("maling basa"));
    const desk::Place place{contest::RoundNumber{any(kRounds)}, contest::BoardNumber{any(kBoards)}};
    const contest::ResultInput figures{rules::Ending::Time, exact::Number(any(60)), exact::Number(any(60))};
    switch (any(12)) {
      case 1:
      case 2:
        static_cast<void>(session.change(event, author, &desk::PairingDesk::pairNextRound, event));
        break;
      case 3:
        static_cast<void>(session.change(event, author, &desk::RoundDesk::reopenResult, event, place));
        break;
      case 4:
      case 5: {
        const auto sheet = notation::parseSheetText(
            any(2) == 1 ? "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || 10 + "
                          "(-9) | 1 | 1\n"
                        : "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -9 | -10 ||\n");
        static_cast<void>(session.changed(session.withConfirmation(event, author, [&](const auto& answering) {
          return desk::SheetDesk(session.desk()).storeSheet(event, place, sheet.value(), answering);
        })));
        break;
      }
      case 6:
        static_cast<void>(session.changed(session.withConfirmation(event, author, [&](const auto& answering) {
          return desk::SheetDesk(session.desk()).acceptSheet(event, place, answering);
        })));
        break;
      case 7:
        static_cast<void>(session.changed(session.withConfirmation({}, author, [&](const auto& answering) {
          return desk::HistoryDesk(session.desk()).undo(std::nullopt, answering);
        })));
        break;
      case 8:
        static_cast<void>(session.change(event, author, &desk::CheckInDesk::setUnseen, event, place.round,
                                         desk::Presence::Absent));
        break;
      default:
        static_cast<void>(session.change(event, author, &desk::RoundDesk::setResult, event, place, figures));
        break;
    }
  }

  contest::EventId event{};
  std::mt19937 m_random{2026};
  int m_copies = 0;
};

TEST_F(ShownAnewTest, WhatIsShownBehindManyActsIsWhatIsReadAnew) {
  const Location pages[] = {{Kind::Rounds, event, testing::kFirstBoard},
                            {Kind::Tally, event, {}},
                            {Kind::Schools, {}, {}},
                            {Kind::Reviews, event, {}},
                            {Kind::Players, event, {}},
                            {Kind::CheckIn, event, {}}};
  const auto rows = [this] { return session.desk().journal()->size(); };
  const std::size_t before = rows();
  for (const Location& there : pages) {
    window.goTo(there);
    QApplication::processEvents();
    for (int acts = 0; acts < 12; ++acts) {
      act();
      if (there.kind == Kind::Rounds || there.kind == Kind::CheckIn) window.goTo(there);
      const QStringList now = shownBy(window, there);
      // Opening a new window takes longer than all other steps, so it is done after every third action only.
      if (acts % 3 == 2) {
        EXPECT_EQ(now, shownAnew(there)) << "page " << static_cast<int>(there.kind) << ", act " << acts;
      }
    }
  }
  EXPECT_GE(rows() - before, 24U) << "of 72 acts a third must be done, not refused";
}

}  // namespace
}  // namespace damath::window
