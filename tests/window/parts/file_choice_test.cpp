// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the list of a file dialog is readable, and that its pictures are made only once.
#include "app/window/parts/file_choice.hpp"

#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "app/window/parts/theme.hpp"

namespace damath::window {
namespace {

TEST(FileChoice, SizesAndDatesAreReadWhole) {
  applyTheme(Theme::Light);
  const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("paligsahan.damath")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(QByteArray(123'456, 'x'));
  file.close();
  QWidget window;
  QFileDialog* dialog = fileDialog(QStringLiteral("Open contest"), folder.path(), &window);
  dialog->show();
  auto* list = dialog->findChild<QTreeView*>();
  ASSERT_NE(list, nullptr);
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount(list->rootIndex()) == 1; }));
  QTest::qWait(300);
  for (int column = 0; column < list->model()->columnCount(); ++column) {
    const QString text = list->model()->index(0, column, list->rootIndex()).data().toString();
    EXPECT_FALSE(text.isEmpty());
    EXPECT_GE(list->columnWidth(column), list->fontMetrics().horizontalAdvance(text)) << text.toStdString();
  }
  EXPECT_LE(list->header()->length(), list->viewport()->width()) << "nothing lies beside the window";
  dialog->close();
}

// Qt caches every new picture under a new name and never frees the name. Therefore each picture must be made
// once only.
TEST(FileChoice, TheStylesPicturesAreMadeOnce) {
  applyTheme(Theme::Light);
  const QStyle& style = *QApplication::style();
  for (const QStyle::StandardPixmap what : {QStyle::SP_DirIcon, QStyle::SP_FileIcon, QStyle::SP_ArrowBack}) {
    const QIcon one = style.standardIcon(what);
    ASSERT_FALSE(one.isNull());
    EXPECT_EQ(one.cacheKey(), style.standardIcon(what).cacheKey());
  }
}

}  // namespace
}  // namespace damath::window
