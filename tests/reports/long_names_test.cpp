// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of names of any length, as in files from other programs. In print such names are cut with a mark, and
// the work for a form does not grow with their length.
#include <gtest/gtest.h>

#include "app/words/texts/rank_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/every.hpp"
#include "core/text/letter.hpp"
#include "reports/compose/lists/bracket_tree.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/fallback_kit.hpp"
#include "reports/compose/lists/honours.hpp"
#include "reports/compose/lists/login_cards.hpp"
#include "reports/compose/lists/results_list.hpp"
#include "reports/compose/lists/school_list.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "reports/compose/parts/event_head.hpp"
#include "reports/html/document_page.hpp"
#include "reports/render/draw/fitted_text.hpp"
#include "reports/render/draw/form_font.hpp"
#include "tests/reports/pdf_file.hpp"
#include "tests/reports/samples.hpp"
#include "words/language.hpp"

namespace damath::render {
namespace {

using compose::Document;
using compose::Form;
using samples::PdfFile;
using words::Language;

constexpr std::size_t kLength = 10'000;

contest::Contest withLongNames() {
  contest::Contest contest = samples::roundRobin(12, 11);
  const auto text = [](std::string_view start) { return std::string(start) + std::string(kLength, 'W'); };
  contest.head.name = text("Paligsahan");
  contest.head.date = text("2026");
  contest.head.venue = text("Arayat");
  for (contest::School& school : contest.schools) {
    school.name = text("Paaralan") + std::to_string(contest::numberOf(school.id));
    school.district = text("Distrito");
    school.division = text("Dibisyon");
  }
  for (contest::Player& player : contest.players) {
    player.last = text("Peñ");
    player.first = text("Ana");
    player.middle = text("S");
    player.grade = text("7");
    player.coach = text("Gng.");
  }
  contest.events.front().setup.name = text("Integer");
  contest.events.front().setup.ruleset.name = text("manual");
  return contest;
}

std::vector<Form> everyForm(const contest::Contest& contest, words::Language language) {
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  const auto named = [&](contest::EntryId id) {
    return contest::shownName(*contest.find(event.find(id)->player));
  };
  const auto reason = [&](const contest::RankedEntry& ranked, const contest::RankReason& step) {
    return words::rankReasonText(step, ranked, table, named, Language::English);
  };
  const contest::SchoolStandings schools = contest::schoolStandings(contest, {event.id}, {});
  const compose::GameHead head = compose::headOf(contest, event, event.games.front());
  const contest::RoundNumber round{1};
  return {compose::scoresheet(samples::longSheet(12), head, language),
          compose::blankSheet(head, language),
          compose::tallySheet(contest, event, table, reason, language),
          compose::standingsList(contest, event, table, reason, language),
          compose::pairingsList(contest, event, round, language),
          compose::crosstable(contest, event, table, language),
          compose::resultsList(contest, event, language),
          compose::resultSlips(contest, event, round, language),
          compose::teamsList(
              contest, schools, [](const contest::RankedTeam&) { return "Y6"; }, language),
          compose::medalsList(contest, schools, language)};
}

std::size_t lettersOf(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsLetter));
}

TEST(LongNames, AreCutWithAMarkBeforeTheyReachAForm) {
  const contest::Contest contest = withLongNames();
  const words::Language language = Language::English;
  const std::size_t most = contest::kMostNameLetters;
  for (const Form& form : everyForm(contest, language)) {
    if (const auto* list = std::get_if<compose::ListSheet>(&form)) {
      for (const std::vector<std::string>& row : list->rows) {
        for (const std::string& cell : row) EXPECT_LE(lettersOf(cell), 3 * most + 3) << list->title;
      }
      for (const std::string& text : {list->head.contest, list->head.date, list->head.venue}) {
        EXPECT_EQ(lettersOf(text), most);
        EXPECT_TRUE(text.ends_with("…"));
      }
    }
    if (const auto* tally = std::get_if<compose::TallySheet>(&form)) {
      for (const compose::TallyRow& row : tally->rows) EXPECT_LE(lettersOf(row.player), 3 * most + 3);
    }
    if (const auto* sheet = std::get_if<compose::Scoresheet>(&form)) {
      EXPECT_LE(lettersOf(sheet->head.of(board::Side::Blue).name), 3 * most + 3);
      EXPECT_EQ(lettersOf(sheet->head.of(board::Side::Blue).school), most);
      EXPECT_EQ(lettersOf(sheet->head.of(board::Side::Blue).grade), most);
      EXPECT_EQ(lettersOf(sheet->head.event), most);
    }
  }
}

TEST(LongNames, LeaveEveryFormOfOrdinarySize) {
  const contest::Contest contest = withLongNames();
  const words::Language language = Language::English;
  Document web{"Web", language, {}};
  for (const Form& form : everyForm(contest, language)) {
    const PdfFile pdf({"Long", language, {form}}, Paper::A4);
    EXPECT_LE(pdf.pages(), 12);
    EXPECT_TRUE(pdf.text().contains(QChar(0x2026)));
    const bool isTable =
        std::holds_alternative<compose::ListSheet>(form) || std::holds_alternative<compose::TallySheet>(form);
    if (isTable) web.forms.push_back(form);
  }
  EXPECT_LE(html::toHtml(web).size(), 200'000U);
}

// Guards against an old defect: names of events, names in the tree of a knock-out and names above signatures
// had type of 5.4 points.
TEST(LongNames, AreSetInTypeThatIsRead) {
  contest::Contest contest = samples::roundRobin(16, 4);
  contest::Event& event = contest.events.front();
  event.setup.name = "Integer Damath, Elementary Level, Grades Four to Six, Boys and Girls";
  contest.head.name =
      "The Forty-Seventh Annual Division-wide Mathematics and Damath Competition of San Isidro and the "
      "Neighbouring Towns";
  for (contest::Player& player : contest.players) {
    player.last = "Villanueva-Macapagal de los Santos";
    player.first = "Maria Concepción Esperanza";
  }
  for (contest::School& school : contest.schools) school.name = samples::kLongSchool;
  contest::Contest knockOut = contest;
  knockOut.events.front().setup.system = contest::System::KnockOut;
  knockOut.events.front().games.clear();
  knockOut.events.front().rounds.clear();
  for (const Language language : kEvery<Language>) {
    std::vector<Form> forms = everyForm(contest, language);
    const contest::RoundNumber round{1};
    forms.emplace_back(compose::bracketTree(knockOut, knockOut.events.front(), language));
    forms.emplace_back(compose::pairingCards(contest, event, language));
    forms.emplace_back(compose::blankTally(contest, event, language));
    forms.emplace_back(compose::checkInList(contest, event, round, language));
    forms.emplace_back(compose::pairingsByName(contest, event, round, language));
    forms.emplace_back(compose::medallistsList(contest, {{event, contest::standings(event)}}, language));
    for (const Form& form : forms) {
      Document document = samples::documentOf(form, language);
      document.imprint = compose::Imprint{"Least", {}};  // the smallest type of a page
      for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const PdfFile pdf(document, paper);
        const auto words = pdf.words(1);
        const auto least = std::ranges::find(words, QStringLiteral("Least"), &PdfFile::Word::text);
        ASSERT_NE(least, words.end());
        QString heading;
        for (const PdfFile::Word& word : words) {
          EXPECT_GE(word.box.height(), least->box.height() - 0.05)
              << compose::titleOf(form) << ": " << word.text.toStdString();
          if (word.box.top() < 70) heading += word.text;
        }
        // every form except pairing cards has the whole name of the event at its head
        if (std::holds_alternative<compose::PairingCards>(form)) continue;
        EXPECT_TRUE(heading.contains(QStringLiteral("Girls"))) << compose::titleOf(form);
      }
    }
  }
}

// A login card has each address in full, because a person types the address from the card.
TEST(LongNames, ALoginCardHasItsAddressesWhole) {
  compose::LoginCards::Card card;
  card.person = "Villanueva-Macapagal de los Santos, Maria Concepción";
  const QString address = QStringLiteral("postgresql://table-12@192.168.100.1%1:5433/damath");
  QStringList addresses;
  for (const int last : {11, 22}) addresses << address.arg(last);
  card.fields = {{"Login", "table-12"},
                 {"Password", "abaka-bituin-kawayan-sampaguita-tarsier"},
                 {"May do", "clerk, boards 1-12"},
                 {"Address", addresses.join(QStringLiteral("  ")).toStdString()}};
  card.note = "Keep it.";
  card.code = "postgresql://table-12";
  compose::LoginCards form;
  form.title = "Cards";
  form.cards = {card};
  const QString text = PdfFile(samples::documentOf(form), Paper::Letter).text();
  EXPECT_FALSE(text.contains(QChar(0x2026))) << text.toStdString();
  for (const QString& each : addresses) EXPECT_TRUE(samples::bare(text).contains(each)) << text.toStdString();
}

TEST(LongFigures, TakeTheFewestLinesThatStayRead) {
  ASSERT_TRUE(loadFormFont());
  const QString figure = QStringLiteral("96313820/1452 + 9719√2 (279072.07)");
  const qreal width = widthOf(QStringLiteral("96313820/1452 + 9719√2"), kLeastType, Weight::Regular) + 0.01;
  const FittedText fit = fittedFigure(figure, width, 2.8, kLeastType, Weight::Regular);
  EXPECT_EQ(fit.lines.size(), 2);
  EXPECT_EQ(fit.lines.join(QLatin1Char(' ')), figure);
  EXPECT_GE(fit.size, kLeastType);
}

TEST(LongNames, AnInitialAndANumberStayWithTheName) {
  ASSERT_TRUE(loadFormFont());
  const auto lines = [](const char* text, const char* widest) {
    const qreal width = widthOf(QString::fromUtf8(widest), 3, Weight::Regular) + 0.01;
    return wrapped(QString::fromUtf8(text), width, 3, Weight::Regular);
  };
  EXPECT_EQ(lines("Garcia, Kristine Ñ.", "Garcia, Kristine"),
            (QStringList{QStringLiteral("Garcia,"), QStringLiteral("Kristine Ñ.")}));
  EXPECT_EQ(lines("Garcia, Kristine G. (12)", "Garcia, Kristine G."),
            (QStringList{QStringLiteral("Garcia,"), QStringLiteral("Kristine G. (12)")}));
  // If a name and its initial need more than a line, each of them is whole on a line.
  EXPECT_EQ(lines("Kristine G.", "Kristine"),
            (QStringList{QStringLiteral("Kristine"), QStringLiteral("G.")}));
}

// Breaking a word into lines measures at most ten times as many characters as the word has.
TEST(LongNames, AreMeasuredInProportionToTheirLength) {
  const auto measured = [](qsizetype length) {
    qsizetype characters = 0;
    const MeasureText measure = [&](const QString& text) {
      characters += text.size();
      return static_cast<qreal>(text.size());
    };
    QString word(length, u'W');
    while (!word.isEmpty()) word = word.mid(charactersWithin(word, 60, measure));
    return characters;
  };
  EXPECT_LE(measured(10'000), 10'000 * 10);
  EXPECT_LE(measured(100'000), 11 * measured(10'000));
}

TEST(LongNames, WordsAreBrokenBehindOperatorsAndNeverWithinALetter) {
  const MeasureText measure = [](const QString& text) { return static_cast<qreal>(text.size()); };
  EXPECT_EQ(charactersWithin(QStringLiteral("-15553/38502"), 9, measure), 7);
  EXPECT_EQ(charactersWithin(QStringLiteral("123456789"), 4, measure), 4);
  EXPECT_EQ(charactersWithin(QStringLiteral("12"), 4, measure), 2);
  EXPECT_EQ(charactersWithin(QStringLiteral("W"), 0, measure), 1);
  EXPECT_EQ(charactersWithin(QString::fromUtf8("Pen\xCC\x83"
                                               "as"),
                             3, measure),
            2)
      << "n with its mark";
  EXPECT_EQ(charactersWithin(QString::fromUtf8("\xF0\x9F\x91\xA9x"), 1, measure), 2)
      << "one letter, two units";
}

}  // namespace
}  // namespace damath::render
