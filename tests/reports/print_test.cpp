// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/print.hpp"
#include "reports/render/draw/printable.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <csignal>

#include "core/contest/systems/standings.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "reports/compose/parts/event_head.hpp"
#include "reports/render/draw/canvas.hpp"
#include "reports/render/draw/expression.hpp"
#include "reports/render/draw/fitted_text.hpp"
#include "reports/render/draw/form_font.hpp"
#include "reports/render/lacking_letters.hpp"
#include "tests/reports/pdf_file.hpp"
#include "tests/reports/picture.hpp"
#include "tests/reports/samples.hpp"
#include "words/phrase.hpp"

namespace damath::render {
namespace {

using compose::Document;
using compose::Form;
using samples::bare;
using samples::documentOf;
using samples::expectTexts;
using samples::PdfFile;
using words::Language;
using words::Phrase;

Form manualForm(const std::string& name, Language language = Language::English) {
  const sheet::Sheet sheet = samples::manualSheet(name);
  return compose::scoresheet(sheet, compose::headOf(sheet), language);
}

Form correctedForm() {
  const sheet::Sheet sheet = samples::manualSheet("rational");
  const samples::AuditSample audit = samples::rationalAudit();
  return compose::correctedScoresheet(sheet, compose::headOf(sheet), *rules::builtInChipSet("rational"),
                                      {audit.report, audit.outcome, audit.sentences}, Language::English);
}

TEST(Scoresheets, EveryCellOfTheManualsSheetsIsOnThePage) {
  for (const char* name : {"integer", "rational", "polynomial"}) {
    for (const Language language : kEvery<Language>) {
      const PdfFile pdf(documentOf(manualForm(name, language), language), Paper::A4);
      EXPECT_EQ(pdf.pages(), 1);
      const QString page = pdf.text();
      for (const sheet::Line& line : samples::manualSheet(name).lines) {
        for (const sheet::Half& half : line.halves) {
          for (const std::string& cell : {half.move, half.score, half.total}) {
            // In print, every written hyphen becomes a minus sign.
            expectTexts(page, {QString::fromStdString(cell).replace(u'-', u'−')});
          }
        }
      }
    }
  }
}

TEST(Scoresheets, ACorrectedPrintHasBothEntriesAndTheFindings) {
  const PdfFile pdf(documentOf(correctedForm()), Paper::Letter);
  expectTexts(pdf.text(),
              {"CORRECTED COPY", "21/10", "21/100", "−11/10 x 4/40", "−11/10 x 4/10", "−3.36", "−21/4",
               "(−5.25)", "Findings", "−29/30 + 24/10 is 43/30 (S6).", "moves between them"});
}

TEST(Scoresheets, WhatNobodyAcceptedIsNoCorrectedCopy) {
  const sheet::Sheet sheet = samples::manualSheet("rational");
  const samples::AuditSample audit = samples::rationalAudit();
  compose::AuditPrint print{audit.report, audit.outcome, audit.sentences};
  print.copy = compose::Copy::Audited;
  for (const Language language : kEvery<Language>) {
    const auto form = compose::correctedScoresheet(sheet, compose::headOf(sheet),
                                                   *rules::builtInChipSet("rational"), print, language);
    const QString page = PdfFile(documentOf(form, language), Paper::A4).text();
    expectTexts(page, {QString::fromStdString(said(Phrase::AuditedCopy, language))});
    EXPECT_FALSE(page.contains(QString::fromStdString(said(Phrase::CorrectedCopy, language))));
  }
}

TEST(Scoresheets, LettersThatTheFontLacksAreNamed) {
  compose::GameHead head;
  // Characters that Unicode has not assigned: no font has glyphs for them.
  head.event = "Peña – ½ √2 − \U0003F001 Cup \U0003F002\U0003F001";
  EXPECT_EQ(lackingLetters(documentOf(compose::blankSheet(head, Language::English))),
            QString::fromUtf8("\U0003F001\U0003F002"));
  head.event = "محمد";  // right-to-left; the font of the form has these letters
  EXPECT_EQ(lackingLetters(documentOf(compose::blankSheet(head, Language::English))), QString());
  head.event = "Integer";
  for (const Language language : kEvery<Language>) {
    const Document document = documentOf(manualForm("rational", language), language);
    EXPECT_EQ(lackingLetters(document), QString());
  }
}

// A direction mark before and after the name keeps numbers and punctuation in place.
TEST(Scoresheets, NamesFromRightToLeftKeepToThemselves) {
  const QChar mark(0x200E);
  EXPECT_EQ(printable("Board 1: محمد, أحمد (5) – Cruz"),
            QStringLiteral("Board 1: %1محمد, أحمد%1 (5) – Cruz").arg(mark));
  EXPECT_EQ(printable("Ñora – 字"), QStringLiteral("Ñora – 字"));
  compose::GameHead head;
  head.of(board::Side::Blue).name = "محمد";
  head.of(board::Side::Red).name = "أحمد";
  const words::Language language = Language::English;
  const PdfFile pdf(documentOf(compose::blankSheet(head, language)), Paper::A4);
  EXPECT_EQ(pdf.fonts().trimmed().split(QLatin1Char('\n')).size(), 4) << "the form's own two fonts";
}

TEST(Expressions, AreSetAsInATextbookAndReadAsOneLine) {
  ASSERT_TRUE(loadFormFont());
  EXPECT_EQ(printableCell("16sqrt(32) - x^2y^10"), QStringLiteral("16√32 − x²y¹⁰"));
  EXPECT_EQ(printableCell("⑧ x √(2+x)"), QStringLiteral("[8] x √(2+x)"));
  const auto set = [](const char* text) { return Expression(QString::fromUtf8(text), 3, Weight::Regular); };
  const qreal line = lineHeight(3);
  EXPECT_EQ(set("-9 + (-1)").lineHeight(), line);
  EXPECT_GT(set("−21/4").lineHeight(), line);
  EXPECT_LT(set("1234/5678").width(), widthOf(QStringLiteral("1234/5678"), 3, Weight::Regular));
  EXPECT_GT(set("[−9/10]").halfHeight(), set("−9/10").halfHeight());
  // A date, a decimal, a sum in brackets and a division with blanks are not set as fractions.
  for (const char* plain : {"11/20/2026", "2.5/3", "(1+2)/3", "16 / 2"}) {
    EXPECT_EQ(set(plain).lineHeight(), line) << plain;
  }
}

TEST(Scoresheets, PrintTheLandingOfACaptureAndNoRoute) {
  sheet::Sheet sheet = samples::longSheet(2);
  sheet.lines[0].halves[0].move = "-9√2 (2,3) @(1,2)(2,3)";
  sheet.lines[1].halves[0].move = "-9√2 x (-√8) @(2,3)(4,5)";
  const words::Language language = Language::English;
  const QString page =
      PdfFile(documentOf(compose::scoresheet(sheet, compose::headOf(sheet), language)), Paper::A4).text();
  EXPECT_FALSE(page.contains(QLatin1Char('@')));
  expectTexts(page, {"−9√2 (2,3)", "−9√2 x (−√8) → (4,5)"});
}

TEST(Scoresheets, ALongGameRunsOverPagesWithItsHead) {
  const sheet::Sheet sheet = samples::longSheet(80);
  const words::Language language = Language::English;
  const PdfFile pdf(documentOf(compose::scoresheet(sheet, compose::headOf(sheet), language)),
                    Paper::LongBond);
  ASSERT_GE(pdf.pages(), 2);
  const QString all = pdf.text();
  for (int n = 1; n <= 80; ++n) {
    for (const char* cell : {"mB%1", "sB%1", "tB%1", "mR%1", "sR%1", "tR%1"}) {
      const QString text = QString::fromLatin1(cell).arg(n);
      EXPECT_TRUE(all.simplified().split(QLatin1Char(' ')).contains(text)) << text.toStdString();
    }
  }
  for (int page = 1; page <= pdf.pages(); ++page) {
    expectTexts(pdf.text(page), {"Integer DAMATH Scoresheet", "Player BLUE", "Move Score Total",
                                 QStringLiteral("Page %1 of %2").arg(page).arg(pdf.pages())});
  }
  expectTexts(pdf.text(pdf.pages()), {"GRAND TOTAL", "7051", "Arbiter", "(continued)"});
}

TEST(Scoresheets, ManyFindingsGoOnOnTheNextPage) {
  const sheet::Sheet sheet = samples::longSheet(20);
  const words::Language language = Language::English;
  compose::Scoresheet form = compose::scoresheet(sheet, compose::headOf(sheet), language);
  for (int n = 1; n <= 60; ++n)
    form.findings.push_back({n, "Finding text number " + std::to_string(n) + "."});
  const PdfFile pdf(documentOf(form), Paper::A4);
  EXPECT_GE(pdf.pages(), 2);
  for (int n = 1; n <= 60; ++n) expectTexts(pdf.text(), {QStringLiteral("Finding text number %1.").arg(n)});
  expectTexts(pdf.text(1), {"Findings", "Finding text number 5."});  // findings, not empty lines, fill page 1
}

TEST(Pages, ThatBelongTogetherAreNumberedThrough) {
  const contest::Contest contest = samples::roundRobin(4, 0);
  const contest::Event& event = contest.events.front();
  const words::Language language = Language::English;
  Document kit{"Kit",
               language,
               {compose::pairingCards(contest, event, language),
                compose::blankTally(contest, event, language), compose::rulesPage(contest, event, language)}};
  expectTexts(PdfFile(kit, Paper::A4).text(2), {"Page 1 of 1"});
  kit.numbers = compose::PageNumbers::Through;
  const PdfFile pdf(kit, Paper::A4);
  ASSERT_EQ(pdf.pages(), 3);
  for (int page = 1; page <= 3; ++page) {
    expectTexts(pdf.text(page), {QStringLiteral("Page %1 of 3").arg(page)});
  }
  const auto slips = compose::resultSlips(contest, event, contest::RoundNumber{1}, language);
  expectTexts(PdfFile(documentOf(slips), Paper::A4).text(),
              {"Division Mathematics Fair 2026 · Grade 7 – Integer · Round 1", "Page 1 of 1"});
}

TEST(BlankSheets, OneFileHasAllBoardsOfARound) {
  const contest::Contest contest = samples::roundRobin(6, 0);
  const words::Language language = Language::Filipino;
  Document document{"Blanks", language, {}};
  const contest::Event& event = contest.events.front();
  for (const contest::Game& game : event.games) {
    if (game.round == contest::RoundNumber{1})
      document.forms.emplace_back(compose::blankSheet(compose::headOf(contest, event, game), language));
  }
  const PdfFile pdf(document, Paper::A4);
  ASSERT_EQ(pdf.pages(), 3);
  expectTexts(pdf.text(1), {"Integer DAMATH Scoresheet", "Manlalarong BLUE", "Tira", "DAMA sa", "27", "R.C.",
                            "HULING KABUUAN", "Tagasuri", "Grade 7 – Integer", "Round: 1", "Board: 1"});
  expectTexts(pdf.text(3), {"Board: 3", "Dela Peña, Ana S."});
}

TEST(BlankSheets, LongBondHasMoreLinesAndAContinuationBeginsWithTheTotals) {
  const words::Language language = Language::English;
  const Document first = documentOf(compose::blankSheet({}, language));
  EXPECT_TRUE(PdfFile(first, Paper::A4).text().contains(QStringLiteral("29")));
  EXPECT_FALSE(PdfFile(first, Paper::A4).text().contains(QStringLiteral("35")));
  EXPECT_TRUE(PdfFile(first, Paper::LongBond).text().contains(QStringLiteral("35")));
  const PdfFile more(documentOf(compose::blankSheet({}, language, compose::BlankPart::Continuation)),
                     Paper::A4);
  EXPECT_EQ(more.pages(), 1);
  expectTexts(more.text(), {"(continued)", "Carried over", "R.C.", "GRAND TOTAL"});
}

TEST(Scoresheets, AGameThatOnePageCanHoldStaysOnOne) {
  const words::Language language = Language::English;
  const auto pages = [&](int lines) {
    const sheet::Sheet sheet = samples::longSheet(lines);
    return PdfFile(documentOf(compose::scoresheet(sheet, compose::headOf(sheet), language)), Paper::A4)
        .pages();
  };
  EXPECT_EQ(pages(30), 1);
  EXPECT_EQ(pages(38), 1) << "in smaller type";
  EXPECT_EQ(pages(60), 2);
  const sheet::Sheet sheet = samples::longSheet(60);
  const PdfFile pdf(documentOf(compose::scoresheet(sheet, compose::headOf(sheet), language)), Paper::A4);
  expectTexts(pdf.text(2), {"Carried over", "GRAND TOTAL", "Arbiter"});
}

TEST(Scoresheets, WhoReviewedAndSignedIsOnIt) {
  const sheet::Sheet sheet = samples::manualSheet("integer");
  compose::Scoresheet form = compose::scoresheet(sheet, compose::headOf(sheet), Language::English);
  form.reviewers = {"Gng. Reyes, 2026-11-20"};
  form.record = "Version 2 of this sheet, typed by G. Cruz.";
  expectTexts(PdfFile(documentOf(form), Paper::A4).text(),
              {"Gng. Reyes, 2026-11-20", "Version 2 of this sheet"});
}

TEST(PdfFiles, SayWhatTheyAreAndHaveBookmarksWhereTheyAreLong) {
  const contest::Contest contest = samples::roundRobin(6, 0);
  const words::Language language = Language::Filipino;
  Document document{"Grade 7", language, {}};
  const contest::Event& event = contest.events.front();
  for (const contest::Game& game : event.games) {
    if (game.round == contest::RoundNumber{1})
      document.forms.emplace_back(compose::blankSheet(compose::headOf(contest, event, game), language));
  }
  const auto bytes = pdfOf(document, Paper::A4);
  ASSERT_TRUE(bytes.has_value());
  EXPECT_TRUE(bytes->contains("/Lang (fil)"));
  EXPECT_TRUE(bytes->contains("/Author (Division Mathematics Fair 2026)"));
  EXPECT_TRUE(bytes->contains("/Title (Integer DAMATH Scoresheet"));
  EXPECT_TRUE(bytes->contains("/Outlines"));
  EXPECT_TRUE(bytes->contains("/Count 3"));
  EXPECT_LT(bytes->indexOf("/Creator (Damath)"), 4096) << "an older output is known by its beginning";
  document.forms.resize(2);
  EXPECT_FALSE(pdfOf(document, Paper::A4)->contains("/Outlines"));
}

TEST(Certificates, LieAcrossAndHoldLongNames) {
  compose::Certificate form;
  form.title = "Certificate of Recognition";
  form.name = samples::kLongName;
  form.school = samples::kLongSchool;
  form.reason = "for the gold medal";
  form.signatures = {"Arbiter"};
  for (const Paper paper : kPapers) {
    const PdfFile pdf(documentOf(form), paper);
    EXPECT_EQ(pdf.pages(), 1);
    expectTexts(pdf.text(), {"Certificate of Recognition", "gold medal", "Purificaci"});
    EXPECT_GE(pdf.inkOf(1).left(), 9);
  }
}

TEST(WallLists, AreSetAsLargeAsOnePageHolds) {
  const words::Language language = Language::English;
  for (const int players : {8, 60}) {
    const contest::Contest contest = samples::roundRobin(players, 0);
    const contest::Event& event = contest.events.front();
    const auto list = compose::pairingsByName(contest, event, contest::RoundNumber{1}, language);
    const PdfFile pdf(documentOf(list), Paper::A4);
    EXPECT_EQ(pdf.pages(), players == 8 ? 1 : 2);
    expectTexts(pdf.text(), {"Abad, Juan Miguel S."});
  }
}

// The note under the lines states the winner rule of the event's ruleset.
TEST(Scoresheets, TheNoteFollowsTheScoreDirection) {
  contest::Contest contest = samples::roundRobin(6, 0);
  contest::Event& event = contest.events.front();
  const auto noteUnder = [&](rules::ScoreDirection direction, Language language) {
    rules::change(event.setup.ruleset, &rules::Ruleset::scoreDirection, direction);
    const compose::GameHead head = compose::headOf(contest, event, event.games.front());
    const sheet::Sheet sheet = samples::longSheet(5);
    const QString blank =
        PdfFile(documentOf(compose::blankSheet(head, language), language), Paper::A4).text();
    return bare(blank +
                PdfFile(documentOf(compose::scoresheet(sheet, head, language), language), Paper::A4).text());
  };
  using enum rules::ScoreDirection;
  EXPECT_EQ(noteUnder(HigherWins, Language::English)
                .count(bare(QStringLiteral("The player with the greater score wins."))),
            2);
  EXPECT_EQ(noteUnder(HigherWins, Language::Filipino)
                .count(bare(QStringLiteral("Panalo ang may mas mataas na iskor."))),
            2);
  EXPECT_EQ(noteUnder(LowerWins, Language::English)
                .count(bare(QStringLiteral("The player with the lower grand total wins."))),
            2);
  EXPECT_EQ(noteUnder(LowerWins, Language::Filipino)
                .count(bare(QStringLiteral("Panalo ang may mas mababang huling kabuuan."))),
            2);
}

TEST(Feet, SayOnEveryPageWhetherTheContestIsOfficial) {
  contest::Contest contest = samples::roundRobin(31, 31);
  contest.head.mode = contest::ContestMode::Practice;
  contest.head.name =
      "The Forty-Seventh Annual Division-wide Mathematics and Damath Competition of San Isidro";
  contest.events.front().setup.name = "Integer for the secondary schools of the congressional districts";
  const PdfFile tally(documentOf(samples::tallyOf(contest, Language::English)), Paper::A4);
  ASSERT_GE(tally.pages(), 2);
  for (int page = 1; page <= tally.pages(); ++page) {
    expectTexts(tally.text(page), {"PRACTICE, not official"});
  }
  const contest::Event& event = contest.events.front();
  const words::Language language = Language::Filipino;
  const compose::GameHead head = compose::headOf(contest, event, event.games.front());
  expectTexts(PdfFile(documentOf(compose::blankSheet(head, language), Language::Filipino), Paper::A4).text(),
              {"PAGSASANAY, hindi opisyal"});
}

TEST(Tallies, AThirtyOnePlayerEventKeepsEveryRow) {
  const contest::Contest contest = samples::roundRobin(31, 31);
  const compose::TallySheet tally = samples::tallyOf(contest, Language::English);
  const PdfFile pdf(documentOf(tally), Paper::A4);
  ASSERT_GE(pdf.pages(), 2);
  const QString all = pdf.text();
  for (const compose::TallyRow& row : tally.rows) {
    expectTexts(all, {QString::fromStdString(row.player), QString::fromStdString(row.points)});
  }
  expectTexts(pdf.text(1), {"R1", "R15", "Page 1 of"});
  expectTexts(pdf.text(2), {"(continued)"});
  expectTexts(all, {"R31", "Points", "Point System", "Rank"});
  expectTexts(pdf.text(pdf.pages()), {"Arbiter", "Facilitator", "Panel of reviewers", "Reviewer"});
}

TEST(Tallies, TheReasonsStandInWordsAndTheMarkIsThere) {
  const contest::Contest contest = samples::roundRobin(9, 3);
  const PdfFile pdf(documentOf(samples::tallyOf(contest, Language::Filipino), Language::Filipino), Paper::A4);
  expectTexts(pdf.text(), {"PANSAMANTALA – matapos ang round 3", "Laro ng magkatabla (Y2a)", "bye",
                           "Tuntunin: Ayon sa manwal"});
}

// If a page begins within a tie, its heading names the tie again.
TEST(Tallies, ATieThatGoesOnOnThePageNamesItsGroupAgain) {
  const contest::Contest contest = samples::roundRobin(90, 1);
  const PdfFile pdf(documentOf(samples::tallyOf(contest, Language::English)), Paper::A4);
  int again = 0;
  for (int page = 2; page <= pdf.pages(); ++page) {
    again += pdf.text(page).contains(QStringLiteral("Tied on points: 1 (continued)")) ? 1 : 0;
  }
  EXPECT_GE(again, 1) << pdf.text().toStdString();
  expectTexts(pdf.text(pdf.pages()), {"Rank No. Player", "Arbiter"});
}

// The schools differ only in their last words, so the whole name must be printed.
TEST(Tallies, ASchoolIsReadToItsEndHoweverManyThereAre) {
  contest::Contest contest = samples::roundRobin(60, 1);
  for (contest::School& school : contest.schools) {
    school.name =
        "Calamba Integrated National High School, Annex No. " + std::to_string(contest::numberOf(school.id));
  }
  const QString text = PdfFile(documentOf(samples::tallyOf(contest, Language::English)), Paper::A4).text();
  EXPECT_EQ(bare(text).count(bare(QStringLiteral("Annex No."))), 3 * 60) << "59 rounds take three tables";
  for (const contest::School& school : contest.schools) {
    expectTexts(text, {QStringLiteral("Annex No. %1").arg(contest::numberOf(school.id))});
  }
}

TEST(Brackets, NeverCutAStartNumber) {
  compose::BracketTree tree;
  compose::TreePart part;
  part.rounds = {"Round 1"};
  for (int game = 0; game < 16; ++game) {
    const std::string first = std::string(samples::kLongName) + " (" + std::to_string(101 + game) + ")";
    const std::string second = std::string(samples::kLongName) + " (" + std::to_string(201 + game) + ")";
    part.games.push_back({game + 1, 0, {first, second}, {}, {}, {}});
  }
  part.games.back().caption = "third place";
  tree.parts = {part};
  const PdfFile pdf(documentOf(tree), Paper::A4);
  for (int game = 0; game < 16; ++game) {
    expectTexts(pdf.text(), {QStringLiteral("(%1)").arg(101 + game), QStringLiteral("(%1)").arg(201 + game)});
  }
}

TEST(Tallies, MoreRoundsThanAPageHoldsAreCutIntoTables) {
  contest::Contest contest = samples::roundRobin(4, 3);
  contest.events.front().setup.system = contest::System::Swiss;
  contest.events.front().setup.rounds = 60;
  const PdfFile pdf(documentOf(samples::tallyOf(contest, Language::English)), Paper::A4);
  expectTexts(pdf.text(), {"R1", "R30", "R31", "R60", "Rank"});
}

TEST(Lists, PairingsStandingsCrosstableAndSlips) {
  const contest::Contest contest = samples::roundRobin(9, 3);
  const contest::Event& event = contest.events.front();
  const words::Language language = Language::English;
  const contest::Standings table = contest::standings(event);
  const auto reason = [](const contest::RankedEntry&, const contest::RankReason& step) {
    return std::string(toText(clauseOf(step.step)));
  };
  const contest::RoundNumber round{1};
  const Document document{"Lists",
                          language,
                          {compose::pairingsList(contest, event, round, language),
                           compose::standingsList(contest, event, table, reason, language),
                           compose::crosstable(contest, event, table, language),
                           compose::resultSlips(contest, event, round, language)}};
  const PdfFile pdf(document, Paper::A4);
  ASSERT_EQ(pdf.pages(), 4);
  expectTexts(pdf.text(1), {"DAMATH Pairings – Round 1", "Ibañez, Carlo S.", "bye", "½ – ½"});
  expectTexts(pdf.text(2),
              {"DAMATH Standings", "PROVISIONAL – after round 3", "Head-to-head (Y2a)", "Rematch (Y2b)"});
  expectTexts(pdf.text(3), {"DAMATH Crosstable", "3½"});
  expectTexts(pdf.text(4), {"DAMATH Result Slip", "Board: 4", "Winner"});
}

TEST(Paper, EachHasItsSizeAndTheFormsKeepItsMargins) {
  const std::pair<Paper, QString> sizes[] = {
      {Paper::A4, "595 x 842 pts"}, {Paper::Letter, "612 x 792 pts"}, {Paper::LongBond, "612 x 936 pts"}};
  contest::Contest contest = samples::roundRobin(3, 3);
  for (contest::Player& player : contest.players) player.last = samples::kLongName;
  for (contest::School& school : contest.schools) school.name = samples::kLongSchool;
  sheet::Sheet sheet = samples::longSheet(60);
  sheet.lines[1].halves[0].move = std::string(400, '8');
  compose::GameHead head =
      compose::headOf(contest, contest.events.front(), contest.events.front().games.front());
  const words::Language language = Language::Filipino;
  const Document document{"Overfull",
                          language,
                          {compose::scoresheet(sheet, head, language), compose::blankSheet(head, language),
                           samples::tallyOf(contest, Language::Filipino)}};
  for (const auto& [paper, size] : sizes) {
    const PdfFile pdf(document, paper);
    ASSERT_GE(pdf.pages(), 4);
    for (const QString& page : pdf.pageSizes()) EXPECT_EQ(page, size);
    for (int page = 1; page <= pdf.pages(); ++page) {
      const QRectF ink = pdf.inkOf(page);
      EXPECT_LE(ink.width(), 191.5) << page;
      EXPECT_LE(ink.height(), formArea(paper).height() + 1.5) << page;
      EXPECT_GE(ink.left(), 9) << page;
      EXPECT_GE(ink.top(), 10.5) << page;
      EXPECT_LE(ink.bottom(), pageSize(paper).size(QPageSize::Millimeter).height() - 10.5) << page;
    }
  }
}

TEST(Paper, LandscapePagesLieAcross) {
  const Document document = documentOf(samples::tallyOf(samples::roundRobin(20, 2), Language::English));
  EXPECT_EQ(samples::pagesOf(document, Paper::LongBond).orientation(), Orientation::Landscape);
  const PdfFile pdf(document, Paper::LongBond);
  EXPECT_EQ(pdf.pageSizes().front(), QStringLiteral("936 x 612 pts"));
}

TEST(Fonts, AreEmbeddedAndOurs) {
  const PdfFile pdf(documentOf(manualForm("polynomial")), Paper::A4);
  const QStringList lines = pdf.fonts().trimmed().split(QLatin1Char('\n')).mid(2);
  ASSERT_EQ(lines.size(), 2);
  for (const QString& line : lines) {
    EXPECT_TRUE(line.contains(QStringLiteral("DejaVuSans"))) << line.toStdString();
    EXPECT_TRUE(line.contains(QStringLiteral("Identity-H       yes "))) << line.toStdString();
  }
}

TEST(Fonts, TextShrinksThenBreaksThenIsElided) {
  ASSERT_TRUE(loadFormFont());
  const QString name = QString::fromUtf8(samples::kLongName);
  const FittedText easy = fitted(QStringLiteral("Abad"), {40, 5, 2}, 3, 2, Weight::Bold);
  EXPECT_EQ(easy.size, 3);
  const FittedText broken = fitted(name, {60, 8, 3}, 3, 2, Weight::Bold);
  EXPECT_GT(broken.lines.size(), 1);
  EXPECT_EQ(broken.lines.join(QLatin1Char(' ')), name);
  const FittedText elided = fitted(name, {20, 3, 1}, 3, 2, Weight::Bold);
  ASSERT_EQ(elided.lines.size(), 1);
  EXPECT_TRUE(elided.lines.first().endsWith(QChar(0x2026)));
  for (const FittedText& fit : {broken, elided}) {
    for (const QString& line : fit.lines) EXPECT_LE(widthOf(line, fit.size, Weight::Bold), 60.01);
  }
}

TEST(Painting, AScreenPreviewShowsTheSamePage) {
  const Document document = documentOf(manualForm("integer"));
  const PageSet pages = samples::pagesOf(document, Paper::A4);
  ASSERT_EQ(pages.count(), 1);
  QImage image(840, 1188, QImage::Format_Grayscale8);  // A4 at 4 pixels per millimeter
  image.setDotsPerMeterX(4000);
  image.setDotsPerMeterY(4000);
  image.fill(Qt::white);
  QPainter painter(&image);
  pages.paint(painter, 0);
  painter.end();
  int dark = 0;
  for (int x = 0; x < image.width(); ++x) dark += qGray(image.pixel(x, 600)) < 200 ? 1 : 0;
  EXPECT_GE(dark, 7);  // the vertical lines of the table
  EXPECT_EQ(qGray(image.pixel(10, 10)), 255);
}

TEST(WritePdf, RefusesAMissingFolder) {
  const auto written = writePdf(documentOf(manualForm("integer")), Paper::A4, "/nowhere/at/all/out.pdf");
  ASSERT_FALSE(written.has_value());
  EXPECT_EQ(written.error().fault, RenderFault::CannotOpen);
  EXPECT_EQ(written.error().path, "/nowhere/at/all/out.pdf");
  EXPECT_FALSE(written.error().reason.empty());
}

// A pipe of the test stands for every device. A failing test must not harm a real device.
TEST(WritePdf, LeavesWhatIsNoOrdinaryFileAlone) {
  QTemporaryDir dir;
  const QString path = dir.filePath("pipe");
  ASSERT_EQ(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
  for (const QString& target : {path, dir.path()}) {
    const auto written = writePdf(documentOf(manualForm("integer")), Paper::A4, target);
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error().fault, RenderFault::CannotOpen);
  }
  struct stat pipe {};
  ASSERT_EQ(stat(path.toLocal8Bit().constData(), &pipe), 0);
  EXPECT_TRUE(S_ISFIFO(pipe.st_mode));
}

TEST(WritePdf, KeepsTheOldFileWhereTheDiskIsFull) {
  QTemporaryDir dir;
  const QString path = dir.filePath("out.pdf");
  QFile old(path);
  ASSERT_TRUE(old.open(QIODevice::WriteOnly));
  old.write("before");
  old.close();
  // A limit on file sizes makes write() fail like a full disk.
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
  rlimit tight = before;
  tight.rlim_cur = 4096;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &tight), 0);
  const auto written = writePdf(documentOf(manualForm("integer")), Paper::A4, path);
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, ignored);
  ASSERT_FALSE(written.has_value());
  EXPECT_EQ(written.error().fault, RenderFault::CannotWrite);
  ASSERT_TRUE(old.open(QIODevice::ReadOnly));
  EXPECT_EQ(old.readAll(), "before");
  EXPECT_EQ(QDir(dir.path()).entryList(QDir::Files), QStringList{"out.pdf"});
}

TEST(WritePdf, RefusesADocumentWithoutAForm) {
  QTemporaryDir dir;
  const auto written = writePdf({"Empty", Language::English, {}}, Paper::A4, dir.filePath("out.pdf"));
  ASSERT_FALSE(written.has_value());
  EXPECT_EQ(written.error().fault, RenderFault::NothingToPrint);
  EXPECT_TRUE(QDir(dir.path()).isEmpty());
}

}  // namespace
}  // namespace damath::render
