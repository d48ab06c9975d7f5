// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the messages for a reviewer, from the first ruling to the approval. No stray key or click may
// change anything.
#include <QLabel>
#include <QTimer>
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

#include "app/desk/events/review_queue.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "app/window/scoresheet/mistakes.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "tests/window/frame/other_console.hpp"
#include "tests/window/review/review_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using window::ReviewLines;
using words::Phrase;
using RowKind = ReviewLines::RowKind;

// A clerk's short spelling of the captures. The R.C. rows are missing.
constexpr std::string_view kShort =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9+-1 | -12 | -12 || 10+-9 | 1 | 1\n";
// A sheet like kShort, with a wrong score and a wrong total of RED too.
constexpr std::string_view kTwiceWrong =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9+-1 | -12 | -12 || 10+-9 | 5 | 7\n";
constexpr std::string_view kFourPlayers = "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n";

class RulingTest : public testing::ReviewFixture {
 protected:
  // Returns the corrected side: each line with its six cells.
  [[nodiscard]] QStringList rightSide() const {
    QStringList lines;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (kindAt(row) != RowKind::Line) continue;
      QStringList cells;
      for (int column = ReviewLines::kWritten; column < ReviewLines::kColumns; ++column) {
        cells << table->model()->index(row, column).data().toString();
      }
      lines << cells.join(u'|');
    }
    return lines;
  }
  void enterResult(int blue, int red) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(blue), exact::Number(red)};
    const desk::Author author = session.author(QStringLiteral("A"), QStringLiteral("b"));
    const auto enter = [&](const desk::Author& answering) {
      return desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, answering);
    };
    ASSERT_TRUE(session.changed(session.withConfirmation(event, author, enter)));
    goOns.clear();
  }
  [[nodiscard]] static QString textOf(const QDialog& dialog) {
    QStringList texts;
    const auto labels = dialog.findChildren<QLabel*>();
    for (const QLabel* label : labels) texts << label->text();
    return texts.join(u'\n');
  }
  // Enters a name and a reason into the open dialog by keys.
  void sayWhoAndWhy(const QString& who) {
    ASSERT_NE(confirmation(), nullptr);
    type(who);
    press(Qt::Key_Return);
    type(QStringLiteral("held against the paper"));
    press(Qt::Key_Return);
  }
};

TEST_F(RulingTest, TheRightSideReadsAsAPaperAfterARulingToo) {
  store(kShort);
  openReview();
  const QStringList before = rightSide();
  ASSERT_GE(before.size(), 14) << "with the R.C. lines and the sums";
  EXPECT_TRUE(before.at(1).startsWith(QStringLiteral("-9 + (-1)|-10|-10|")));
  nameRuler();
  press(Qt::Key_A);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(rightSide(), before) << "what was right is right";
  // The corrected side shows the value that a ruling keeps, and the totals that follow from this value. All
  // other cells keep their text.
  nameRuler();
  table->goToCell(1, 1);
  press(Qt::Key_K);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(stored().rulings.at(0).value, std::nullopt);
  const QStringList kept = rightSide();
  ASSERT_EQ(kept.size(), before.size());
  EXPECT_TRUE(kept.at(1).startsWith(QStringLiteral("-9 + (-1)|-12|-12|"))) << kept.at(1).toStdString();
  int differing = 0;
  for (qsizetype i = 0; i < kept.size(); ++i) differing += kept.at(i) == before.at(i) ? 0 : 1;
  EXPECT_EQ(differing, 2) << "the line itself and the grand total";
  EXPECT_NE(kept.last(), before.last());
}

TEST_F(RulingTest, AllThatStandsAgainstTheSignatureIsToldAtOnceWithWhatMendsIt) {
  openReview();
  press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(confirmation(), nullptr);
  const auto told = [this] { return notice(Location::Kind::Review); };
  EXPECT_TRUE(told().contains(translator(Phrase::WantsAccepting))) << told().toStdString();
  EXPECT_TRUE(told().contains(translator(Phrase::WantsReview)));
  const auto press = [this](Command command) {
    const auto buttons = part<NoticeBar>(Location::Kind::Review).findChildren<QPushButton*>();
    for (QPushButton* button : buttons) {
      if (button->isVisible() && button->text() == window.commands().name(command)) {
        return QTest::mouseClick(button, Qt::LeftButton);
      }
    }
    ADD_FAILURE() << window.commands().name(command).toStdString();
  };
  press(Command::AcceptSheet);
  ASSERT_NE(confirmation(), nullptr);
  ReviewFixture::press(Qt::Key_Return);
  EXPECT_EQ(stored().acceptance, db::Acceptance::Accepted);
  EXPECT_FALSE(told().contains(translator(Phrase::WantsAccepting))) << "that is done";
  EXPECT_TRUE(told().contains(translator(Phrase::WantsReview)));
  press(Command::MarkChecked);
  ASSERT_NE(confirmation(), nullptr);
  type(QStringLiteral("G. Cruz"));
  ReviewFixture::press(Qt::Key_Return);
  EXPECT_TRUE(told().isEmpty()) << told().toStdString();
  enterResult(50, 5);
  table->setFocus();
  ReviewFixture::press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(told().contains(translator(Phrase::WantsResult))) << told().toStdString();
}

TEST_F(RulingTest, ARulingByWhichTheResultDiffersIsAskedForInALine) {
  const auto view = desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard);
  ASSERT_TRUE(view.has_value());
  const contest::ResultInput right{rules::Ending::Time, view->outcome.grands[0], view->outcome.grands[1]};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, right, publishing())));
  openReview();
  nameRuler();
  press(Qt::Key_K);
  const auto& bar = part<NoticeBar>(Location::Kind::Review);
  const auto button = [&](Phrase name) -> QPushButton* {
    for (QPushButton* each : bar.findChildren<QPushButton*>()) {
      const QString text = QString(each->text()).remove(u'&');
      if (each->isVisible() && text == translator.plain(name)) return each;
    }
    return nullptr;
  };
  EXPECT_TRUE(asked.isEmpty()) << "no box stands before the sheet: " << asked.join(u'\n').toStdString();
  EXPECT_TRUE(stored().rulings.empty());
  EXPECT_FALSE(notice(Location::Kind::Review).isEmpty());
  EXPECT_EQ(button(Phrase::LeaveAsItIs), nullptr) << "that is what K itself does";
  ASSERT_NE(button(Phrase::Cancel), nullptr);
  button(Phrase::Cancel)->click();
  EXPECT_TRUE(stored().rulings.empty());
  EXPECT_TRUE(notice(Location::Kind::Review).isEmpty());
  press(Qt::Key_K);
  press(Qt::Key_Return);
  EXPECT_TRUE(stored().rulings.empty());
  ASSERT_NE(button(Phrase::GoOnRuling), nullptr) << "no key loses it";
  button(Phrase::GoOnRuling)->click();
  EXPECT_EQ(stored().rulings.size(), 1U);
  EXPECT_TRUE(notice(Location::Kind::Review).isEmpty());
}

TEST_F(RulingTest, WhatDiffersAlreadyIsNotAskedAgainByEachRuling) {
  enterResult(10, 5);
  asked.clear();
  openReview();
  nameRuler();
  press(Qt::Key_A);
  EXPECT_TRUE(asked.isEmpty()) << asked.join(u'\n').toStdString();
  EXPECT_EQ(stored().rulings.size(), 1U);
}

// A dama may have gone several ways. The route on the corrected side is a guess and is marked as a guess.
TEST_F(RulingTest, AnOpenRouteIsNotShownAsSettled) {
  std::ifstream file(DAMATH_TEST_DATA "/sheets/open_route.sheet");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  store(text);
  openReview();
  const auto guesses = [this] { return rightSide().filter(QStringLiteral("or another route?")).size(); };
  EXPECT_GE(guesses(), 1);
  acceptSheet();
  EXPECT_EQ(guesses(), 0) << "who accepts the sheet takes it so";
}

// Accepted findings are marked by a symbol and in words. The keys for the next finding skip them.
TEST_F(RulingTest, WhatWasAcceptedIsCalm) {
  const auto marks = [this] {
    std::map<window::Mark, int> count;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (kindAt(row) != RowKind::Finding) continue;
      const QModelIndex index = table->model()->index(row, 0);
      const auto mark = static_cast<window::Mark>(index.data(ReviewLines::MarkRole).toInt());
      ++count[mark];
      const bool isSaid = index.data().toString().contains(QStringLiteral("Accepted with the scoresheet"));
      EXPECT_EQ(isSaid, mark == window::Mark::Settled) << index.data().toString().toStdString();
    }
    return count;
  };
  openReview();
  const int open = marks()[window::Mark::Root];
  EXPECT_GT(open, 0);
  acceptSheet();
  EXPECT_EQ(marks()[window::Mark::Root], 0);
  EXPECT_GE(marks()[window::Mark::Settled], open);
}

TEST_F(RulingTest, WhoRuledNeedsNotBeTypedAgainToAccept) {
  openReview();
  nameRuler();
  press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_NE(confirmation(), nullptr);
  const auto fields = confirmation()->findChildren<QLineEdit*>();
  ASSERT_EQ(fields.size(), 3);
  for (const QLineEdit* field : fields) EXPECT_EQ(field->text(), QStringLiteral("Gng. Reyes"));
  EXPECT_FALSE(textOf(*confirmation()).contains(QStringLiteral("below")));
  press(Qt::Key_Return);
  EXPECT_EQ(stored().acceptance, db::Acceptance::Accepted);
}

TEST_F(RulingTest, AStrayLetterDoesNothing) {
  openReview();
  nameRuler();
  const auto rows = session.desk().journal()->size();
  const auto buttons = window.page(Location::Kind::Review)->findChildren<QPushButton*>();
  const auto seen = std::ranges::find_if(
      buttons, [](const QPushButton* button) { return button->isVisible() && button->isEnabled(); });
  ASSERT_NE(seen, buttons.end());
  (*seen)->setFocus();
  for (const Qt::Key key : {Qt::Key_A, Qt::Key_K, Qt::Key_C, Qt::Key_B}) press(key);
  EXPECT_EQ(session.desk().journal()->size(), rows);
  EXPECT_TRUE(stored().rulings.empty());
  EXPECT_EQ(QApplication::focusWidget(), *seen) << "no field was opened";
  // In the list, letters are commands. The menus show these commands only on this page.
  EXPECT_TRUE(action(Command::TakeCorrection).isVisible());
  table->setFocus();
  press(Qt::Key_A);
  EXPECT_EQ(stored().rulings.size(), 1U);
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_FALSE(action(Command::TakeCorrection).isVisible());
}

TEST_F(RulingTest, TheListAndThePageCountTheSameMistakes) {
  openReviews();
  const auto view = desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard).value();
  const int mistakes = window::mistakesIn(view);
  ASSERT_GT(mistakes, 0);
  const auto errors =
      std::ranges::count(view.stored.findings, sheet::Severity::Error, &db::StoredFinding::severity);
  ASSERT_GT(errors, mistakes) << "some merely follow";
  const auto& list = part<ListTable>(Location::Kind::Reviews);
  EXPECT_EQ(list.model()->index(0, 4).data().toInt(), mistakes);
  EXPECT_TRUE(list.model()->index(0, 3).data().toString().contains(QString::number(mistakes)));
}

// A finding about missing R.C. rows expects a list of chips, which is not a number. Accepting the correction
// makes a ruling with the sum of the missing rows.
TEST_F(RulingTest, TheCorrectionOfMissingRowsIsTaken) {
  store(kShort);
  openReview();
  nameRuler();
  int row = 0;
  while (row < table->model()->rowCount() &&
         !table->model()->index(row, 0).data().toString().contains(QStringLiteral("missing in R.C."))) {
    ++row;
  }
  ASSERT_LT(row, table->model()->rowCount());
  table->goToRow(row);
  press(Qt::Key_A);
  EXPECT_TRUE(notice(Location::Kind::Review).isEmpty()) << notice(Location::Kind::Review).toStdString();
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(stored().rulings.at(0).cell, sheet::Cell::Remaining);
  EXPECT_EQ(stored().rulings.at(0).value, "3");
}

TEST_F(RulingTest, TheTableHasTheKeysAgainOnceASheetIsAccepted) {
  store(kShort);
  openReview();
  action(Command::AcceptSheet).trigger();
  ASSERT_NE(confirmation(), nullptr);
  press(Qt::Key_Return);
  ASSERT_EQ(stored().acceptance, db::Acceptance::Accepted);
  EXPECT_TRUE(table->hasFocus());
}

TEST_F(RulingTest, WhatIsKeptCountsNowhereAsAMistake) {
  store(kShort);
  openReview();
  const auto mistakes = [this] {
    return window::mistakesIn(desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard).value());
  };
  const int before = mistakes();
  nameRuler();
  table->goToCell(1, 1);
  press(Qt::Key_K);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(mistakes(), before - 1);
  openReviews();
  const auto& list = part<ListTable>(Location::Kind::Reviews);
  EXPECT_EQ(list.model()->index(0, 4).data().toInt(), before - 1);
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  const auto* panel = window.page(Location::Kind::Sheet)->findChild<FindingsPanel*>();
  EXPECT_EQ(panel->mistakes(), before - 1);
  EXPECT_TRUE(panel->summary().endsWith(QStringLiteral(" · kept as written: 2")))
      << panel->summary().toStdString() << ": the score, and the total that follows from it";
}

TEST_F(RulingTest, AReasonThatIsWantingIsGoneToBeforeAnythingIsTakenBack) {
  acceptSheet();
  openReview();
  action(Command::ReopenResult).trigger();
  ASSERT_NE(confirmation(), nullptr);
  type(QStringLiteral("Gng. Reyes"));
  pauseLong();
  press(Qt::Key_Return);
  ASSERT_NE(confirmation(), nullptr);
  EXPECT_EQ(confirmation()->refusal(), QStringLiteral("This change needs a reason"));
  EXPECT_TRUE(focus()->accessibleName().startsWith(QStringLiteral("Reason")));
  EXPECT_EQ(stored().acceptance, db::Acceptance::Accepted);
  press(Qt::Key_Return);
  EXPECT_TRUE(focus()->accessibleName().startsWith(QStringLiteral("Reason"))) << "and stays there";
  type(QStringLiteral("another sheet came in"));
  press(Qt::Key_Return);
  EXPECT_EQ(stored().acceptance, db::Acceptance::Open);
}

// A new version of the sheet reopens an approved game. The dialog names what is undone and asks for a name
// and a reason. Then all steps of the review are repeated.
TEST_F(RulingTest, ASignedSheetIsCorrectedAndSignedAgain) {
  acceptSheet();
  lookOver(QStringLiteral("G. Cruz"));
  openReview();
  for (const bool isByKeys : {true, false}) {
    const auto go = [&](Location::Kind kind, Command command, Qt::Key key, Qt::KeyboardModifiers modifiers) {
      isByKeys ? press(key, modifiers) : click(kind, command);
    };
    enum class Asked { Name, NameAndReason };
    const auto answer = [&](Asked wanted) {
      ASSERT_NE(confirmation(), nullptr);
      const auto fields = confirmation()->findChildren<QLineEdit*>();
      for (QLineEdit* field : fields) {
        if (field->isVisible()) field->clear();
      }
      fields.front()->setFocus();
      type(QStringLiteral("Gng. Reyes"));
      press(Qt::Key_Return);
      if (wanted == Asked::NameAndReason) {
        ASSERT_NE(confirmation(), nullptr);
        type(QStringLiteral("held against the paper"));
        press(Qt::Key_Return);
      }
      EXPECT_EQ(confirmation(), nullptr) << confirmation()->refusal().toStdString();
    };
    go(Location::Kind::Review, Command::SignOff, Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    answer(Asked::NameAndReason);
    ASSERT_TRUE(stored().signOff);
    const int version = stored().version;
    window.goTo({Location::Kind::Sheet, event, kFirstBoard});
    auto& grid = part<SheetGrid>(Location::Kind::Sheet);
    const QString score = QString::number(isByKeys ? -10 : -11);
    for (const int column : {1, 2}) {
      ASSERT_TRUE(grid.model()->setData(grid.model()->index(1, column), score, Qt::EditRole));
    }
    grid.setFocus();
    // Saving waits until its dialog is answered, so a timer answers the dialog.
    QString told;
    QTimer::singleShot(0, [&] {
      ASSERT_NE(confirmation(), nullptr);
      for (const QLabel* label : confirmation()->findChildren<QLabel*>()) told += label->text();
      press(Qt::Key_Return);
      ASSERT_NE(confirmation(), nullptr) << "name and reason are wanted";
      EXPECT_EQ(stored().version, version);
      answer(Asked::NameAndReason);
    });
    go(Location::Kind::Sheet, Command::SaveSheet, Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(told.contains(QStringLiteral("is already approved. Another version will replace it")))
        << told.toStdString();
    ASSERT_EQ(stored().version, version + 1) << notice(Location::Kind::Sheet).toStdString();
    EXPECT_FALSE(stored().signOff) << "it is open again";
    const db::JournalRow row = session.desk().journal()->back();
    EXPECT_EQ(row.action, db::JournalAction::StoreSheet);
    EXPECT_EQ(row.by, "Gng. Reyes");
    EXPECT_EQ(row.reason, "held against the paper");
    EXPECT_TRUE(std::ranges::any_of(row.confirmations, [](const db::ConfirmationAnswer& each) {
      return each.code == db::ConfirmationReason::SignedCorrected &&
             each.level == db::ConfirmationLevel::TwoSteps;
    }));
    openReview();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    table->setFocus();
    go(Location::Kind::Review, Command::AcceptSheet, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    answer(Asked::Name);
    ASSERT_EQ(stored().acceptance, db::Acceptance::Accepted) << notice(Location::Kind::Review).toStdString();
    lookOver(QStringLiteral("G. Cruz"));
  }
}

// A drawn game with a rematch that was entered with its sheet.
class RematchReviewTest : public RulingTest {
 protected:
  void SetUp() override {
    RulingTest::SetUp();
    acceptSheet();
    enterResult(10, 10);
    const auto& entries = session.find(event)->entries;
    const desk::RematchOf of{entries[0].id, entries[1].id};
    at = of;
    const sheet::Sheet sheet = notation::parseSheetText(testing::kWrong).value();
    ASSERT_TRUE(
        session.changed(desk::SheetDesk(session.desk())
                            .enterRematch(event, of, {}, sheet, desk::WithSheet::Store, session.author())))
        << refusals.join(u'\n').toStdString();
  }
};

TEST_F(RematchReviewTest, IsRuledOnKeyedAgainAndSignedByKeys) {
  window.goTo({Location::Kind::Reviews, event, {}});
  auto& list = part<ListTable>(Location::Kind::Reviews);
  int row = -1;
  for (int i = 0; i < list.model()->rowCount(); ++i) {
    if (list.model()->index(i, 0).data().toString() == translator(Phrase::RematchShort)) row = i;
  }
  ASSERT_GE(row, 0);
  list.setCurrentIndex(list.model()->index(row, 0));
  list.setFocus();
  press(Qt::Key_Return);
  ASSERT_EQ(window.location(), locationOf(Location::Kind::Review, event, at));
  table = &part<ReviewTable>(Location::Kind::Review);
  press(Qt::Key_A);
  type(QStringLiteral("Gng. Reyes"));
  press(Qt::Key_Return);
  type(QStringLiteral("the paper says so"));
  press(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 1U) << notice(Location::Kind::Review).toStdString();
  EXPECT_EQ(stored().rulings.at(0).value, "-10");
  press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_NE(confirmation(), nullptr);
  press(Qt::Key_Return);
  EXPECT_EQ(stored().acceptance, db::Acceptance::Accepted)
      << (confirmation() == nullptr ? QString() : confirmation()->refusal()).toStdString();
  // The second entry differs in one cell, and a ruling settles the difference.
  press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_EQ(window.location(), locationOf(Location::Kind::Keying, event, at));
  auto& grid = part<SheetGrid>(Location::Kind::Keying);
  const char* const kAgain[] = {"-9 (0,3)",  "",    "",    "-1 (1,4)",  "",  "",
                                "-9 + (-1)", "-12", "-12", "10 + (-9)", "1", "7"};
  for (int i = 0; i < 12; ++i) {
    EXPECT_TRUE(grid.model()->setData(grid.model()->index(i / 6, i % 6), QString::fromLatin1(kAgain[i]),
                                      Qt::EditRole));
  }
  press(Qt::Key_Return, Qt::ControlModifier);
  type(QStringLiteral("G. Cruz"));
  press(Qt::Key_Return, Qt::ControlModifier);
  ASSERT_EQ(stored().reviews.size(), 1U) << notice(Location::Kind::Keying).toStdString();
  ASSERT_EQ(window.location().kind, Location::Kind::Review);
  press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(notice(Location::Kind::Review).contains(translator(Phrase::WantsSettling)))
      << notice(Location::Kind::Review).toStdString();
  const auto ways = part<NoticeBar>(Location::Kind::Review).findChildren<QPushButton*>();
  QTest::mouseClick(ways.front(), Qt::LeftButton);
  ASSERT_EQ(kindAt(table->currentIndex().row()), RowKind::KeyedOtherwise);
  press(Qt::Key_K);
  EXPECT_EQ(stored().rulings.size(), 1U) << "a reason is of one ruling";
  type(QStringLiteral("the paper has 1"));
  press(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 2U);
  press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  sayWhoAndWhy(QStringLiteral("Gng. Santos"));
  ASSERT_TRUE(stored().signOff) << notice(Location::Kind::Review).toStdString();
  EXPECT_EQ(stored().signOff->by, "Gng. Santos");
  press(Qt::Key_Escape);
  EXPECT_EQ(window.location().kind, Location::Kind::Reviews);
}

// Accepting applies to the version on the screen. A version that arrives meanwhile causes a message.
TEST_F(RulingTest, AVersionThatComesWhileTheDialogWaitsIsNotAccepted) {
  openReview();
  for (const Command command : {Command::AcceptSheet, Command::MarkChecked}) {
    window.commands().action(command)->trigger();
    auto* dialog = confirmation();
    ASSERT_NE(dialog, nullptr);
    const auto fields = dialog->findChildren<QLineEdit*>();
    for (QLineEdit* field : fields) field->setText(QStringLiteral("Gng. Reyes"));
    testing::actElsewhere(session, [this](desk::Desk& desk) {
      sheet::Sheet typed = stored().sheet;
      typed.lines[0].of(board::Side::Red).total += "1";
      ASSERT_TRUE(desk::SheetDesk(desk).storeSheet(event, at, typed, session.author()));
    });
    dialog->accept();
    EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("was changed in the meantime")))
        << dialog->refusal().toStdString();
    EXPECT_EQ(stored().acceptance, db::Acceptance::Open);
    EXPECT_TRUE(stored().reviews.empty());
    dialog->reject();
  }
  EXPECT_EQ(stored().version, 3);
}

TEST_F(RulingTest, ASheetThatIsTakenBackWhileTheDialogWaitsIsToldSo) {
  openReview();
  window.commands().action(Command::AcceptSheet)->trigger();
  auto* dialog = confirmation();
  ASSERT_NE(dialog, nullptr);
  testing::actElsewhere(session, [this](desk::Desk& desk) {
    desk::Author author = session.author(QStringLiteral("A"), QStringLiteral("b"));
    const auto offer = desk::HistoryDesk(desk).offer({}, author);
    ASSERT_TRUE(offer);
    if (offer->question) author.answers.push_back(window::answerTo(*offer->question, {}));
    ASSERT_TRUE(desk::HistoryDesk(desk).undo({}, author));
  });
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty());
}

TEST_F(RulingTest, AnotherSheetIsWalkedFromItsFirstFinding) {
  contest::EventSetup setup = session.find(event)->setup;
  setup.name = "Two";
  const auto added = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author()));
  ASSERT_TRUE(added);
  const contest::EventId two = *added;
  ASSERT_TRUE(
      session.changed(desk::EventDesk(session.desk()).importPlayers(two, kFourPlayers, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(two, session.author())));
  const desk::Place boards[] = {kFirstBoard, {contest::RoundNumber{1}, contest::BoardNumber{2}}};
  for (const desk::Place& board : boards) {
    storeSheet(two, kTwiceWrong, board);
  }
  const auto show = [&](const desk::Place& board) {
    window.goTo(locationOf(Location::Kind::Review, two, board));
    table = &part<ReviewTable>(Location::Kind::Review);
  };
  show(boards[0]);
  const int first = table->currentIndex().row();
  for (int i = 0; i < 3; ++i) window.commands().action(Command::NextFinding)->trigger();
  ASSERT_GT(table->currentIndex().row(), first);
  show(boards[1]);
  EXPECT_EQ(table->currentIndex().row(), first);
}

}  // namespace
}  // namespace damath::window
