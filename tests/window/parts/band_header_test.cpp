// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/band_header.hpp"

#include <gtest/gtest.h>

#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QStandardItemModel>
#include <QToolTip>
#include <algorithm>
#include <utility>
#include <vector>

namespace damath::window {
namespace {

// A header over six columns, as narrow as beside a board in a window 1,280 pixels wide.
class Header : public BandHeader {
 public:
  explicit Header(QString name) : BandHeader(nullptr), m_columns(1, 6), m_name(std::move(name)) {
    setModel(&m_columns);
    constexpr int kColumn = 62;
    for (int section = 0; section < 6; ++section) resizeSection(section, kColumn);
    resize(6 * kColumn, sizeHint().height());
  }

 protected:
  [[nodiscard]] QString bandText(int band) const override {
    return band == 0 ? m_name : QStringLiteral("RED");
  }

 private:
  QStandardItemModel m_columns;
  QString m_name;
};

// A name of sixty letters.
const QString kLongName = QStringLiteral("Macapagal-Santos de los Reyes, Maria Concepcion Guadalupe An");

// Returns the height of the painted name in pixels: the largest number of adjacent rows, in the upper left
// quarter, that differ from the background.
int inkHeight(Header& header) {
  const QImage picture = header.grab().toImage();
  const QRgb ground = picture.pixel(2, 2);
  std::vector<bool> isInked(static_cast<std::size_t>(header.height() / 2));
  for (int y = 2; y < header.height() / 2 - 1; ++y) {
    for (int x = 2; x < picture.width() / 2 - 2; ++x) {
      if (picture.pixel(x, y) != ground) isInked[static_cast<std::size_t>(y)] = true;
    }
  }
  int highest = 0;
  int run = 0;
  for (const bool inked : isInked) highest = std::max(highest, run = inked ? run + 1 : 0);
  return highest;
}

TEST(BandHeader, ANameOfSixtyLettersIsReadAsWellAsAShortOne) {
  ASSERT_EQ(kLongName.size(), 60);
  Header longest(QStringLiteral("BLUE · ") + kLongName);
  Header shortest(QStringLiteral("BLUE · Gapy"));
  EXPECT_GE(inkHeight(longest), inkHeight(shortest) * 8 / 10);
  // The name stays in the upper half: the column headings below are unchanged.
  const QImage picture = longest.grab().toImage();
  const int storey = longest.height() / 2;
  const QImage plain = Header(QStringLiteral("BLUE")).grab().toImage();
  EXPECT_EQ(picture.copy(0, storey, picture.width(), storey), plain.copy(0, storey, plain.width(), storey));
}

TEST(BandHeader, TheWholeNameIsToldWhereItStands) {
  Header header(QStringLiteral("BLUE · ") + kLongName);
  header.show();
  QHelpEvent asked(QEvent::ToolTip, QPoint(30, 5), header.mapToGlobal(QPoint(30, 5)));
  QApplication::sendEvent(header.viewport(), &asked);
  EXPECT_EQ(QToolTip::text(), QStringLiteral("BLUE · ") + kLongName);
  QToolTip::hideText();
}

}  // namespace
}  // namespace damath::window
