// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the guide to the first contest day: its names are those of the window, and its two pages have
// every word of it, in each language and on each paper.
#include <gtest/gtest.h>

#include <QRegularExpression>
#include <algorithm>
#include <random>

#include "app/papers/guide_paper.hpp"
#include "core/every.hpp"
#include "tests/reports/pdf_file.hpp"
#include "tests/reports/samples.hpp"
#include "words/phrase.hpp"

namespace damath::render {
namespace {

using compose::Guide;
using compose::GuideBlock;
using compose::GuideRun;
using samples::bare;
using samples::documentOf;
using samples::PdfFile;
using words::Language;
using words::Phrase;

Guide guideIn(Language language) {
  return compose::guideOf(papers::guideText(language));
}

// Returns a name as the window and the guide have it in common: without marks of access keys, "…" and
// placeholders.
QString nameOf(std::string_view text) {
  static const QRegularExpression left(QStringLiteral("&|…|%[1-9]"));
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).remove(left).simplified();
}

QStringList namesOfPhrases(Language language) {
  QStringList names;
  for (const Phrase phrase : kEvery<Phrase>) names << nameOf(toText(phrase, language));
  return names;
}

// Returns the slanted names of the block.
QStringList namesIn(const GuideBlock& block) {
  QStringList names;
  for (const GuideRun& run : block.runs) {
    if (run.look == GuideRun::Look::Slanted) names << nameOf(run.text);
  }
  return names;
}

QString textOf(const GuideBlock& block) {
  QString text = QString::fromStdString(block.mark);
  for (const GuideRun& run : block.runs) text += QString::fromStdString(run.text);
  return text;
}

void expectWhole(const Guide& guide, const PdfFile& pdf) {
  QStringList pages;
  for (int page = 1; page <= pdf.pages(); ++page) pages << bare(pdf.text(page));
  for (const GuideBlock& block : guide.blocks) {
    const QString text = bare(textOf(block));
    EXPECT_TRUE(std::any_of(pages.cbegin(), pages.cend(), [&text](const QString& page) {
      return page.contains(text);
    })) << textOf(block).toStdString();
  }
}

TEST(FirstDayGuide, EverySlantedNameIsATextOfTheProgram) {
  for (const Language language : kEvery<Language>) {
    const QStringList texts = namesOfPhrases(language);
    const Guide guide = guideIn(language);
    int count = 0;
    for (const GuideBlock& block : guide.blocks) {
      for (const QString& name : namesIn(block)) {
        EXPECT_TRUE(texts.contains(name)) << words::codeOf(language) << ": " << name.toStdString();
        ++count;
      }
    }
    EXPECT_GT(count, 80) << words::codeOf(language);
  }
}

TEST(FirstDayGuide, EachLanguageNamesTheSameThingsInEachBlock) {
  const Guide english = guideIn(Language::English);
  const QStringList inEnglish = namesOfPhrases(Language::English);
  for (const Language language : kEvery<Language>) {
    const Guide guide = guideIn(language);
    const QStringList texts = namesOfPhrases(language);
    ASSERT_EQ(guide.blocks.size(), english.blocks.size()) << words::codeOf(language);
    for (std::size_t i = 0; i < guide.blocks.size(); ++i) {
      EXPECT_EQ(guide.blocks[i].kind, english.blocks[i].kind) << textOf(guide.blocks[i]).toStdString();
      EXPECT_EQ(guide.blocks[i].mark, english.blocks[i].mark) << textOf(guide.blocks[i]).toStdString();
      QStringList names = namesIn(guide.blocks[i]);
      for (const QString& name : namesIn(english.blocks[i])) {
        bool isNamed = false;
        for (qsizetype phrase = 0; phrase < texts.size() && !isNamed; ++phrase) {
          isNamed = inEnglish[phrase] == name && names.removeOne(texts[phrase]);
        }
        EXPECT_TRUE(isNamed) << words::codeOf(language) << ": " << name.toStdString();
      }
      EXPECT_TRUE(names.isEmpty()) << words::codeOf(language) << ": " << names.join(u'|').toStdString();
    }
  }
}

TEST(FirstDayGuide, TwoPagesHaveEveryWord) {
  for (const Language language : kEvery<Language>) {
    const Guide guide = guideIn(language);
    EXPECT_FALSE(guide.title.empty());
    for (const Paper paper : kPapers) {
      const PdfFile pdf(papers::guideDocument(language), paper);
      EXPECT_EQ(pdf.pages(), 2) << words::codeOf(language) << ' ' << toText(paper);
      expectWhole(guide, pdf);
      const QSizeF size = pageSize(paper).size(QPageSize::Millimeter);
      const qreal margin = (size.width() - kFormWidth) / 2;
      for (int page = 1; page <= pdf.pages(); ++page) {
        const QRectF ink = pdf.inkOf(page);
        EXPECT_GE(ink.left(), margin - 1) << toText(paper);
        EXPECT_LE(ink.right(), size.width() - margin + 2) << toText(paper);
        EXPECT_LE(ink.bottom(), size.height() - 10) << toText(paper);
        EXPECT_TRUE(bare(pdf.text(page)).contains(bare(QString::fromStdString(guide.title))));
      }
    }
  }
}

// Draws guides of all lengths, with looks that change inside words. No word is lost, and the guide takes two
// pages at most.
TEST(FirstDayGuide, AnyGuideIsPrintedWhole) {
  std::mt19937 chance(7);
  const auto some = [&chance](int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(chance);
  };
  for (int round = 0; round < 12; ++round) {
    Guide guide;
    guide.title = "Drawn";
    for (int blocks = some(1, 24); blocks > 0; --blocks) {
      GuideBlock block{static_cast<GuideBlock::Kind>(some(0, 2)), {}, {}};
      const bool isHeading = block.kind == GuideBlock::Kind::Heading;
      if (block.kind == GuideBlock::Kind::Item) block.mark = std::to_string(blocks) + ".";
      for (int runs = isHeading ? 1 : some(1, 9); runs > 0; --runs) {
        std::string text;
        for (int words = isHeading ? 2 : some(1, 9); words > 0; --words) {
          for (int letters = some(1, 11); letters > 0; --letters)
            text += static_cast<char>('a' + some(0, 25));
          if (words > 1 || some(0, 1) == 0) text += ' ';
        }
        block.runs.push_back({text, static_cast<GuideRun::Look>(some(0, 2))});
      }
      guide.blocks.push_back(std::move(block));
    }
    const PdfFile pdf(documentOf(guide), Paper::A4);
    EXPECT_LE(pdf.pages(), 2);
    expectWhole(guide, pdf);
  }
}

}  // namespace
}  // namespace damath::render
