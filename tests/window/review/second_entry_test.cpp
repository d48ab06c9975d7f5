// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a second entry that is continued: the name of its typist comes back, and the cursor stands at the
// end of the typed text.
#include <QDir>

#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "tests/window/review/review_fixture.hpp"

namespace damath::window {
namespace {

class SecondEntryTest : public testing::ReviewFixture {
 protected:
  void openEntry() {
    window.goTo({Location::Kind::Keying, event, testing::kFirstBoard});
    grid = &part<SheetGrid>(Location::Kind::Keying);
    pauseLong();
  }
  void typeCell(const char* text) {
    // The first letter opens the cell, and the others go into it.
    for (const QChar letter : QString::fromLatin1(text)) type(letter);
    pauseLong();
    press(Qt::Key_Return);
    pauseLong();
  }
  [[nodiscard]] QString textAt(int row, int column) const {
    return grid->model()->index(row, column).data().toString();
  }
  [[nodiscard]] QLineEdit& by() { return part<QLineEdit>(Location::Kind::Keying); }
  [[nodiscard]] static QString draftPath() {
    const QDir folder(draftFolder());
    const QStringList files = folder.entryList({QStringLiteral("*.draft")}, QDir::Files);
    return files.size() == 1 ? folder.filePath(files.front()) : QString();
  }
  [[nodiscard]] static QByteArray draft() {
    QFile file(draftPath());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  // Leaves the page, and leaves `bytes` as the draft on disk, as a crash would.
  void crashWith(const QByteArray& bytes) {
    window.goTo({Location::Kind::Tally, event, {}});
    QFile file(draftPath());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }

  SheetGrid* grid = nullptr;
};

TEST_F(SecondEntryTest, IsContinuedAtItsEndUnderTheSameName) {
  openEntry();
  typeCell("G. Cruz");
  typeCell("-9 03");
  typeCell("-1 14");
  typeCell("-9+-1");
  window.goTo({Location::Kind::Tally, event, {}});
  openEntry();
  EXPECT_EQ(by().text(), QStringLiteral("G. Cruz"));
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(1, 1));
  EXPECT_TRUE(grid->hasFocus());
  typeCell("-10");
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
  EXPECT_EQ(textAt(1, 1), QStringLiteral("-10"));
}

TEST_F(SecondEntryTest, WithoutANameReturnLeadsToItsEnd) {
  openEntry();
  grid->setFocus();
  typeCell("-9 03");
  typeCell("-1 14");
  window.goTo({Location::Kind::Tally, event, {}});
  openEntry();
  EXPECT_TRUE(by().hasFocus());
  typeCell("G. Cruz");
  EXPECT_TRUE(grid->hasFocus());
  typeCell("-9+-1");
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
  EXPECT_EQ(textAt(1, 0), QStringLiteral("-9+-1"));
}

TEST_F(SecondEntryTest, ACellThatWasHalfTypedAtACrashIsFinished) {
  openEntry();
  typeCell("G. Cruz");
  typeCell("-9 03");
  for (const QChar letter : QStringLiteral("-1 1")) type(letter);
  ASSERT_TRUE(QTest::qWaitFor([] { return draft().contains("\"text\":\"-1 1\""); }, testing::kPatience));
  crashWith(draft());
  openEntry();
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(0, 3));
  EXPECT_TRUE(notice(Location::Kind::Keying).contains(QStringLiteral("was not finished")));
  typeCell("4");
  EXPECT_EQ(textAt(0, 3), QStringLiteral("-1 (1,4)"));
}

}  // namespace
}  // namespace damath::window
