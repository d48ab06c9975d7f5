// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the import of a contest document by keys. A bad document is refused with the reason, and no file
// remains. A good document becomes an open contest.
#include "app/window/journal/document_dialog.hpp"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>

#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

class DocumentDialogTest : public testing::DialogsFixture {
 protected:
  DocumentDialog* opened() { return testing::DialogsFixture::opened<DocumentDialog>(Command::FromDocument); }
  static QLineEdit& field(const DocumentDialog& dialog, int at) {
    return *dialog.findChildren<QLineEdit*>().at(at);
  }
};

TEST_F(DocumentDialogTest, WhatIsWrongIsToldAndNoFileIsLeft) {
  const QString letter = folder.filePath(QStringLiteral("letter.json"));
  std::ofstream(window::fromQt(letter)) << "{\"dear\":\"arbiter\"}\n";
  DocumentDialog* dialog = opened();
  ASSERT_NE(dialog, nullptr);
  press(Qt::Key_Return);
  EXPECT_EQ(dialog->refusal(), translator(words::Phrase::DocumentWanted));
  field(*dialog, 0).setText(letter);
  EXPECT_EQ(field(*dialog, 1).text(), folder.filePath(QStringLiteral("letter.damath")))
      << "proposed beside it";
  press(Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([dialog] { return !dialog->refusal().isEmpty(); }, testing::kPatience));
  EXPECT_TRUE(dialog->refusal().contains(letter)) << dialog->refusal().toStdString();
  EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("letter.damath"))));
  EXPECT_TRUE(dialog->isVisible());
  field(*dialog, 1).setText(session.path());
  dialog->accept();
  ASSERT_TRUE(QTest::qWaitFor([dialog] { return !dialog->refusal().isEmpty(); }, testing::kPatience));
  dialog->reject();
}

TEST_F(DocumentDialogTest, AChosenFileStaysWhenTheDocumentChanges) {
  DocumentDialog* dialog = opened();
  ASSERT_NE(dialog, nullptr);
  field(*dialog, 0).setText(folder.filePath(QStringLiteral("first.json")));
  field(*dialog, 1).actions().constLast()->trigger();
  auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(files, nullptr);
  const QString chosen = folder.filePath(QStringLiteral("division.damath"));
  Q_EMIT files->fileSelected(chosen);
  files->close();
  ASSERT_TRUE(QTest::qWaitFor([&] { return field(*dialog, 1).text() == chosen; }, testing::kPatience));
  field(*dialog, 0).setText(folder.filePath(QStringLiteral("second.json")));
  EXPECT_EQ(field(*dialog, 1).text(), chosen);
  dialog->reject();
}

TEST_F(DocumentDialogTest, TheContestIsMadeAndOpened) {
  const contest::EventId event = pairedEvent("integer");
  const QString document = folder.filePath(QStringLiteral("whole.json"));
  {
    std::ofstream file(window::fromQt(document), std::ios::binary);
    ASSERT_TRUE(session.desk().writeDocument([&file](std::string_view piece) {
      file << piece;
      return file.good();
    }));
  }
  DocumentDialog* dialog = opened();
  ASSERT_NE(dialog, nullptr);
  field(*dialog, 0).setText(document);
  const QString made = field(*dialog, 1).text();
  press(Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this, &made] { return session.path() == made; }, testing::kPatience));
  EXPECT_EQ(session.find(event)->games.size(), 1U);
}

}  // namespace
}  // namespace damath::window
