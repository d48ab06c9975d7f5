// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog before a scoresheet is accepted: it says how many mistakes the audit found, and which questions and
// rulings are still open.
#include <QLabel>

#include "app/models/sheet/finding_place.hpp"
#include "app/views/sheet/accept_dialog.hpp"
#include "tests/console/sheet/sheet_page_fixture.hpp"
#include "tests/support/exchanged_sheet.hpp"

namespace damath::views {
namespace {

using testing::kFirstBoard;
using testing::kLongPause;

class AcceptDialogTest : public testing::SheetPageFixture {
 protected:
  AcceptDialog* openStored(const sheet::Sheet& sheet) {
    if (page == nullptr) openBlank();
    storeSheet(event, sheet);
    window.goTo({Location::Kind::Sheet, event, kFirstBoard});
    QTest::qWait(kLongPause);
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
      {once, QStringLiteral("The audit found 1 mistake."), QStringLiteral("May nakitang 1 mali")},
      {twice, QStringLiteral("The audit found 2 mistakes."), QStringLiteral("May nakitang 2 mali")}};
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

TEST_F(AcceptDialogTest, NamesTheKeysThatAnswerTheQuestionThatBlocksIt) {
  AcceptDialog* dialog = openStored(*notation::parseSheetText(support::unprovenExchange()));
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("rule on each of these cells: line 10, BLUE, move")))
      << dialog->refusal().toStdString();
  EXPECT_TRUE(dialog->refusal().endsWith(
      QStringLiteral("Or cancel and answer the question: Did the players write in each other's column? F9 "
                     "yes, Shift+F9 no")))
      << dialog->refusal().toStdString();
  leave(dialog);
  translator.setLanguage(words::Language::Filipino);
  dialog = openStored(*notation::parseSheetText(support::unprovenExchange()));
  dialog->accept();
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("F9 oo, Shift+F9 hindi")))
      << dialog->refusal().toStdString();
}

}  // namespace
}  // namespace damath::views
