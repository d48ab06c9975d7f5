// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

sheet::Sheet parsed(const std::string& text) {
  return notation::parseSheetText(text).value();
}

// Four turns of an integer game with correct scores.
const std::string kRight =
    "[Set \"integer\"]\n[Blue \"P1\"]\n[Red \"P4\"]\n[Result \"0-1\"]\n\n"
    "-9 (0,3) | | || -1 (1,4) | |\n"
    "-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";
// A sheet like kRight, with a wrong score that is carried into the total.
const std::string kMiswritten =
    "[Set \"integer\"]\n[Blue \"P1\"]\n[Red \"P4\"]\n[Result \"0-1\"]\n\n"
    "-9 (0,3) | | || -1 (1,4) | |\n"
    "-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";

class Sheets : public DeskTest {
 protected:
  Sheets() { done(pairings().pairNextRound(m_event, m_user)); }
  auto store(const std::string& text) {
    return sheets().storeSheet(m_event, place(1, 1), parsed(text), m_user);
  }
  auto accept(const Author& author) { return sheets().acceptSheet(m_event, place(1, 1), author); }
  auto versions() { return sheets().sheets(m_event, place(1, 1)).value(); }

  contest::EventId m_event = addEvent(4);
};

bool hasError(const std::vector<db::StoredFinding>& findings, sheet::FindingCode code) {
  for (const db::StoredFinding& finding : findings) {
    if (finding.code == code && finding.severity == sheet::Severity::Error) return true;
  }
  return false;
}

TEST_F(Sheets, AreKeptAsWrittenWithTheirFindings) {
  const auto view = store(kMiswritten);
  ASSERT_TRUE(view);
  EXPECT_EQ(view->stored.version, 1);
  EXPECT_TRUE(hasError(view->stored.findings, sheet::FindingCode::WrongScore));
  reopen();
  const auto kept = versions();
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].stored.sheet, parsed(kMiswritten));
  EXPECT_EQ(kept[0].stored.findings, view->stored.findings);
  EXPECT_EQ(kept[0].stored.acceptance, db::Acceptance::Open);
  EXPECT_EQ(kept[0].report.findings.size(), kept[0].stored.findings.size());
  EXPECT_FALSE(event().games[0].result) << "storing sets no result";
}

TEST_F(Sheets, ALaterVersionLeavesTheEarlierReadable) {
  ASSERT_TRUE(store(kMiswritten));
  ASSERT_EQ(got(store(kRight)).stored.version, 2);
  const auto kept = versions();
  ASSERT_EQ(kept.size(), 2U);
  EXPECT_EQ(kept[0].stored.sheet, parsed(kMiswritten));
  EXPECT_EQ(kept[1].stored.sheet, parsed(kRight));
}

TEST_F(Sheets, TheVerySameSheetIsStoredOnce) {
  ASSERT_TRUE(store(kMiswritten));
  const std::size_t rows = got(m_desk->journal()).size();
  EXPECT_EQ(got(store(kMiswritten)).stored.version, 1);
  EXPECT_EQ(got(m_desk->journal()).size(), rows);
  EXPECT_EQ(versions().size(), 1U);
}

TEST_F(Sheets, AcceptingSetsTheAuditedResult) {
  const auto view = got(store(kMiswritten));
  const auto accepted = accept(m_user);
  ASSERT_TRUE(accepted);
  EXPECT_EQ(accepted->result.kind, ChangeKind::First);
  EXPECT_GT(accepted->corrections, 0);
  const contest::GameResult result = event().games[0].result.value();
  EXPECT_EQ(result.blueGrand, view.report.of(board::Side::Blue).grand);
  EXPECT_EQ(result.redGrand, view.report.of(board::Side::Red).grand);
  EXPECT_EQ(result.result, view.report.result);
  EXPECT_EQ(result.ending, rules::Ending::Time);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Sheets, CorrectionsStandBesideWhatWasWritten) {
  ASSERT_TRUE(store(kMiswritten));
  ASSERT_TRUE(accept(m_named));
  const auto kept = versions();
  EXPECT_EQ(kept[0].stored.sheet, parsed(kMiswritten));
  EXPECT_EQ(kept[0].stored.acceptance, db::Acceptance::Accepted);
  bool score = false;
  for (const db::StoredCorrection& correction : kept[0].stored.corrections) {
    EXPECT_EQ(correction.by, "Gng. Muñoz");
    EXPECT_EQ(correction.reason, "maling pagbasa");
    EXPECT_FALSE(correction.at.empty());
    score = score || (correction.line == 2 && correction.side == board::Side::Blue &&
                      correction.cell == sheet::Cell::Score && correction.written == "-12" &&
                      correction.correct == "-10");
  }
  EXPECT_TRUE(score);
}

TEST_F(Sheets, WithoutAReasonTheFindingIsTheReason) {
  ASSERT_TRUE(store(kMiswritten));
  ASSERT_TRUE(accept(m_user));
  std::string reasons;
  const auto kept = versions();
  for (const db::StoredCorrection& correction : kept[0].stored.corrections)
    reasons += correction.reason + ";";
  EXPECT_NE(reasons.find("wrongScore S1;"), std::string::npos) << reasons;
}

TEST_F(Sheets, ASheetIsAcceptedOnce) {
  announce({ConfirmationReason::SheetReplaced});
  EXPECT_EQ(refusalOf(accept(m_user)), Refusal::NoSuchSheet);
  ASSERT_TRUE(store(kRight));
  ASSERT_TRUE(accept(m_user));
  EXPECT_EQ(refusalOf(accept(m_user)), Refusal::SheetAccepted);
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), parsed(kMiswritten), m_named));
  EXPECT_TRUE(accept(m_named)) << "the newer version is another sheet";
}

TEST_F(Sheets, AnotherResultThatStandsIsACorrection) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers});
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), totals(500, 3), m_user));
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), parsed(kRight), m_named));
  EXPECT_EQ(refusalOf(accept(m_user)), Refusal::ByRequired);
  EXPECT_EQ(refusalOf(accept({"arbiter", "Bb. Cruz", {}})), Refusal::ReasonRequired);
  EXPECT_EQ(versions()[0].stored.acceptance, db::Acceptance::Open);
  const auto accepted = accept(m_named);
  ASSERT_TRUE(accepted);
  EXPECT_EQ(accepted->result.kind, ChangeKind::Correction);
  EXPECT_EQ(accepted->result.before->blueGrand, exact::Number(500));
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Sheets, TheSameResultIsConfirmed) {
  const auto view = store(kRight);
  ASSERT_TRUE(view);
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1),
                                 {rules::Ending::Time, view->report.of(board::Side::Blue).grand,
                                  view->report.of(board::Side::Red).grand},
                                 m_user));
  const auto accepted = accept(m_user);
  ASSERT_TRUE(accepted);
  EXPECT_EQ(accepted->result.kind, ChangeKind::Confirmed);
}

TEST_F(Sheets, TheEndingOnTheSheetDecides) {
  std::string text = kRight;
  text.insert(0, "[Ending \"resignRed\"]\n");
  ASSERT_TRUE(store(text));
  ASSERT_TRUE(accept(m_user));
  const contest::GameResult result = event().games[0].result.value();
  EXPECT_EQ(result.ending, rules::Ending::ResignRed);
  EXPECT_EQ(result.result, rules::Result::BlueWins);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

std::string kindsOf(const std::vector<Mismatch>& list) {
  std::string text;
  for (const Mismatch& mismatch : list)
    text += (text.empty() ? "" : " ") + std::string(toText(mismatch.kind));
  return text;
}

TEST_F(Sheets, AHeadThatFitsThePairingHasNoMismatch) {
  EXPECT_EQ(kindsOf(got(store(kRight)).mismatches), "");
  EXPECT_EQ(
      kindsOf(
          store("[Round \"1\"]\n[Board \"1\"]\n[Ruleset \"manual\"]\n[Set \"integer\"]\n[Blue \"p1, a\"]\n"
                "[Red \"A P4\"]\n\n-9 (0,3)\n")
              ->mismatches),
      "");
}

// A clerk stores the sheet of another game. The question lists all differences, and nothing is stored without
// a name.
TEST_F(Sheets, AHeadThatDoesNotFitIsAskedAbout) {
  announce({ConfirmationReason::SheetMisfiled});
  const sheet::Sheet other = parsed(
      "[Round \"2\"]\n[Board \"3\"]\n[Ruleset \"depEd\"]\n[Set \"whole\"]\n[Blue \"Iba\"]\n[Red "
      "\"P1\"]\n\n-9 (0,3)\n");
  const auto asked = sheets().storeSheet(m_event, place(1, 1), other, m_user);
  ASSERT_EQ(refusalOf(asked), Refusal::ByRequired);
  ASSERT_NE(asked.error().question(), nullptr);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::SheetMisfiled);
  EXPECT_EQ(kindsOf(asked.error().question()->as<Misfiling>()->mismatches),
            "set ruleset round board blueName redName");
  EXPECT_EQ(refusalOf(sheets().storeAndAccept(m_event, place(1, 1), other, m_user)), Refusal::ByRequired);
  EXPECT_TRUE(versions().empty());
  EXPECT_FALSE(event().games[0].result);
  const auto view = sheets().storeSheet(m_event, place(1, 1), other, m_named);
  ASSERT_TRUE(view);
  EXPECT_EQ(kindsOf(view->mismatches), "set ruleset round board blueName redName");
  EXPECT_EQ(view->mismatches[4].onSheet, "Iba");
  EXPECT_EQ(view->mismatches[4].expected.substr(0, 2), "P1");
}

TEST_F(Sheets, SidesThatHaveChangedPlacesAreToldAsSuch) {
  const auto asked = store("[Set \"integer\"]\n[Blue \"A P4\"]\n[Red \"p1, a\"]\n\n-9 (0,3)\n");
  ASSERT_EQ(refusalOf(asked), Refusal::ByRequired);
  EXPECT_EQ(kindsOf(asked.error().question()->as<Misfiling>()->mismatches), "sides");
}

// Players write their names in their usual way. Only a really different name counts as a difference.
TEST_F(Sheets, ANameIsKnownByItsWords) {
  contest::EventSetup setup = setupOf("Names");
  const contest::EventId id = events().addEvent(setup, m_user).value();
  ASSERT_TRUE(events().importPlayers(
      id, "last,first,middle,school\nPeña,José Mario,Cruz,X\nde la Paz,Ana,,Y\n", m_user));
  ASSERT_TRUE(pairings().pairNextRound(id, m_user));
  const auto names = [&](const std::string& blue) {
    const auto stored = sheets().storeSheet(
        id, place(1, 1), parsed("[Set \"integer\"]\n[Blue \"" + blue + "\"]\n\n-9 (0,3)\n"), m_user);
    return stored ? std::string()
                  : std::string(kindsOf(stored.error().question()->as<Misfiling>()->mismatches));
  };
  for (const char* known : {"Peña", "PEÑA, JOSÉ MARIO C.", "Jose\u0301 Mario Pen\u0303a", "J. M. Peña",
                            "Peña, José Mario Cruz Jr."}) {
    EXPECT_EQ(names(known), "") << known;
  }
  EXPECT_EQ(names("Ana de la Paz"), "blueName");
  EXPECT_EQ(names("Peña, Juan"), "blueName");
}

TEST_F(Sheets, AnAcceptedSheetIsReplacedByNameAndReason) {
  announce({ConfirmationReason::SheetReplaced});
  ASSERT_TRUE(store(kRight));
  ASSERT_TRUE(accept(m_user));
  const auto asked = store(kMiswritten);
  ASSERT_EQ(refusalOf(asked), Refusal::ByRequired);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::SheetReplaced);
  EXPECT_EQ(versions().size(), 1U);
  EXPECT_TRUE(store(kRight)) << "the very same sheet is no replacement";
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), parsed(kMiswritten), m_named));
  EXPECT_EQ(got(sheets().sheetInForce(m_event, place(1, 1))).stored.version, 2);
}

// Two clerks enter the same sheet. The second clerk is asked about the version that the first clerk stored
// meanwhile.
TEST_F(Sheets, AVersionThatCameInMeanwhileIsAskedAbout) {
  const auto since = [&](const Author& author, BasedOn basedOn) {
    return sheets().storeSheet(m_event, place(1, 1), parsed(kMiswritten), author, basedOn);
  };
  Author clerk = m_user;
  clerk.by = "Bb. Cruz";
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), parsed(kRight), clerk, 0));
  const auto asked = since(m_user, 0);
  ASSERT_EQ(refusalOf(asked), Refusal::ByRequired);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::SheetNewer);
  EXPECT_EQ(asked.error().question()->as<VersionStored>()->version, 1);
  EXPECT_EQ(asked.error().question()->as<VersionStored>()->by, "Bb. Cruz");
  EXPECT_FALSE(asked.error().question()->as<VersionStored>()->at.empty());
  EXPECT_EQ(versions().size(), 1U);
  ASSERT_TRUE(since(m_user, 1)) << "who started from it is asked nothing";
  EXPECT_EQ(refusalOf(sheets().acceptSheet(m_event, place(1, 1), m_user, 1)), Refusal::ByRequired)
      << "another version would be accepted than was looked at";
  EXPECT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_user, 2));
}

TEST_F(Sheets, StoringAndAcceptingIsOneChange) {
  announce({ConfirmationReason::Undone});
  const auto entered = sheets().storeAndAccept(m_event, place(1, 1), parsed(kMiswritten), m_user);
  ASSERT_TRUE(entered);
  EXPECT_EQ(entered->view.stored.acceptance, db::Acceptance::Accepted);
  EXPECT_GT(entered->accepted.corrections, 0);
  EXPECT_TRUE(event().games[0].result);
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_FALSE(event().games[0].result);
  EXPECT_EQ(refusalOf(sheets().sheetInForce(m_event, place(1, 1))), Refusal::NoSuchSheet);
}

// The acceptance would correct an entered result, but the author gives no name. So the acceptance is refused,
// and the new sheet is not stored either.
TEST_F(Sheets, NothingIsStoredThatIsNotAccepted) {
  announce({ConfirmationReason::ResultCorrected});
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), totals(500, 3), m_user));
  EXPECT_EQ(refusalOf(sheets().storeAndAccept(m_event, place(1, 1), parsed(kRight), m_user)),
            Refusal::ByRequired);
  EXPECT_TRUE(versions().empty());
  ASSERT_TRUE(sheets().storeAndAccept(m_event, place(1, 1), parsed(kRight), m_named));
}

TEST_F(Sheets, AnImportedSheetCanBeUndone) {
  announce({ConfirmationReason::Undone});
  ASSERT_TRUE(store(kRight));
  ASSERT_TRUE(store(kMiswritten));
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  const auto view = sheets().sheetInForce(m_event, place(1, 1));
  ASSERT_TRUE(view);
  EXPECT_EQ(view->stored.version, 1) << "the version in force is the first again";
  EXPECT_EQ(versions().size(), 2U) << "what was undone stays evidence";
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_EQ(refusalOf(sheets().sheetInForce(m_event, place(1, 1))), Refusal::NoSuchSheet);
}

// An action that has several journal rows is described completely, before its undo and after it.
TEST_F(Sheets, WhatGoesWithAnAcceptanceIsTold) {
  ASSERT_TRUE(sheets().storeAndAccept(m_event, place(1, 1), parsed(kRight), m_user));
  const auto isWhole = [](const RowFacts& row) {
    EXPECT_EQ(row.action, db::JournalAction::AcceptSheet);
    const auto stored = std::ranges::find(row.with, db::JournalAction::StoreSheet, &RowFacts::action);
    ASSERT_NE(stored, row.with.end());
    EXPECT_EQ(stored->version, 1);
    const auto entered = std::ranges::find(row.with, db::JournalAction::SetResult, &RowFacts::action);
    ASSERT_NE(entered, row.with.end());
    EXPECT_TRUE(entered->after);
    // The first result of a round publishes the round.
    EXPECT_NE(std::ranges::find(row.with, db::JournalAction::PublishRound, &RowFacts::action),
              row.with.end());
  };
  const auto offer = HistoryDesk(*m_desk).offer({}, m_named);
  ASSERT_TRUE(offer);
  isWhole(offer->rows.at(0));
  ASSERT_TRUE(offer->question) << "it is another person's";
  isWhole(offer->question->as<ActsUndone>()->undone.at(0));
  const auto undone = HistoryDesk(*m_desk).undo({}, m_user);
  ASSERT_TRUE(undone);
  isWhole(undone->rows.at(0));
  const auto redone = HistoryDesk(*m_desk).redo(m_user);
  ASSERT_TRUE(redone);
  isWhole(redone->rows.at(0));
}

TEST_F(Sheets, NoSuchGameAndNoText) {
  EXPECT_EQ(refusalOf(sheets().storeSheet(m_event, place(1, 9), parsed(kRight), m_user)),
            Refusal::NoSuchGame);
  EXPECT_EQ(refusalOf(sheets().sheets(contest::EventId{9}, place(1, 1))), Refusal::NoSuchEvent);
  sheet::Sheet broken = parsed(kRight);
  broken.lines[0].of(board::Side::Blue).move = "-9\xF1";
  EXPECT_EQ(refusalOf(sheets().storeSheet(m_event, place(1, 1), broken, m_user)), Refusal::NotText);
  for (const char* cell : {"9 | 8", "# 9", "[Set \"whole\"]"}) {
    broken.lines[0].of(board::Side::Blue).move = cell;
    EXPECT_EQ(refusalOf(sheets().storeSheet(m_event, place(1, 1), broken, m_user)), Refusal::NotText) << cell;
  }
  EXPECT_TRUE(versions().empty());
}

// A sheet is evidence: look-alike characters, wide spaces, quotes and unreadable text are read back letter by
// letter.
TEST_F(Sheets, StrangeWritingIsKeptLetterByLetter) {
  const sheet::Sheet strange = parsed(
      "[Set \"integer\"]\n[Remark \"a \\\"b\\\" \\\\ c\"]\n－９\u3000（０，３） | ？ || #5; \"a\", 'b' | "
      "\u00bd\u00a0½\n"
      "[xy] 🜁\tの | −1o ||\nＲＣ： ⑧ × ２ | ≈\n");
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), strange, m_user));
  reopen();
  EXPECT_EQ(versions()[0].stored.sheet, strange);
  EXPECT_EQ(parsed(notation::toSheetText(versions()[0].stored.sheet)), strange);
}

TEST_F(Sheets, TheManualsOwnSheetsAreStoredAndReplayedAlike) {
  announce({ConfirmationReason::SheetMisfiled});
  const std::string path = std::string(DAMATH_TEST_DATA) + "/manual/integer.sheet";
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), parsed(testing::contentOf(path)), m_named));
  reopen();
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  // The manual's sheets leave out lines. The facilitator must first rule on these gaps.
  EXPECT_EQ(refusalOf(accept(m_named)), Refusal::NotProven);
  const SheetView view = got(sheets().sheetInForce(m_event, place(1, 1)));
  for (const sheet::Ruling& open : openGaps(view.stored, view.report)) {
    db::StoredRuling keep;
    keep.line = open.line;
    keep.side = open.side;
    done(ReviewDesk(*m_desk).rule(m_event, place(1, 1), keep, m_named));
  }
  announce({ConfirmationReason::SheetMisfiled, ConfirmationReason::NotFollowed});
  ASSERT_TRUE(accept(m_named));
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  const contest::GameResult result = event().games[0].result.value();
  EXPECT_EQ(result.blueGrand, exact::Number(75));
  EXPECT_EQ(result.redGrand, exact::Number(-72));
}

// A sheet at the wrong board is removed together with the result from it, but stays readable as an old
// version. One undo restores both.
TEST_F(Sheets, AreTakenOffWithTheResultThatCameOfThem) {
  EXPECT_EQ(refusalOf(sheets().takeOff(m_event, place(1, 1), m_named)), Refusal::NoSuchSheet);
  ASSERT_TRUE(store(kRight));
  EXPECT_EQ(refusalOf(sheets().takeOff(m_event, place(1, 1), m_named)), Refusal::ConfirmationAsked);
  announce({ConfirmationReason::SheetTakenOff});
  EXPECT_EQ(refusalOf(sheets().takeOff(m_event, place(1, 1), m_user)), Refusal::ByRequired);
  const auto off = sheets().takeOff(m_event, place(1, 1), m_named);
  ASSERT_TRUE(off);
  EXPECT_EQ(off->sheet.version, 1);
  EXPECT_FALSE(off->before);
  EXPECT_EQ(refusalOf(sheets().sheetInForce(m_event, place(1, 1))), Refusal::NoSuchSheet);
  ASSERT_EQ(versions().size(), 1U) << "it stays readable";
  ASSERT_TRUE(store(kRight));
  EXPECT_EQ(versions().size(), 2U) << "a number is never given twice";
  ASSERT_TRUE(accept(m_user));
  announce({ConfirmationReason::SheetTakenOff, ConfirmationReason::ResultReopened,
            ConfirmationReason::AcceptanceUndone});
  const auto accepted = sheets().takeOff(m_event, place(1, 1), m_named);
  ASSERT_TRUE(accepted);
  EXPECT_TRUE(accepted->before);
  EXPECT_FALSE(event().games[0].result);
  EXPECT_TRUE(verify(*m_desk).value().empty());
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_TRUE(event().games[0].result);
  EXPECT_EQ(sheets().sheetInForce(m_event, place(1, 1))->stored.acceptance, db::Acceptance::Accepted);
}

}  // namespace
}  // namespace damath::desk
