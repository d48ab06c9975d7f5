// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of an unreadable contest file: the window restores a backup.
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QTest>
#include <fstream>

#include "app/window/journal/restore_dialog.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using DamagedFileTest = testing::ConsoleTest;

void damage(const QString& path) {
  std::fstream file(window::fromQt(path), std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(4096);
  file << std::string(8192, 'x');
}

TEST_F(DamagedFileTest, ADamagedFileOffersItsCopiesAndGoesBackToOne) {
  addEvent("integer", {});
  const QString path = session.path();
  const desk::SystemClock clock;
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return !session.desk().ring().copies().empty(); }, testing::kPatience));
  window.commands().action(Command::CloseContest)->trigger();
  damage(path);
  QString asked;
  session.confirmations().askBy([this, &asked](const window::TwoWays& ways) {
    if (isPublishing(ways)) return true;
    asked = ways.text;
    return true;
  });
  EXPECT_FALSE(window.openFile(path));
  QApplication::processEvents();
  auto* dialog = qobject_cast<RestoreDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "who goes back, and why?";
  const auto lines = dialog->findChildren<QLineEdit*>();
  ASSERT_EQ(lines.size(), 4) << "a file, who, who asked, and why";
  lines[1]->setText(QStringLiteral("R. Flores"));
  lines[3]->setText(QStringLiteral("the USB drive was pulled out"));
  dialog->accept();
  EXPECT_TRUE(asked.contains(QStringLiteral("cannot be read"))) << asked.toStdString();
  EXPECT_TRUE(session.isOpen()) << dialog->refusal().toStdString();
  EXPECT_TRUE(refusals.size() <= 1) << refusals.join(u'\n').toStdString();
}

// No automatic backup exists beside the file. A manual backup exists in another folder, as on a USB drive.
TEST_F(DamagedFileTest, ADamagedFileGoesBackToACopyOfAnotherFolder) {
  addEvent("integer", {});
  const QString path = session.path();
  const QString usbDrive = folder.filePath(QStringLiteral("usb-drive.damath"));
  ASSERT_TRUE(session.desk().backup(window::toPath(usbDrive)).has_value());
  window.commands().action(Command::CloseContest)->trigger();
  ASSERT_TRUE(QDir(folder.filePath(QStringLiteral("test.backups"))).removeRecursively());
  damage(path);
  session.confirmations().askBy([](const window::TwoWays&) { return true; });
  EXPECT_FALSE(window.openFile(path));
  QApplication::processEvents();
  auto* dialog = qobject_cast<RestoreDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  const auto lines = dialog->findChildren<QLineEdit*>();
  ASSERT_EQ(lines.size(), 4);
  EXPECT_EQ(dialog->focusWidget(), lines[0]) << "no list to choose from";
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "which copy?";
  lines[0]->setText(folder.filePath(QStringLiteral("none.damath")));
  lines[1]->setText(QStringLiteral("R. Flores"));
  lines[3]->setText(QStringLiteral("the file was damaged"));
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty());
  EXPECT_FALSE(session.isOpen());
  lines[0]->setText(usbDrive);
  dialog->accept();
  EXPECT_TRUE(session.isOpen()) << dialog->refusal().toStdString();
  EXPECT_EQ(session.path(), path);
  EXPECT_EQ(session.contest().events.size(), 1U);
}

}  // namespace
}  // namespace damath::window
