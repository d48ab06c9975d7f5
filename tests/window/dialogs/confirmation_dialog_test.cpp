// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the fields for name and reason. A dialog shows these fields, with their purpose, only where a
// change needs them.
#include "app/window/dialogs/confirmation_dialog.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "app/desk/events/event_desk.hpp"
#include "app/window/dialogs/day_field.hpp"
#include "app/window/today/rename_dialog.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;

class ConfirmationDialogTest : public testing::ConsoleTest {
 protected:
  template <class Dialog>
  Dialog* opened(Command command) {
    window.commands().action(command)->trigger();
    QApplication::processEvents();
    return qobject_cast<Dialog*>(QApplication::activeModalWidget());
  }
  static QStringList labels(const QDialog& dialog) {
    QStringList texts;
    const auto all = dialog.findChildren<QLabel*>();
    for (const QLabel* label : all) {
      if (label->isVisible()) texts << label->text();
    }
    return texts;
  }
  static QString told(const QDialog& dialog) { return labels(dialog).join(u'\n'); }
  static QString submitText(const QDialog& dialog) {
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->text();
  }
  static std::vector<QLineEdit*> shownFields(const QDialog& dialog) {
    std::vector<QLineEdit*> shown;
    const auto all = dialog.findChildren<QLineEdit*>();
    for (QLineEdit* field : all) {
      if (field->isVisible()) shown.push_back(field);
    }
    return shown;
  }
  // Adds an event that another person has renamed.
  contest::EventId othersEvent() {
    const contest::EventId event = addEvent("integer", {});
    EXPECT_TRUE(
        session.changed(desk::EventDesk(session.desk()).renameEvent(event, "Grade 7", "", {"ben", "", ""})));
    return event;
  }
};

TEST_F(ConfirmationDialogTest, TakingAnothersChangeBackSaysWhyANameIsAskedAndNothingTwice) {
  const contest::EventId event = othersEvent();
  auto* dialog = opened<ConfirmationDialog>(Command::Undo);
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(submitText(*dialog), QStringLiteral("&Undo"));
  EXPECT_TRUE(told(*dialog).contains(QStringLiteral("This change was signed ben.")))
      << told(*dialog).toStdString();
  EXPECT_TRUE(told(*dialog).contains(QStringLiteral("Entered b&y (your name)")));
  dialog->accept();
  EXPECT_EQ(dialog->refusal(), QStringLiteral("This change needs the name of the person who makes it"));
  const std::vector<QLineEdit*> fields = shownFields(*dialog);
  ASSERT_EQ(fields.size(), 3U) << "who, who asked, and why";
  EXPECT_EQ(dialog->focusWidget(), fields[0]);
  fields[0]->setText(QStringLiteral("R. Flores"));
  dialog->accept();
  EXPECT_EQ(dialog->refusal(), QStringLiteral("This change needs a reason"));
  EXPECT_EQ(dialog->focusWidget(), fields[2]);
  fields[2]->setText(QStringLiteral("wrong event"));
  dialog->accept();
  EXPECT_EQ(session.find(event)->setup.name, "integer");
  EXPECT_EQ(session.desk().journal()->back().by, "R. Flores");
}

TEST_F(ConfirmationDialogTest, APublishedRoundIsTakenBackWithoutSayingItTwice) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  window.commands().action(Command::PublishRound)->trigger();
  auto* dialog = opened<ConfirmationDialog>(Command::UnpairRound);
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(
      told(*dialog).contains(QStringLiteral("Round 1 will be canceled although it is already published.")));
  EXPECT_EQ(submitText(*dialog), QStringLiteral("&Undo"));
  dialog->accept();
  EXPECT_EQ(dialog->refusal(), QStringLiteral("This change needs the name of the person who makes it"));
}

TEST_F(ConfirmationDialogTest, OnesOwnLastChangeIsTakenBackUnasked) {
  const contest::EventId event = addEvent("integer", {});
  window.commands().action(Command::Undo)->trigger();
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  EXPECT_EQ(session.find(event), nullptr);
}

TEST_F(ConfirmationDialogTest, ANewNameAsksWhoAndWhyOnlyWhereThatIsKept) {
  const auto rename = [&](Command command) {
    window.goTo({});
    return opened<RenameDialog>(command);
  };
  const contest::EventId event = pairedEvent("integer");
  for (const Command command : {Command::RenameEvent, Command::RenameContest}) {
    auto* begun = rename(command);
    ASSERT_NE(begun, nullptr);
    EXPECT_TRUE(told(*begun).contains(QStringLiteral("Papers already printed show the old data.")));
    EXPECT_FALSE(told(*begun).contains(QStringLiteral("journal"))) << told(*begun).toStdString();
    EXPECT_FALSE(told(*begun).contains(QStringLiteral("R&eason")));
    shownFields(*begun).front()->setText(QStringLiteral("Once begun"));
    begun->accept();
    EXPECT_FALSE(begun->isVisible()) << begun->refusal().toStdString();
  }
  EXPECT_EQ(session.find(event)->setup.name, "Once begun");
  EXPECT_EQ(session.contest().head.name, "Once begun");
  const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, publishing())));
  for (const Command command : {Command::RenameEvent, Command::RenameContest}) {
    auto* over = rename(command);
    ASSERT_NE(over, nullptr);
    EXPECT_TRUE(told(*over).contains(QStringLiteral("The journal records who changes it and why.")));
    const std::vector<QLineEdit*> fields = shownFields(*over);
    fields.front()->setText(QStringLiteral("Once over"));
    over->accept();
    EXPECT_TRUE(over->isVisible()) << "who, and why?";
    fields[fields.size() - 3]->setText(QStringLiteral("R. Flores"));
    fields.back()->setText(QStringLiteral("misspelled"));
    over->accept();
    EXPECT_FALSE(over->isVisible()) << over->refusal().toStdString();
    EXPECT_EQ(session.desk().journal()->back().by, "R. Flores");
    EXPECT_EQ(session.desk().journal()->back().reason, "misspelled");
  }
}

// A date in an older file may be free text and stays unchanged. A new date must be a day.
TEST_F(ConfirmationDialogTest, ADateInOtherWordsStaysUntilItIsChanged) {
  contest::ContestHead head = session.contest().head;
  head.date = "Nobyembre 2026";
  ASSERT_TRUE(session.changed(desk::EventDesk(session.desk()).renameContest(head, session.author())));
  window.goTo({});
  auto* dialog = opened<RenameDialog>(Command::RenameContest);
  ASSERT_NE(dialog, nullptr);
  shownFields(*dialog).front()->setText(QStringLiteral("Other"));
  auto* day = dialog->findChild<DayField*>();
  day->setText(QStringLiteral("Disyembre 2026"));
  dialog->accept();
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("Disyembre 2026")))
      << dialog->refusal().toStdString();
  day->setText(QStringLiteral("Nobyembre 2026"));
  dialog->accept();
  EXPECT_FALSE(dialog->isVisible()) << dialog->refusal().toStdString();
  EXPECT_EQ(session.contest().head.name, "Other");
  EXPECT_EQ(session.contest().head.date, "Nobyembre 2026");
}

// A result arrives while the dialog is open. Renaming the event now needs a name and a reason, so the dialog
// adds the fields.
TEST_F(ConfirmationDialogTest, WhereItIsWantedMeanwhileNameAndReasonAreAskedFor) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({});
  auto* dialog = opened<RenameDialog>(Command::RenameEvent);
  ASSERT_NE(dialog, nullptr);
  const std::size_t before = shownFields(*dialog).size();
  const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, publishing())));
  shownFields(*dialog).front()->setText(QStringLiteral("Grade 7"));
  dialog->accept();
  EXPECT_EQ(shownFields(*dialog).size(), before + 3);
  EXPECT_TRUE(dialog->isVisible());
}

TEST_F(ConfirmationDialogTest, TheButtonsOfLookedAtListsHaveALetter) {
  addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  window.goTo({Location::Kind::Players, session.contest().events.front().id, {}});
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    QApplication::processEvents();
    for (const Command command : {Command::RemovePlayer, Command::Withdraw, Command::ImportPlayers}) {
      auto* dialog = opened<QDialog>(command);
      ASSERT_NE(dialog, nullptr);
      EXPECT_TRUE(submitText(*dialog).contains(u'&')) << told(*dialog).toStdString();
      EXPECT_FALSE(submitText(*dialog).contains(u'…')) << submitText(*dialog).toStdString();
      dialog->reject();
      QApplication::processEvents();
    }
  }
}

}  // namespace
}  // namespace damath::window
