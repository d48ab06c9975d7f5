// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of pages as pictures, and of documents with many forms as files.
#include <gtest/gtest.h>

#include <QBuffer>
#include <QDir>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QTemporaryDir>
#include <atomic>
#include <ctime>

#include "core/contest/systems/standings.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "reports/compose/lists/bracket_tree.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/list_sheet.hpp"
#include "reports/compose/lists/schedule_lists.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "reports/render/page_set.hpp"
#include "tests/reports/pdf_file.hpp"
#include "tests/reports/picture.hpp"
#include "tests/reports/samples.hpp"
#include "words/language.hpp"

namespace damath::render {
namespace {

using samples::documentOf;
using samples::expectLooksAsKept;
using samples::expectTexts;
using samples::PdfFile;
using words::Language;

compose::Scoresheet rationalSheet(words::Language language) {
  const sheet::Sheet sheet = samples::manualSheet("rational");
  const samples::AuditSample audit = samples::rationalAudit();
  return compose::correctedScoresheet(sheet, compose::headOf(sheet), *rules::builtInChipSet("rational"),
                                      {audit.report, audit.outcome, audit.sentences}, language);
}

contest::Contest knockOutOf(int players) {
  contest::Contest contest = samples::roundRobin(players, 0);
  contest.events.front().games.clear();
  contest.events.front().byes.clear();
  contest.events.front().rounds.clear();
  contest.events.front().setup.system = contest::System::KnockOut;
  return contest;
}

compose::Document manyBlanks(int count) {
  compose::Document document{"Blanks", Language::English, {}};
  for (int i = 1; i <= count; ++i) {
    compose::GameHead head;
    head.round = "1";
    head.board = std::to_string(i);
    document.forms.emplace_back(compose::blankSheet(head, document.language));
  }
  return document;
}

TEST(Pictures, OfFormsAreAsTheyWereKept) {
  const Language english = Language::English;
  const Language filipino = Language::Filipino;
  expectLooksAsKept(documentOf(rationalSheet(english)), QStringLiteral("corrected"));
  expectLooksAsKept(documentOf(compose::blankSheet({}, filipino), Language::Filipino),
                    QStringLiteral("blank"));
  const contest::Contest contest = samples::roundRobin(9, 3);
  expectLooksAsKept(documentOf(samples::tallyOf(contest, Language::English)), QStringLiteral("tally"));
  const contest::Contest knockOut = knockOutOf(6);
  expectLooksAsKept(documentOf(compose::bracketTree(knockOut, knockOut.events.front(), english)),
                    QStringLiteral("bracket"));
  const sheet::Sheet sheet = samples::manualSheet("polynomial");
  compose::Scoresheet boards = compose::scoresheet({}, {}, english);
  const rules::ChipSet& set = *rules::builtInChipSet("polynomial");
  boards.boards = compose::boardDiagrams(sheet::audit(sheet, set, rules::manual()), set, {1}, english);
  expectLooksAsKept(documentOf(boards), QStringLiteral("boards"), 1);
}

// An added word is a change. Pictures of different sizes differ in every dot.
TEST(Pictures, TellAChangeFromAnEdge) {
  const words::Language language = Language::English;
  compose::GameHead head;
  const QImage without = samples::pictureOf(documentOf(compose::blankSheet(head, language)));
  head.venue = "San Isidro Central School";
  const QImage with = samples::pictureOf(documentOf(compose::blankSheet(head, language)));
  QImage difference;
  EXPECT_EQ(samples::shareThatDiffers(without, without, difference), 0);
  EXPECT_GT(samples::shareThatDiffers(without, with, difference), 0.0002);
  EXPECT_EQ(samples::shareThatDiffers(without, with.scaled(10, 10), difference), 1);
}

TEST(ManyForms, AreDrawnSideBySideAndStandInTheirOrder) {
  const PdfFile pdf(manyBlanks(50), Paper::A4);
  ASSERT_EQ(pdf.pages(), 50);
  for (const int page : {1, 2, 25, 26, 49, 50}) {
    expectTexts(pdf.text(page), {QStringLiteral("Board: %1 Player").arg(page)});
  }
  const auto bytes = pdfOf(manyBlanks(50), Paper::A4);
  ASSERT_TRUE(bytes.has_value());
  EXPECT_TRUE(bytes->contains("/Count 50"));
}

TEST(ManyForms, AreStoppedByWhoWatches) {
  std::size_t told = 0;
  const auto stopped = pdfOf(manyBlanks(400), Paper::A4, [&](std::size_t done, std::size_t all) {
    EXPECT_LE(done, all);
    EXPECT_EQ(all, 400U);
    ++told;
    return false;
  });
  ASSERT_FALSE(stopped.has_value());
  EXPECT_EQ(stopped.error().fault, RenderFault::Stopped);
  EXPECT_GE(told, 1U);
}

// Drawn pages leave the memory at once: the file grows long before the last page is begun.
TEST(ManyForms, AreWrittenWhileOthersAreDrawn) {
  std::atomic<std::size_t> bytesWritten = 0;
  const auto count = [&](std::string_view bytes) {
    bytesWritten += bytes.size();
    return true;
  };
  const compose::Document document = manyBlanks(400);
  std::size_t early = 0;
  const auto written = writePdf(document, Paper::A4, count, [&](std::size_t done, std::size_t all) {
    if (done < all * 3 / 4) early = bytesWritten;
    return true;
  });
  ASSERT_TRUE(written.has_value());
  EXPECT_GT(early, 4096U);
  EXPECT_LT(early, bytesWritten);
}

TEST(ManyForms, AreOneSoundFile) {
  const PdfFile pdf(manyBlanks(150), Paper::A4);
  EXPECT_EQ(pdf.pages(), 150);
  QProcess check;
  check.start(QStringLiteral("qpdf"), {QStringLiteral("--check"), pdf.path()});
  ASSERT_TRUE(check.waitForFinished(120'000));
  EXPECT_EQ(check.exitCode(), 0) << check.readAllStandardError().toStdString();
  EXPECT_TRUE(check.readAllStandardOutput().contains("No syntax or stream encoding errors found"));
  expectTexts(pdf.text(150), {"Board: 150 Player"});
}

TEST(ManyForms, LeaveNothingWhereTheyAreStopped) {
  const QTemporaryDir folder;
  std::size_t told = 0;
  std::clock_t since = 0;
  const auto written = writePdf(manyBlanks(600), Paper::A4, folder.filePath(QStringLiteral("papers.pdf")),
                                [&](std::size_t, std::size_t) {
                                  since = std::clock();
                                  return ++told < 2;
                                });
  ASSERT_FALSE(written.has_value());
  EXPECT_EQ(written.error().fault, RenderFault::Stopped);
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
  EXPECT_LT(std::clock() - since, CLOCKS_PER_SEC) << "a page a thread, and what was drawn is dropped";
}

// A list of many pages is one form. Printing can be stopped between two of its pages.
TEST(ManyPages, OfOneFormAreStoppedBetweenTwoOfThem) {
  compose::ListSheet list;
  list.title = "Players";
  list.columns = {{"Name", compose::Align::Left, 1}};
  for (int row = 1; row <= 600; ++row) list.rows.push_back({"Player " + std::to_string(row)});
  const compose::Document document = documentOf(list);
  ASSERT_GT(samples::pagesOf(document, Paper::A4).count(), 5);
  QBuffer buffer;
  ASSERT_TRUE(buffer.open(QIODevice::WriteOnly));
  QPdfWriter writer(&buffer);
  std::size_t told = 0;
  const auto stopped = printOn(writer, document, Paper::A4, [&](std::size_t done, std::size_t all) {
    EXPECT_LT(done, all);
    return ++told < 3;
  });
  ASSERT_FALSE(stopped.has_value());
  EXPECT_EQ(stopped.error().fault, RenderFault::Stopped);
  EXPECT_EQ(told, 3U) << "asked before the form and before each of its pages";
}

TEST(Contents, NumberThePagesThroughAndBookmarkThemInLevels) {
  const contest::Contest contest = samples::roundRobin(6, 2);
  const contest::Event& event = contest.events.front();
  compose::Document document = manyBlanks(2);
  const compose::TallySheet tally = samples::tallyOf(contest, Language::English);
  compose::Contents contents{"Report", tally.head, {{"Grade 7", 0, 1}, {"Tally", 1, 1}, {"Sheets", 1, 2}}};
  contents.entries.push_back({"Board 1", 2, 2});
  contents.entries.push_back({"Board 2", 2, 3});
  document.forms.insert(document.forms.begin(), {contents, tally});
  const PdfFile pdf(document, Paper::A4);
  ASSERT_EQ(pdf.pages(), 4);
  expectTexts(pdf.text(1), {"Grade 7 2", "Tally 2", "Sheets 3", "Page 1 of 4"});
  EXPECT_FALSE(pdf.text(1).contains(QStringLiteral("Board 2"))) << "a bookmark alone";
  expectTexts(pdf.text(4), {"Board: 2", "Page 4 of 4"});
  const auto bytes = pdfOf(document, Paper::A4);
  EXPECT_TRUE(bytes->contains("/Count 1"));
  EXPECT_EQ(bytes->count("/Count -2"), 2) << "what one click unfolds, of both";
  EXPECT_EQ(event.entries.size(), 6U);
}

// Page numbers that run through all parts are counted first, in several threads.
TEST(Contents, NumberThePagesOfManyParts) {
  compose::Document document = manyBlanks(100);
  compose::Contents contents{"Report", {}, {{"Grade 7", 0, 1}, {"First", 1, 1}, {"Last", 1, 100}}};
  document.forms.insert(document.forms.begin(), contents);
  std::size_t most = 0;
  const auto drop = [](std::string_view) { return true; };
  const auto written = writePdf(document, Paper::A4, drop, [&](std::size_t done, std::size_t all) {
    EXPECT_LE(most, done) << "counting and drawing go on in one row";
    EXPECT_EQ(all, 101U);
    most = done;
    return true;
  });
  ASSERT_TRUE(written.has_value());
  EXPECT_LT(most, 101U);
  const PdfFile pdf(document, Paper::A4);
  ASSERT_EQ(pdf.pages(), 101);
  expectTexts(pdf.text(1), {"First 2", "Last 101", "Page 1 of 101"});
  expectTexts(pdf.text(60), {"Board: 59", "Page 60 of 101"});
  expectTexts(pdf.text(101), {"Page 101 of 101"});
}

// A screen shows the first page before all pages are counted. Page numbers are then provisional.
TEST(Contents, AreThereBeforeThePagesAreCounted) {
  compose::Document document = manyBlanks(3);
  document.forms.insert(document.forms.begin(),
                        compose::Contents{"Report", {}, {{"Grade 7", 0, 1}, {"Sheets", 1, 1}}});
  PageTable table;
  for (std::size_t form = 0; form < document.forms.size(); ++form) {
    table.add(samples::pagesOf(document, Paper::A4, form).count());
  }
  EXPECT_EQ(table.pages, 4);
  EXPECT_EQ(table.before, (std::vector<int>{0, 1, 2, 3}));
  const auto textOf = [&](const PageTable* known) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("page.pdf"));
    {
      QPdfWriter writer(path);
      QPainter painter(&writer);
      PageSet(document, Paper::A4, 0, known).paint(painter, 0);
    }
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    EXPECT_TRUE(reader.waitForFinished(120'000));
    return QString::fromUtf8(reader.readAllStandardOutput());
  };
  expectTexts(textOf(nullptr), {"Grade 7 …", "Page 1 of …"});
  expectTexts(textOf(&table), {"Grade 7 2", "Page 1 of 4"});
}

TEST(Posters, CoverSoManySheetsAcrossAndDown) {
  const contest::Contest contest = samples::roundRobin(8, 0);
  compose::Document document = documentOf(
      compose::pairingsByName(contest, contest.events.front(), contest::RoundNumber{1}, Language::English));
  document.sheetsAcross = 2;
  const PdfFile pdf(document, Paper::LongBond);
  ASSERT_EQ(pdf.pages(), 4);
  expectTexts(pdf.text(3), {"Sheet 3 of 4"});
  for (const QString& size : pdf.pageSizes()) EXPECT_EQ(size, QStringLiteral("612 x 936 pts"));
  for (int page = 1; page <= 4; ++page) {
    EXPECT_GE(pdf.inkOf(page).left(), 9);
    EXPECT_LE(pdf.inkOf(page).width(), 191.5);
  }
}

// A poster holds a list that does not fit on one sheet in type for a wall. No sheet of a poster is empty.
TEST(Posters, HaveNoSheetWithoutAName) {
  const words::Language language = Language::English;
  const auto sheetsOf = [&](int players) {
    const contest::Contest contest = samples::roundRobin(players, 0);
    compose::Document document = documentOf(
        compose::pairingsByBoard(contest, contest.events.front(), contest::RoundNumber{1}, language));
    document.sheetsAcross = 2;
    return PdfFile(document, Paper::A4).pages();
  };
  EXPECT_EQ(sheetsOf(63), 4);
  EXPECT_EQ(sheetsOf(2), 2);
}

contest::Contest longNamed(int players) {
  contest::Contest contest = samples::roundRobin(players, 3);
  contest.head.name = "Third Congressional District Schools Mathematics Festival";
  for (contest::Player& player : contest.players) player.first = "Maria Concepción Esperanza";
  return contest;
}

// On a poster, the lines above and below the list are printed whole, without "…".
TEST(Posters, SayTheirHeadsWhole) {
  const contest::Contest contest = longNamed(24);
  for (const Language language : kEvery<Language>) {
    compose::Document document = documentOf(
        compose::pairingsByName(contest, contest.events.front(), contest::RoundNumber{1}, language),
        language);
    for (const int across : {2, 3, 4}) {
      document.sheetsAcross = across;
      const QString text = PdfFile(document, Paper::LongBond).text();
      EXPECT_FALSE(text.contains(QChar(0x2026))) << across << ": " << text.toStdString();
    }
  }
}

// Cuts between the sheets go between words, so that each word is whole on one sheet.
TEST(Posters, ArePutTogetherBetweenTheWords) {
  const contest::Contest contest = longNamed(24);
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  const words::Language language = Language::English;
  const auto reason = [](const contest::RankedEntry&, const contest::RankReason& step) {
    return std::string(toText(clauseOf(step.step)));
  };
  const contest::Contest knockOut = knockOutOf(24);
  const compose::Form forms[] = {compose::pairingsByBoard(contest, event, contest::RoundNumber{1}, language),
                                 compose::pairingsByName(contest, event, contest::RoundNumber{1}, language),
                                 compose::pairingsList(contest, event, contest::RoundNumber{1}, language),
                                 compose::standingsList(contest, event, table, reason, language),
                                 compose::crosstable(contest, event, table, language),
                                 compose::bergerList(contest, event, language),
                                 compose::bracketTree(knockOut, knockOut.events.front(), language)};
  constexpr qreal kTouch = 0.3;  // millimeters
  for (const compose::Form& form : forms) {
    for (const int across : {2, 3}) {
      compose::Document document = documentOf(form);
      document.sheetsAcross = across;
      const PdfFile pdf(document, Paper::A4);
      QSizeF paper = pageSize(Paper::A4).size(QPageSize::Millimeter);
      QSizeF area = formArea(Paper::A4);
      if (samples::pagesOf(document, Paper::A4).orientation() == Orientation::Landscape) {
        paper.transpose();
        area.transpose();
      }
      const QRectF sheet(QPointF((paper.width() - area.width()) / 2, (paper.height() - area.height()) / 2),
                         area);
      const int pages = pdf.pages();
      for (int page = 1; page <= pages; ++page) {
        for (const PdfFile::Word& word : pdf.words(page)) {
          const auto crosses = [](qreal from, qreal to, qreal seam) {
            return from < seam - kTouch && to > seam + kTouch;
          };
          const bool isCut = crosses(word.box.left(), word.box.right(), sheet.left()) ||
                             crosses(word.box.left(), word.box.right(), sheet.right()) ||
                             crosses(word.box.center().y(), word.box.center().y() + 1, sheet.bottom());
          EXPECT_FALSE(isCut) << compose::titleOf(form) << ", " << across << " across, sheet " << page << ": "
                              << word.text.toStdString();
        }
      }
    }
  }
}

TEST(Certificates, StandOnAPictureOfOnesOwn) {
  QImage grey(20, 10, QImage::Format_RGB32);
  grey.fill(QColor(0x30, 0x30, 0x30));
  QByteArray file;
  QBuffer buffer(&file);
  ASSERT_TRUE(buffer.open(QIODevice::WriteOnly));
  ASSERT_TRUE(grey.save(&buffer, "PNG"));
  compose::Certificate form;
  form.name = "Abad";
  form.picture = std::make_shared<const std::string>(file.toStdString());
  const QImage page = samples::pictureOf(documentOf(form));
  EXPECT_EQ(qGray(page.pixel(2, 2)), 0x30) << "to the edge of the paper";
  compose::Certificate plain = form;
  plain.design = compose::CertificateDesign::Plain;
  EXPECT_EQ(page, samples::pictureOf(documentOf(plain))) << "the picture has its frame, or has none";
  compose::Document registered = documentOf(form);
  registered.imprint = compose::Imprint{"Document 17", "DAMATH 17 9F3A01C277BED410"};
  EXPECT_EQ(PdfFile(registered, Paper::A4).code(1), QStringLiteral("DAMATH 17 9F3A01C277BED410"))
      << "it is read on a dark one too";
  form.picture = std::make_shared<const std::string>("no picture");
  EXPECT_EQ(qGray(samples::pictureOf(documentOf(form)).pixel(2, 2)), 0xff);
}

}  // namespace
}  // namespace damath::render
