// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of files dropped onto any part of the window: each is opened, is refused with a message, or asks the
// same question as its command.
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>

#include "app/window/journal/document_dialog.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/scoresheet/sheet_page.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;

class DropTest : public testing::DialogsFixture {
 protected:
  void drop(const QStringList& paths) {
    QMimeData dragged;
    QList<QUrl> urls;
    for (const QString& path : paths) urls << QUrl::fromLocalFile(path);
    dragged.setUrls(urls);
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent event(QPointF(200, 200), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr) << "who dropped it does not wait for the answer";
    QApplication::processEvents();
  }
  QString made(const char* name, const std::string& content) {
    QString path = folder.filePath(QLatin1String(name));
    std::ofstream(window::fromQt(path), std::ios::binary) << content;
    return path;
  }
  template <class Dialog>
  Dialog* opened() {
    return qobject_cast<Dialog*>(QApplication::activeModalWidget());
  }
  void expectRefused(Phrase phrase) {
    EXPECT_EQ(refusalAbove(), translator(phrase));
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  }
};

TEST_F(DropTest, AListIsLookedThroughOnThePlayersPage) {
  const QString list = made("more.csv", "last,first,school\nCruz,Ana,X\n");
  drop({list});
  expectRefused(Phrase::DropListWhere);
  const contest::EventId event = addEvent("integer", {});
  window.goTo({Location::Kind::Rounds, event, {}});
  drop({list});
  EXPECT_EQ(window.location().kind, Location::Kind::Players);
  auto* preview = opened<ImportDialog>();
  ASSERT_NE(preview, nullptr);
  EXPECT_TRUE(session.find(event)->entries.empty()) << "nothing is taken over unasked";
  preview->reject();
}

TEST_F(DropTest, ASheetIsTakenOverWhereItsBoardIsChosen) {
  const contest::EventId event = pairedEvent("integer");
  const QString sheet = made("board.sheet", "[Set \"integer\"]\n\n-9 (0,3) || -1 (1,4)\n");
  window.goTo({Location::Kind::Tally, event, {}});
  drop({sheet});
  expectRefused(Phrase::DropSheetWhere);
  window.goTo({Location::Kind::Rounds, event, testing::kFirstBoard});
  drop({sheet});
  expectRefused(Phrase::DropSheetWhere);  // the round is not published yet
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  drop({sheet});
  EXPECT_EQ(window.location(), (Location{Location::Kind::Sheet, event, testing::kFirstBoard}));
  EXPECT_TRUE(window.page(Location::Kind::Sheet)->offers(Command::SaveSheet)) << "taken over, not stored";
  EXPECT_FALSE(desk::SheetDesk(session.desk()).sheetInForce(event, testing::kFirstBoard));
}

TEST_F(DropTest, AFileOnAFieldIsOpenedAndNotWrittenThere) {
  const contest::EventId event = addEvent("integer", {});
  window.goTo({Location::Kind::Players, event, {}});
  auto* search = window.page(Location::Kind::Players)->findChild<QLineEdit*>();
  ASSERT_NE(search, nullptr);
  QMimeData dragged;
  dragged.setUrls({QUrl::fromLocalFile(made("more.csv", "last,first,school\nCruz,Ana,X\n"))});
  QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(search, &enter);
  QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(search, &dropped);
  QApplication::processEvents();
  EXPECT_EQ(search->text(), QString());
  auto* preview = opened<ImportDialog>();
  ASSERT_NE(preview, nullptr);
  preview->reject();
}

TEST_F(DropTest, ADocumentAndAContestFileAreOpened) {
  drop({made("whole.json", "{}\n")});
  auto* dialog = opened<DocumentDialog>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->findChildren<QLineEdit*>().front()->text().endsWith(QLatin1String("whole.json")));
  dialog->reject();
  QApplication::processEvents();
  const QString other = folder.filePath(QStringLiteral("other.damath"));
  {
    window::Session making(translator);
    ASSERT_TRUE(making.opener().create(other, {"Other contest", "", ""}));
  }
  drop({other, other});
  expectRefused(Phrase::DropOneFile);
  drop({other});
  EXPECT_EQ(session.contest().head.name, "Other contest");
}

}  // namespace
}  // namespace damath::window
