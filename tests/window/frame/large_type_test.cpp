// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a small notebook's window with text enlarged by half, in both languages. No widget extends beyond
// the window. Hidden details are shown elsewhere.
#include <QScrollArea>
#include <QScrollBar>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include "app/window/journal/changes_view.hpp"
#include "app/window/journal/journal_model.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/theme.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

class LargeType : public testing::PairedEventTest {
 protected:
  void SetUp() override {
    PairedEventTest::SetUp();
    applyTypeSize(150);
    window.resize(1280, 720);
    QApplication::processEvents();
  }
  void TearDown() override {
    applyTypeSize(100);
    PairedEventTest::TearDown();
  }
  void inBothLanguages(const std::function<void()>& see) {
    for (const auto language : {words::Language::English, words::Language::Filipino}) {
      translator.setLanguage(language);
      QApplication::processEvents();
      see();
    }
  }
};

TEST_F(LargeType, EveryToolIsInTheBar) {
  inBothLanguages([this] {
    const auto* bar = window.findChild<QToolBar*>();
    const auto buttons = bar->findChildren<QToolButton*>();
    for (const QToolButton* button : buttons) {
      if (button->defaultAction() == nullptr) continue;
      EXPECT_TRUE(button->isVisible()) << button->text().toStdString();
      EXPECT_LE(button->geometry().right(), bar->width()) << button->text().toStdString();
    }
  });
}

TEST_F(LargeType, TheNamesOfThePagesAreWhole) {
  inBothLanguages([this] {
    auto* tree = window.findChild<QTreeWidget*>();
    for (QTreeWidgetItemIterator item(tree); *item != nullptr; ++item) {
      if ((*item)->childCount() > 0) continue;
      const QRect room = tree->visualItemRect(*item);
      const int wanted = tree->fontMetrics().horizontalAdvance((*item)->text(0)) + tree->iconSize().width();
      EXPECT_GT(room.width(), wanted) << (*item)->text(0).toStdString();
    }
  });
}

TEST_F(LargeType, NoPageIsWiderThanTheWindow) {
  inBothLanguages([this] {
    for (const Location& location : everyLocation(event)) {
      // The settings page scrolls its own forms.
      if (location.kind == Location::Kind::Settings) continue;
      window.goTo(location);
      QApplication::processEvents();
      const QWidget* above = window.page(location.kind);
      const QScrollArea* area = nullptr;
      while (above != nullptr && area == nullptr) {
        above = above->parentWidget();
        area = qobject_cast<const QScrollArea*>(above);
      }
      if (area == nullptr) continue;
      EXPECT_EQ(area->horizontalScrollBar()->maximum(), 0) << static_cast<int>(location.kind);
    }
  });
}

TEST_F(LargeType, WhatWasDoneHasTheRoomOfTheJournal) {
  inBothLanguages([this] {
    window.goTo({Location::Kind::Journal, {}, {}});
    QApplication::processEvents();
    const QTableView* list = part<ChangesView>(Location::Kind::Journal).list();
    EXPECT_GE(list->columnWidth(window::JournalModel::What), list->width() * 2 / 5);
  });
}

// The columns with names, and with the state of a sheet, must not be cut, because a reader would have to
// guess a cut text. Other columns may be hidden, because their details are shown elsewhere.
TEST_F(LargeType, NamesAndWhatASheetWaitsForAreWhole) {
  const contest::EventId many =
      addEvent("counting",
               "last,first,middle,school,district,division,grade,coach\n"
               "Tolentino,Grace,B.,Del Pilar Academy,District III,San Isidro,7,Mr. Ramil Bautista\n"
               "Mercado,Hannah,S.,Rizal Science High School,District II,San Isidro,7,Mr. Dante Villanueva\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(many, session.author())));
  const auto expectWhole = [](const QAbstractItemView& list, int column) {
    EXPECT_FALSE(static_cast<const QTableView&>(list).isColumnHidden(column));
    EXPECT_GE(static_cast<const QTableView&>(list).columnWidth(column), list.sizeHintForColumn(column))
        << column;
  };
  inBothLanguages([&] {
    window.goTo({Location::Kind::Players, many, {}});
    QApplication::processEvents();
    expectWhole(part<ListTable>(Location::Kind::Players), 1);
    window.goTo({Location::Kind::Reviews, many, {}});
    QApplication::processEvents();
    expectWhole(part<ListTable>(Location::Kind::Reviews), 3);
  });
}

}  // namespace
}  // namespace damath::window
