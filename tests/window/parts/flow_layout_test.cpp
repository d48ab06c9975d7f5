// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a layout that goes on in the next row where the width ends.
#include "app/window/parts/flow_layout.hpp"

#include <gtest/gtest.h>

#include <QToolButton>
#include <algorithm>
#include <random>
#include <vector>

namespace damath::window {
namespace {

constexpr int kSpacing = 10;

// Random buttons in random widths: each button lies in the area, no two of them overlap, they keep their
// order, and the layout needs no more width than its widest button.
TEST(FlowLayouts, KeepEveryWidgetInSightInAnyWidth) {
  std::mt19937 chance(7);
  for (int round = 0; round < 60; ++round) {
    QWidget area;
    auto* flow = new FlowLayout(&area, kSpacing);
    std::vector<QToolButton*> buttons;
    int widest = 0;
    int all = -kSpacing;
    const std::size_t count = 1 + chance() % 8;
    for (std::size_t i = 0; i < count; ++i) {
      auto* button = new QToolButton(&area);
      button->setText(QString(static_cast<qsizetype>(3 + chance() % 30), u'm'));
      flow->addWidget(button);
      buttons.push_back(button);
    }
    for (const QToolButton* button : buttons) {
      widest = std::max(widest, button->sizeHint().width());
      all += button->sizeHint().width() + kSpacing;
    }
    EXPECT_EQ(flow->sizeHint().width(), all);
    EXPECT_LE(flow->minimumSize().width(), widest);
    const int width = widest + static_cast<int>(chance() % static_cast<unsigned>(all + 100));
    const int height = flow->heightForWidth(width);
    area.resize(width, height);
    area.show();
    flow->setGeometry(area.rect());
    for (std::size_t i = 0; i < buttons.size(); ++i) {
      const QRect place = buttons[i]->geometry();
      EXPECT_TRUE(area.rect().contains(place)) << "button " << i << " in width " << width;
      if (i == 0) continue;
      const QRect before = buttons[i - 1]->geometry();
      const bool isBeside = place.y() == before.y() && place.left() > before.right();
      EXPECT_TRUE(isBeside || place.top() > before.bottom()) << "button " << i << " in width " << width;
    }
    const bool isOneRow = buttons.front()->y() == buttons.back()->y();
    EXPECT_EQ(isOneRow, all <= width) << "rows only where the width ends";
  }
}

TEST(FlowLayouts, LeaveOutHiddenWidgetsAndForgetRemovedOnes) {
  QWidget area;
  auto* flow = new FlowLayout(&area, kSpacing);
  QToolButton* buttons[3] = {};
  for (QToolButton*& button : buttons) {
    button = new QToolButton(&area);
    button->setText(QStringLiteral("work"));
    flow->addWidget(button);
  }
  const int each = buttons[0]->sizeHint().width();
  EXPECT_EQ(flow->sizeHint().width(), 3 * each + 2 * kSpacing);
  buttons[1]->hide();
  EXPECT_EQ(flow->sizeHint().width(), 2 * each + kSpacing);
  flow->removeWidget(buttons[0]);
  EXPECT_EQ(flow->count(), 2);
  EXPECT_EQ(flow->sizeHint().width(), each);
  EXPECT_EQ(flow->itemAt(2), nullptr);
  EXPECT_EQ(flow->takeAt(2), nullptr);
}

}  // namespace
}  // namespace damath::window
