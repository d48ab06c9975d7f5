// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the imprint: it identifies a paper on each of its pages, and a machine can read it.
#include <gtest/gtest.h>

#include <QRectF>
#include <iterator>

#include "core/every.hpp"
#include "reports/render/draw/canvas.hpp"
#include "reports/render/draw/form_font.hpp"
#include "reports/render/draw/imprint.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/print.hpp"
#include "tests/reports/pdf_file.hpp"
#include "tests/reports/picture.hpp"
#include "tests/reports/samples.hpp"
#include "tests/support/full_size.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::render {
namespace {

using compose::Document;
using samples::documentOf;
using samples::pagesOf;
using samples::PdfFile;

const compose::Imprint kImprint{
    "Document 1000000017 · printed 2026-11-22 20:45:01 · digest 9F3A 01C2 77BE D410 · journal 123456: "
    "9F3A 01C2 77BE D410 9F3A 01C2 77BE D410",
    "DAMATH 1000000017 9F3A01C277BED410"};

compose::ListSheet longList() {
  compose::ListSheet list;
  list.title = "DAMATH Standings";
  list.columns = {{"Rank", compose::Align::Right, 1}, {"Player", compose::Align::Left, 6}};
  for (int i = 1; i <= 90; ++i) list.rows.push_back({std::to_string(i), "Player"});
  return list;
}

std::vector<Document> everyKind() {
  const words::Language language = words::Language::English;
  const sheet::Sheet sheet = samples::manualSheet("integer");
  const compose::GameHead head = compose::headOf(sheet);
  compose::Certificate certificate;
  certificate.title = "Certificate";
  certificate.name = "Peña, José";
  certificate.signatures = {"Arbiter"};
  compose::TallySheet tally;
  tally.rounds = {"1"};
  tally.rows = {{1, "Peña, José", "School", {"1 (2)"}, "", "coach Cruz", "1", "1", "1", "0", "0", "12", "1"}};
  return {documentOf(compose::scoresheet(sheet, head, language)),
          documentOf(compose::blankSheet(head, language)),
          documentOf(longList()),
          documentOf(tally),
          documentOf(compose::ResultSlips{"Result slip", {head, head, head, head, head}}),
          documentOf(certificate),
          documentOf(compose::PairingCards{"Pairing card", {}, {{"1", "Peña, José", "School"}}, 3}),
          documentOf(compose::Contents{"Report", {}, {{"Grade 7", 0, 0}, {"Tally", 1, 0}}})};
}

TEST(Imprints, StandOnEveryPageOfEveryFormAndPaperAndCanBeScanned) {
  // Each run tests every form, each on the next paper size. At full size, it tests every form on every size.
  std::size_t next = 0;
  for (Document document : everyKind()) {
    document.imprint = kImprint;
    for (int more = support::sized(1, static_cast<int>(std::size(kPapers))); more > 0; --more) {
      const Paper paper = kPapers[next++ % std::size(kPapers)];
      const std::string& title = compose::titleOf(document.forms.front());
      const PdfFile pdf(document, paper);
      const QStringList codes = pdf.codes();
      EXPECT_EQ(codes.size(), pdf.pages());
      for (int page = 1; page <= pdf.pages(); ++page) {
        EXPECT_EQ(codes[page - 1].toStdString(), kImprint.code) << title << ", page " << page;
        samples::expectTexts(pdf.text(page), {QString::fromStdString(kImprint.line)});
      }
    }
  }
}

// On a poster, only the last sheet has the imprint.
TEST(Imprints, StandOnceOnAPoster) {
  Document document = documentOf(longList());
  document.forms.front() = [&] {
    compose::ListSheet list = std::get<compose::ListSheet>(document.forms.front());
    list.rows.resize(5);
    return list;
  }();
  document.imprint = kImprint;
  document.sheetsAcross = 2;
  const PdfFile pdf(document, Paper::A4);
  ASSERT_EQ(pdf.pages(), 2) << "the lower half of the page is empty";
  EXPECT_FALSE(pdf.text(1).contains(QStringLiteral("9F3A"))) << pdf.text(1).toStdString();
  EXPECT_EQ(pdf.code(2).toStdString(), kImprint.code);
  samples::expectTexts(pdf.text(2), {QString::fromStdString(kImprint.line)});
}

// The imprint with large numbers needs no smaller type, in any language and on any paper.
TEST(Imprints, FitOnTheNarrowestPaperInTheirFullType) {
  ASSERT_TRUE(loadFormFont());
  const QString head = QStringLiteral("1000123456: 9F3A 01C2 77BE D410 9F3A 01C2 77BE D410");
  for (const words::Language language : {words::Language::English, words::Language::Filipino}) {
    const std::string line =
        words::said(words::Phrase::Imprint, language,
                    {"1000000017", "2026-11-22 20:45:01", "9F3A 01C2 77BE D410", head.toStdString()});
    for (const Paper paper : kPapers) {
      const qreal room = formArea(paper).width() - kCodeRoom;
      EXPECT_LE(widthOf(printable(line), kLeastType, Weight::Regular), room) << line;
    }
  }
}

TEST(Imprints, KeepTheMarginThatEveryPrinterNeeds) {
  constexpr qreal kLeast = 5;
  constexpr qreal kPoint = 25.4 / 72;
  for (Document document : everyKind()) {
    document.imprint = kImprint;
    for (const Paper paper : kPapers) {
      const PdfFile pdf(document, paper);
      const QStringList size = pdf.pageSizes().front().split(QLatin1Char(' '));
      const QRectF ink = pdf.inkOf(1);
      EXPECT_GE(size[0].toDouble() * kPoint - ink.right(), kLeast);
      EXPECT_GE(size[2].toDouble() * kPoint - ink.bottom(), kLeast);
    }
  }
}

TEST(Imprints, ChangeNeitherThePagesNorWhatStandsOnThem) {
  for (const Document& document : everyKind()) {
    Document marked = document;
    marked.imprint = kImprint;
    for (const Paper paper : kPapers) {
      for (std::size_t form = 0; form < document.forms.size(); ++form) {
        EXPECT_EQ(pagesOf(marked, paper, form).count(), pagesOf(document, paper, form).count());
      }
    }
  }
  Document preview = documentOf(longList());
  preview.imprint = compose::Imprint{"Preview", {}};
  const PdfFile pdf(preview, Paper::A4);
  samples::expectTexts(pdf.text(1), {QStringLiteral("Preview"), QStringLiteral("Page 1 of")});
}

}  // namespace
}  // namespace damath::render
