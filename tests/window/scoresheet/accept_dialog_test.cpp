// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the dialog before a scoresheet is accepted. The dialog shows the number of mistakes that the audit
// found, and the open questions and rulings.
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

#include "app/window/scoresheet/dialogs/accept_dialog.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "app/window/scoresheet/mistakes.hpp"
#include "app/window/scoresheet/question_strip.hpp"
#include "platform/user.hpp"
#include "tests/support/exchanged_sheet.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;

class AcceptDialogTest : public testing::SheetPageFixture {
 protected:
  AcceptDialog* openStored(const sheet::Sheet& sheet) {
    if (page == nullptr) openBlank();
    storeSheet(event, sheet);
    window.goTo({Location::Kind::Sheet, event, kFirstBoard});
    pauseLong();
    page->run(Command::AcceptSheet);
    auto* dialog = window.findChild<AcceptDialog*>();
    EXPECT_NE(dialog, nullptr);
    return dialog;
  }
  void leave(AcceptDialog* dialog) {
    dialog->reject();
    delete dialog;
  }
  [[nodiscard]] static QString textOf(const AcceptDialog& dialog) {
    QStringList texts;
    for (const QLabel* label : dialog.findChildren<QLabel*>()) texts << label->text();
    return texts.join(u'\n');
  }
};

TEST_F(AcceptDialogTest, SaysHowManyMistakesTheAuditFound) {
  const sheet::Sheet right = support::exchangedFrom(99);
  sheet::Sheet once = right;
  once.lines[3].halves[0].score = "-8";
  sheet::Sheet twice = once;
  twice.lines[16].halves[1].score = "47";
  struct Said {
    const sheet::Sheet& sheet;
    QString english;
    QString filipino;
  };
  const Said all[] = {
      {right, QStringLiteral("The audit found no mistake."), QStringLiteral("Walang nakitang mali")},
      {once, QStringLiteral("The audit found 1 mistake:<br>• Line 4, BLUE"),
       QStringLiteral("May nakitang 1 mali")},
      {twice, QStringLiteral("The audit found 2 mistakes:<br>• Line 4, BLUE"),
       QStringLiteral("May nakitang 2 mali")}};
  for (const Said& said : all) {
    for (const auto language : {words::Language::English, words::Language::Filipino}) {
      translator.setLanguage(language);
      AcceptDialog* dialog = openStored(said.sheet);
      ASSERT_NE(dialog, nullptr);
      const QString& expected = language == words::Language::English ? said.english : said.filipino;
      EXPECT_TRUE(textOf(*dialog).contains(expected)) << textOf(*dialog).toStdString();
      leave(dialog);
    }
  }
}

TEST_F(AcceptDialogTest, SaysThatTheEndIsNotWrittenAndListsNoMoreThanFits) {
  sheet::Sheet begun = support::exchangedFrom(99);
  EXPECT_TRUE(hasEnd(begun));
  const QString note = QStringLiteral("The end of the scoresheet is not filled in");
  AcceptDialog* dialog = openStored(begun);
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(textOf(*dialog).contains(note)) << textOf(*dialog).toStdString();
  leave(dialog);
  begun.lines.resize(1);
  dialog = openStored(begun);
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(textOf(*dialog).contains(note)) << textOf(*dialog).toStdString();
  leave(dialog);
  const QStringList mistakes(7, QStringLiteral("x"));
  EXPECT_EQ(window::mistakesText(mistakes, translator).count(u'\n'), 5);
  EXPECT_TRUE(window::mistakesText(mistakes, translator).endsWith(QStringLiteral("• and 3 more")));
}

TEST_F(AcceptDialogTest, IsNotOpenedWhereARulingOrAnAnswerComesFirst) {
  openBlank();
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    storeSheet(event, *notation::parseSheetText(support::unprovenExchange()));
    window.goTo({Location::Kind::Sheet, event, kFirstBoard});
    pauseLong();
    // The user dismisses the question about the exchanged columns. The refused acceptance shows the question
    // again.
    auto& panel = part<FindingsPanel>(Location::Kind::Sheet);
    Q_EMIT panel.strip().dismissed();
    EXPECT_EQ(panel.strip().question(), QString());
    page->run(Command::AcceptSheet);
    EXPECT_EQ(window.findChild<AcceptDialog*>(), nullptr);
    ASSERT_FALSE(refusals.isEmpty());
    const QString refusal = refusals.back();
    const bool isEnglish = language == words::Language::English;
    EXPECT_TRUE(
        refusal.contains(isEnglish ? QStringLiteral("first: line 10, BLUE, move. Or answer the question: Did")
                                   : QStringLiteral("tira. O sagutin ang tanong: ")))
        << refusal.toStdString();
    EXPECT_TRUE(refusal.endsWith(isEnglish ? QStringLiteral("F9 yes, Shift+F9 no")
                                           : QStringLiteral("F9 oo, Shift+F9 hindi")))
        << refusal.toStdString();
    EXPECT_FALSE(panel.strip().question().isEmpty()) << "F9 answers it";
  }
}

TEST_F(AcceptDialogTest, NamesTheQuestionThatNobodyHasAnsweredAndKeepsTheAnswerInTheJournal) {
  AcceptDialog* dialog = openStored(*notation::parseSheetText(support::kRedFromRed));
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(textOf(*dialog).contains(
      QStringLiteral("This question has no answer yet: Read RED’s squares from RED’s side? If you accept the "
                     "scoresheet, the answer is yes.")))
      << textOf(*dialog).toStdString();
  EXPECT_TRUE(textOf(*dialog).contains(QStringLiteral("The result of the game will be ")))
      << textOf(*dialog).toStdString();
  const QString answer = QStringLiteral("Read RED’s squares from RED’s side? Yes");
  EXPECT_FALSE(dialog->reason()->isHidden());
  EXPECT_EQ(dialog->reason()->text(), answer);
  EXPECT_EQ(dialog->reason()->cursorPosition(), 0) << "its beginning is seen";
  dialog->accept();
  ASSERT_TRUE(session.find(event)->games.front().result);
  const auto rows = session.desk().journal().value();
  EXPECT_TRUE(std::ranges::any_of(rows, [&](const auto& row) { return row.reason == answer.toStdString(); }));
}

TEST_F(AcceptDialogTest, ShowsTheLoginThatIsRecordedIfNobodyIsNamed) {
  sheet::Sheet once = support::exchangedFrom(99);
  once.lines[3].halves[0].score = "-8";
  AcceptDialog* dialog = openStored(once);
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(dialog->by()->isHidden());
  EXPECT_TRUE(dialog->by()->placeholderText().contains(window::toQt(platform::userName())));
  leave(dialog);
}

TEST_F(AcceptDialogTest, AsksWhoCorrectsWhereTheAuditFoundAMistake) {
  const sheet::Sheet right = support::exchangedFrom(99);
  AcceptDialog* dialog = openStored(right);
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->by()->isHidden()) << "nothing that is written changes";
  leave(dialog);
  sheet::Sheet wrong = right;
  wrong.lines[3].halves[0].score = "-8";
  dialog = openStored(wrong);
  EXPECT_FALSE(dialog->by()->isHidden());
  dialog->accept();
  EXPECT_TRUE(session.find(event)->games.front().result) << "nobody has to say it";
}

}  // namespace
}  // namespace damath::window
