// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the Tab key on every page: Tab visits every focusable widget once and returns to the first. The
// focus is visible in every theme. Each tab stop has a name in both languages.
#include <QAbstractItemView>
#include <QAccessible>
#include <QImage>
#include <algorithm>
#include <set>
#include <vector>

#include "app/window/page/page.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

constexpr int kMostStops = 80;  // the most tab stops of a page, with the window's frame

class TabOrder : public testing::PairedEventTest {
 protected:
  void SetUp() override {
    PairedEventTest::SetUp();
    window.resize(1280, 720);
    sheet::Sheet stored;
    stored.setTag("Set", "integer");
    storeSheet(event, stored);
  }
  void TearDown() override {
    applyTheme(Theme::Light);
    PairedEventTest::TearDown();
  }

  static QString nameOf(QWidget* widget) {
    QAccessibleInterface* interface =
        widget == nullptr ? nullptr : QAccessible::queryAccessibleInterface(widget);
    return interface == nullptr ? QString() : interface->text(QAccessible::Name);
  }
  static std::string told(QWidget* widget) {
    if (widget == nullptr) return "nothing";
    return std::string(widget->metaObject()->className()) + " \"" + nameOf(widget).toStdString() + "\"";
  }

  // In the cells of a sheet, Tab moves between cells. Control+Tab leaves the sheet.
  void step(Qt::Key key) {
    QWidget* hand = window.focusWidget();
    ASSERT_NE(hand, nullptr);
    const bool isInCells = qobject_cast<SheetGrid*>(hand) != nullptr;
    QTest::keyClick(hand, key, isInCells ? Qt::ControlModifier : Qt::NoModifier);
  }

  // Returns the tab stops of the page, from the first until the first comes again.
  std::vector<QWidget*> stops(Qt::Key key) {
    std::vector<QWidget*> passed;
    // If the page has no first widget, the page itself has the focus.
    if (qobject_cast<Page*>(window.focusWidget()) != nullptr) step(Qt::Key_Tab);
    QWidget* const start = window.focusWidget();
    if (start == nullptr) return passed;
    do {
      QWidget* const before = window.focusWidget();
      if (passed.empty() || passed.back() != before) passed.push_back(before);
      step(key);
    } while (window.focusWidget() != start && passed.size() < kMostStops);
    EXPECT_EQ(window.focusWidget(), start) << "Tab goes round in " << told(window.focusWidget());
    return passed;
  }

  // Returns all widgets that accept Tab.
  std::set<QWidget*> reachable() {
    std::set<QWidget*> found;
    const auto widgets = window.findChildren<QWidget*>();
    for (QWidget* each : widgets) {
      const bool takesTab = (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
      if (takesTab && each->isVisible() && each->isEnabled() && each->focusProxy() == nullptr &&
          each->window() == &window) {
        found.insert(each);
      }
    }
    return found;
  }

  QImage pictureOf(QWidget* widget) {
    constexpr int kFrame = 4;  // pixels that a focus frame may extend beyond the widget
    const QRect place(widget->mapTo(&window, QPoint()), widget->size());
    return window.grab(place.adjusted(-kFrame, -kFrame, kFrame, kFrame)).toImage();
  }
};

TEST_F(TabOrder, ComesByEverythingOnceAndBack) {
  for (const Location& location : everyLocation(event)) {
    window.goTo(location);
    QApplication::processEvents();
    const std::string page = "page " + std::to_string(static_cast<int>(location.kind)) + ": ";
    const std::vector<QWidget*> forward = stops(Qt::Key_Tab);
    std::set<QWidget*> passed(forward.begin(), forward.end());
    EXPECT_EQ(passed.size(), forward.size()) << page << "something is come by twice";
    for (QWidget* each : reachable())
      EXPECT_TRUE(passed.contains(each)) << page << told(each) << " is passed over";
    const std::vector<QWidget*> back = stops(Qt::Key_Backtab);
    EXPECT_EQ(std::set<QWidget*>(back.begin(), back.end()), passed) << page << "the way back is another";
  }
}

TEST_F(TabOrder, EveryStopHasItsNameInBothLanguages) {
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    for (const Location& location : everyLocation(event)) {
      window.goTo(location);
      QApplication::processEvents();
      for (QWidget* each : stops(Qt::Key_Tab)) {
        EXPECT_FALSE(nameOf(each).isEmpty()) << told(each) << " on page " << static_cast<int>(location.kind);
      }
    }
  }
}

TEST_F(TabOrder, WhereItIsIsSeenInEveryTheme) {
  for (const Theme theme : {Theme::Light, Theme::Dark, Theme::HighContrast}) {
    applyTheme(theme);
    std::set<std::string> unseen;
    for (const Location& location : everyLocation(event)) {
      window.goTo(location);
      QApplication::processEvents();
      const std::vector<QWidget*> passed = stops(Qt::Key_Tab);
      for (QWidget* each : passed) {
        QImage withFocus = pictureOf(each);
        step(Qt::Key_Tab);
        // A line of links is one widget with several tab stops. Its picture shows the focused link.
        if (window.focusWidget() == each) withFocus = pictureOf(each);
        for (int i = 0; i < kMostStops && window.focusWidget() == each; ++i) step(Qt::Key_Tab);
        if (withFocus == pictureOf(each)) {
          unseen.insert("page " + std::to_string(static_cast<int>(location.kind)) + ": " + told(each));
        }
      }
    }
    EXPECT_EQ(unseen, std::set<std::string>()) << "in theme " << static_cast<int>(theme);
  }
}

}  // namespace
}  // namespace damath::window
