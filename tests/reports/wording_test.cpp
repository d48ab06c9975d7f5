// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a document's wording, the text of its content. Any changed word of the content changes the
// wording; a changed look does not.
#include "reports/compose/wording.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "core/rules/standard_rulesets.hpp"
#include "tests/reports/samples.hpp"
#include "words/language.hpp"

namespace damath::compose {
namespace {

using samples::documentOf;

std::string wordingOf(const Document& document) {
  std::string wording;
  giveWording(document, [&wording](std::string_view text) { wording += text; });
  return wording;
}

template <class Held>
void expectSaid(const Held& form, const std::vector<std::function<void(Held&)>>& changes) {
  const std::string said = wordingOf(documentOf(form));
  int number = 0;
  for (const auto& change : changes) {
    Held other = form;
    change(other);
    EXPECT_NE(wordingOf(documentOf(other)), said) << titleOf(form) << ", change " << number;
    ++number;
  }
}

TEST(Wording, AnotherWordAnywhereIsAnotherPaper) {
  Scoresheet sheet;
  sheet.title = "Scoresheet";
  sheet.play.resize(2);
  expectSaid<Scoresheet>(sheet, {[](Scoresheet& form) { form.head.of(board::Side::Red).school = "UPIS"; },
                                 [](Scoresheet& form) { form.play[1].halves[0].total.correct = "4"; },
                                 [](Scoresheet& form) { form.play[1].halves[0].total.correct = ""; },
                                 [](Scoresheet& form) { form.play.pop_back(); },
                                 [](Scoresheet& form) { form.closing.emplace_back(); },
                                 [](Scoresheet& form) { form.head.publication = contest::Publication::Held; },
                                 [](Scoresheet& form) {
                                   form.rulings.push_back({1, "kept"});
                                 },
                                 [](Scoresheet& form) { form.reviewers = {"A. Cruz"}; },
                                 [](Scoresheet& form) { form.record = "Version 2"; }});
  ListSheet list;
  list.title = "Standings";
  list.columns = {{"Rank"}, {"Player"}};
  list.rows = {{"1", "Ana"}};
  expectSaid<ListSheet>(list, {[](ListSheet& form) { form.rows[0][1] = "Eva"; },
                               [](ListSheet& form) {
                                 form.rows[0] = {"1A", "na"};
                               },
                               [](ListSheet& form) { form.columns[0].heading = "No."; },
                               [](ListSheet& form) { form.provisional = "FINAL"; },
                               [](ListSheet& form) { form.remarks = {"round 1 board 1"}; },
                               [](ListSheet& form) { form.ties.push_back({"2 points"}); },
                               [](ListSheet& form) { form.head.venue = "Rizal HS"; }});
  TallySheet tally;
  tally.title = "Tally";
  tally.rows.resize(1);
  expectSaid<TallySheet>(tally, {[](TallySheet& form) { form.rows[0].points = "1"; },
                                 [](TallySheet& form) { form.rows[0].results = {"1 (2)"}; },
                                 [](TallySheet& form) { form.rows[0].coach = "coach Cruz"; },
                                 [](TallySheet& form) {
                                   form.notes.push_back({"1", "Ana", {}});
                                 }});
  expectSaid<Contents>(
      {"Report", {}, {{"Grade 7", 0, 1}}},
      {[](Contents& form) { form.entries[0].text = "Grade 8"; },
       [](Contents& form) { form.entries[0].level = 1; }, [](Contents& form) { form.entries.pop_back(); }});
}

TEST(Wording, LooksAreNoWords) {
  ListSheet list;
  list.columns = {{"Rank"}};
  const std::string said = wordingOf(documentOf(list));
  list.size = TypeSize::Wall;
  list.columns[0].weight = 9;
  EXPECT_EQ(wordingOf(documentOf(list)), said);
  Document marked = documentOf(list);
  marked.imprint = Imprint{"Document 1", "DAMATH 1"};
  EXPECT_EQ(wordingOf(marked), said) << "the number is no part of what it says";
  marked.sheetsAcross = 2;
  EXPECT_EQ(wordingOf(marked), said) << "a poster says what the list says";
  marked.language = words::Language::Filipino;
  EXPECT_NE(wordingOf(marked), said);
  Document certificate = documentOf(Certificate{});
  const std::string given = wordingOf(certificate);
  putBehindCertificates(certificate, std::make_shared<const std::string>("a picture"));
  EXPECT_EQ(wordingOf(certificate), given) << "of a picture nothing is known";
}

// Hundreds of scoresheets are kept packed until they are drawn.
TEST(PackedSheets, SayWhatTheSheetSaid) {
  const words::Language language = words::Language::English;
  std::vector<Scoresheet> forms = {Scoresheet{}};
  for (const char* name : {"integer", "rational"}) {
    const sheet::Sheet sheet = samples::manualSheet(name);
    forms.push_back(scoresheet(sheet, headOf(sheet), language));
  }
  Scoresheet& full = forms.back();
  full.head.mode = contest::ContestMode::Practice;
  full.head.scoreDirection = rules::ScoreDirection::LowerWins;
  full.head.publication = contest::Publication::Held;
  full.play.front().line = -7;
  full.play.front().margin = {1, 300};
  full.play.front().halves[1].score = {"−" + std::string(400, 'x'), "", "2.50", {3, 70000}};
  full.result.correct = "won";
  full.findings = {{1, "wrong"}, {2, ""}};
  full.rulings = {{3, "kept"}};
  full.reviewers = {"A. Cruz", "B. Reyes"};
  const rules::ChipSet& set = *rules::builtInChipSet("polynomial");
  const sheet::AuditReport report = sheet::audit(samples::manualSheet("polynomial"), set, rules::manual());
  full.boards = boardDiagrams(report, set, {1}, language);
  ASSERT_FALSE(full.boards.empty());
  for (const Scoresheet& form : forms) {
    const Document plain = documentOf(form);
    Document packed = plain;
    pack(packed.forms.front());
    ASSERT_TRUE(std::holds_alternative<PackedSheet>(packed.forms.front()));
    EXPECT_EQ(wordingOf(packed), wordingOf(plain)) << "so its digest is the same";
    EXPECT_EQ(titleOf(packed.forms.front()), form.title);
    EXPECT_EQ(placeOf(packed.forms.front(), packed.language), placeOf(plain.forms.front(), plain.language));
    EXPECT_EQ(issuerOf(packed.forms.front()), issuerOf(plain.forms.front()));
    const Scoresheet again = std::get<PackedSheet>(packed.forms.front()).unpacked();
    EXPECT_EQ(wordingOf(documentOf(again)), wordingOf(plain));
    // wordingOf() leaves out the chips of the boards, and corrections whose text is empty. So both are
    // compared here.
    EXPECT_EQ(again.play.empty() ? Seldom<std::string>() : again.play.front().halves[1].score.correct,
              form.play.empty() ? Seldom<std::string>() : form.play.front().halves[1].score.correct);
    ASSERT_EQ(again.boards.size(), form.boards.size());
    for (std::size_t i = 0; i < form.boards.size(); ++i) {
      EXPECT_TRUE(std::ranges::equal(again.boards[i].chips, form.boards[i].chips, {}, &DiagramChip::piece,
                                     &DiagramChip::piece));
    }
  }
  Document list = documentOf(ListSheet{});
  pack(list.forms.front());
  EXPECT_TRUE(std::holds_alternative<ListSheet>(list.forms.front()));
}

}  // namespace
}  // namespace damath::compose
