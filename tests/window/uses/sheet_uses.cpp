// SPDX-License-Identifier: GPL-3.0-or-later
// The use cases of scoresheets: typing, accepting, deleting, and reviewing.
#include "app/desk/sheets/review_desk.hpp"
#include "app/window/review/review_lines.hpp"
#include "app/window/review/review_table.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/support/habit_sheet.hpp"
#include "tests/window/uses/use.hpp"

namespace damath::testing {

namespace {

using db::JournalAction;
using window::Command;
using Kind = window::Location::Kind;
using words::Phrase;

// BLUE's score in line 2 is written as −12; the correct value is −9 + (−1) = −10.
constexpr std::string_view kSlip =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";

void standWithSheet(Stage& stage) {
  stage.twoMeet();
  stage.storeSheet(stage.event, kSlip);
}

void standInReview(Stage& stage) {
  standWithSheet(stage);
  stage.open(Kind::Review);
}

void standInReviewAccepted(Stage& stage) {
  standWithSheet(stage);
  stage.accept();
  stage.open(Kind::Review);
}

// Opens the review of a sheet. The second entry by another person has a different total of RED.
void standInReviewKeyed(Stage& stage) {
  standWithSheet(stage);
  sheet::Sheet second = notation::parseSheetText(kSlip).value();
  second.lines[1].of(board::Side::Red).total = "7";
  EXPECT_TRUE(stage.session.changed(
      desk::ReviewDesk(stage.session.desk())
          .review(stage.event, kFirstBoard, second, stage.by(QStringLiteral("G. Cruz")))));
  stage.open(Kind::Review);
}

void goToSecondEntry(Stage& stage) {
  using RowKind = window::ReviewLines::RowKind;
  auto& table = stage.part<window::ReviewTable>(Kind::Review);
  for (int row = 0; row < table.model()->rowCount(); ++row) {
    const auto kind =
        static_cast<RowKind>(table.model()->index(row, 0).data(window::ReviewLines::RowKindRole).toInt());
    if (kind == RowKind::KeyedOtherwise) return stage.person().goTo(table, row);
  }
  ADD_FAILURE() << "no row of the keying";
}

void typeMoves(Stage& stage, Kind page) {
  stage.person().goTo(stage.part<window::SheetGrid>(page), 0);
  stage.person().type(QStringLiteral("-9 03"));
  stage.person().type(QStringLiteral("-1 14"));
}

// Enters the reviewer's name and the reason below the table. The waiting ruling is then made.
void nameRuler(Stage& stage) {
  stage.person().write(Phrase::RuledBy, QStringLiteral("Gng. Reyes"));
  stage.person().write(Phrase::Reason, QStringLiteral("the paper says so"));
  stage.person().key(Qt::Key_Return);
}

}  // namespace

std::vector<Use> sheetUses() {
  return {
      {.name = "StoreSheet",
       .writes = {JournalAction::StoreSheet},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.lend();
             stage.open(Kind::Sheet);
           },
       .refused =
           [](Stage& stage) {
             typeMoves(stage, Kind::Sheet);
             stage.person().command(Command::SaveSheet);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.bringBack();
             stage.person().command(Command::SaveSheet);
           }},
      {.name = "AcceptSheet",
       .writes = {JournalAction::AcceptSheet},
       .runs = {Command::AcceptSheet},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.enter(12, 8);
             // The result of this sheet differs from the entered result.
             desk::Author author = stage.session.author();
             author.answers = {
                 {db::ConfirmationLevel::Acknowledge, db::ConfirmationReason::ResultDiffers, "yes"}};
             EXPECT_TRUE(stage.session.changed(
                 desk::SheetDesk(stage.session.desk())
                     .storeSheet(stage.event, kFirstBoard, notation::parseSheetText(kSlip).value(), author)));
             stage.open(Kind::Sheet);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::AcceptSheet);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::AcceptSheet);
             stage.person().submit();
             stage.person().sign(Phrase::By);
           }},
      {.name = "AcceptTypedSheet",
       .writes = {JournalAction::StoreSheet, JournalAction::AcceptSheet},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.enter(12, 8);
             stage.open(Kind::Sheet);
           },
       .refused =
           [](Stage& stage) {
             typeMoves(stage, Kind::Sheet);
             stage.person().command(Command::AcceptSheet);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::AcceptSheet);
             stage.person().submit();
             stage.person().sign(Phrase::By);
           }},
      {.name = "EnterRematchByItsSheet",
       .writes = {JournalAction::AddRematch, JournalAction::StoreSheet},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.enter(10, 10);
             stage.open(Kind::Tally);
           },
       // Refused because a result without lines is no sheet.
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::OpenSheet);
             stage.person().pick(Phrase::ResultField, 1);
             stage.person().command(Command::SaveSheet);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             typeMoves(stage, Kind::Sheet);
             stage.person().pick(Phrase::ResultField, 0);
             stage.person().command(Command::SaveSheet);
           }},
      {.name = "TakeOffSheet",
       .writes = {JournalAction::TakeOffSheet},
       .runs = {Command::TakeOffSheet},
       .stand =
           [](Stage& stage) {
             standWithSheet(stage);
             stage.open(Kind::Sheet);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::TakeOffSheet);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::TakeOffSheet);
             stage.person().sign(Phrase::UndoneBy);
           }},
      {.name = "OpenAcceptedSheetAgain",
       .writes = {JournalAction::ReopenResult, JournalAction::ReopenSheet},
       .stand = standInReviewAccepted,
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::ReopenResult);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::ReopenResult);
             stage.person().sign(Phrase::UndoneBy);
           }},
      {.name = "MarkChecked",
       .writes = {JournalAction::ReviewSheet},
       .stand = standInReview,
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::MarkChecked);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::MarkChecked);
             stage.person().write(Phrase::ReviewedBy, QStringLiteral("G. Cruz"));
             stage.person().submit();
           }},
      {.name = "EnterAgain",
       .writes = {JournalAction::ReviewSheet},
       .stand =
           [](Stage& stage) {
             standWithSheet(stage);
             stage.open(Kind::Keying);
           },
       .refused =
           [](Stage& stage) {
             typeMoves(stage, Kind::Keying);
             stage.person().command(Command::StoreSecondEntry);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.person().write(Phrase::SecondEntryBy, QStringLiteral("G. Cruz"));
             stage.person().command(Command::StoreSecondEntry);
           }},
      {.name = "TakeSecondEntry",
       .writes = {JournalAction::StoreSheet},
       .stand = standInReviewKeyed,
       .refused =
           [](Stage& stage) {
             goToSecondEntry(stage);
             stage.person().command(Command::TakeCorrection);
             stage.person().press(Phrase::StoreTaken);
             return stage.person().told();
           },
       .done = nameRuler},
      {.name = "AcceptHabit",
       .writes = {JournalAction::StoreSheet},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.storeSheet(stage.event, support::kRedFromRed);
             stage.open(Kind::Review);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::AcceptHabit);
             return stage.person().told();
           },
       .done = nameRuler},
      {.name = "TakeCorrection",
       .writes = {JournalAction::Rule},
       .stand = standInReview,
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::TakeCorrection);
             return stage.person().told();
           },
       .done = nameRuler},
      {.name = "KeepWritten",
       .writes = {JournalAction::Rule},
       .stand = standInReview,
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::KeepWritten);
             return stage.person().told();
           },
       .done = nameRuler},
      {.name = "CorrectCell",
       .writes = {JournalAction::Rule},
       .runs = {Command::CorrectCell},
       .stand = standInReview,
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::CorrectCell);
             stage.person().type(QStringLiteral("many"));
             return stage.person().told();
           },
       // The refused value is still in its field.
       .done =
           [](Stage& stage) {
             stage.person().key(Qt::Key_A, Qt::ControlModifier);
             stage.person().type(QStringLiteral("-11"));
             nameRuler(stage);
           }},
      {.name = "SignOff",
       .writes = {JournalAction::SignOff},
       .runs = {Command::SignOff},
       .stand = standInReviewAccepted,
       // Refused because the sheet has not been checked.
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::SignOff);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.lookOver();
             stage.person().command(Command::SignOff);
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().sign(Phrase::SignedBy);
           }},
      {.name = "LogViolation",
       .writes = {JournalAction::AddViolation},
       .runs = {Command::LogViolation},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.open(Kind::Reviews);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::LogViolation);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::LogViolation);
             stage.person().write(Phrase::ViolationBy, QStringLiteral("T. Sy"));
             stage.person().submit();
           }},
  };
}

}  // namespace damath::testing
