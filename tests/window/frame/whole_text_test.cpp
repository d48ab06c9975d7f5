// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that important texts are never cut: on a small notebook's screen, and on a large screen with text
// enlarged by half, in both languages.
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <set>

#include "app/window/board/board_view.hpp"
#include "app/window/page/papers_dialog.hpp"
#include "app/window/parts/line_breaks.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/review/review_table.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/totals_table.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using window::ReviewLines;

class WholeText : public testing::ConsoleTest {
 protected:
  void TearDown() override {
    applyTypeSize(100);
    ConsoleTest::TearDown();
  }

  void onEveryScreen(const std::function<void()>& see) {
    struct Screen {
      int type;
      QSize size;
    };
    for (const auto& [type, size] : {Screen{100, {1280, 720}}, Screen{150, {1920, 1080}}}) {
      for (const auto language : {words::Language::English, words::Language::Filipino}) {
        SCOPED_TRACE(QStringLiteral("%1 %, %2").arg(type).arg(static_cast<int>(language)).toStdString());
        applyTypeSize(type);
        window.resize(size);
        translator.setLanguage(language);
        QApplication::processEvents();
        see();
      }
    }
  }

  contest::EventId eventWithSheet(std::string_view set, std::string_view text) {
    const contest::EventId event = pairedEvent(set);
    storeSheet(event, text);
    return event;
  }
};

constexpr std::string_view kOneLine = "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n";
constexpr std::string_view kLongFigures =
    "[Set \"radical\"]\n\n"
    "-25√18 ÷ (-25√18) | -219√2 | -3/4 - 294√2 || 64√2 - (-25√18) | 139√2 | -15553/6 + 132√2\n"
    "-25√18 + 100√2 | 25√2 | 1/4 + 69√2 || 36√32 x (-9√2) | -2592 | -15553/6\n";

TEST_F(WholeText, TheBoardGivesWayToMovesAndFigures) {
  const contest::EventId event = eventWithSheet("radical", kLongFigures);
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  onEveryScreen([&] {
    const auto& grid = part<SheetGrid>(Location::Kind::Sheet);
    EXPECT_EQ(grid.horizontalScrollBar()->maximum(), 0);
    for (int row = 0; row < grid.model()->rowCount(); ++row) {
      for (int column = 0; column < grid.model()->columnCount(); ++column) {
        const QString text = grid.model()->index(row, column).data().toString();
        EXPECT_GE(grid.columnWidth(column), grid.fontMetrics().horizontalAdvance(text) + 12)
            << text.toStdString();
      }
    }
  });
}

TEST_F(WholeText, AReviewedLineStandsInTwoLinesRatherThanCut) {
  const contest::EventId event = eventWithSheet("radical", kLongFigures);
  window.goTo({Location::Kind::Review, event, kFirstBoard});
  onEveryScreen([&] {
    const auto& table = part<ReviewTable>(Location::Kind::Review);
    EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0);
    int twoLines = 0;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
      const QModelIndex first = table.model()->index(row, 0);
      if (first.data(ReviewLines::RowKindRole).toInt() != static_cast<int>(ReviewLines::RowKind::Line))
        continue;
      for (int column = 0; column < ReviewLines::kColumns; ++column) {
        const QString text = first.siblingAtColumn(column).data().toString();
        const int room = table.columnWidth(column) - 8;
        EXPECT_GE(room, widestWord(text, table.fontMetrics())) << text.toStdString();
        const auto breaks = brokenAtBlanks(text, table.fontMetrics(), room).count(u'\n');
        EXPECT_GE(table.rowHeight(row), table.fontMetrics().lineSpacing() * static_cast<int>(breaks + 1))
            << text.toStdString();
        if (breaks > 0) ++twoLines;
      }
    }
    EXPECT_GT(twoLines, 0) << "what has no room in one line";
  });
}

TEST_F(WholeText, TheBoardBesideAReviewGivesWayToFigures) {
  const contest::EventId event = eventWithSheet("radical", kLongFigures);
  window.goTo({Location::Kind::Review, event, kFirstBoard});
  action(Command::ShowTurn).trigger();
  QApplication::processEvents();
  const auto& board = part<BoardView>(Location::Kind::Review);
  EXPECT_EQ(board.width(), board.minimumWidth());
}

TEST_F(WholeText, TheCaptionStandsRightAboveItsBoard) {
  const contest::EventId event = eventWithSheet("integer", kOneLine);
  window.goTo({Location::Kind::Review, event, kFirstBoard});
  action(Command::ShowTurn).trigger();
  onEveryScreen([&] {
    const auto& board = part<BoardView>(Location::Kind::Review);
    EXPECT_LE(board.height(), board.width() + 1);
    const QWidget* above = board.parentWidget()->childAt(board.geometry().center().x(), board.y() - 12);
    EXPECT_NE(qobject_cast<const QLabel*>(above), nullptr);
  });
}

TEST_F(WholeText, TheResultIsOfBothPlayersAndHasOneMinusSign) {
  const contest::EventId event = eventWithSheet("integer",
                                                "[Set \"integer\"]\n[Result \"1-0\"]\n\n-9 (0,3) | | || -1 "
                                                "(1,4) | |\nGRAND | | -10 || GRAND | | -12\n");
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  onEveryScreen([&] {
    const auto& totals = part<TotalsTable>(Location::Kind::Sheet);
    int widest = 0;
    std::set<int> signs;
    for (const QLabel* label : totals.findChildren<QLabel*>()) {
      if (!label->isVisible()) continue;
      static const QRegularExpression hyphen(QStringLiteral("-\\d"));
      EXPECT_FALSE(label->text().contains(hyphen)) << label->text().toStdString();
      if (!label->toolTip().isEmpty()) signs.insert(label->x());
      if (label->text().contains(u'–')) widest = label->width();
    }
    EXPECT_GT(widest, totals.width() / 2) << "across both columns";
    EXPECT_LE(signs.size(), 2U) << "BLUE's sign above that of the result";
  });
}

// A name too long for its column wraps, and the row is high enough for every line of the name.
TEST_F(WholeText, LongNamesOfPlayersAreWhole) {
  const contest::EventId event =
      addEvent("integer",
               "last,first,school,district,division,grade\nMacapagal-Villanueva,Maria Concepcion Esperanza "
               "Dimaculangan,Pangasinan Regional Science and Technology Oriented High "
               "School,Bayambang,Pangasinan I,7\n"
               "Uy,Jo,PSHS,Diliman,Quezon City,7\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  onEveryScreen([&] {
    for (const auto kind : {Location::Kind::Players, Location::Kind::CheckIn, Location::Kind::Rounds}) {
      window.goTo({kind, event, {}});
      QApplication::processEvents();
      const auto& list = part<ListTable>(kind);
      bool isNamed = false;
      for (int column = 0; column < list.model()->columnCount(); ++column) {
        const QString text = list.model()->index(0, column).data().toString();
        if (list.isColumnHidden(column) || !text.contains(QStringLiteral("Macapagal"))) continue;
        isNamed = true;
        QFont type = list.font();
        type.setBold(list.model()->index(0, column).data(Qt::FontRole).value<QFont>().bold());
        const QRect room(0, 0, list.columnWidth(column) - 8, 10'000);
        const QRect wanted = QFontMetrics(type).boundingRect(room, Qt::TextWordWrap, text);
        EXPECT_LE(wanted.height(), list.rowHeight(0)) << static_cast<int>(kind);
        EXPECT_LE(wanted.width(), room.width()) << static_cast<int>(kind);
      }
      EXPECT_TRUE(isNamed) << static_cast<int>(kind);
    }
  });
}

TEST_F(WholeText, WhatComesNextIsToldWithoutItsHeadingAgain) {
  pairedEvent("integer");
  window.goTo({});
  EXPECT_EQ(part<ListTable>(Location::Kind::Today).model()->index(0, 5).data().toString(),
            QStringLiteral("check and publish round 1"));
}

TEST_F(WholeText, EveryPaperIsNamedWholeInItsGroup) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Tally, event, {}});
  onEveryScreen([&] {
    action(Command::Papers).trigger();
    auto* dialog = qobject_cast<PapersDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    const auto& list = *dialog->findChild<QListWidget*>();
    EXPECT_EQ(list.horizontalScrollBar()->maximum(), 0);
    EXPECT_GE(list.viewport()->height(), 16 * list.sizeHintForRow(0));
    EXPECT_EQ(list.item(0)->text(), translator(words::Phrase::PapersOfRound));
    EXPECT_TRUE(list.currentItem()->flags().testFlag(Qt::ItemIsEnabled));
    dialog->reject();
    QApplication::processEvents();
  });
}

TEST_F(WholeText, ABlankPageSaysHowToWrite) {
  const contest::EventId event = eventWithSheet("integer", kOneLine);
  window.goTo({Location::Kind::Keying, event, kFirstBoard});
  const auto says = [&](const QString& text) {
    for (const QLabel* label : window.page(Location::Kind::Keying)->findChildren<QLabel*>()) {
      if (label->isVisible() && label->text() == text) return true;
    }
    return false;
  };
  EXPECT_TRUE(says(translator(words::Phrase::HowToWrite)));
}

}  // namespace
}  // namespace damath::window
