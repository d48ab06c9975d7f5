// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/band_header.hpp"

#include <gtest/gtest.h>

#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QStandardItemModel>
#include <QToolTip>
#include <utility>

namespace damath::views {
namespace {

// Over six columns, as narrow as beside a board in a window of 1,280 pixels.
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

// Sixty letters.
const QString kLongName = QStringLiteral("Macapagal-Santos de los Reyes, Maria Concepcion Guadalupe An");

TEST(BandHeader, ANameOfSixtyLettersIsSeenToItsLast) {
  ASSERT_EQ(kLongName.size(), 60);
  Header one(QStringLiteral("BLUE · ") + kLongName);
  Header other(QStringLiteral("BLUE · ") + kLongName.chopped(1) + u'd');
  EXPECT_NE(one.grab().toImage(), other.grab().toImage());
  // Within its storey: the columns' own headings below are as they were.
  const QImage picture = one.grab().toImage();
  const int storey = one.height() / 2;
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
}  // namespace damath::views
