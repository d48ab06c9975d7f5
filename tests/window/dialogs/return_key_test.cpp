// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the Return key in dialogs, and of the button texts of questions.
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/today/event_dialog.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using testing::expectLettersApart;
using testing::kFour;

class ReturnKeyTest : public testing::DialogsFixture {};

TEST_F(ReturnKeyTest, ReturnGoesToWhatIsMissingInEveryDialog) {
  const contest::EventId tied = pairedEvent("integer");
  enter(tied, testing::kFirstBoard, 10, 10);
  const contest::EventId open = addEvent("rational", kFour);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(open, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(open, session.author())));
  struct Stop {
    Location location;
    Command command;
    std::vector<const char*> missing;  // the fields that Return leads to, in order
    const char* changed = "";  // the field typed into first, so that the dialog has a change to refuse
  };
  const std::vector<const char*> whoAndWhy{"Entered by", "Reason"};
  for (const Stop& stop : std::vector<Stop>{
           {{}, Command::AddEvent, {"Name of the event"}},
           {{}, Command::NewContest, {"Name of the contest"}},
           {{Location::Kind::Today, tied, {}}, Command::RenameContest, whoAndWhy, "Name of the contest"},
           {{Location::Kind::Today, tied, {}}, Command::RestoreBackup, whoAndWhy},
           {{Location::Kind::Players, open, {}}, Command::AddPlayer, {"Last name", "First name", "School"}},
           {{Location::Kind::Players, open, {}}, Command::EditPlayer, whoAndWhy, "Last name"},
           {{Location::Kind::Rounds, open, {}},
            Command::EnterResult,
            {"Grand total of BLUE", "Grand total of RED"}},
           {{Location::Kind::Rounds, open, {}}, Command::UnpairRound, whoAndWhy},
           {{Location::Kind::Rounds, tied, {}}, Command::EnterResult, whoAndWhy, "Grand total of BLUE"},
           {{Location::Kind::Rounds, tied, {}}, Command::ReopenResult, whoAndWhy},
           {{Location::Kind::Tally, tied, {}},
            Command::EnterRematch,
            {"Grand total of BLUE", "Grand total of RED"}},
       }) {
    window.goTo(stop.location);
    auto* dialog = opened<FormDialog>(stop.command);
    const std::string name = window.commands().action(stop.command)->iconText().toStdString();
    ASSERT_NE(dialog, nullptr) << name;
    const auto nameOfFocus = [this] { return focus()->accessibleName(); };
    const auto lines = dialog->findChildren<QLineEdit*>();
    const auto put = [&](const char* field, const char* text) {
      for (QLineEdit* line : lines) {
        if (line->accessibleName().startsWith(QLatin1String(field))) line->setText(QLatin1String(text));
      }
    };
    if (*stop.changed != 0) put(stop.changed, "77");
    // The accept button, pressed too early, moves the focus to the first missing field and names that field.
    auto* submit = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    submit->setFocus();
    press(Qt::Key_Return);
    ASSERT_EQ(QApplication::activeModalWidget(), dialog) << name;
    EXPECT_FALSE(dialog->refusal().isEmpty()) << name;
    EXPECT_TRUE(nameOfFocus().startsWith(QLatin1String(stop.missing.front())))
        << name << ": " << nameOfFocus().toStdString();
    // Return in a filled field leads to the next missing field and says what is missing there.
    for (std::size_t i = 0; i < stop.missing.size(); ++i) {
      EXPECT_TRUE(nameOfFocus().startsWith(QLatin1String(stop.missing[i])))
          << name << ": " << nameOfFocus().toStdString() << " instead of " << stop.missing[i];
      const bool isLast = i + 1 == stop.missing.size();
      if (isLast) break;
      type("7");
      EXPECT_TRUE(dialog->refusal().isEmpty()) << name;
      press(Qt::Key_Return);
      EXPECT_FALSE(dialog->refusal().isEmpty()) << name;
      ASSERT_EQ(QApplication::activeModalWidget(), dialog) << name;
    }
    // Return in the last field leads back to an emptied field.
    if (stop.missing.size() > 1) {
      type("7");
      put(stop.missing.front(), "");
      press(Qt::Key_Return);
      EXPECT_TRUE(nameOfFocus().startsWith(QLatin1String(stop.missing.front())))
          << name << ": " << nameOfFocus().toStdString();
    }
    dialog->reject();
    QApplication::processEvents();
  }
}

TEST_F(ReturnKeyTest, ACorrectionIsKeyedByReturnAlone) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, testing::kFirstBoard, 10, 5);
  window.goTo({Location::Kind::Rounds, event, {}});
  auto* dialog = opened<ResultDialog>(Command::EnterResult);
  ASSERT_NE(dialog, nullptr);
  dialog->fields().red->setFocus();
  dialog->fields().red->selectAll();
  type("12");
  press(Qt::Key_Return);
  type("Ana");
  press(Qt::Key_Return);
  type("swapped");
  press(Qt::Key_Return);
  EXPECT_EQ(session.find(event)->games.front().result->result, rules::Result::RedWins);
  EXPECT_EQ(session.desk().journal()->back().by, "Ana");
}

TEST_F(ReturnKeyTest, ARefusedFigureIsGoneToAndATakenNameToo) {
  const contest::EventId event = addEvent("integer", kFour);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  window.goTo({Location::Kind::Rounds, event, {}});
  auto* dialog = opened<ResultDialog>(Command::EnterResult);
  ASSERT_NE(dialog, nullptr);
  type("x");
  press(Qt::Key_Return);
  type("5");
  press(Qt::Key_Return);
  EXPECT_EQ(focus(), dialog->fields().blue) << dialog->refusal().toStdString();
  // An ending that decides the game alone needs no totals.
  dialog->fields().clear();
  dialog->fields().ending->setCurrentIndex(static_cast<int>(rules::Ending::ResignRed));
  dialog->fields().ending->setFocus();
  press(Qt::Key_Return);
  EXPECT_TRUE(session.find(event)->games.front().result) << dialog->refusal().toStdString();
  dialog->reject();
  QApplication::processEvents();
  auto* added = opened<EventDialog>(Command::AddEvent);
  ASSERT_NE(added, nullptr);
  type("integer");
  press(Qt::Key_Tab);
  type("7");
  press(Qt::Key_Return);
  EXPECT_FALSE(added->refusal().isEmpty());
  EXPECT_TRUE(focus()->accessibleName().startsWith(QStringLiteral("Name of the event")));
}

// A person who still types a reason when a question opens answers nothing with the next blank.
TEST_F(ReturnKeyTest, ABlankRightAfterTheQuestionOpensPressesNoButton) {
  bool isOpenAfterBlank = false;
  QTimer::singleShot(50, &window, [&] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    ASSERT_NE(box, nullptr);
    EXPECT_TRUE(box->windowTitle().startsWith(QStringLiteral("Correct round 3, board 2?")));
    EXPECT_EQ(box->defaultButton()->text(), QStringLiteral("&Do not correct"));
    for (int i = 0; i < 3; ++i) QTest::keyClick(box->focusWidget(), Qt::Key_Space);
    isOpenAfterBlank = box->isVisible();
    QTest::qWait(1500);
    QTest::keyClick(box->focusWidget(), Qt::Key_Space);
  });
  const desk::Question question =
      desk::questionAt(desk::ConfirmationLevel::TwoSteps, desk::ConfirmationReason::ResultCorrected,
                       desk::Place{contest::RoundNumber{3}, contest::BoardNumber{2}});
  EXPECT_FALSE(
      goesOnAfter({QStringLiteral("They differ."), QStringLiteral("&Correct"),
                   translator(words::Phrase::DoNotCorrect), session.confirmations().titleOf(question)},
                  translator));
  EXPECT_TRUE(isOpenAfterBlank);
}

// Each button names its action. Escape, and an extra press of Return, change nothing.
TEST_F(ReturnKeyTest, AQuestionsButtonsSayWhatTheyDoAndEscapeLeaves) {
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
      QStringList texts;
      QTimer::singleShot(50, &window, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        ASSERT_NE(box, nullptr);
        for (const QAbstractButton* button : box->buttons()) texts << button->text();
        expectLettersApart(*box, "question");
        QTest::keyClick(box->focusWidget(), key);
      });
      EXPECT_FALSE(session.confirmations().isConfirmed(QStringLiteral("They differ."),
                                                       words::Phrase::StoreForThisBoard));
      EXPECT_TRUE(texts.contains(translator(words::Phrase::StoreForThisBoard)))
          << texts.join(u'|').toStdString();
      EXPECT_TRUE(texts.contains(translator(words::Phrase::LeaveAsItIs)));
    }
    QTimer::singleShot(50, &window, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(box, nullptr);
      for (QAbstractButton* button : box->buttons()) {
        if (button->text() == translator(words::Phrase::StoreForThisBoard)) return button->click();
      }
      ADD_FAILURE();
      box->reject();
    });
    EXPECT_TRUE(session.confirmations().isConfirmed(QStringLiteral("They differ."),
                                                    words::Phrase::StoreForThisBoard));
  }
}

}  // namespace
}  // namespace damath::window
