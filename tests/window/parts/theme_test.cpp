// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that text and marks are readable in every theme.
#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

#include "app/window/parts/colours.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/theme.hpp"
#include "tests/window/parts/contrast.hpp"

namespace damath::window {
namespace {

using testing::contrast;

class ThemeTest : public ::testing::TestWithParam<std::pair<Theme, double>> {
 protected:
  void TearDown() override { applyTheme(Theme::Light); }
};

TEST_P(ThemeTest, AnEmptyBoxIsSeen) {
  applyTheme(GetParam().first);
  QCheckBox box;
  box.resize(box.sizeHint());
  const QImage picture = box.grab().toImage();
  const QColor window = box.palette().color(QPalette::Window);
  double farthest = 1;
  for (int x = 0; x < picture.width(); ++x) {
    farthest = std::max(farthest, contrast(picture.pixelColor(x, picture.height() / 2), window));
  }
  constexpr double kLine = 3;
  // In the light theme, the window and the check box are both white, so a fainter frame is enough.
  EXPECT_GE(farthest, GetParam().first == Theme::Light ? 1.2 : kLine);
}

TEST_P(ThemeTest, TheTabThatIsShownIsToldFromTheOthers) {
  applyTheme(GetParam().first);
  QTabBar tabs;
  tabs.addTab(QStringLiteral("Round 1"));
  tabs.addTab(QStringLiteral("Round 2"));
  tabs.show();
  const auto pictureOf = [&](int shown) {
    tabs.setCurrentIndex(shown);
    QApplication::processEvents();
    return tabs.grab(tabs.tabRect(0)).toImage();
  };
  const QImage shown = pictureOf(0);
  const QImage other = pictureOf(1);
  const auto below = [](const QImage& tab) { return tab.pixelColor(tab.width() / 2, tab.height() - 2); };
  constexpr double kLine = 3;
  EXPECT_GE(contrast(below(shown), below(other)), kLine);
}

// Returns the greatest contrast between the two pictures at the same pixel.
double tellsApart(const QImage& one, const QImage& other) {
  double farthest = 1;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      farthest = std::max(farthest, contrast(one.pixelColor(x, y), other.pixelColor(x, y)));
    }
  }
  return farthest;
}

constexpr double kSeen = 3;

TEST_P(ThemeTest, AButtonThatIsPressedInIsToldFromOneThatIsNot) {
  applyTheme(GetParam().first);
  QToolButton button;
  button.setText(QStringLiteral("Unfinished only"));
  button.setCheckable(true);
  button.show();
  const QImage up = button.grab().toImage();
  button.setChecked(true);
  EXPECT_GE(tellsApart(up, button.grab().toImage()), kSeen);
}

TEST_P(ThemeTest, AMenusPartsAreParted) {
  applyTheme(GetParam().first);
  if (GetParam().first == Theme::Light) return;  // the Fusion style draws its own separator
  QMenu menu;
  menu.addAction(QStringLiteral("Undo"));
  QAction* line = menu.addSeparator();
  menu.addAction(QStringLiteral("Redo"));
  menu.resize(menu.sizeHint());
  const QImage picture = menu.grab().toImage();
  const QPoint middle = menu.actionGeometry(line).center();
  double farthest = 1;
  for (int y = middle.y() - 2; y <= middle.y() + 2; ++y) {
    farthest =
        std::max(farthest, contrast(picture.pixelColor(middle.x(), y), menu.palette().color(QPalette::Base)));
  }
  EXPECT_GE(farthest, 1.8) << "as the lines of a table";
  EXPECT_GE(contrast(picture.pixelColor(picture.width() / 2, 0), menu.palette().color(QPalette::Base)), 1.8);
}

TEST_P(ThemeTest, TheArrowBeforeAChosenRowIsSeen) {
  applyTheme(GetParam().first);
  QTreeWidget tree;
  auto* event = new QTreeWidgetItem(&tree, {QStringLiteral("Integer")});
  new QTreeWidgetItem(event, {QStringLiteral("Tally")});
  tree.setHeaderHidden(true);
  tree.setCurrentItem(event);
  tree.show();
  const QRect row = tree.visualItemRect(event);
  const QRect before(0, row.top(), row.left(), row.height());
  const QImage picture = tree.viewport()->grab(before).toImage();
  double farthest = 1;
  const QColor ground = picture.pixelColor(1, 1);
  for (int x = 0; x < picture.width(); ++x) {
    farthest = std::max(farthest, contrast(picture.pixelColor(x, picture.height() / 2), ground));
  }
  EXPECT_GE(farthest, kSeen);
}

TEST_P(ThemeTest, ANoticesButtonsAreOutlinedAsOthers) {
  applyTheme(GetParam().first);
  QPalette notice = QApplication::palette();
  const bool before = isHighContrast(notice);
  notice.setColor(QPalette::Window, coloursOf(notice).noteFill);
  EXPECT_EQ(isHighContrast(notice), before);
}

TEST_P(ThemeTest, EveryInkIsReadOnItsGround) {
  const auto [theme, least] = GetParam();
  applyTheme(theme);
  const QPalette palette = QApplication::palette();
  using enum QPalette::ColorRole;
  const std::pair<QPalette::ColorRole, QPalette::ColorRole> roles[] = {{WindowText, Window},
                                                                       {Text, Base},
                                                                       {Text, AlternateBase},
                                                                       {PlaceholderText, Window},
                                                                       {PlaceholderText, Base},
                                                                       {ButtonText, Button},
                                                                       {BrightText, Window},
                                                                       {Link, Base},
                                                                       {Link, Window},
                                                                       {LinkVisited, Base},
                                                                       {HighlightedText, Highlight},
                                                                       {ToolTipText, ToolTipBase}};
  for (const auto group : {QPalette::Active, QPalette::Inactive}) {
    for (const auto& [ink, ground] : roles) {
      EXPECT_GE(contrast(palette.color(group, ink), palette.color(group, ground)), least)
          << "roles " << ink << " on " << ground << " in group " << group;
    }
  }
  constexpr double kOff = 3;  // disabled text is fainter but readable
  for (const auto& [ink, ground] : {std::pair(WindowText, Window), {Text, Base}, {ButtonText, Button}}) {
    EXPECT_GE(contrast(palette.color(QPalette::Disabled, ink), palette.color(QPalette::Disabled, ground)),
              kOff)
        << "role " << ink << " disabled";
  }
  const Colours colours = coloursOf(palette);
  const QColor window = palette.color(QPalette::Window);
  const QColor base = palette.color(QPalette::Base);
  const std::pair<QColor, QColor> pairs[] = {{colours.rootInk, colours.rootFill},
                                             {colours.consequenceInk, colours.consequenceFill},
                                             {colours.noteInk, colours.noteFill},
                                             {colours.good, window},
                                             {colours.good, base},
                                             {colours.sideInk, colours.blueSide},
                                             {colours.sideInk, colours.redSide},
                                             {colours.quiet, base},
                                             {colours.quiet, window}};
  for (const auto& [ink, ground] : pairs) {
    EXPECT_GE(contrast(ink, ground), least)
        << ink.name().toStdString() << " on " << ground.name().toStdString();
  }
}

INSTANTIATE_TEST_SUITE_P(Themes, ThemeTest,
                         ::testing::Values(std::pair(Theme::Light, 4.5), std::pair(Theme::Dark, 4.5),
                                           std::pair(Theme::HighContrast, 7.0)));

TEST(Links, ThatAreShownTakeTheColourOfTheNewTheme) {
  const auto hasInk = [](QLabel& label, const QColor& ink) {
    const QImage picture = label.grab().toImage();
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        if (picture.pixelColor(x, y) == ink) return true;
      }
    }
    return false;
  };
  applyTheme(Theme::Light);
  QLabel label(QStringLiteral("<a href=\"K2\">K2 H H</a>"));
  label.show();
  const QColor light = QApplication::palette().color(QPalette::Link);
  EXPECT_TRUE(hasInk(label, light));
  applyTheme(Theme::Dark);
  EXPECT_FALSE(hasInk(label, light));
  EXPECT_TRUE(hasInk(label, QApplication::palette().color(QPalette::Link)));
  applyTheme(Theme::Light);
}

TEST(HighContrast, SignsChipsAndWhatIsDisabledAreReadToo) {
  applyTheme(Theme::HighContrast);
  const QPalette palette = QApplication::palette();
  const Colours colours = coloursOf(palette);
  EXPECT_TRUE(isHighContrast(palette));
  for (const QColor& ground : {colours.playable, colours.lastTurn}) {
    EXPECT_GE(contrast(colours.sign, ground), 7);
    EXPECT_GE(contrast(colours.path, ground), 7);
  }
  EXPECT_GE(contrast(colours.blueSide, colours.playable), 7);
  EXPECT_GE(contrast(colours.redSide, colours.playable), 7);
  EXPECT_GE(contrast(palette.color(QPalette::Disabled, QPalette::Text), palette.color(QPalette::Base)), 7);
  EXPECT_GE(
      contrast(palette.color(QPalette::Disabled, QPalette::ButtonText), palette.color(QPalette::Button)), 7);
  applyTheme(Theme::Light);
  EXPECT_FALSE(isHighContrast(QApplication::palette()));
}

TEST(HighContrast, TheButtonThatReturnPressesIsToldFromTheOthers) {
  applyTheme(Theme::HighContrast);
  QPushButton button(QStringLiteral("Enter"));
  button.resize(button.sizeHint());
  const QImage other = button.grab().toImage();
  button.setDefault(true);
  EXPECT_GE(tellsApart(other, button.grab().toImage()), kSeen);
  applyTheme(Theme::Light);
}

TEST(HighContrast, AChosenRowsIconHasTheColourOfItsWords) {
  applyTheme(Theme::HighContrast);
  const QPixmap chosen = icon(Symbol::Accept).pixmap(QSize(32, 32), QIcon::Selected);
  const QImage picture = chosen.toImage();
  const QColor words = QApplication::palette().color(QPalette::HighlightedText);
  int drawn = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const QColor pixel = picture.pixelColor(x, y);
      if (pixel.alpha() < 255) continue;
      ++drawn;
      EXPECT_EQ(pixel, words) << x << ", " << y;
    }
  }
  EXPECT_GT(drawn, 20);
  applyTheme(Theme::Light);
}

}  // namespace
}  // namespace damath::window
