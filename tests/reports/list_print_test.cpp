// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of printed lists and corrections: deciding values are never cut, and struck-through text stays
// readable.
#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "app/words/findings/audit_print.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/every.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/list_sheet.hpp"
#include "reports/compose/lists/results_list.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "reports/render/draw/canvas.hpp"
#include "reports/render/draw/printable.hpp"
#include "tests/reports/pdf_file.hpp"
#include "tests/reports/picture.hpp"
#include "tests/reports/samples.hpp"
#include "words/phrase.hpp"

namespace damath::render {
namespace {

using compose::Form;
using samples::bare;
using samples::documentOf;
using samples::expectTexts;
using samples::PdfFile;
using words::Language;
using words::Phrase;

// A value that decides a rank is printed whole, however long it is, on every paper size and in both
// languages.
TEST(Lists, AFigureIsNeverCut) {
  contest::Contest contest = samples::roundRobin(6, 5);
  contest::Event& event = contest.events.front();
  contest::Standings table = contest::standings(event);
  const char* const figures[] = {"21073/3850",
                                 "-1643/700",
                                 "-15553/36 - 242√2/7 + 1155√3/16 + 8√5 - 3√21/35",
                                 "123456789012345678901234567890123456789012345678901234567891/7",
                                 "75",
                                 "-1/3"};
  event.setup.set = *rules::builtInChipSet("radical");
  for (std::size_t i = 0; i < table.ranks.size(); ++i) {
    table.ranks[i].pointSystem = exact::parseNumber(figures[i]).value();
  }
  for (contest::Game& game : event.games) {
    game.result->blueGrand = exact::parseNumber(figures[2]).value();
    game.result->redGrand = exact::parseNumber(figures[3]).value();
  }
  const auto reason = [](const contest::RankedEntry&, const contest::RankReason& step) {
    return std::string(toText(clauseOf(step.step)));
  };
  for (const Language language : kEvery<Language>) {
    compose::TallySheet tally = compose::tallySheet(contest, event, table, reason, language);
    tally.legend.clear();  // the legend's own text contains "…"
    const Form forms[] = {compose::standingsList(contest, event, table, reason, language), tally,
                          compose::crosstable(contest, event, table, language),
                          compose::resultsList(contest, event, language)};
    for (const Form& form : forms) {
      for (const Paper paper : {Paper::A4, Paper::Letter, Paper::LongBond}) {
        const QString text = PdfFile({"Figures", language, {form}}, paper).text();
        EXPECT_FALSE(text.contains(QChar(0x2026))) << text.toStdString();
        if (&form >= &forms[2]) continue;
        expectTexts(text, {"1823/3850", "(5.47)", "243/700", "(−2.35)", "−432", "− 242√2/7", "+ 1155√3/16",
                           "− 3√21/35", "(−0.33)"});
        // If a term of a sum (such as 242√2/7) is wider than its column, its digits continue on the next
        // line.
        EXPECT_TRUE(bare(text).contains(QStringLiteral("176366841446208")));
      }
    }
  }
}

// Guards against an old defect: with twelve rounds the sums have little room, and numerators were apart from
// their denominators.
TEST(Lists, ATermOfAFigureStandsOnOneLine) {
  contest::Contest contest = samples::roundRobin(64, 12);
  contest::Event& event = contest.events.front();
  event.setup.system = contest::System::Swiss;
  event.setup.rounds = 12;
  event.setup.set = *rules::builtInChipSet("radical");
  contest::Standings table = contest::standings(event);
  for (std::size_t i = 0; i < table.ranks.size(); ++i) {
    const std::string number = std::to_string(12347 + 2 * i);
    table.ranks[i].pointSystem =
        exact::parseNumber("-" + number + "/1540 + " + number + "√2/1155 - " + number + "√6/128").value();
  }
  const auto reason = [](const contest::RankedEntry&, const contest::RankReason& step) {
    return std::string(toText(clauseOf(step.step)));
  };
  for (const Language language : kEvery<Language>) {
    compose::TallySheet tally = compose::tallySheet(contest, event, table, reason, language);
    tally.ties.clear();
    tally.notes.clear();
    // A mixed number is one term. Its no-break space is printed as a space.
    const auto withSpaces = [](QString line) { return line.replace(QChar(0xA0), QLatin1Char(' ')); };
    const QString text = withSpaces(PdfFile(documentOf(tally, language), Paper::Letter).text());
    std::size_t terms = 0;
    for (const compose::TallyRow& row : tally.rows) {
      const QString figure = printableFigures(row.pointSystem);
      for (const QString& term : figure.split(QLatin1Char(' '))) {
        if (!term.contains(QLatin1Char('/'))) continue;
        EXPECT_TRUE(text.contains(withSpaces(term))) << term.toStdString();
        ++terms;
      }
    }
    EXPECT_EQ(terms, 3 * tally.rows.size());
    EXPECT_TRUE(text.contains(QString::fromStdString(said(Phrase::Rank, language))))
        << "no heading is broken";
  }
}

// Guards against an old defect: values on three lines doubled the number of pages, and schools had larger
// type than their players.
TEST(Lists, ATallyOfLongFiguresTakesFewPages) {
  contest::Contest contest = samples::roundRobin(64, 12);
  contest::Event& event = contest.events.front();
  event.setup.system = contest::System::Swiss;
  event.setup.rounds = 12;
  event.setup.set = *rules::builtInChipSet("radical");
  std::erase_if(event.games, [](const contest::Game& game) { return contest::numberOf(game.round) > 12; });
  contest::Standings table = contest::standings(event);
  for (std::size_t i = 0; i < table.ranks.size(); ++i) {
    const std::string number = std::to_string(96313820 + 13 * i);
    table.ranks[i].pointSystem = exact::parseNumber(number + "/1453 + 9719√2").value();
  }
  const auto reason = [](const contest::RankedEntry&, const contest::RankReason&) { return std::string(); };
  compose::TallySheet tally = compose::tallySheet(contest, event, table, reason, Language::English);
  tally.ties.clear();
  tally.notes.clear();
  const PdfFile pdf(documentOf(tally), Paper::A4);
  EXPECT_LE(pdf.pages(), 4);
  qreal players = 0;
  qreal schools = 0;
  for (const PdfFile::Word& word : pdf.words(1)) {
    if (word.text == QLatin1String("Abad,")) players = word.box.height();
    const bool isInTable = word.box.top() > 50;
    if (isInTable && word.text == QLatin1String("Arayat")) schools = std::max(schools, word.box.height());
  }
  EXPECT_GT(schools, 0);
  EXPECT_GE(players, schools - 0.05);
}

// Guards against an old defect: values on one line each left so little room that long names took seven lines.
TEST(Lists, LongFiguresRunOverTwoLinesWhereNamesTakeMany) {
  contest::Contest contest = samples::roundRobin(16, 4);
  contest::Event& event = contest.events.front();
  event.setup.system = contest::System::Swiss;
  event.setup.rounds = 4;
  std::erase_if(event.games, [](const contest::Game& game) { return contest::numberOf(game.round) > 4; });
  contest::Standings table = contest::standings(event);
  for (auto& ranked : table.ranks) ranked.pointSystem = exact::parseNumber("1792363/1925").value();
  const auto areOnOneLine = [&] {
    const auto reason = [](const contest::RankedEntry&, const contest::RankReason&) { return std::string(); };
    const PdfFile pdf(documentOf(compose::tallySheet(contest, event, table, reason, Language::English)),
                      Paper::A4);
    qreal exact = 0;
    qreal decimals = 0;
    for (const PdfFile::Word& word : pdf.words(1)) {
      if (word.text == QLatin1String("188/1925")) exact = word.box.top();
      if (word.text == QLatin1String("(931.10)")) decimals = word.box.top();
    }
    EXPECT_GT(exact, 0);
    EXPECT_GT(decimals, 0);
    return std::abs(exact - decimals) < 1;
  };
  EXPECT_TRUE(areOnOneLine());
  for (contest::Player& player : contest.players) player.last = samples::kLongName;
  for (contest::School& school : contest.schools) school.name = samples::kLongSchool;
  EXPECT_FALSE(areOnOneLine());
}

// Guards against an old defect: a table of thirty rows had six rows on a second page.
TEST(Lists, RowsAreLowerWhereThatSavesAPage) {
  const contest::Contest contest = samples::roundRobin(30, 29);
  const contest::Event& event = contest.events.front();
  const compose::Document table =
      documentOf(compose::crosstable(contest, event, contest::standings(event), Language::English));
  for (const Paper paper : {Paper::A4, Paper::Letter, Paper::LongBond}) {
    EXPECT_EQ(samples::pagesOf(table, paper).count(), 1);
  }
}

// Guards against an old defect: a long name left no room for headings of three words.
TEST(Lists, AHeadingIsReadToItsEnd) {
  compose::ListSheet list;
  list.title = "Ranggo";
  list.columns = {{"Ranggo", compose::Align::Centre, 4},
                  {"Paaralan", compose::Align::Left, 26},
                  {"Ranggo ng manlalaro", compose::Align::Left, 14}};
  const std::string school(samples::kLongSchool);
  list.rows.assign(20, {"1", school + ", " + school, "1"});
  const QString text = PdfFile(documentOf(list), Paper::A4).text();
  EXPECT_FALSE(text.contains(QChar(0x2026))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("manlalaro")));
}

// Guards against an old defect: the first row, or the text above the table, was alone at the end of a page.
TEST(Lists, AShortTableOfTiedPlayersIsPartedByNoPagesEnd) {
  compose::ListSheet list;
  list.title = "Standings";
  list.columns = {{"Player", compose::Align::Left, 1}};
  compose::Section tie;
  tie.heading = "Level";
  tie.paragraphs = {"Above"};
  tie.columns = {{"Name", compose::Align::Left, 1}};
  tie.rows = {{"Uno"}, {"Dos"}, {"Tres"}};
  list.ties = {tie};
  int pages = 0;
  for (std::size_t rows = 20; rows < 60; rows += 2) {
    list.rows.assign(rows, {"-"});
    const PdfFile pdf(documentOf(list), Paper::A4);
    pages = std::max(pages, pdf.pages());
    for (int page = 1; page <= pdf.pages(); ++page) {
      const QString text = pdf.text(page);
      const bool hasFirst = text.contains(QLatin1String("Level"));
      for (const char* word : {"Above", "Name", "Uno", "Dos", "Tres"}) {
        EXPECT_EQ(text.contains(QLatin1String(word)), hasFirst) << word << " after " << rows << " rows";
      }
    }
  }
  EXPECT_EQ(pages, 2) << "the table comes to a page's end";
}

// A single name on three lines must not shrink the other names. They stay as large as the numbers beside
// them.
TEST(Lists, ALongNameMakesTheOthersNoSmaller) {
  contest::Contest contest = samples::roundRobin(12, 3);
  contest.players.front().last = samples::kLongName;
  const contest::Event& event = contest.events.front();
  const words::Language language = Language::English;
  const auto reason = [](const contest::RankedEntry&, const contest::RankReason&) { return std::string(); };
  const PdfFile pdf(
      documentOf(compose::standingsList(contest, event, contest::standings(event), reason, language)),
      Paper::A4);
  const auto heightOf = [words = pdf.words(1)](const QString& text) {
    const auto word = std::ranges::find(words, text, &PdfFile::Word::text);
    return word == words.end() ? 0 : word->box.height();
  };
  const std::string& name = contest.players.at(4).last;
  const qreal figures = heightOf(QStringLiteral("2½"));
  ASSERT_GT(figures, 0);
  EXPECT_NEAR(heightOf(QString::fromStdString(name) + QLatin1Char(',')), figures, 0.05);
}

// Guards against an old defect: if only BLUE's names were long, RED's names had larger type and a narrower
// column.
TEST(Lists, NamesOfBothColoursAreSetAlike) {
  contest::Contest contest = samples::roundRobin(4, 1);
  const contest::Event& event = contest.events.front();
  std::vector<std::string> reds;
  for (const contest::Game& game : event.games) {
    if (game.round != contest::RoundNumber{1}) continue;
    contest.players[static_cast<std::size_t>(numberOf(event.at(game.blue).player)) - 1].last =
        samples::kLongName;
    reds.push_back(contest.at(event.at(game.red).player).last);
  }
  const PdfFile pdf(
      documentOf(compose::pairingsList(contest, event, contest::RoundNumber{1}, Language::English)),
      Paper::A4);
  const QList<PdfFile::Word> words = pdf.words(1);
  const auto wordOf = [&words](const QString& text) {
    const auto word = std::ranges::find_if(words, [&](const PdfFile::Word& each) {
      return each.text.startsWith(text) && each.box.top() > 40;  // below the page head
    });
    return word == words.end() ? QRectF() : word->box;
  };
  const QRectF blue = wordOf(QStringLiteral("Villanueva"));
  const QRectF red = wordOf(QString::fromStdString(reds.back()));
  ASSERT_GT(blue.height(), 0);
  EXPECT_NEAR(red.height(), blue.height(), 0.05);
}

TEST(Lists, TheCrosstableOfManyPlayersIsSharedOutOverTables) {
  const contest::Contest contest = samples::roundRobin(130, 1);
  const contest::Event& event = contest.events.front();
  const words::Language language = Language::English;
  contest::Standings table = contest::standings(event);
  for (contest::RankedEntry& ranked : table.ranks) ranked.points = exact::Rational(255, 2);
  const PdfFile pdf(documentOf(compose::crosstable(contest, event, table, language)), Paper::A4);
  const QString all = pdf.text();
  EXPECT_FALSE(all.contains(QChar(0x2026)));
  EXPECT_EQ(all.count(QStringLiteral("127½")), 130);
  const QStringList words = all.simplified().split(QLatin1Char(' '));
  for (int number = 1; number <= 130; ++number) {
    EXPECT_GE(words.count(QString::number(number)), 2) << number;
  }
}

// The list has a row per player in place of a column per opponent. 200 players take a few pages, in type of 7
// points.
TEST(Lists, OpponentsOfTwoHundredTakeFewPagesInReadableType) {
  // The height in millimeters of the box around a word in type of 7 points. The box is higher than the type
  // size by the factor 1.16, because it includes the space above and below the letters.
  constexpr qreal kLeastHeight = 2.47 * 1.16;
  contest::Contest contest = samples::roundRobin(200, 9);
  contest.events.front().setup.system = contest::System::Swiss;
  contest.events.front().setup.rounds = 9;
  std::erase_if(contest.events.front().games,
                [](const contest::Game& game) { return contest::numberOf(game.round) > 9; });
  const words::Language language = Language::English;
  const compose::TallySheet tally = samples::tallyOf(contest, Language::English);
  for (const auto& [paper, most] : {std::pair{Paper::A4, 4}, {Paper::Letter, 5}, {Paper::LongBond, 4}}) {
    const PdfFile pdf(documentOf(compose::opponentsList(tally, language)), paper);
    EXPECT_LE(pdf.pages(), most);
    int opponents = 0;
    for (int page = 1; page <= pdf.pages(); ++page) {
      for (const PdfFile::Word& word : pdf.words(page)) {
        const bool isOpponent = word.text.startsWith(QLatin1Char('(')) &&
                                word.text.endsWith(QLatin1Char(')')) &&
                                word.text.mid(1, word.text.size() - 2).toInt() > 0;
        if (!isOpponent) continue;
        ++opponents;
        EXPECT_GE(word.box.height(), kLeastHeight) << qPrintable(word.text);
      }
    }
    EXPECT_GE(opponents, 200 * 9);
  }
}

// Names of players and schools stand beside each other, on two lines each and in readable type. Before, each
// school took four lines in small type.
TEST(Lists, ATallyOfTwoHundredTakesFewPagesInReadableType) {
  // The height in millimeters of the box around a word in type of 6.5 points. The box is higher than the type
  // size by the factor 1.16, because it includes the space above and below the letters.
  constexpr qreal kLeastHeight = 2.3 * 1.16;
  contest::Contest contest = samples::roundRobin(200, 12);
  contest::Event& event = contest.events.front();
  event.setup.system = contest::System::Swiss;
  event.setup.rounds = 12;
  std::erase_if(event.games, [](const contest::Game& game) { return contest::numberOf(game.round) > 12; });
  for (contest::School& school : contest.schools) {
    school.name = "Paaralang Sentral ng San Carmela " + std::to_string(contest::numberOf(school.id));
    school.district = "Distrito";
  }
  compose::TallySheet tally = samples::tallyOf(contest, Language::English);
  tally.ties.clear();
  tally.notes.clear();
  for (const auto& [paper, most] : {std::pair{Paper::A4, 10}, {Paper::Letter, 10}, {Paper::LongBond, 10}}) {
    const PdfFile pdf(documentOf(tally), paper);
    EXPECT_LE(pdf.pages(), most);
    int schools = 0;
    for (int page = 1; page <= pdf.pages(); ++page) {
      for (const PdfFile::Word& word : pdf.words(page)) {
        if (word.text != QLatin1String("Sentral")) continue;
        ++schools;
        EXPECT_GE(word.box.height(), kLeastHeight);
      }
    }
    EXPECT_EQ(schools, 200);
  }
}

// A list that takes two pages in small type takes two in larger type too. The second page is not nearly
// empty.
TEST(Lists, ForTheWallFillTheirPages) {
  const contest::Contest contest = samples::roundRobin(52, 0);
  const words::Language language = Language::English;
  const contest::RoundNumber round{1};
  const auto list = compose::pairingsByName(contest, contest.events.front(), round, language);
  const PdfFile pdf(documentOf(list), Paper::A4);
  ASSERT_EQ(pdf.pages(), 2);
  const auto playersOn = [&pdf](int page) {
    const QString text = pdf.text(page);
    return text.count(QStringLiteral("BLUE")) + text.count(QStringLiteral("RED"));
  };
  EXPECT_EQ(playersOn(1) + playersOn(2), 52);
  EXPECT_GE(playersOn(2) * 2, playersOn(1));
}

// A finding names its line by a number, for example "Line 24". This number is printed beside each line of the
// sheet, also beside the remaining chips and the sums.
TEST(Corrections, EveryLineBearsTheNumberByWhichFindingsNameIt) {
  const sheet::Sheet sheet = samples::manualSheet("rational");
  const PdfFile pdf(documentOf(compose::scoresheet(sheet, compose::headOf(sheet), Language::English)),
                    Paper::A4);
  QStringList numbers;
  for (const PdfFile::Word& word : pdf.words(1)) {
    constexpr qreal kGutterEnd = 17;  // millimeters
    if (word.box.right() < kGutterEnd) numbers << word.text;
  }
  ASSERT_GE(sheet.lines.size(), 10U);
  for (std::size_t line = 1; line <= sheet.lines.size(); ++line) {
    EXPECT_EQ(numbers.count(QString::number(line)), 1) << line;
  }
}

// Returns the share of a character's ink that the strokes hide, 0–1, printed at 600 dots per inch.
qreal hiddenInk(const QString& text, qsizetype place, qreal size) {
  constexpr qreal kDots = 600 / 25.4;  // dots per millimeter
  const qreal width = widthOf(text, size, Weight::Regular);
  const qreal cap = capHeight(size, Weight::Regular);
  const QRectF box(2, 2, width, size * 1.4);
  const auto painted = [&](const std::function<void(QPainter&)>& paint) {
    QImage image(static_cast<int>((width + 4) * kDots), static_cast<int>((size * 1.4 + 4) * kDots),
                 QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(kDots, kDots);
    paint(painter);
    return image;
  };
  const QImage ink = painted([&](QPainter& painter) {
    Canvas(painter).runs(box, {{text, Run::Look::Plain}}, size);
  });
  const QImage strokes = painted([&](QPainter& painter) {
    painter.setPen(QPen(Qt::black, kStroke, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(strokesThrough({box.left(), box.center().y() - cap / 2, width, cap}));
  });
  const auto column = [&](qsizetype count) {
    return static_cast<int>((box.left() + widthOf(text.left(count), size, Weight::Regular)) * kDots);
  };
  qreal all = 0;
  qreal hidden = 0;
  for (int x = column(place); x < column(place + 1); ++x) {
    for (int y = 0; y < ink.height(); ++y) {
      if (qGray(ink.pixel(x, y)) > 128) continue;
      ++all;
      if (qGray(strokes.pixel(x, y)) < 128) ++hidden;
    }
  }
  return all > 0 ? hidden / all : 1;
}

TEST(Corrections, TheStrikeLeavesEverySignReadable) {
  ASSERT_TRUE(loadFormFont());
  const QString signs = QStringLiteral("-−+÷/√×=.,");
  for (const char* struck : {"-7", "−7", "-242√21", "-9 + (-1)", "16 ÷ 2 = 8", "-3.5 ≈ -4", "-36 - 242√2",
                             "10 × (−11) = −110", "5 / 8 − 1,5"}) {
    const QString text = QString::fromUtf8(struck);
    for (const qreal size : {2.3, 3.0}) {
      for (qsizetype place = 0; place < text.size(); ++place) {
        if (signs.contains(text.at(place))) {
          EXPECT_LT(hiddenInk(text, place, size), 0.6) << struck << " at " << place << " of size " << size;
        }
      }
    }
  }
  // The strokes must leave half of a fraction visible, too: they cross its bar as they cross a sign.
  for (const char* struck : {"9/10", "15553/36", "16√32/7"}) {
    EXPECT_LT(hiddenInk(QString::fromUtf8(struck), 0, 3.0), 0.5) << struck;
  }
  for (const qreal width : {1.5, 4.0, 12.0, 40.0}) {
    const QList<QLineF> strokes = strokesThrough({0, 0, width, 2.2});
    ASSERT_FALSE(strokes.isEmpty());
    EXPECT_LE(strokes.front().x1(), 0);
    EXPECT_GE(strokes.back().x2(), width);
    for (const QLineF& stroke : strokes) EXPECT_GE(std::abs(stroke.dy()), 0.4 * std::abs(stroke.dx()));
  }
}

// A ruling keeps BLUE's −12 in place of −10, and another ruling changes an R.C. value. The cells and the
// legend must show the sums after both rulings.
TEST(Corrections, AfterRulingsCellsAndLegendSayTheSame) {
  std::string text =
      "[Set \"integer\"]\n[Result \"1-0\"]\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -12 | -10 || 10 + (-9) | 1 | "
      "1\n";
  const char* const blue[] = {"6", "-1", "4", "0", "-3", "10", "-7", "-11", "8", "-5", "2"};
  const char* const red[] = {"-9", "6", "4", "0", "-3", "10", "-7", "-11", "8", "-5", "2"};
  for (std::size_t i = 0; i < std::size(blue); ++i) {
    const std::string figure = i == 5 ? "20" : blue[i];
    text += std::string("RC ") + blue[i] + " | " + figure + " || RC " + red[i] + " | " + red[i] + "\n";
  }
  text += "TOTAL | 13 || TOTAL | -5\nGRAND | 3 || GRAND | -4\n";
  const rules::ChipSet set = *rules::builtInChipSet("integer");
  const sheet::Sheet sheet = notation::parseSheetText(text).value();
  const sheet::AuditReport report = sheet::audit(sheet, set, rules::manual());
  const sheet::AuditedSheet audited{sheet, set, rules::manual(), report};
  const std::vector<db::StoredRuling> rulings = {
      {2, board::Side::Blue, sheet::Cell::Score, std::nullopt, "Gng. Muñoz", "malinaw ang sulat", ""},
      {8, board::Side::Blue, sheet::Cell::Remaining, "15", "Gng. Muñoz", "pasya ng lupon", ""}};
  const sheet::Outcome outcome =
      sheet::outcomeOf(audited, {{2, board::Side::Blue, sheet::Cell::Score, std::nullopt},
                                 {8, board::Side::Blue, sheet::Cell::Remaining, "15"}});
  for (const Language language : kEvery<Language>) {
    const compose::Scoresheet form = compose::correctedScoresheet(
        sheet, compose::headOf(sheet), set, words::auditPrint(audited, outcome, rulings, language), language);
    const compose::CellText& grand = form.closing.back().halves[0].total;
    EXPECT_EQ(grand.correct, "-4");
    const QString page = PdfFile({"Ruled", language, {form}}, Paper::LongBond).text();
    expectTexts(page, {"−12 + 8 = −4 (S8).", "(T6)"});
    EXPECT_FALSE(bare(page).contains(bare(QStringLiteral("= −7")))) << page.toStdString();
  }
}

}  // namespace
}  // namespace damath::render
