// SPDX-License-Identifier: GPL-3.0-or-later
// The window removes the name of a player from the contest, and from the backups if the user wants so.
#include <QApplication>
#include <QLineEdit>
#include <QtTest>
#include <chrono>
#include <fstream>
#include <iterator>

#include "app/desk/keeping/privacy_desk.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/parts/writable_table.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

class ForgetPlayerTest : public testing::ConsoleTest {
 protected:
  // Forgets the first player of a list. The user answers the question about the backups with `isForBackups`.
  void forgetFirst(bool isForBackups) {
    event = addEvent("integer", "last,first,school\nQuiambao,Zenaida,X\nB,Ben,Y\n");
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    ASSERT_TRUE(session.desk().ring().copy(session.desk().openFile().store, now, db::BackupOccasion::Time));
    window.goTo({Location::Kind::Players, event, {}});
    auto& list = part<WritableTable>(Location::Kind::Players);
    list.setCurrentIndex(list.model()->index(0, 1));
    action(Command::ForgetPlayer).trigger();
    auto* dialog = window.findChild<ConfirmationDialog*>();
    ASSERT_NE(dialog, nullptr);
    session.confirmations().askBy([this, isForBackups](const TwoWays& ways) {
      question = ways.text;
      return isForBackups;
    });
    const auto fields = dialog->findChildren<QLineEdit*>();
    ASSERT_GE(fields.size(), 3);
    fields.at(fields.size() - 3)->setText(QStringLiteral("Gng. Reyes"));
    fields.back()->setText(QStringLiteral("asked by the mother"));
    dialog->accept();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !question.isEmpty(); }, testing::kPatience));
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr) << "the question comes after the dialog";
    EXPECT_EQ(session.contest().players[0].last, "Player 1") << refusals.join(u'\n').toStdString();
  }
  [[nodiscard]] int backupsWithName() {
    int count = 0;
    for (const auto& backup : desk::PrivacyDesk(session.desk()).backups()) {
      std::ifstream file(backup, std::ios::binary);
      const std::string bytes(std::istreambuf_iterator<char>(file), {});
      count += bytes.find("Quiambao") == std::string::npos ? 0 : 1;
    }
    return count;
  }

  contest::EventId event{};
  QString question;
};

TEST_F(ForgetPlayerTest, TheNameGoesFromTheBackupsToo) {
  forgetFirst(true);
  EXPECT_TRUE(question.contains(QStringLiteral("Backups of this contest may still have the name")));
  EXPECT_EQ(backupsWithName(), 0);
}

TEST_F(ForgetPlayerTest, TheBackupsStayIfTheUserWantsSo) {
  forgetFirst(false);
  EXPECT_GT(backupsWithName(), 0);
}

}  // namespace
}  // namespace damath::window
