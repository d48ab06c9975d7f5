// SPDX-License-Identifier: GPL-3.0-or-later
// What a paper says as one text: another word anywhere gives another, another look does not.
#include "reports/compose/wording.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "tests/reports/samples.hpp"

namespace damath::compose {
namespace {

using samples::documentOf;

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
  marked.language = "fil";
  EXPECT_NE(wordingOf(marked), said);
  Document certificate = documentOf(Certificate{});
  const std::string given = wordingOf(certificate);
  putBehindCertificates(certificate, std::make_shared<const std::string>("a picture"));
  EXPECT_EQ(wordingOf(certificate), given) << "of a picture nothing is known";
}

}  // namespace
}  // namespace damath::compose
