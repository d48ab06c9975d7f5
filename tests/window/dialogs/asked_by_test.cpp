// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that each dialog that asks who makes a change also has a field for the person who asked for it, that
// this field may stay empty, and that the journal keeps both people.
#include <QLineEdit>

#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

class AskedBy : public testing::DialogsFixture {
 protected:
  // Returns the visible field with this name; null if there is none.
  QLineEdit* field(QWidget& in, Phrase name) {
    for (QLineEdit* each : in.findChildren<QLineEdit*>()) {
      if (each->isVisible() && each->accessibleName() == translator.plain(name)) return each;
    }
    return nullptr;
  }
  db::JournalRow newest() { return session.desk().journal()->back(); }
};

TEST_F(AskedBy, EveryDialogThatAsksWhoMadeAChangeHasTheField) {
  const contest::EventId event = addEvent("integer", testing::kFour);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  enter(event, kFirstBoard, 12, 8);
  struct Opened {
    Location location;
    Command command;
    Phrase who;
  };
  const Location rounds{Location::Kind::Rounds, event, kFirstBoard};
  const Location players{Location::Kind::Players, event, {}};
  int asked = 0;
  for (const auto& [location, command, who] :
       {Opened{rounds, Command::EnterResult, Phrase::By},
        Opened{rounds, Command::ReopenResult, Phrase::UndoneBy},
        Opened{rounds, Command::UnpairRound, Phrase::UndoneBy},
        Opened{players, Command::EditPlayer, Phrase::MadeBy},
        Opened{{Location::Kind::Today, event}, Command::ChangeEvent, Phrase::MadeBy},
        Opened{{Location::Kind::Journal}, Command::RestoreBackup, Phrase::MadeBy}}) {
    window.goTo(location);
    auto* dialog = opened<FormDialog>(command);
    ASSERT_NE(dialog, nullptr) << static_cast<int>(command);
    const bool asksWho = field(*dialog, who) != nullptr;
    EXPECT_EQ(field(*dialog, Phrase::AskedBy) != nullptr, asksWho) << dialog->windowTitle().toStdString();
    testing::expectLettersApart(*dialog, dialog->windowTitle().toStdString());
    asked += asksWho ? 1 : 0;
    dialog->close();
    QApplication::processEvents();
  }
  EXPECT_GE(asked, 4);
}

TEST_F(AskedBy, TheJournalKeepsWhoEnteredAndWhoAsked) {
  const contest::EventId event = addEvent("integer", testing::kFour);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  enter(event, kFirstBoard, 12, 8);
  // Without the board, the page would select a board without a result, whose dialog asks for no name.
  window.goTo({Location::Kind::Rounds, event, kFirstBoard});
  for (const char* asker : {"Mrs. Ocampo", ""}) {
    auto* dialog = opened<ResultDialog>(Command::EnterResult);
    ASSERT_NE(dialog, nullptr);
    field(*dialog, Phrase::BlueGrand)->setText(*asker == '\0' ? QStringLiteral("14") : QStringLiteral("13"));
    field(*dialog, Phrase::By)->setText(QStringLiteral("Ana Reyes"));
    field(*dialog, Phrase::AskedBy)->setText(QString::fromUtf8(asker));
    field(*dialog, Phrase::Reason)->setText(QStringLiteral("misread"));
    dialog->accept();
    EXPECT_FALSE(dialog->isVisible()) << dialog->refusal().toStdString();
    QApplication::processEvents();
    EXPECT_EQ(newest().by, "Ana Reyes") << "never the person who asked";
    EXPECT_EQ(newest().askedBy, asker);
  }
}

// In quick entry, Return goes from the name to the reason. Tab leads to the field in between.
TEST_F(AskedBy, QuickEntryHasTheFieldToo) {
  const contest::EventId event = addEvent("integer", testing::kFour);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  enter(event, kFirstBoard, 12, 8);
  window.goTo({Location::Kind::Rounds, event, {}});
  auto* line = window.page(Location::Kind::Rounds)->findChild<QuickEntryLine*>();
  ASSERT_NE(line, nullptr);
  line->setFocus();
  for (const char* typed : {"1", "15", "8"}) {
    QTest::keyClicks(focus(), QString::fromLatin1(typed), Qt::NoModifier, kHumanPause);
    QTest::keyClick(focus(), Qt::Key_Return);
  }
  ASSERT_NE(field(*line, Phrase::By), nullptr) << "the game has a result";
  EXPECT_EQ(focus(), field(*line, Phrase::By));
  QTest::keyClicks(focus(), QStringLiteral("Ana"));
  QTest::keyClick(focus(), Qt::Key_Tab);
  EXPECT_EQ(focus(), field(*line, Phrase::AskedBy));
  QTest::keyClicks(focus(), QStringLiteral("Coach Lim"));
  QTest::keyClick(focus(), Qt::Key_Return);
  EXPECT_EQ(focus(), field(*line, Phrase::Reason));
  QTest::keyClicks(focus(), QStringLiteral("misread"));
  QTest::keyClick(focus(), Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_EQ(newest().by, "Ana");
  EXPECT_EQ(newest().askedBy, "Coach Lim");
  EXPECT_EQ(newest().reason, "misread");
}

}  // namespace
}  // namespace damath::window
