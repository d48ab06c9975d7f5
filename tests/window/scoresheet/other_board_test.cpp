// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the findings while the user goes from one board to another: no board ever shows findings of
// another board.
#include <QSignalSpy>
#include <fstream>

#include "app/window/parts/list_table.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "app/window/scoresheet/live_audit.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;

constexpr desk::Place kBoardTwo{contest::RoundNumber{1}, contest::BoardNumber{2}};

class OtherBoard : public testing::SheetPageFixture {
 protected:
  void openPair() {
    event =
        addEvent("integer", "last,first,school\nRamon,Mario,A\nArroyo,Gloria,B\nCruz,Ana,C\nReyes,Jose,D\n");
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  }
  void go(const desk::Place& place) {
    window.goTo({Location::Kind::Sheet, event, place});
    page = static_cast<SheetPage*>(window.page(Location::Kind::Sheet));
    grid = &part<SheetGrid>(Location::Kind::Sheet);
  }
  [[nodiscard]] const FindingsPanel& panel() { return part<FindingsPanel>(Location::Kind::Sheet); }
  [[nodiscard]] QString shownFindings() {
    const QAbstractItemModel& model = *panel().list().model();
    QString text = panel().summary();
    for (int row = 0; row < model.rowCount(); ++row) text += u'\n' + model.index(row, 1).data().toString();
    return text;
  }
};

TEST_F(OtherBoard, NeverShowsTheFindingsOfTheBoardBefore) {
  openPair();
  // Each text is one mistake that no other board has. The other board is blank, or has a long audit.
  std::string slow = "[Set \"integer\"]\n";
  for (int i = 0; i < 30; ++i) slow += "10 x 6 | 60 | 60 || -5 x (-7) | 35 | 35\n-7 (7,2) || 4 (0,3)\n";
  for (const bool isBlank : {true, false}) {
    if (!isBlank) storeSheet(event, slow, kBoardTwo);
    for (int chip = 91357; chip < 91361; ++chip) {
      const QString mine = QString::number(chip);
      storeSheet(event, "[Set \"integer\"]\n" + std::to_string(chip) + " (0,3)\n", testing::kFirstBoard);
      go(testing::kFirstBoard);
      ASSERT_TRUE(QTest::qWaitFor([&] { return shownFindings().contains(mine); }, testing::kPatience));
      // The slot runs as soon as the model has the other board, before its audit begins.
      int looks = 0;
      const auto look = [&] {
        ++looks;
        EXPECT_FALSE(shownFindings().contains(mine)) << shownFindings().toStdString();
      };
      const auto atOnce = QObject::connect(grid->model(), &QAbstractItemModel::modelReset, &window, [&] {
        look();
        EXPECT_EQ(panel().summary(), translator(Phrase::CheckingSheet));
        EXPECT_FALSE(panel().hasFindings());
        EXPECT_EQ(panel().mistakes(), 0);
      });
      go(kBoardTwo);
      QObject::disconnect(atOnce);
      EXPECT_GT(looks, 0);
      for (int wait = 0; wait < 12; ++wait) {
        look();
        QTest::qWait(50);
      }
      if (isBlank) {
        EXPECT_EQ(panel().summary(), translator(Phrase::NothingWritten));
      }
    }
  }
  EXPECT_TRUE(QTest::qWaitFor([&] { return panel().mistakes() > 1; }, testing::kPatience));
}

TEST_F(OtherBoard, ShowsNothingOfAnAuditThatStillRuns) {
  openPair();
  go(testing::kFirstBoard);
  enter(0, 0, QStringLiteral("91357 (0,3)"));
  // The audit of the typed text begins after a pause, so it has not begun yet.
  answerNext(translator.plain(Phrase::KeepAsDraft).remove(u'&'));
  go(kBoardTwo);
  for (int wait = 0; wait < 12; ++wait) {
    EXPECT_FALSE(shownFindings().contains(QStringLiteral("91357")));
    QTest::qWait(50);
  }
  EXPECT_EQ(panel().summary(), translator(Phrase::NothingWritten));
}

// A scoresheet that has the moves of another board was probably typed at the wrong board. The question names
// the other board, and the journal keeps the answer.
TEST_F(OtherBoard, TheMovesOfAnotherBoardAreAskedAboutBeforeSaving) {
  openPair();
  std::string text = "[Set \"integer\"]\n";
  for (int line = 0; line < 10; ++line) text += "-9 (0,3) || -1 (1,4)\n";
  storeSheet(event, text, testing::kFirstBoard);
  go(kBoardTwo);
  const QString path = folder.filePath(QStringLiteral("same.sheet"));
  std::ofstream(window::fromQt(path)) << text;
  page->importSheet(path);
  const auto onBoardTwo = [this] { return desk::SheetDesk(session.desk()).sheets(event, kBoardTwo)->size(); };
  isAgreeing = false;
  page->run(Command::SaveSheet);
  ASSERT_EQ(questions.size(), 1);
  EXPECT_TRUE(questions.front().contains(QStringLiteral("round 1 board 2")))
      << questions.front().toStdString();
  EXPECT_TRUE(questions.front().contains(QStringLiteral("round 1 board 1")))
      << questions.front().toStdString();
  EXPECT_EQ(goOns.front(), translator(Phrase::StoreForThisBoard));
  EXPECT_EQ(onBoardTwo(), 0U);
  isAgreeing = true;
  page->run(Command::SaveSheet);
  EXPECT_EQ(onBoardTwo(), 1U);
  const auto journal = session.desk().journal();
  ASSERT_TRUE(journal);
  ASSERT_FALSE(journal->back().confirmations.empty());
  EXPECT_EQ(journal->back().confirmations.front().code, db::ConfirmationReason::SheetTwice);
  EXPECT_EQ(window::toQt(journal->back().confirmations.front().text), questions.back());
}

TEST(LiveAudit, TellsNothingOfAnotherScoresheet) {
  const Translator translator(words::Language::English);
  LiveAudit audit(translator);
  audit.setLaw(rules::manual(), *rules::builtInChipSet("integer"));
  QSignalSpy done(&audit, &LiveAudit::done);
  const auto sheet = notation::parseSheetText("[Set \"integer\"]\n99 (0,3)\n");
  ASSERT_TRUE(sheet);
  SheetIdentity open{QStringLiteral("a.damath"), {}, db::ofGame(contest::GameId{1}), 0};
  audit.setOpen(open);
  // Each change makes another scoresheet of the open one: its version, game, kind and contest file.
  const std::vector<std::function<void(SheetIdentity&)>> changes = {
      [](SheetIdentity& each) { ++each.version; },
      [](SheetIdentity& each) { each.owner = db::ofGame(contest::GameId{2}); },
      [](SheetIdentity& each) { each.owner = db::ofRematch(contest::GameId{2}); },
      [](SheetIdentity& each) { each.event = contest::EventId{7}; },
      [](SheetIdentity& each) { each.owner.reset(); },
      [](SheetIdentity& each) { each.contest = QStringLiteral("b.damath"); }};
  for (const auto& change : changes) {
    audit.ask(*sheet);
    change(open);
    audit.setOpen(open);
    QTest::qWait(150);
    EXPECT_EQ(done.count(), 0);
    EXPECT_TRUE(audit.last().report.findings.empty());
  }
  audit.ask(*sheet);
  audit.setOpen(open);
  EXPECT_TRUE(audit.settle());
  EXPECT_EQ(done.count(), 1);
  EXPECT_EQ(audit.last().of, open);
  EXPECT_FALSE(audit.last().report.findings.empty());
}

}  // namespace
}  // namespace damath::window
